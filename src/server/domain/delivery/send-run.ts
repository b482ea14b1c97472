// Sends what was planned. One worker holds one chunk at a time and goes through it in sub-batches:
//   lease -> gate -> write the range in flight -> send -> settle
// After a crash the range between settled and in flight is the only part whose fate is unknown. An email
// in it is sent again, once, under the same Message-ID; in doubt a second time, it is settled as unknown.
// Nothing that was settled is ever sent again.
import { contactsByIds, type ContactRow } from '../../store/contacts.ts'
import { suppressedAmong } from '../../store/audience.ts'
import { fromJson } from '../../lib/json-text.ts'
import { extendMessageLeases, hasDueMessage, leaseMessages, type MessageRow } from '../../store/messages.ts'
import { chunkContacts, findRun, freeChunk, leaseChunk, updateLease, type LeaseRow, type RunRow } from '../../store/runs.ts'
import type { Store } from '../../store/store.ts'
import type { Clock } from '../../lib/clock.ts'
import { finishRunIfDone } from './finish.ts'
import { holding } from './holding.ts'
import { CHUNK } from './plan.ts'
import { nextAllowed } from './limit-hour.ts'
import type { RunContext } from './run-context.ts'
import { settle, type Verdict } from './settle.ts'

/** Recipients between two writes of the ledger: at most these are in doubt after a crash. */
export const SUB_BATCH = 100
/** Milliseconds of wall time after which the work of a process that died is taken over. */
export const LEASE = 60_000

export interface SendParts {
  store: Store
  clock: Clock
  contextOf(run: RunRow): Promise<RunContext | null>
  /** Milliseconds of wall time that a lease lasts unless its holder extends it. */
  lease: number
}

interface Recipient {
  messageId: number
  contactId: number
  attempts: number
}

/** Sends one sub-batch of some chunk, and goes on with the chunk to its end. False when no chunk was free. */
export async function sendChunk(parts: SendParts): Promise<boolean> {
  const { store, clock } = parts
  const times = { now: clock.now(), wall: clock.wall(), lease: parts.lease }
  if (!(await freeChunk(store.db, times))) return false
  const lease = await store.write((tx) => leaseChunk(tx, times))
  if (!lease) return false
  const contacts = await chunkContacts(store.db, lease.run_id, lease.seq)
  let at = lease.settled_to
  while (at < lease.size) {
    const run = await findRun(store.db, lease.run_id)
    if (run?.state !== 'sending') break
    const end = Math.min(at + SUB_BATCH, lease.size)
    if (!(await sendRange(parts, run, lease, contacts, at, end))) return true
    at = end
  }
  await store.write((tx) => finishRunIfDone(tx, lease.run_id, clock.now()))
  return true
}

/** Sends positions `from` to `to` of a chunk; false when the worker has to leave the chunk. */
async function sendRange(
  parts: SendParts,
  run: RunRow,
  lease: LeaseRow,
  contacts: number[],
  from: number,
  to: number,
): Promise<boolean> {
  const { store, clock } = parts
  const context = await parts.contextOf(run)
  const allowed = nextAllowed(context?.limitHour ?? null, clock.now())
  if (allowed > clock.now()) {
    await store.write((tx) => updateLease(tx, lease, { not_before: allowed, lease_until: 0 }))
    return false
  }
  const inDoubt = from < lease.inflight_to
  const intent = { inflight_to: to, lease_until: clock.wall() + parts.lease, ...(inDoubt && { resent_to: to }) }
  if (!(await store.write((tx) => updateLease(tx, lease, intent)))) return false
  const first = run.first_message_id + lease.seq * CHUNK
  const recipients = contacts.slice(from, to).map((contactId, i) => ({ messageId: first + from + i, contactId, attempts: 0 }))
  const extend = () => store.write((tx) => updateLease(tx, lease, { lease_until: clock.wall() + parts.lease }))
  const verdicts =
    from < lease.resent_to
      ? inDoubtTwice(recipients)
      : await holding(parts.lease, extend, () => attempt(parts, run, context, recipients))
  return store.write(async (tx) => {
    const done = to >= lease.size
    const mine = await updateLease(tx, lease, {
      settled_to: to,
      state: done ? 'done' : 'open',
      lease_until: done ? 0 : clock.wall() + parts.lease,
    })
    if (mine) await settle(tx, run, context?.campaign.hash ?? '', verdicts, clock.now())
    return mine
  })
}

/** Sent again once already and in doubt again: to send a third time would be to spam. */
function inDoubtTwice(recipients: Recipient[]): Verdict[] {
  const outcome = { state: 'unknown' as const, reason: 'the sender ended twice before the outcome was known' }
  return recipients.map((recipient) => ({ ...recipient, address: '', attempts: 2, outcome }))
}

