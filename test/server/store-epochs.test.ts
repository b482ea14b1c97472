// The epoch of an account: who writes in one that is over writes nothing, and who begins a new one waits for
// those who are writing; on PostgreSQL also when they write at the same time.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeInEpoch } from '../../src/server/domain/sending/epoch-guard.ts'
import { deleteAccount } from '../../src/server/store/accounts/removal.ts'
import { epochAt, epochOf, holdEpochAt } from '../../src/server/store/epoch.ts'
import { deleteRecords } from '../../src/server/store/sandbox/reset.ts'
import { getSetting, putSetting } from '../../src/server/store/settings.ts'
import type { Store } from '../../src/server/store/store.ts'
import { dropDatabaseOf, openTestStore } from '../support/engine.ts'

let folder: string
let store: Store
let account: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-epochs-'))
  store = await openTestStore(folder)
  const row = { kind: 'sandbox' as const, name: 'Shop', created: 0 }
  account = (await store.write((tx) => tx.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()))
    .id
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
  await dropDatabaseOf(folder)
})

const reset = () => store.writeAlongside((tx) => deleteRecords(tx, account, Date.now))

it('a new one begins after those who write in the one before', async () => {
  const [inside, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const order: string[] = []
  const late = writeInEpoch(store, { account_id: account, epoch: 0 }, async (tx) => {
    inside.resolve()
    await gate.promise
    await tx.insertInto('message_group').values({ account_id: account, channel: 'email', name: 'late' }).execute()
    return 'written'
  }).then((done) => (order.push('write'), done))
  await inside.promise
  const emptied = reset().then(() => order.push('reset'))
  // Two who write in the same epoch do not wait for each other; with one writer there is nothing to see.
  if (store.shared)
    expect(await writeInEpoch(store, { account_id: account, epoch: 0 }, async () => 'beside')).toBe('beside')
  gate.resolve()
  expect(await late).toBe('written')
  await emptied
  expect(order).toEqual(['write', 'reset'])
  expect(await epochOf(store.db, account)).toBe(1)
  // What was written before went with the rest.
  expect(await store.db.selectFrom('message_group').selectAll().execute()).toEqual([])
})

it('who waits for a new one to begin finds that his own is over', async () => {
  const [inside, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const emptied = store.writeAlongside(async (tx) => {
    await deleteRecords(tx, account, Date.now)
    inside.resolve()
    await gate.promise
  })
  await inside.promise
  const late = writeInEpoch(store, { account_id: account, epoch: 0 }, () => Promise.reject(new Error('it wrote')))
  gate.resolve()
  await emptied
  expect(await late).toBe(null)
  await writeInEpoch(store, { account_id: account, epoch: 1 }, (tx) => putSetting(tx, 'new', 'yes'))
  expect(await getSetting(store.db, 'new')).toBe('yes')
})

it('nothing is written for an account that is deleted', async () => {
  await store.write((tx) => deleteAccount(tx, account))
  const taken = { account_id: account, epoch: 0 }
  expect(await writeInEpoch(store, taken, () => Promise.reject(new Error('it wrote')))).toBe(null)
  const at = { wall: 1, ahead: new Map(), suspended: new Set<number>() }
  await expect(epochAt(store.db, account, at)).rejects.toThrow('There is no account')
  await expect(store.write((tx) => holdEpochAt(tx, account, at))).rejects.toThrow('There is no account')
})

it('a copy sees one moment, whatever is committed meanwhile', async () => {
  let other: Promise<void> | undefined
  const seen = await store.copy(async (tx) => {
    const before = await getSetting(tx, 'a')
    other = store.write((own) => putSetting(own, 'a', 'changed'))
    // One writer comes after the other: only where they run side by side can it be committed by now.
    if (store.shared) await other
    return [before, await getSetting(tx, 'a')]
  })
  await other
  expect(seen).toEqual([null, null])
  expect(await getSetting(store.db, 'a')).toBe('changed')
})
