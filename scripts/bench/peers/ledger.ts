// The ledger alone, in a process of its own: plans a run, then sends and settles it with a carrier that accepts
// everything immediately, so that no mail is built. For comparison, the minimum cost of the database: reading the
// audience without keeping it, and writing one row for each recipient in commits of the same size.
import { createApp } from '../../../src/server/app.ts'
import { SUB_BATCH } from '../../../src/server/domain/campaigns/runs/in-hand.ts'
import { CHUNK, planNextRun } from '../../../src/server/domain/campaigns/runs/plan.ts'
import { createRunContexts } from '../../../src/server/domain/campaigns/runs/run-context.ts'
import { LEASE, sendChunk, takeChunk } from '../../../src/server/domain/campaigns/runs/send-run.ts'
import { createTrackingLinks } from '../../../src/server/domain/content/tracking-links.ts'
import type { EmailCarrier } from '../../../src/server/domain/sending/carrier.ts'
import { createClock } from '../../../src/server/lib/clock.ts'
import { readConfig } from '../../../src/server/setup/settings.ts'
import { insertContacts } from '../../../src/server/store/audience/contact-bulk.ts'
import type { ContactRow } from '../../../src/server/store/audience/contacts.ts'
import { insertTogether } from '../../../src/server/store/bulk.ts'
import { readAudience } from '../../../src/server/store/campaigns/recipients.ts'
import { openPostgres } from '../../../src/server/store/engines/postgres.ts'
import { openSqlite } from '../../../src/server/store/engines/sqlite.ts'
import { type NewMessage, newMessages } from '../../../src/server/store/sending/messages.ts'
import type { Db, Store } from '../../../src/server/store/store.ts'

export interface LedgerFigures {
  /** Milliseconds to read the audience, and to plan it. */
  readMs: number
  planMs: number
  /** Megabytes by which the process grew while it planned. */
  planMemory: number
  /** Milliseconds to settle `sent` recipients, and to write as many rows. */
  sendMs: number
  sendCpu: number
  rowsMs: number
  sent: number
}

const [folder, contacts, toSend] = process.argv.slice(2) as [string, string, string]
const PER_INSERT = 5_000

const contact = (account: number, list: number, id: number, now: number): ContactRow => ({
  id,
  account_id: account,
  list_id: list,
  status: 'active',
  consent: 'any',
  consent_date: null,
  subscription_method: 'imported',
  subscription_date: now,
  unsubscription_method: '',
  unsubscription_reason: '',
  unsubscription_observation: '',
  unsubscription_date: null,
  change_date: now,
  first_name: `Reader ${id}`,
  last_name: '',
  birth_date: null,
  language: 'en',
  email: `reader${id}@example.com`,
  email_status: 'active',
  cellphone: null,
  cellphone_status: 'active',
  phone: null,
  phone_status: 'active',
  fields: '{}',
  origin: null,
  subscription_form: 0,
})

/** Makes a list and orders a campaign for all of it, then closes the platform again. */
async function prepare(): Promise<{ account: number; list: number }> {
  const app = await createApp({
    config: { ...readConfig({ ...process.env, MESSAGING_DATA: folder }), logLevel: 'silent' },
    idle: true,
  })
  try {
    const { accounts, campaigns, lists, senders, sends } = app.domain
    const { accountId } = await accounts.create('Bench', 'sandbox')
    const list = await lists.create(accountId, { internalName: 'Readers' })
    const caller = { accountId, kind: 'sandbox' as const, keyId: 'bench', rights: null, userId: null }
    const sender = await senders.createEmail(caller, { name: 'Shop', email: 'shop@example.com' })
    const content = { type: 'html' as const, body: '<body><p>Hello {{ first_name }}</p></body>' }
    const input = { listId: list.id, internalName: 'Spring', subject: 'Spring', content, senderId: sender.id }
    const { hash } = await campaigns.create('email', caller, input)
    await sends.send('email', caller, hash, { listId: list.id, segments: { type: 'none' } })
    return { account: accountId, list: list.id }
  } finally {
    await app.close()
  }
}

