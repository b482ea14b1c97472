// A worker that ends while it sends: what of its messages nobody knows is sent once more where a receiver can tell a
// repeat, and never where each costs money.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAccounts } from '../../../src/server/domain/accounts/accounts.ts'
import { createContacts } from '../../../src/server/domain/audience/contacts/contacts.ts'
import { createLists } from '../../../src/server/domain/audience/lists.ts'
import { createCampaigns } from '../../../src/server/domain/campaigns/campaigns.ts'
import { SUB_BATCH } from '../../../src/server/domain/campaigns/runs/in-hand.ts'
import { messageOfRecipient } from '../../../src/server/domain/campaigns/runs/message-of-recipient.ts'
import { planNextRun } from '../../../src/server/domain/campaigns/runs/plan.ts'
import { retryDeferred } from '../../../src/server/domain/campaigns/runs/retry-deferred.ts'
import { createRunContexts } from '../../../src/server/domain/campaigns/runs/run-context.ts'
import {
  LEASE,
  leaseDue,
  type SendParts,
  sendChunk,
  takeChunk,
} from '../../../src/server/domain/campaigns/runs/send-run.ts'
import { createCampaignSends } from '../../../src/server/domain/campaigns/send.ts'
import { createTrackingLinks } from '../../../src/server/domain/content/tracking-links.ts'
import type { Outcome } from '../../../src/server/domain/sending/carrier.ts'
import type { ReceiptEffect } from '../../../src/server/domain/sending/heard-news.ts'
import { PRIORITY, TAKES } from '../../../src/server/domain/sending/priority.ts'
import { createReceipts } from '../../../src/server/domain/sending/receipts.ts'
import type { Clock } from '../../../src/server/lib/clock.ts'
import { insertSender } from '../../../src/server/store/accounts/senders.ts'
import { findRun } from '../../../src/server/store/campaigns/runs.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { dropDatabaseOf, openTestStore } from '../../support/engine.ts'

const CONTACTS = SUB_BATCH + 3

let folder: string
let store: Store
let time: number
const clock: Clock = {
  now: () => time,
  wall: () => time,
  times: () => ({ wall: time, ahead: new Map(), suspended: new Set() }),
}
beforeEach(async () => {
  time = Date.parse('2031-03-04T10:00:00Z')
  folder = await mkdtemp(join(tmpdir(), 'messaging-doubt-'))
  store = await openTestStore(folder)
})
afterEach(async () => {
  await store.close()
  await dropDatabaseOf(folder)
  await rm(folder, { recursive: true, force: true })
})

type Answer = (count: number) => Promise<Outcome[]>
const accepts: Answer = async (count) => Array.from({ length: count }, () => ({ state: 'accepted', ref: 'taken' }))
const dies: Answer = async () => {
  throw new Error('the process was killed')
}

/** A run of the channel that was planned, and a worker whose carrier answers as `answer` does. */
async function planned(channel: 'email' | 'sms' | 'voice', contacts = CONTACTS) {
  const parts = { store, clock }
  const { accountId: account } = await createAccounts({ ...parts, sandbox: true }).create('Shop', 'sandbox')
  const list = await createLists(parts).create(account, { internalName: 'Readers' })
  for (let n = 0; n < contacts; n++) {
    const digits = String(n).padStart(2, '0')
    const base = { email: `reader${n}@example.com`, cellphone: `351-9100000${digits}`, phone: `351-2100000${digits}` }
    await createContacts(parts).create(account, list.id, { base })
  }
  const senderOf = (of: 'email' | 'phone', address: string) => {
    const sender = { account_id: account, channel: of, name: 'Shop', address, status: 'active', created: time } as const
    return store.write(async (tx) => (await insertSender(tx, sender))?.id ?? 0)
  }
  const campaigns = createCampaigns(parts)
  const by = { accountId: account, userId: null }
  const draft = { listId: list.id, internalName: 'Spring' }
  const drafts = {
    email: async () => {
      const senderId = await senderOf('email', 'shop@example.com')
      return campaigns.create('email', by, { ...draft, content: { type: 'html', body: '<p>Hello</p>' }, senderId })
    },
    sms: () => campaigns.create('sms', by, { ...draft, content: { type: 'text', message: 'Hello' } }),
    voice: async () => {
      const senderId = await senderOf('phone', '351-210000009')
      const audio = { type: 'audio/wav', bytes: Buffer.from('RIFF') }
      return campaigns.create('voice', by, { ...draft, content: { type: 'audio', audio }, senderId })
    },
  }
  const { hash } = await drafts[channel]()
  await createCampaignSends(parts).send(channel, by, hash, { listId: list.id, segments: { type: 'none' } })
  await planNextRun(parts, account)
  const attempts = new Map<number, number>()
  const carrier = {
    answer: accepts,
    async send(messages: { messageId: number }[]) {
      for (const { messageId } of messages) attempts.set(messageId, (attempts.get(messageId) ?? 0) + 1)
      return carrier.answer(messages.length)
    },
    close: async () => undefined,
  }
  const contexts = createRunContexts({
    store,
    carriers: {
      email: () => carrier,
      sms: () => carrier,
      push: () => carrier,
      voice: () => carrier,
      webPush: () => carrier,
    },
    trackingLinks: createTrackingLinks('http://localhost', 'secret'),
  })
  const heard: number[] = []
  const hear: ReceiptEffect = async (_tx, news) => void heard.push(...news.map(({ message }) => message.id))
  const receipts = createReceipts({ ...parts, findMessage: messageOfRecipient, effects: [hear] })
  const worker: SendParts = { store, clock, contexts, receipts, lease: LEASE }
  const { id } = await store.db.selectFrom('run').select('id').executeTakeFirstOrThrow()
  return {
    carrier,
    worker,
    account,
    receipts,
    /** The messages of which news were followed. */
    heard,
    /** Takes a chunk and sends it; false when none is free. */
    async sendChunk(): Promise<boolean> {
      const lease = await takeChunk(worker, account)
      if (lease) await sendChunk(worker, lease)
      return lease !== null
    },
    attempts: () => [...attempts.values()],
    outcomes: async () => {
      const run = await findRun(store.db, id)
      return { accepted: run?.accepted, unknown: run?.unknown }
    },
  }
}

