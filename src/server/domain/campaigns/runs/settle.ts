// Stores the outcomes of a sub-batch in one transaction: message rows, events with their counters and hook deliveries,
// suppressions, the counters of the run, and how far the chunk is settled.
import type { Clock } from '../../../lib/clock.ts'
import { addUsage } from '../../../store/accounts/profiles.ts'
import type { DeviceRow } from '../../../store/audience/devices.ts'
import { addSuppressions } from '../../../store/audience/suppressions.ts'
import { addProcessed } from '../../../store/campaigns/campaigns.ts'
import { addFailures, type RunFailure } from '../../../store/campaigns/run-failures.ts'
import { hastenCancelled } from '../../../store/campaigns/run-ledger.ts'
import { addToRun, type Outcomes, type RunRow } from '../../../store/campaigns/runs.ts'
import { awaitAll } from '../../../store/pipelined.ts'
import { type NewMessage, upsertMessages } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import { deferToCommit } from '../../../store/transaction-end.ts'
import { removeUnregistered } from '../../audience/contacts/devices.ts'
import { suppressionFor } from '../../audience/suppressions.ts'
import { recordEvents } from '../../events/events.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import { callAgainAfter, heldSince, waitAfter } from '../../sending/back-off.ts'
import { isHeld } from '../../sending/carrier.ts'
import { PRIORITY } from '../../sending/priority.ts'
import type { Receipts } from '../../sending/receipts.ts'
import type { CampaignChannel, RecipientOutcome } from '../channels/channel.ts'
import { channelOf } from '../channels/channels.ts'
import { failureReason } from './failure-reasons.ts'
import { inZone } from './local-time.ts'
import { allowedAt } from './run-pace.ts'

/** A recipient of a run with the outcome of the attempt, or the reason why there was none. */
export interface RecipientVerdict {
  messageId: number
  contactId: number | null
  address: string
  device: DeviceRow | null
  /** Attempts so far, this one included, if it was one. */
  attempts: number
  /** At how many addresses the recipient can be tried; one, unless it is said. */
  ways?: number
  /** Since when it is deferred without an attempt, milliseconds; null or absent: it is not. */
  heldSince?: number | null
  /** The outcome of an earlier attempt is unknown. */
  inDoubt?: boolean
  outcome: RecipientOutcome
}

/** `doubtful`: the outcome of the first attempt is unknown, and another one follows. */
type Final = RecipientOutcome & { doubtful?: true }
type Decided = Omit<RecipientVerdict, 'outcome'> & { outcome: Final }

/**
 * The outcome to store: a deferred message without attempts left has failed. One with an unknown outcome is tried
 * again, and so is one that was refused at one of several addresses.
 */
function finalOutcome({ isRepeated }: CampaignChannel, { outcome, attempts, ways = 1 }: RecipientVerdict): Final {
  if (outcome.state === 'unknown' && attempts === 1 && isRepeated) {
    return { state: 'deferred', reason: outcome.reason, doubtful: true }
  }
  if (outcome.state === 'failed' && outcome.rejected && ways > 1) {
    const elsewhere = { state: 'deferred', reason: outcome.reason, unanswered: true } as const
    return waitOf({ outcome: elsewhere, attempts, ways }) === null ? outcome : elsewhere
  }
  if (outcome.state !== 'deferred' || waitOf({ outcome, attempts, ways }) !== null) return outcome
  const reason = `${outcome.reason} (gave up after ${attempts} attempts)`
  // A host that was never reached says nothing of the recipient.
  return outcome.broken ? { state: 'failed', reason, unsent: true } : { state: 'failed', reason, bounce: 'soft' }
}

/** The time zone by which a message was sent; null for none. */
type ZoneOf = (messageId: number) => string | null

/** Parts for settling other than the transaction. */
export interface SettleDeps {
  clock: Pick<Clock, 'now'>
  receipts: Pick<Receipts, 'takeWith'>
}

/**
 * Writes the verdicts of a run, and what the carrier or others know of them by now. `hash` is the campaign's. `counted` is
 * the run with its new counters; the caller passes it to `haltIfOver` after the commit. `zoneOf` returns the time zone of a
 * message (none).
 */
export async function settleRecipients(
  { clock, receipts }: SettleDeps,
  tx: Db,
  run: RunRow,
  hash: string,
  verdicts: RecipientVerdict[],
  zoneOf: ZoneOf = () => null,
): Promise<{ counted: Promise<RunRow> }> {
  const now = clock.now(run.account_id)
  const channel = channelOf(run.channel)
  const decided = verdicts.map((verdict) => ({ ...verdict, outcome: finalOutcome(channel, verdict) }))
  const messages = decided.map((verdict) => toMessage(channel, run, verdict, now, zoneOf))
  const suppressions = decided.flatMap((verdict) => suppressionsOf(channel, run, hash, verdict, now))
  const events = eventsOf(channel, run, hash, decided, now, zoneOf)
  // The messages come first, since their receipts lock them first, too.
  const stored = upsertMessages(tx, messages)
  const applyEffects = () =>
    awaitAll([stored, addSuppressions(tx, suppressions), recordEvents(tx, events), removeGone(tx, decided, now)])
  await receipts.takeWith(tx, verdicts, applyEffects)
  // Others who settle recipients of this run wait from here on.
  return { counted: count(tx, run, decided, now) }
}

async function removeGone(tx: Db, decided: readonly Decided[], now: number): Promise<void> {
  const gone = decided.flatMap(({ device, outcome }) =>
    device && outcome.state === 'failed' && outcome.gone && device.seen <= (outcome.goneSince ?? now) ? [device] : [],
  )
  if (gone.length > 0) await removeUnregistered(tx, gone, now)
}