/** Tries deferred messages of campaigns whose time has come. */
export async function retryDeferred(parts: SendParts, due: MessageRow[]): Promise<void> {
  const { store, clock } = parts
  const byRun = Map.groupBy(due, (message) => message.run_id as number)
  for (const [runId, messages] of byRun) {
    const run = await findRun(store.db, runId)
    if (!run) continue
    const recipients = messages.map((m) => ({ messageId: m.id, contactId: m.contact_id as number, attempts: m.attempts }))
    const context = await parts.contextOf(run)
    const [stuck, open] = [true, false].map((inDoubt) => recipients.filter((_, i) => (messages[i]?.state === 'unknown') === inDoubt))
    const verdicts = [...inDoubtTwice(stuck ?? []), ...(await attempt(parts, run, context, open ?? []))]
    await store.write(async (tx) => {
      await settle(tx, run, context?.campaign.hash ?? '', verdicts, clock.now())
      await finishRunIfDone(tx, runId, clock.now())
    })
  }
}

/** Due messages of all kinds, leased. */
export async function leaseDue(parts: SendParts, limit: number): Promise<MessageRow[]> {
  const { store, clock } = parts
  const at = { now: clock.now(), wall: clock.wall(), lease: parts.lease, limit }
  if (!(await hasDueMessage(store.db, at))) return []
  return store.write((tx) => leaseMessages(tx, at))
}

/** Works on due messages and keeps their leases meanwhile. */
export function holdingMessages<T>({ store, clock, lease }: SendParts, due: MessageRow[], work: () => Promise<T>): Promise<T> {
  const ids = due.map((message) => message.id)
  return holding(lease, () => store.write((tx) => extendMessageLeases(tx, ids, clock.wall() + lease)), work)
}

/** Gates each recipient, renders and sends those that pass. One verdict per recipient. */
async function attempt(
  { store, clock }: SendParts,
  run: RunRow,
  context: RunContext | null,
  recipients: Recipient[],
): Promise<Verdict[]> {
  const rows = await contactsByIds(store.db, recipients.map((r) => r.contactId))
  const contacts = new Map(rows.map((row) => [row.id, row]))
  const addresses = new Map(rows.map((row) => [row.id, context ? addressOf(row, context.field) : '']))
  const suppressed = await suppressedAmong(store.db, run.account_id, [...addresses.values()].filter(Boolean))
  const verdicts: Verdict[] = []
  const passed: { recipient: Recipient; contact: ContactRow; address: string }[] = []
  for (const recipient of recipients) {
    const contact = contacts.get(recipient.contactId)
    const address = addresses.get(recipient.contactId) ?? ''
    const reason = gate(context, contact, address, suppressed)
    if (reason === null && contact) passed.push({ recipient, contact, address })
    else verdicts.push({ ...recipient, address, outcome: { state: 'skipped', reason: reason ?? 'deleted' } })
  }
  if (!context || passed.length === 0) return verdicts
  return [...verdicts, ...(await send(context, passed, clock.now()))]
}

async function send(
  context: RunContext,
  passed: { recipient: Recipient; contact: ContactRow; address: string }[],
  date: number,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  const ready: { recipient: Recipient; address: string }[] = []
  const mails = []
  for (const { recipient, contact, address } of passed) {
    try {
      mails.push(context.mail.render({ contact, address, messageId: recipient.messageId, date }, context.links))
      ready.push({ recipient, address })
    } catch (error) {
      // A template may fail on one contact's data; the others still get their mail.
      const outcome = { state: 'failed' as const, reason: `template: ${(error as Error).message}` }
      verdicts.push({ ...recipient, address, attempts: recipient.attempts + 1, outcome })
    }
  }
  const outcomes = await context.carrier.send(mails)
  for (const [i, { recipient, address }] of ready.entries()) {
    const outcome = outcomes[i] ?? { state: 'unknown' as const, reason: 'the carrier gave no outcome' }
    verdicts.push({ ...recipient, address, attempts: recipient.attempts + 1, outcome })
  }
  return verdicts
}

function addressOf(contact: ContactRow, field: string): string {
  if (field === 'email') return contact.email ?? ''
  const value = fromJson<Record<string, unknown>>(contact.fields)[field]
  return typeof value === 'string' ? value : ''
}

/** Why a planned recipient is not written to after all, or null. */
function gate(
  context: RunContext | null,
  contact: ContactRow | undefined,
  address: string,
  suppressed: ReadonlySet<string>,
): string | null {
  if (!context) return 'the campaign or its sender is gone'
  if (!contact) return 'deleted'
  if (contact.status !== 'active') return contact.status
  if (address === '') return 'no address'
  if (context.field === 'email' && contact.email_status !== 'active') return 'email disabled'
  return suppressed.has(address.toLowerCase()) ? 'suppressed' : null
}
