// The ledger alone, in a process of its own: plans a run of each channel that is named, then sends and settles it with a
// carrier that accepts everything immediately, so that no mail is built. For comparison, the minimum cost of the
// database: reading the audience without keeping it, and writing one row for each recipient in commits of the same size.
import { sql } from 'kysely'
import { createApp } from '../../../src/server/app.ts'
import { type ChannelName, channelOf } from '../../../src/server/domain/campaigns/channels/channels.ts'
import { SUB_BATCH } from '../../../src/server/domain/campaigns/runs/concurrency.ts'
import { CHUNK, planNextRun, type RunAudience } from '../../../src/server/domain/campaigns/runs/plan.ts'
import { createRunContexts } from '../../../src/server/domain/campaigns/runs/run-context.ts'
import { moveRun } from '../../../src/server/domain/campaigns/runs/run-moves.ts'
import type { RunStep } from '../../../src/server/domain/campaigns/runs/run-states.ts'
import { LEASE, type SendDeps, sendChunk, takeChunk } from '../../../src/server/domain/campaigns/runs/send-run.ts'
import { createTrackingLinks } from '../../../src/server/domain/content/tracking-links.ts'
import type { Carrier, Carriers } from '../../../src/server/domain/sending/carrier.ts'
import { createClock } from '../../../src/server/lib/clock.ts'
import { fromJson } from '../../../src/server/lib/json-text.ts'
import { readConfig } from '../../../src/server/settings/settings.ts'
import { insertContacts } from '../../../src/server/store/audience/contact-bulk.ts'
import type { ContactRow } from '../../../src/server/store/audience/contacts.ts'
import { insertTogether } from '../../../src/server/store/bulk.ts'
import { findRun, type RunRow } from '../../../src/server/store/campaigns/runs.ts'
import { openPostgres } from '../../../src/server/store/engines/postgres.ts'
import { openSqlite } from '../../../src/server/store/engines/sqlite.ts'
import { type NewMessage, newMessages } from '../../../src/server/store/sending/campaign-ledger.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { insertDevices, isChannel, numberOf, type Ordered, order } from './ledger-channels.ts'

export interface LedgerFigures {
  channel: ChannelName
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

const [folder, contacts, toSend, named = 'email'] = process.argv.slice(2) as [string, string, string, string?]
const channels = named.split(',').filter(isChannel)
/** The channels take turns, so that what else the machine does slows all of them down. */
const TURNS = channels.length > 1 ? 5 : 1
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
  cellphone: channels.length > 1 ? numberOf(id) : null,
  cellphone_status: 'active',
  phone: null,
  phone_status: 'active',
  fields: '{}',
  origin: null,
  subscription_form: 0,
})

/** Makes a list and orders a campaign of each channel for all of it, then closes the platform again. */
async function prepare(): Promise<{ account: number; list: number; ordered: Ordered[] }> {
  const app = await createApp({
    config: { ...readConfig({ ...process.env, MESSAGING_DATA: folder }), logLevel: 'silent' },
    idle: true,
  })
  try {
    const {
      accounts: { accounts },
      audience: { lists },
    } = app.domain
    const { accountId } = await accounts.create('Bench', 'sandbox')
    const list = await lists.create(accountId, { internalName: 'Readers' })
    const caller = {
      accountId,
      kind: 'sandbox' as const,
      keyId: 'bench',
      rights: null,
      userId: null,
      transactional: true,
    }
    const ordered: Ordered[] = []
    for (const channel of channels) ordered.push(await order(app, caller, list.id, channel))
    return { account: accountId, list: list.id, ordered }
  } finally {
    await app.close()
  }
}