/** Counts them with the end of the transaction; resolves with the run after that. The caller need not wait for it. */
function count(tx: Db, run: RunRow, decided: readonly Decided[], now: number): Promise<RunRow> {
  const outcomes = countOutcomes(decided)
  const deferred = decided.filter(({ outcome }) => outcome.state === 'deferred').length
  const ended = decided.length - deferred - outcomes.cancelled
  addFailures(tx, failuresOf(run, decided))
  addUsage(tx, [{ account_id: run.account_id, channel: run.channel, sent: outcomes.accepted }])
  const asked = awaitAll([
    addToRun(tx, run.id, outcomes),
    addProcessed(tx, run.account_id, run.campaign_id, ended),
    // Messages that were deferred while the run was being cancelled must not wait for their time.
    deferred > 0 ? hastenCancelled(tx, run.id, now) : null,
  ])
  return deferToCommit(
    tx,
    asked.then(([after]) => after),
  )
}

function failuresOf({ account_id, campaign_id, id: run_id }: RunRow, decided: readonly Decided[]): RunFailure[] {
  return decided.flatMap(({ outcome }) =>
    outcome.state === 'failed' ? [{ account_id, campaign_id, run_id, reason: failureReason(outcome), n: 1 }] : [],
  )
}

/** The counters before any recipient has an outcome. */
export const zeroOutcomes: Readonly<Outcomes> = { accepted: 0, failed: 0, skipped: 0, cancelled: 0, unknown: 0 }

function countOutcomes(verdicts: readonly Decided[]): Outcomes {
  const n = { ...zeroOutcomes }
  for (const { outcome } of verdicts) if (outcome.state !== 'deferred') n[outcome.state]++
  return n
}

/** Milliseconds until the next attempt, or longer where the carrier asked for it; null when there is none. */
function waitOf({ outcome, attempts, ways = 1 }: Pick<Decided, 'outcome' | 'attempts' | 'ways'>): number | null {
  if (outcome.state === 'deferred' && outcome.unanswered) return callAgainAfter(attempts, ways)
  if (outcome.state === 'deferred' && outcome.ringing !== undefined) return outcome.wait ?? 0
  const asked = outcome.state === 'deferred' ? (outcome.wait ?? 0) : 0
  if (isHeld(outcome)) return asked
  const wait = waitAfter(attempts)
  return wait === null ? null : Math.max(wait, asked)
}

/** The id of the call that is on (ongoing-calls.ts). */
const ringingAs = (outcome: Final): string | null =>
  outcome.state === 'deferred' && outcome.ringing !== undefined ? outcome.ringing : null

/**
 * When a deferred message is tried again: after its wait, in the hours in which the run may send. Checking the outcome
 * of a call is not limited to these hours.
 */
function retryAt(run: RunRow, decided: Decided, now: number): number | null {
  const wait = waitOf(decided)
  if (wait === null) return null
  return ringingAs(decided.outcome) === null ? allowedAt(run, now + wait) : now + wait
}

function toMessage(channel: CampaignChannel, run: RunRow, decided: Decided, now: number, zoneOf: ZoneOf): NewMessage {
  const { messageId, contactId, address, attempts, outcome, heldSince: before = null, inDoubt = false } = decided
  return {
    id: messageId,
    account_id: run.account_id,
    channel: run.channel,
    run_id: run.id,
    campaign_id: run.campaign_id,
    list_id: run.list_id,
    contact_id: contactId,
    address,
    // The same state as after the death of its sender: the next worker sends it for the last time.
    state: outcome.state === 'deferred' && (outcome.doubtful || inDoubt) ? 'sending' : outcome.state,
    reason: 'reason' in outcome ? outcome.reason : null,
    attempts,
    carrier_ref: outcome.state === 'accepted' ? outcome.ref : ringingAs(outcome),
    next_at: outcome.state === 'deferred' ? retryAt(run, decided, now) : null,
    lease_until: 0,
    created: now,
    settled: outcome.state === 'deferred' ? null : now,
    priority: PRIORITY.campaign,
    held_since: heldSince(before, outcome, now),
    pending: isPending(channel, outcome) ? 1 : null,
    zone: zoneOf(messageId),
  }
}

/** Whether the report counts a message with this outcome as pending. */
const isPending = (channel: CampaignChannel, outcome: Final): boolean =>
  channel.eventsOf(outcome).some(({ counts }) => (counts['pending'] ?? 0) > 0)

function eventsOf(
  channel: CampaignChannel,
  run: RunRow,
  hash: string,
  decided: readonly Decided[],
  now: number,
  zoneOf: ZoneOf,
): PlatformEvent[] {
  const partsOf = channel.partsAt(now)
  const data = { campaign_hash: hash }
  return decided.flatMap(({ messageId, contactId, address, device, outcome }) =>
    channel.eventsOf(outcome).map(({ kind, counts }) => ({
      accountId: run.account_id,
      kind,
      at: now,
      listId: run.list_id,
      contactId,
      campaignId: run.campaign_id,
      messageId,
      data,
      report: { counts, parts: inZone(partsOf(address, device), zoneOf(messageId)) },
    })),
  )
}

function suppressionsOf(
  channel: CampaignChannel,
  run: RunRow,
  hash: string,
  { address, outcome }: Decided,
  now: number,
) {
  const method = channel.suppresses(outcome)
  const { kind } = channel.recipients
  return method === null || kind === null ? [] : [suppressionFor(run.account_id, kind, address, method, hash, now)]
}
