// Many rows with few statements, on either engine.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertTogether } from '../../src/server/store/bulk.ts'
import {
  insertTransactional,
  type NewTransactionalRow,
  statusLog,
} from '../../src/server/store/messages/transactional.ts'
import {
  type MessageRow,
  type NewMessage,
  newMessages,
  settleUnsettled,
} from '../../src/server/store/sending/campaign-ledger.ts'
import type { Store } from '../../src/server/store/store.ts'
import { dropDatabaseOf, openTestStore } from '../support/engine.ts'

let folder: string
let store: Store
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-bulk-'))
  store = await openTestStore(folder)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
  await dropDatabaseOf(folder)
})

const message = (id: number, change: Partial<NewMessage> = {}): NewMessage => ({
  id,
  account_id: 1,
  channel: 'email',
  run_id: null,
  campaign_id: null,
  list_id: null,
  contact_id: null,
  address: `${id}@example.com`,
  state: 'queued',
  reason: null,
  attempts: 0,
  carrier_ref: null,
  next_at: 5,
  lease_until: 0,
  created: 1,
  settled: null,
  priority: 3,
  ...change,
})

const ordered = (message_id: number): NewTransactionalRow => ({
  message_id,
  account_id: 1,
  channel: 'email',
  origin: 'request',
  origin_id: null,
  sender_id: 1,
  group_id: 1,
  template_id: null,
  status: 'queued',
  subject: 'Hello',
  parts: 0,
  custom_data: null,
  created_ip: '127.0.0.1',
  user_id: null,
  created: 1,
  registered: 0,
})

const rows = (): Promise<MessageRow[]> => store.db.selectFrom('message').selectAll().orderBy('id').execute()

describe('insertTogether', () => {
  it('writes to all tables or to none, and tells which they were', async () => {
    const news: unknown[] = []
    store.onWrite((written) => news.push(written && [...written].sort()))
    const statuses = [1, 2].map((message_id) => ({ message_id, status: 'created' as const, at: 1 }))
    const contents = [{ message_id: 1, content: '{}', source: null }]
    await store.write((tx) =>
      insertTransactional(tx, [message(1), message(2)], [ordered(1), ordered(2)], contents, statuses),
    )
    expect(news).toEqual([['message', 'message_status', 'transactional_content', 'transactional_message']])
    expect((await rows()).map(({ id }) => id)).toEqual([1, 2])
    await expect(statusLog(store.db, 2)).resolves.toMatchObject([{ status: 'created' }])
    await expect(store.write((tx) => insertTransactional(tx, [message(3)], [ordered(2)], [], []))).rejects.toThrow()
    expect(await rows()).toHaveLength(2)
  })

  it('does nothing without rows', async () => {
    await store.write((tx) => insertTogether(tx, [newMessages([])]))
    await store.write((tx) => insertTogether(tx, []))
    expect(await rows()).toEqual([])
  })
})

describe('settleUnsettled', () => {
  const change = (id: number) => ({
    state: 'failed' as const,
    reason: `it's "${id}"\0`,
    attempts: 1,
    carrier_ref: null,
    next_at: null,
    lease_until: 0,
    settled: 9,
    held_since: null,
  })

  it('gives each message its own outcome, but those that somebody else has settled or taken', async () => {
    const given = [message(1), message(2, { attempts: 1 }), message(3, { next_at: null }), message(4)]
    await store.write((tx) => insertTogether(tx, [newMessages(given)]))
    const leased = (await rows()).map((row) => ({ ...row, attempts: 0 }))
    const mine = [leased[0], leased[1], leased[2]] as MessageRow[]
    const settled = await store.write((tx) =>
      settleUnsettled(
        tx,
        mine.map((one) => ({ leased: one, change: change(one.id) })),
      ),
    )
    expect([...settled]).toEqual([1])
    const after = await rows()
    expect(after.map(({ state }) => state)).toEqual(['failed', 'queued', 'queued', 'queued'])
    expect(after[0]).toMatchObject({
      attempts: 1,
      next_at: null,
      settled: 9,
      carrier_ref: null,
      address: '1@example.com',
    })
    expect(after[0]?.reason).toMatch(/^it's "1"/)
  })

  it('settles many, and nobody when there are none', async () => {
    const ids = Array.from({ length: 250 }, (_, n) => n + 1)
    await store.write((tx) => insertTogether(tx, [newMessages(ids.map((id) => message(id)))]))
    const leased = await rows()
    await expect(store.write((tx) => settleUnsettled(tx, []))).resolves.toEqual(new Set())
    const settled = await store.write((tx) =>
      settleUnsettled(
        tx,
        leased.map((one) => ({ leased: one, change: change(one.id) })),
      ),
    )
    expect([...settled].sort((a, b) => a - b)).toEqual(ids)
    expect((await rows()).every(({ id, reason }) => reason?.startsWith(`it's "${id}"`))).toBe(true)
  })
})
