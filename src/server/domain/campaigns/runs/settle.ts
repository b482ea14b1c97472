// Writes what became of a sub-batch, in one transaction: message rows, events with their counters and
// hook deliveries, suppressions, the counters of the run, and how far the chunk is settled.
import type { Clock } from '../../../lib/clock.ts'
import { addUsage } from '../../../store/accounts/profiles.ts'
import { together } from '../../../store/at-once.ts'
import type { DeviceRow } from '../../../store/audience/devices.ts'
import { addSuppressions } from '../../../store/audience/suppressions.ts'
import { addProcessed } from '../../../store/campaigns/campaigns.ts'
import { hastenCancelled } from '../../../store/campaigns/run-books.ts'
import { addToRun, type Outcomes, type RunRow } from '../../../store/campaigns/runs.ts'
import { type NewMessage, upsertMessages } from '../../../store/sending/messages.ts'
import type { Db } from '../../../store/store.ts'
import { withCommit } from '../../../store/transaction-end.ts'
import { removeDevices } from '../../audience/contacts/devices.ts'
import { suppressionFor } from '../../audience/suppressions.ts'
import { recordEvents } from '../../events/events.ts'
import type { PlatformEvent } from '../../events/platform-event.ts'
import { callAgainAfter, heldSince, waitAfter } from '../../sending/back-off.ts'
import { isHeld } from '../../sending/carrier.ts'
import { PRIORITY } from '../../sending/priority.ts'
import type { Receipts } from '../../sending/receipts.ts'
import type { CampaignChannel, RecipientOutcome } from '../channels/channel.ts'
import { channelOf } from '../channels/channels.ts'
import { allowedAt } from './run-pace.ts'

/** A recipient of a run with what became of the attempt, or why there was none. */
export interface Verdict {
  messageId: number
  contactId: number | null
  address: string
  device: DeviceRow | null
  /** Attempts so far, this one included, if it was one. */
  attempts: number
  /** At how many addresses the recipient can be tried; one, unless it is said. */
  ways?: number
  /** Since when it was put off without an attempt, milliseconds; null or absent: it was not. */
  heldSince?: number | null
  /** Nobody knows how an attempt before this one ended. */
  inDoubt?: boolean
  outcome: RecipientOutcome
}

/** `doubtful`: nobody knows how the first attempt ended, and another one is made. */
type Final = RecipientOutcome & { doubtful?: true }
type Decided = Omit<Verdict, 'outcome'> & { outcome: Final }

/**
 * The outcome that stands in the ledger: a deferred message without attempts left has failed, one in doubt is tried
 * once more, and so is one that was refused at one of several addresses.
 */
function finalOutcome({ isRepeated }: CampaignChannel, { outcome, attempts, ways = 1 }: Verdict): Final {
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

/** What settling needs besides the transaction. */
export interface SettleParts {
  clock: Pick<Clock, 'now'>
  receipts: Pick<Receipts, 'takeWith'>
}

/**
 * Writes the verdicts of a run, and what the carrier or others know of them by now. `hash` is the campaign's. `counted` is
 * the run with its new counters; whoever settles gives it to `haltIfOver` after the commit.
 */
export async function settle(
  { clock, receipts }: SettleParts,
  tx: Db,
  run: RunRow,
  hash: string,
  verdicts: Verdict[],
): Promise<{ counted: Promise<RunRow> }> {
  const now = clock.now(run.account_id)
  const channel = channelOf(run.channel)
  const decided = verdicts.map((verdict) => ({ ...verdict, outcome: finalOutcome(channel, verdict) }))
  const messages = decided.map((verdict) => toMessage(channel, run, verdict, now))
  const suppressions = decided.flatMap((verdict) => suppressionsOf(channel, run, hash, verdict, now))
  const events = eventsOf(channel, run, hash, decided, now)
  // The messages come first, since their receipts lock them first, too.
  const stored = upsertMessages(tx, messages)
  const follow = () =>
    together([stored, addSuppressions(tx, suppressions), recordEvents(tx, events), removeGone(tx, decided, now)])
  await receipts.takeWith(tx, verdicts, follow)
  // Others who settle recipients of this run wait from here on.
  return { counted: count(tx, run, decided, now) }
}

async function removeGone(tx: Db, decided: readonly Decided[], now: number): Promise<void> {
  const gone = decided.flatMap(({ device, outcome }) =>
    device && outcome.state === 'failed' && outcome.gone && device.seen <= (outcome.goneSince ?? now) ? [device] : [],
  )
  if (gone.length > 0) await removeDevices(tx, gone, now)
}

/** Counts them with the end of the transaction; resolves with the run as it is then. Nobody has to wait for it. */
function count(tx: Db, run: RunRow, decided: readonly Decided[], now: number): Promise<RunRow> {
  const outcomes = countOutcomes(decided)
  const deferred = decided.filter(({ outcome }) => outcome.state === 'deferred').length
  const ended = decided.length - deferred - outcomes.cancelled
  addUsage(tx, [{ account_id: run.account_id, channel: run.channel, sent: outcomes.accepted }])
  const asked = together([
    addToRun(tx, run.id, outcomes),
    addProcessed(tx, run.account_id, run.campaign_id, ended),
    // Messages that were put off while somebody cancelled the run must not wait for their time.
    deferred > 0 ? hastenCancelled(tx, run.id, now) : null,
  ])
  return withCommit(
    tx,
    asked.then(([after]) => after),
  )
}

/** The counters before any recipient has an outcome. */
export const nobody: Readonly<Outcomes> = { accepted: 0, failed: 0, skipped: 0, cancelled: 0, unknown: 0 }

function countOutcomes(verdicts: readonly Decided[]): Outcomes {
  const n = { ...nobody }
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

/** The id of the call that is on (calls-on.ts). */
const ringingAs = (outcome: Final): string | null =>
  outcome.state === 'deferred' && outcome.ringing !== undefined ? outcome.ringing : null

/**
 * When a deferred message is tried again: after its wait, in the hours in which the run may send. To see what became of
 * a call needs no hours.
 */
function retryAt(run: RunRow, decided: Decided, now: number): number | null {
  const wait = waitOf(decided)
  if (wait === null) return null
  return ringingAs(decided.outcome) === null ? allowedAt(run, now + wait) : now + wait
}

function toMessage(channel: CampaignChannel, run: RunRow, decided: Decided, now: number): NewMessage {
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
    // The same as after the death of its sender: whoever takes it next sends it for the last time.
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
      report: { counts, parts: partsOf(address, device) },
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
