// Which alert an outage of the database leads to.
import { expect, it } from 'vitest'
import { nameError } from '../../src/server/store/engines/postgres-pool.ts'
import { causeOf } from '../../src/server/store/outage.ts'

it.each([
  ['53100', 'disk_full'],
  ['53300', 'connections'],
  ['25006', 'read_only'],
  ['57P02', 'crash'],
  ['58030', 'crash'],
  ['57P01', 'other'],
  ['ECONNREFUSED', 'other'],
])('an error of PostgreSQL with the code %s is of the kind %s', (code, cause) => {
  const error = nameError(Object.assign(new Error('It failed'), { code }))
  expect(error).toMatchObject({ code: 'STORE_UNAVAILABLE' })
  expect(causeOf(error)).toBe(cause)
})

it('a standby that is asked to write is read-only', () => {
  const refused = Object.assign(new Error('cannot set transaction read-write mode during recovery'), { code: '0A000' })
  expect(causeOf(nameError(refused, 'begin isolation level serializable'))).toBe('read_only')
})
