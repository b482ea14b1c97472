// Counters that transactions add to at their end, on either engine.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addUsage, listUsage } from '../../src/server/store/accounts/profiles.ts'
import { addToRollups, listRollups } from '../../src/server/store/events/events.ts'
import type { Db, Store } from '../../src/server/store/store.ts'
import { dropDatabaseOf, onPostgres, openTestStore } from '../support/engine.ts'

let folder: string
let store: Store

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-counters-'))
  store = await openTestStore(folder)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
  await dropDatabaseOf(folder)
})

const sends = (n: number) => ({ campaign_id: 1, part: 'overall', item: '', metric: 'sends', n })
const opens = (n: number) => ({ ...sends(n), metric: 'opens' })
const counted = async (db: Db) =>
  Object.fromEntries((await listRollups(db, 1)).map(({ metric, n }) => [metric, Number(n)]))

it('all that a transaction adds is added up', async () => {
  await store.write(async (tx) => {
    addToRollups(tx, [sends(1), opens(5)])
    addUsage(tx, [
      { account_id: 7, channel: 'sms', sent: 1 },
      { account_id: 7, channel: 'email', sent: 0 },
      { account_id: 7, channel: 'sms', sent: 1 },
    ])
    addToRollups(tx, [sends(2)])
  })
  await store.writeAlongside(async (tx) => addToRollups(tx, [sends(4)]))
  expect(await counted(store.db)).toEqual({ sends: 7, opens: 5 })
  expect(await listUsage(store.db, 7)).toEqual([{ channel: 'sms', sent: 2 }])
})

it('a transaction that is undone adds nothing, nor does it to the one after', async () => {
  const failing = store.write(async (tx) => {
    addToRollups(tx, [sends(1)])
    throw new Error('undone')
  })
  const fine = store.write(async (tx) => addToRollups(tx, [opens(1)]))
  await expect(failing).rejects.toThrow('undone')
  await fine
  expect(await counted(store.db)).toEqual({ opens: 1 })
})

it('outside a transaction of the store, adding is an error', () => {
  expect(() => addToRollups(store.db, [sends(1)])).toThrow('Counters of rollup are added to in a transaction')
})

it.skipIf(!onPostgres)('nobody waits for a counter while the transaction that adds to it goes on', async () => {
  await store.writeAlongside(async (tx) => {
    addToRollups(tx, [sends(1)])
    addUsage(tx, [{ account_id: 7, channel: 'sms', sent: 1 }])
    // This one would wait for the end of the first, which waits for it.
    await store.writeAlongside(async (other) => {
      addToRollups(other, [sends(2)])
      addUsage(other, [{ account_id: 7, channel: 'sms', sent: 1 }])
    })
    expect(await counted(store.db)).toEqual({ sends: 2 })
  })
  expect(await counted(store.db)).toEqual({ sends: 3 })
})