async function fill(store: Store, account: number, list: number): Promise<void> {
  const now = Date.now()
  for (let from = 1; from <= Number(contacts); from += PER_INSERT) {
    const size = Math.min(PER_INSERT, Number(contacts) + 1 - from)
    await store.write((tx) =>
      insertContacts(
        tx,
        Array.from({ length: size }, (_, i) => contact(account, list, from + i, now)),
      ),
    )
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function countAudience(tx: Db, account: number, list: number): Promise<number> {
  let count = 0
  const everybody = {
    account,
    list,
    places: [{ kind: 'email', field: 'email' }],
    isUnique: true,
    only: null,
    condition: null,
    failedOf: null,
  } as const
  for await (const { size } of readAudience(tx, everybody, CHUNK)) count += size
  return count
}

/** A carrier that says it accepted each mail. */
const everything: EmailCarrier = {
  send: (mails) =>
    Promise.resolve(mails.map(({ headerId }) => ({ state: 'accepted', ref: headerId, delivered: true }))),
  close: () => Promise.resolve(),
}

/** Settles at least `count` recipients with as many runners as the platform has; returns how many it settled. */
async function sendSome(store: Store, account: number, count: number): Promise<number> {
  const carriers = {
    email: () => everything,
    sms: () => never(),
    push: () => never(),
    voice: () => never(),
    webPush: () => never(),
  }
  const contextOf = createRunContexts({
    store,
    carriers,
    trackingLinks: createTrackingLinks('http://localhost', 'bench'),
  })
  // The carrier reports nothing beyond its outcomes.
  const receipts = { takeWith: () => Promise.resolve() }
  const parts = { store, clock: createClock(store.skew), contextOf, receipts, lease: LEASE }
  const settled = async () =>
    Number((await store.db.selectFrom('run').select('accepted').executeTakeFirstOrThrow()).accepted)
  const runner = async () => {
    while ((await settled()) < count) {
      const lease = await takeChunk(parts, account)
      if (lease) await sendChunk(parts, lease)
    }
  }
  await Promise.all([runner(), runner()])
  return settled()
}

function never(): never {
  throw new Error('The bench sends emails only')
}

const row = (account: number, id: number, now: number): NewMessage => ({
  id,
  account_id: account,
  channel: 'email',
  run_id: null,
  campaign_id: null,
  list_id: null,
  contact_id: null,
  address: `reader${id}@example.com`,
  state: 'accepted',
  reason: null,
  attempts: 1,
  carrier_ref: '250 taken',
  next_at: null,
  lease_until: 0,
  created: now,
  settled: now,
  priority: 50,
})

async function writeRows(store: Store, account: number, count: number): Promise<void> {
  const [now, first] = [Date.now(), 2 ** 40]
  for (let from = 0; from < count; from += SUB_BATCH) {
    const rows = Array.from({ length: Math.min(SUB_BATCH, count - from) }, (_, i) =>
      row(account, first + from + i, now),
    )
    await store.write((tx) => insertTogether(tx, [newMessages(rows)]))
  }
}

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
/** The peak memory of the process so far in MB. */
const peak = () => process.resourceUsage().maxRSS / 1024

async function measure(store: Store, account: number, list: number): Promise<LedgerFigures> {
  const readMs = await timed(() => store.write((tx) => countAudience(tx, account, list)))
  const before = peak()
  const planMs = await timed(() => planNextRun({ store, clock: createClock(store.skew) }, account))
  const planMemory = peak() - before
  const cpuBefore = cpu()
  let sent = 0
  const sendMs = await timed(async () => (sent = await sendSome(store, account, Number(toSend))))
  const sendCpu = cpu() - cpuBefore
  const rowsMs = await timed(() => writeRows(store, account, sent))
  return { readMs, planMs, planMemory, sendMs, sendCpu, rowsMs, sent }
}

const { account, list } = await prepare()
const url = process.env['DATABASE_URL']
const store = url
  ? await openPostgres({ url, connections: 10 })
  : await openSqlite(readConfig({ MESSAGING_DATA: folder }).data)
await fill(store, account, list)
process.send?.(await measure(store, account, list))
await store.close()
process.disconnect?.()