async function fill(store: Store): Promise<void> {
  const now = Date.now()
  for (let from = 1; from <= Number(contacts); from += PER_INSERT) {
    const size = Math.min(PER_INSERT, Number(contacts) + 1 - from)
    const rows = Array.from({ length: size }, (_, i) => contact(account, list, from + i, now))
    await store.write(async (tx) => {
      await insertContacts(tx, rows)
      await insertDevices(tx, ordered, rows)
    })
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Reads the audience as planning does. */
async function countAudience(store: Store, run: RunRow): Promise<number> {
  const { field } = fromJson<RunAudience>(run.audience)
  const everybody = { account, list, field, only: null, failedOf: null, condition: null, isUnique: false, limit: null }
  return store.write(async (tx) => {
    let count = 0
    for await (const { size } of channelOf(run.channel).recipients.plan(tx, everybody, CHUNK)) count += size
    return count
  })
}

/** A carrier that says it accepted each message. */
const everything: Carrier<{ messageId: number }> = {
  send: (messages) =>
    Promise.resolve(messages.map(({ messageId }) => ({ state: 'accepted', ref: String(messageId), delivered: true }))),
  close: () => Promise.resolve(),
}
const carriers: Carriers = {
  email: () => everything,
  sms: () => everything,
  push: () => everything,
  voice: () => everything,
  webPush: () => everything,
}

/** Makes the function that settles at least `count` recipients of a run more, with as many runners as the platform has. */
function createSending(store: Store) {
  const contexts = createRunContexts({
    store,
    carriers,
    trackingLinks: createTrackingLinks('http://localhost', 'bench'),
  })
  // The carrier reports nothing beyond its outcomes.
  const receipts: SendDeps['receipts'] = { takeWith: async (_tx, _settled, follow) => void (await follow()) }
  const parts = { store, clock: createClock(store.skew), contexts, receipts, lease: LEASE }

  return async (id: number, count: number): Promise<number> => {
    const settled = async () => (await runOf(store, id)).accepted
    const before = await settled()
    const runner = async () => {
      while ((await settled()) < before + count) {
        const lease = await takeChunk(parts, account)
        if (!lease) return
        await sendChunk(parts, lease)
      }
    }
    await Promise.all([runner(), runner()])
    const sent = (await settled()) - before
    if (sent < count) throw new Error(`Only ${sent} of ${count} recipients of run ${id} were sent to`)
    return sent
  }
}

async function runOf(store: Store, id: number): Promise<RunRow> {
  const run = await findRun(store.db, id)
  if (!run) throw new Error(`There is no run ${id}`)
  return run
}

const row = (channel: ChannelName, id: number, now: number): NewMessage => ({
  id,
  account_id: account,
  channel,
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

/** Numbers of messages that no run takes. */
let nextRow = 2 ** 40

async function writeRows(store: Store, channel: ChannelName, count: number): Promise<void> {
  const now = Date.now()
  for (let from = 0; from < count; from += SUB_BATCH) {
    const rows = Array.from({ length: Math.min(SUB_BATCH, count - from) }, () => row(channel, nextRow++, now))
    await store.write((tx) => insertTogether(tx, [newMessages(rows)]))
  }
}

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
/** The peak memory of the process so far in MB. */
const peak = () => process.resourceUsage().maxRSS / 1024

/** Plans the oldest run that waits. */
const plan = (store: Store) => planNextRun({ store, clock: createClock(store.skew) }, account)

async function move(store: Store, id: number, steps: readonly RunStep[]): Promise<void> {
  for (const step of steps)
    await store.write(async (tx) => {
      const run = await findRun(tx, id)
      if (run) await moveRun(tx, run, step, Date.now())
    })
}

async function measurePlanning(store: Store, run: RunRow): Promise<LedgerFigures> {
  const readMs = await timed(() => countAudience(store, run))
  const before = peak()
  const planMs = await timed(() => plan(store))
  return { channel: run.channel as ChannelName, readMs, planMs, planMemory: peak() - before, ...nothingSent }
}

const nothingSent = { sendMs: 0, sendCpu: 0, rowsMs: 0, sent: 0 }

/** Settles `count` recipients of a run, and writes as many rows; adds to its figures. */
async function measureTurn(store: Store, send: Sending, id: number, count: number, figures: LedgerFigures) {
  const cpuBefore = cpu()
  let sent = 0
  figures.sendMs += await timed(async () => (sent = await send(id, count)))
  figures.sendCpu += cpu() - cpuBefore
  figures.sent += sent
  figures.rowsMs += await timed(() => writeRows(store, figures.channel, sent))
}

type Sending = ReturnType<typeof createSending>

async function measure(store: Store): Promise<LedgerFigures[]> {
  const runs = await store.db.selectFrom('run').selectAll().orderBy('id').execute()
  const found = new Map<number, LedgerFigures>()
  for (const run of runs) {
    found.set(run.id, await measurePlanning(store, run))
    await move(store, run.id, ['pause'])
  }
  const send = createSending(store)
  for (let turn = 0; turn < TURNS; turn++)
    for (const [id, figures] of found) {
      await move(store, id, ['resume', 'begin'])
      await plan(store)
      await measureTurn(store, send, id, Number(toSend) / TURNS, figures)
      await move(store, id, ['pause'])
    }
  return [...found.values()]
}

const { account, list, ordered } = await prepare()
const url = process.env['DATABASE_URL']
const store = url
  ? await openPostgres({ url, connections: 10 })
  : await openSqlite(readConfig({ MESSAGING_DATA: folder }).data)
await fill(store)
// Autovacuum does it within a minute of such an import.
if (url) for (const table of ['contact', 'device']) await sql`ANALYZE ${sql.table(table)}`.execute(store.db)
process.send?.(await measure(store))
await store.close()
process.disconnect?.()
