// Numbers that an earlier version kept in other forms: they come into the one form at the next start, and nobody who is
// suppressed can be reached at any time.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changeRows, dropDatabaseOf, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import { makeField, makeList, openAccount } from '../../support/marketing.ts'
import { startServer } from '../../support/server.ts'

let data: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-test-'))
})
afterEach(async () => {
  await dropDatabaseOf(data)
  await rm(data, { recursive: true, force: true })
})

const report = async () => {
  const [row] = await readRows<{ value: string }>(data, `SELECT value FROM setting WHERE name = 'number-forms'`)
  return row && (JSON.parse(row.value) as Record<string, number>)
}

it('old forms of numbers are brought into one at the next start', async () => {
  const ids = await (async () => {
    await using server = await startServer({ data })
    const { api, accountId } = await openAccount(server)
    await server.app.domain.accounts.accountDetails.change(accountId, { profile: { country: 'PT' } })
    await eventually(report)
    const list_id = await makeList(api)
    const field_id = await makeField(api, list_id, 'phone')
    await api
      .updateBaseField({ path: { list_id, field_id: 'cellphone' }, body: { unique: true } })
      .catch(() => undefined)
    const numbers = ['44-2079460611', '44-2079460612', '351-912345678']
    for (const cellphone of numbers) {
      const extra = [{ field_id, value: '44-2079460699' }]
      await api.createContact({ path: { list_id }, body: { base: { cellphone }, extra } })
    }
    const body = {
      type: 'cellphone',
      value: ['44-2079460612', '1-2125550100', '1-2125550101', '1-2125550102'],
    } as const
    await api.addSuppressionEntries({ body: { ...body, value: [...body.value] } })
    await api.createCellphoneSender({ body: { type: 'numeric', cellphone: '44-2079460600', file: 'JVBERi0xLjQK' } })
    return { accountId, list_id, field_id }
  })()
  for (const statement of [
    `UPDATE contact SET cellphone = '44-02079460611', fields = replace(fields, '44-2079460699', '44-02079460699') WHERE cellphone = '44-2079460611'`,
    `UPDATE contact_unique SET value = '44-02079460611' WHERE value = '44-2079460611'`,
    `UPDATE suppression SET value = '44-02079460611' WHERE value = '1-2125550100'`,
    `UPDATE suppression SET value = '00351912345678' WHERE value = '1-2125550101'`,
    `UPDATE suppression SET value = '912000004' WHERE value = '1-2125550102'`,
    `UPDATE sender SET address = '44-02079460600', name = '44-02079460600' WHERE address = '44-2079460600'`,
    `DELETE FROM setting WHERE name = 'number-forms'`,
  ])
    await changeRows(data, statement)

  await using server = await startServer({ data })
  const rowsOf = async (query: string) =>
    (await readRows<{ value: string }>(data, query)).map(({ value }) => value).toSorted()
  // Before the first request, all are suppressed under the form that contacts will have.
  const values = () => rowsOf('SELECT value FROM suppression')
  expect(await values()).toEqual(expect.arrayContaining(['44-2079460611', '351-912345678', '351-912000004']))
  await eventually(report)
  expect(await report()).toEqual({ suppressions: 3, merged: 3, unreadable: 0, senders: 1, contacts: 1, taken: 0 })
  expect(await values()).toEqual(['351-912000004', '351-912345678', '44-2079460611', '44-2079460612'])
  expect(await rowsOf('SELECT cellphone AS value FROM contact')).toEqual([
    '351-912345678',
    '44-2079460611',
    '44-2079460612',
  ])
  expect(await rowsOf('SELECT address AS value FROM sender')).toEqual(['44-2079460600'])
  const [changed] = await readRows<{ fields: string }>(
    data,
    `SELECT fields FROM contact WHERE cellphone = '44-2079460611'`,
  )
  expect(JSON.parse(changed?.fields ?? '')).toEqual({ [ids.field_id]: '44-2079460699' })
  expect(server.data).toBe(data)
})
