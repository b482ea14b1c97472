// Writes what became of a sub-batch, in one transaction: message rows, events with their counters and
// hook deliveries, suppressions, the counters of the run, and how far the chunk is settled.
import { fromJson } from '../../../lib/json-text.ts'
import { addSuppressions } from '../../../store/audience/suppressions.ts'
import { addProcessed } from '../../../store/campaigns/campaigns.ts'
import { deferredNow } from '../../../store/campaigns/run-books.ts'
import { addToRun, type Outcomes, type RunRow } from '../../../store/campaigns/runs.ts'
import { type NewMessage, upsertMessages } from '../../../store/sending/messages.ts'
import type { Db } from '../../../store/store.ts'
import { type PlatformEvent, recordEvents } from '../../events/events.ts'
import { waitAfter } from '../../sending/back-off.ts'
import type { Outcome } from '../../sending/carrier.ts'
import { repeats } from '../../sending/doubt.ts'
import { PRIORITY } from '../../sending/priority.ts'
import { nextAllowed } from './limit-hour.ts'
import { haltRun, openRecipients } from './run-moves.ts'
import type { RunOptions } from './run-options.ts'

/** A recipient of a run with what became of the attempt, or why there was none. */
export interface Verdict {
  messageId: number
  contactId: number
  address: string
  /** Attempts so far, this one included. */
  attempts: number
  outcome: Outcome | { state: 'skipped' | 'cancelled'; reason: string }
}

/** `doubtful`: nobody knows of the first attempt; another one is made. */
type Final = Verdict['outcome'] & { doubtful?: true }
type Decided = Omit<Verdict, 'outcome'> & { outcome: Final }

/** The outcome that stands in the ledger: a deferred message without attempts left has failed, one in doubt is tried once more. */
function finalOutcome(verdict: Verdict): Final {
  const { outcome, attempts } = verdict
  if (outcome.state === 'unknown' && attempts === 1 && repeats('email', PRIORITY.campaign)) {
    return { state: 'deferred', reason: outcome.reason, doubtful: true }
  }
  if (outcome.state !== 'deferred' || waitAfter(attempts) !== null) return outcome
  const reason = `${outcome.reason} (gave up after ${attempts} attempts)`
  // A host that was never reached says nothing of the recipient.
  return outcome.broken ? { state: 'failed', reason } : { state: 'failed', reason, bounce: 'soft' }
}

/** Writes the verdicts of a run. `hash` is the campaign's. */
export async function settle(tx: Db, run: RunRow, hash: string, verdicts: Verdict[], now: number): Promise<void> {
  const decided = verdicts.map((verdict) => ({ ...verdict, outcome: finalOutcome(verdict) }))
  await upsertMessages(
    tx,
    decided.map((verdict) => toMessage(run, verdict, now)),
  )
  await addSuppressions(
    tx,
    decided.flatMap((verdict) => suppressionsOf(run, hash, verdict, now)),
  )
  await recordEvents(
    tx,
    decided.flatMap((verdict) => eventsOf(run, hash, verdict, now)),
  )
  const after = await addToRun(tx, run.id, countOutcomes(decided))
  if (openRecipients(after) < 0) await haltRun(tx, after, now)
  // Messages that were put off while somebody cancelled the run must not wait for their time.
  if (after.state === 'cancelling') await deferredNow(tx, run.id, now)
  const ended = decided.filter(({ outcome }) => outcome.state !== 'deferred' && outcome.state !== 'cancelled').length
  await addProcessed(tx, run.account_id, run.campaign_id, ended)
}

/** The counters before any recipient has an outcome. */
export const nobody: Readonly<Outcomes> = { accepted: 0, failed: 0, skipped: 0, cancelled: 0, unknown: 0 }

function countOutcomes(verdicts: Decided[]): Outcomes {
  const n = { ...nobody }
  for (const { outcome } of verdicts) if (outcome.state !== 'deferred') n[outcome.state]++
  return n
}

/** When a deferred message is tried again: after its wait, in the hours in which the run may send. */
function retryAt(run: RunRow, attempts: number, now: number): number | null {
  const wait = waitAfter(attempts)
  const { limit_hour: limit } = fromJson<RunOptions>(run.options)
  return wait === null ? null : nextAllowed(limit ?? null, now + wait)
}

function toMessage(
  run: RunRow,
  { messageId, contactId, address, attempts, outcome }: Decided,
  now: number,
): NewMessage {
  return {
    id: messageId,
    account_id: run.account_id,
    channel: 'email',
    run_id: run.id,
    campaign_id: run.campaign_id,
    list_id: run.list_id,
    contact_id: contactId,
    address,
    // The same as after the death of its sender: whoever takes it next sends it for the last time.
    state: outcome.doubtful ? 'sending' : outcome.state,
    reason: 'reason' in outcome ? outcome.reason : null,
    attempts,
    carrier_ref: outcome.state === 'accepted' ? outcome.ref : null,
    next_at: outcome.state === 'deferred' ? retryAt(run, attempts, now) : null,
    lease_until: 0,
    created: now,
    settled: outcome.state === 'deferred' ? null : now,
    priority: PRIORITY.campaign,
  }
}

/** The domain part of an address, in lower case. */
export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

function eventsOf(
  run: RunRow,
  hash: string,
  { messageId, contactId, address, outcome }: Decided,
  now: number,
): PlatformEvent[] {
  const event = (kind: string): PlatformEvent => ({
    accountId: run.account_id,
    kind,
    at: now,
    listId: run.list_id,
    contactId,
    campaignId: run.campaign_id,
    messageId,
    data: { campaign_hash: hash },
    report: { domain: domainOf(address) },
  })
  if (outcome.state === 'accepted') {
    const sent = event('email_send')
    return outcome.then === 'complaint' ? [sent, event('email_spam_complaint')] : [sent]
  }
  // A recipient who was refused was written to: reports count a bounce among the sends.
  if (outcome.state === 'failed' && outcome.bounce)
    return [event('email_send'), event(`email_${outcome.bounce}_bounce`)]
  return []
}

function suppressionsOf(run: RunRow, hash: string, { address, outcome }: Decided, now: number) {
  const complaint = outcome.state === 'accepted' && outcome.then === 'complaint'
  const bounce = outcome.state === 'failed' && outcome.bounce === 'hard'
  if (!complaint && !bounce) return []
  return [suppressionFor(run.account_id, address, bounce ? 'bounce' : 'other', hash, now)]
}

/** An entry of the suppression list for one email address. */
export function suppressionFor(
  account: number,
  address: string,
  method: 'bounce' | 'other' | 'unsubscribe',
  hash: string | null,
  now: number,
) {
  return { account_id: account, type: 'email', value: address.toLowerCase(), method, campaign_hash: hash, created: now }
}
