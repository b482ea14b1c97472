// The items of an operation that is not made in the end: they name people, and nothing leads to them any more.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openOperation } from '../../../src/server/domain/operations/operations.ts'
import { createRetention } from '../../../src/server/domain/operations/retention.ts'
import { SLICE, storeItems } from '../../../src/server/domain/operations/slices.ts'
import { insertAccount } from '../../../src/server/store/accounts/accounts.ts'
import { insertSlices, takeOperationId } from '../../../src/server/store/operations/operations.ts'
import { type Db, type Store, StoreUnavailableError } from '../../../src/server/store/store.ts'
import { dropDatabaseOf, openTestStore } from '../../support/engine.ts'

let folder: string
let store: Store
let account: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-slices-'))
  store = await openTestStore(folder)
  account = await store.write((tx) => insertAccount(tx, { parent_id: null, kind: 'sandbox', name: 'A', created: 1 }))
})
afterEach(async () => {
  await store.close()
  await dropDatabaseOf(folder)
  await rm(folder, { recursive: true, force: true })
})

const items = Array.from({ length: 6 * SLICE }, (_, n) => `a${n}@example.com`)

const open = (tx: Db, id: number) =>
  openOperation(tx, {
    ...{ accountId: account, userId: null, type: 'import_contacts', kind: 'import', at: 1, id, listId: null },
    ...{ input: { notify: [], callbackUrl: null }, progress: { next: 0 } },
  })

const operationsWithSlices = async () => {
  const rows = await store.db.selectFrom('operation_slice').select('operation_id').distinct().execute()
  return rows.map(({ operation_id }) => operation_id).sort((a, b) => a - b)
}

it('go when the operation is refused', async () => {
  const refusal = new Error('The list has just been deleted.')
  await expect(storeItems(store, items, () => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(await operationsWithSlices()).toEqual([])
})

it('stay when nobody knows whether the operation was made', async () => {
  const lost = new StoreUnavailableError('The connection broke.')
  await expect(storeItems(store, items, () => Promise.reject(lost))).rejects.toBe(lost)
  expect(await operationsWithSlices()).toHaveLength(1)
})

it('go an hour after a crash, and those of operations that are being made do not', async () => {
  const leave = async () => {
    const id = await store.write(takeOperationId)
    await store.write((tx) => insertSlices(tx, [{ operation_id: id, seq: 0, data: '["ana@example.com"]' }]))
    return id
  }
  let wall = 1_000_000
  const clock = {
    wall: () => wall,
    steady: () => performance.now(),
    now: () => wall,
    times: () => ({ wall, ahead: new Map<number, number>(), suspended: new Set<number>() }),
  }
  const keep = { hooks: null, operations: null, captured: null, inbound: null, live: null, smsParts: null, quiet: null }
  const step = createRetention({ store, clock, retention: keep })
  const wait = async (minutes: number) => {
    wall += minutes * 60_000
    while (await step());
  }
  const made = await storeItems(store, items, open)
  const left = [await leave(), await leave(), await leave(), await leave(), await leave(), await leave()]
  await wait(0)
  const late = await leave()
  await wait(59)
  expect(await operationsWithSlices()).toEqual([made, ...left, late])
  await wait(1)
  expect(await operationsWithSlices()).toEqual([made, late])
  await wait(59)
  expect(await operationsWithSlices()).toEqual([made, late])
  await wait(1)
  expect(await operationsWithSlices()).toEqual([made])
})
