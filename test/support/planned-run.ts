// Runs of campaigns that were planned, with a worker whose carrier does what a test says.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { createAccounts } from '../../src/server/domain/accounts/accounts.ts'
import { createContacts } from '../../src/server/domain/audience/contacts/contacts.ts'
import { createLists } from '../../src/server/domain/audience/lists.ts'
import { createCampaigns } from '../../src/server/domain/campaigns/campaigns.ts'
import { SUB_BATCH } from '../../src/server/domain/campaigns/runs/concurrency.ts'
import { messageOfRecipient } from '../../src/server/domain/campaigns/runs/message-of-recipient.ts'
import { planNextRun } from '../../src/server/domain/campaigns/runs/plan.ts'
import { createRunContexts } from '../../src/server/domain/campaigns/runs/run-context.ts'
import {
  LEASE,
  type Pass,
  type SendDeps,
  sendChunk,
  takeChunk,
} from '../../src/server/domain/campaigns/runs/send-run.ts'
import { createCampaignSends } from '../../src/server/domain/campaigns/send.ts'
import { createTrackingLinks } from '../../src/server/domain/content/tracking-links.ts'
import type { Outcome } from '../../src/server/domain/sending/carrier.ts'
import type { ReceiptEffect } from '../../src/server/domain/sending/heard-news.ts'
import { createReceipts } from '../../src/server/domain/sending/receipts.ts'
import type { Clock } from '../../src/server/lib/clock.ts'
import { insertSender } from '../../src/server/store/accounts/senders.ts'
import { findRun, type RunChange, updateRun } from '../../src/server/store/campaigns/runs.ts'
import type { Store } from '../../src/server/store/store.ts'
import { dropDatabaseOf, openTestStore } from './engine.ts'

/** One range of a chunk, and three recipients more. */
export const CONTACTS = SUB_BATCH + 3

export type RunAnswer = (count: number) => Promise<Outcome[]>
export const accepts: RunAnswer = async (count) =>
  Array.from({ length: count }, () => ({ state: 'accepted', ref: 'taken' }))
export const dies: RunAnswer = async () => {
  throw new Error('the process was killed')
}

/** Answers as `first` does, and after that as `later` does. */
export const once = (later: RunAnswer, first: RunAnswer = accepts): RunAnswer => {
  let isFirst = true
  return (count) => {
    const answer = isFirst ? first : later
    isFirst = false
    return answer(count)
  }
}

/** A store and a clock for each test of a file; `planned` makes a run in it. */
export function useRuns() {
  let folder: string
  const world = {} as { store: Store; time: number }
  beforeEach(async () => {
    world.time = Date.parse('2031-03-04T10:00:00Z')
    folder = await mkdtemp(join(tmpdir(), 'messaging-run-'))
    world.store = await openTestStore(folder)
  })
  afterEach(async () => {
    await world.store.close()
    await dropDatabaseOf(folder)
    await rm(folder, { recursive: true, force: true })
  })
  return Object.assign(world, {
    planned: (channel: PlannedChannel, contacts = CONTACTS) => plan(world, channel, contacts),
  })
}

type PlannedChannel = 'email' | 'sms' | 'voice'

/** A run of the channel that was planned, and a worker whose carrier answers as `answer` does. */
async function plan(world: { store: Store; time: number }, channel: PlannedChannel, contacts: number) {
  const { store } = world
  const clock: Clock = {
    now: () => world.time,
    wall: () => world.time,
    steady: () => performance.now(),
    times: () => ({ wall: world.time, ahead: new Map(), suspended: new Set() }),
  }
  const parts = { store, clock }
  const { accountId: account } = await createAccounts({ ...parts, sandbox: true }).create('Shop', 'sandbox')
  const list = await createLists(parts).create(account, { internalName: 'Readers' })
  for (let n = 0; n < contacts; n++) {
    const digits = String(n).padStart(2, '0')
    const base = { email: `reader${n}@example.com`, cellphone: `351-9100000${digits}`, phone: `351-2100000${digits}` }
    await createContacts(parts).create(account, list.id, { base })
  }
  const senderOf = (of: 'email' | 'phone', address: string) => {
    const sender = {
      account_id: account,
      channel: of,
      name: 'Shop',
      address,
      status: 'active',
      created: world.time,
    } as const
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
  const trackingLinks = createTrackingLinks('https://mail.example.com', 'secret')
  await createCampaignSends({ ...parts, trackingLinks }).send(channel, by, hash, {
    listId: list.id,
    segments: { type: 'none' },
  })
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
  const worker: SendDeps = { store, clock, contexts, receipts, lease: LEASE }
  const { id } = await store.db.selectFrom('run').select('id').executeTakeFirstOrThrow()
  return {
    carrier,
    worker,
    account,
    receipts,
    /** The messages of which news were followed. */
    heard,
    /** Takes a chunk and sends it; false when none is free. */
    async sendChunk(pass?: Pass): Promise<boolean> {
      const lease = await takeChunk(worker, account)
      if (lease) await sendChunk(worker, lease, pass)
      return lease !== null
    },
    /** Does something ahead of the transaction that settles the first range, and when it is committed. */
    aroundSettling({ before, after }: { before?(): Promise<unknown>; after?(): Promise<unknown> }): void {
      const { answer } = carrier
      const { writeAlongside } = store
      carrier.answer = async (count) => {
        carrier.answer = answer
        store.writeAlongside = async (work) => {
          store.writeAlongside = writeAlongside
          await before?.()
          const value = await writeAlongside(work)
          await after?.()
          return value
        }
        return answer(count)
      }
    },
    attempts: () => [...attempts.values()],
    outcomes: async () => {
      const { accepted = -1, unknown = -1 } = (await findRun(store.db, id)) ?? {}
      return { accepted, unknown }
    },
    /** What was kept of failures. */
    async failures() {
      const messages = await store.db.selectFrom('message').select('id').where('state', '=', 'failed').execute()
      const suppressed = await store.db.selectFrom('suppression').select('value').execute()
      const counted = (await findRun(store.db, id))?.failed
      return { counted, messages: messages.length, suppressed: suppressed.length }
    },
    change: (change: RunChange) => store.write((tx) => updateRun(tx, id, change)),
    changeAccount: (change: { suspended: number | null }) =>
      store.write((tx) => tx.updateTable('account').set(change).where('id', '=', account).execute()),
    state: async () => (await findRun(store.db, id))?.state,
  }
}
