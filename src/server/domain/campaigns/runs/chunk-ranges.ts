// Selects the next recipients of a chunk: whether their run is sending, and which of them pass the gate. This happens
// before they are in flight and writes nothing to the ledger.

import type { Intent } from '../../../store/campaigns/chunk-leases.ts'
import { findRunToSend, type LeaseRow, type RunRow, type RunToSend } from '../../../store/campaigns/runs.ts'
import { pipelined } from '../../../store/pipelined.ts'
import { channelOf } from '../channels/channels.ts'
import {
  type AttemptDeps,
  type EligibleRecipients,
  filterRecipients,
  findRecipients,
  type Recipient,
} from './attempt.ts'
import type { RunContext, RunContexts } from './run-context.ts'
import { startsAtOnce } from './run-pace.ts'

/** A chunk that a worker has, with the ids of its recipients. */
export interface Chunk {
  lease: LeaseRow
  ids: readonly number[]
  /** How many of them the worker sends at once. */
  batch: number
}

/** Positions `from` to `to` of a chunk. */
export interface Range {
  from: number
  to: number
  run: RunToSend
  recipients: readonly Recipient[]
  context: RunContext | null
  /** Null for recipients with an unknown outcome that are not sent again. */
  eligible: EligibleRecipients | null
  /** The columns of the lease while they are in flight. */
  intent: Omit<Intent, 'lease_until'>
}

interface RangeDeps extends AttemptDeps {
  contexts: RunContexts
}

/** Whether messages of the run may leave now. */
export const isSendable = (run: RunToSend | undefined): run is RunToSend =>
  run?.state === 'sending' && run.suspended === null

/** Recipients of a chunk from one position to another. */
export function recipientsOf(run: RunRow, { lease, ids }: Chunk, from: number, to: number): Recipient[] {
  const first = run.first_message_id + lease.first_position
  // A worker that died tried those with an unknown outcome.
  const attempts = from < lease.inflight_to ? 1 : 0
  const { contactOf } = channelOf(run.channel).recipients
  return ids.slice(from, to).map((id, i) => {
    return { messageId: first + from + i, id, contactId: contactOf(id), address: '', attempts }
  })
}

/**
 * The range that begins at `from`, of a run as it was a moment ago; null if it is no longer sending. The gate comes
 * before the range is in flight, so that an error of the gate leaves no unknown outcomes.
 */
export async function rangeAt(parts: RangeDeps, chunk: Chunk, from: number, before: RunToSend): Promise<Range | null> {
  const { lease, batch } = chunk
  // All of a range were tried as often as its first: twice, once, or never.
  const isInDoubt = from < lease.inflight_to
  const end = from < lease.resent_to ? lease.resent_to : isInDoubt ? lease.inflight_to : lease.size
  const to = Math.min(from + startsAtOnce(before, batch), end)
  const recipients = recipientsOf(before, chunk, from, to)
  const isForGood = from < lease.resent_to || (isInDoubt && !channelOf(before.channel).isRepeated)
  const [run, recalled, foundOf] = await pipelined(parts.store.db, (db) => [
    findRunToSend(db, before.id),
    parts.contexts.cachedContext(db, before, before.epoch),
    isForGood ? null : findRecipients(db, before, recipients),
  ])
  if (!isSendable(run) || run.epoch !== before.epoch) return null
  const context = recalled ?? (await parts.contexts.of(run, run.epoch))
  const eligible = foundOf && filterRecipients(context, recipients, foundOf)
  // The outcome of recipients beyond this range stays unknown.
  const intent = {
    inflight_to: Math.max(to, lease.inflight_to),
    resent_to: isInDoubt ? Math.max(to, lease.resent_to) : lease.resent_to,
  }
  return { from, to, run, recipients, context, eligible, intent }
}
