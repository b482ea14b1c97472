// The next recipients of a chunk, before anybody has them in hand: whether their run sends, and who of them is still
// wanted. Nothing of the ledger is written here.
import { atOnce } from '../../../store/at-once.ts'
import type { Intent } from '../../../store/campaigns/chunk-leases.ts'
import { findRunToSend, type LeaseRow, type RunRow, type RunToSend } from '../../../store/campaigns/runs.ts'
import { channelOf } from '../channels/channels.ts'
import { type AttemptParts, type Gated, gate, look, type Recipient } from './attempt.ts'
import { CHUNK } from './plan.ts'
import type { RunContext, RunContexts } from './run-context.ts'
import { startsAtOnce } from './run-pace.ts'

/** A chunk that a worker has, with the ids of its recipients. */
export interface Chunk {
  lease: LeaseRow
  ids: readonly number[]
  /** How many of them the worker has in hand at once. */
  batch: number
}

/** Positions `from` to `to` of a chunk. */
export interface Range {
  from: number
  to: number
  run: RunToSend
  recipients: readonly Recipient[]
  context: RunContext | null
  /** Null for recipients in doubt that are not sent to again. */
  gated: Gated | null
  /** What the lease says while they are in hand. */
  intent: Omit<Intent, 'lease_until'>
}

interface RangeParts extends AttemptParts {
  contexts: RunContexts
}

/** Whether messages of the run may leave now. */
export const sends = (run: RunToSend | undefined): run is RunToSend =>
  run?.state === 'sending' && run.suspended === null

/** Recipients of a chunk from one position to another. */
export function recipientsOf(run: RunRow, { lease, ids }: Chunk, from: number, to: number): Recipient[] {
  const first = run.first_message_id + lease.seq * CHUNK
  // A worker that died tried those in doubt.
  const attempts = from < lease.inflight_to ? 1 : 0
  const { contactOf } = channelOf(run.channel).recipients
  return ids.slice(from, to).map((id, i) => {
    return { messageId: first + from + i, id, contactId: contactOf(id), address: '', attempts }
  })
}

/**
 * The range that begins at `from`, of a run as it was a moment ago; null when it does not send any more. The gate comes
 * before the range is in hand, so that nobody is in doubt because the gate failed.
 */
export async function rangeAt(parts: RangeParts, chunk: Chunk, from: number, before: RunToSend): Promise<Range | null> {
  const { lease, batch } = chunk
  // All of a range were tried as often as its first: twice, once, or never.
  const isInDoubt = from < lease.inflight_to
  const end = from < lease.resent_to ? lease.resent_to : isInDoubt ? lease.inflight_to : lease.size
  const to = Math.min(from + startsAtOnce(before, batch), end)
  const recipients = recipientsOf(before, chunk, from, to)
  const isForGood = from < lease.resent_to || (isInDoubt && !channelOf(before.channel).isRepeated)
  const [run, recalled, foundOf] = await atOnce(parts.store.db, (db) => [
    findRunToSend(db, before.id),
    parts.contexts.recall(db, before, before.epoch),
    isForGood ? null : look(db, before, recipients),
  ])
  if (!sends(run) || run.epoch !== before.epoch) return null
  const context = recalled ?? (await parts.contexts.of(run, run.epoch))
  const gated = foundOf && gate(context, recipients, foundOf)
  // What is in doubt beyond this range stays in doubt.
  const intent = {
    inflight_to: Math.max(to, lease.inflight_to),
    resent_to: isInDoubt ? Math.max(to, lease.resent_to) : lease.resent_to,
  }
  return { from, to, run, recipients, context, gated, intent }
}