it('what is reported of the messages of a range before it is settled is followed, of each of them', async () => {
  const { carrier, receipts, heard, sendChunk } = await planned('email')
  const { send } = carrier
  const sent: number[] = []
  carrier.send = async (messages) => {
    for (const { messageId } of messages) {
      sent.push(messageId)
      await receipts.take({ messageId, account: null, kind: 'delivered' })
    }
    return send(messages)
  }
  await sendChunk()
  expect(sent).toHaveLength(CONTACTS)
  expect(heard.toSorted()).toEqual(sent.toSorted())
})

describe.each([
  { channel: 'email', outcomes: { accepted: CONTACTS, unknown: 0 }, most: 2 },
  { channel: 'sms', outcomes: { accepted: 3, unknown: SUB_BATCH }, most: 1 },
  { channel: 'voice', outcomes: { accepted: 3, unknown: SUB_BATCH }, most: 1 },
] as const)('a campaign by $channel', ({ channel, outcomes, most }) => {
  it(`has a range in flight when its worker is killed: at most ${most} attempts each`, async () => {
    const run = await planned(channel)
    run.carrier.answer = dies
    await expect(run.sendChunk()).rejects.toThrow('killed')
    run.carrier.answer = accepts
    expect(await run.sendChunk(), 'the lease still holds').toBe(false)
    time += LEASE + 1
    expect(await run.sendChunk()).toBe(true)
    expect(await run.outcomes()).toEqual(outcomes)
    expect(Math.max(...run.attempts())).toBe(most)
    expect(run.attempts()).toHaveLength(CONTACTS)
  })

  it('has a message put off when its worker is killed', async () => {
    const run = await planned(channel, 1)
    run.carrier.answer = async () => [{ state: 'deferred', reason: 'busy' }]
    await run.sendChunk()
    time += 600_000
    run.carrier.answer = dies
    const due = () => leaseDue(run.worker, run.account, TAKES.retries, 10)
    await expect(retryDeferred(run.worker, await due())).rejects.toThrow('killed')
    time += LEASE + 1
    run.carrier.answer = accepts
    const again = await due()
    expect(again.map(({ priority }) => priority)).toEqual([PRIORITY.campaign])
    await retryDeferred(run.worker, again)
    expect(await run.outcomes()).toEqual(
      channel === 'email' ? { accepted: 1, unknown: 0 } : { accepted: 0, unknown: 1 },
    )
    expect(run.attempts()).toEqual([channel === 'email' ? 3 : 2])
  })

  it('is not in doubt when a look at its recipients failed', async () => {
    const run = await planned(channel)
    // Who is on the list cannot be asked.
    await store.write((tx) => tx.schema.alterTable('suppression').renameTo('elsewhere').execute())
    await expect(run.sendChunk()).rejects.toThrow()
    await store.write((tx) => tx.schema.alterTable('elsewhere').renameTo('suppression').execute())
    time += LEASE + 1
    await run.sendChunk()
    expect(await run.outcomes()).toEqual({ accepted: CONTACTS, unknown: 0 })
    expect(Math.max(...run.attempts())).toBe(1)
  })
})
