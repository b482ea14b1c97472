// Sends a planned run. One worker holds one chunk at a time and goes through it in sub-batches:
// lease -> gate -> write the range in flight -> send -> settle
// Settling a range also marks the next one, which has passed the gate by then, as in flight: one commit for each
// sub-batch. After a crash, the outcome is unknown only for the range between settled and in flight. On a channel that
// repeats, a message in it is sent again, as the same message; if its outcome is unknown a second time, it is settled
// as unknown. On other channels it is settled as unknown at once. A settled message is never sent again. The state of
// the run and of its account is read before each sub-batch, so that pausing, cancelling or suspending takes effect
// within one.

import type { Clock } from '../../../lib/clock.ts'
import { settleLease, updateLease, writeIntent } from '../../../store/campaigns/chunk-leases.ts'
import { chunkRecipients } from '../../../store/campaigns/chunks.ts'
import {
  addToRun,
  findRunToSend,
  hasChunkToSend,
  type LeaseRow,
  leaseChunk,
  type RunRow,
  runsWaiting,
} from '../../../store/campaigns/runs.ts'
import { holdClock } from '../../../store/epoch.ts'
import { awaitAll } from '../../../store/pipelined.ts'
import { type Db, type Store, StoreUnavailableError } from '../../../store/store.ts'
import { writeInOneRoundTrip } from '../../../store/transaction-end.ts'
import { withLeaseRenewal } from '../../sending/lease-renewal.ts'
import type { Receipts } from '../../sending/receipts.ts'
import { retryUntilStored } from '../../sending/retry-until-stored.ts'
import type { Agenda } from '../../timers/agenda.ts'
import { attemptRecipients, inDoubtCancelled, inDoubtForGood } from './attempt.ts'
import { type Chunk, isSendable, type Range, rangeAt, recipientsOf } from './chunk-ranges.ts'
import { SUB_BATCH } from './concurrency.ts'
import type { RunContexts } from './run-context.ts'
import { haltIfOver, openRecipients } from './run-moves.ts'
import { isFree, startSome, turnOf } from './run-pace.ts'
import { type RecipientVerdict, settleRecipients, zeroOutcomes } from './settle.ts'

/** When a process dies, another takes over its work after this many milliseconds of wall time. */
export const LEASE = 30_000

export interface SendDeps {
  store: Store
  clock: Clock
  contexts: RunContexts
  receipts: Pick<Receipts, 'takeWith'>
  /** Milliseconds of wall time that a lease lasts unless its holder extends it. */
  lease: number
}

/** Takes a free chunk of an account; null when there is none. */
export async function takeChunk({ store, clock, lease }: SendDeps, account: number): Promise<LeaseRow | null> {
  const at = { ...clock.times(), lease }
  return (await store.writeAlongside((tx) => leaseChunk(tx, account, at))) ?? null
}

/** How a worker goes through a chunk. */
export interface Pass {
  /** Recipients between two writes of the ledger. */
  batch: number
  /** Whether the worker continues after a batch; otherwise it releases the chunk. */
  shouldContinue(): Promise<boolean>
  /** Is called when recipients up to this position were attempted and settled. */
  note?(place: number): void
}

const toTheEnd: Pass = { batch: SUB_BATCH, shouldContinue: async () => true }

/** A range that the lease says is in flight, in this epoch of its account. */
interface InFlightRange extends Range {
  epoch: number
}

/** Sends a chunk, one sub-batch after another. */
export async function sendChunk(
  parts: SendDeps,
  lease: LeaseRow,
  { batch, shouldContinue, note } = toTheEnd,
): Promise<void> {
  const chunk: Chunk = { lease, ids: await chunkRecipients(parts.store.db, lease.run_id, lease.seq), batch }
  let at = lease.settled_to
  let begun: InFlightRange | null = null
  while (at < lease.size) {
    begun ??= await claimNextRange(parts, chunk, at)
    if (!begun) return
    const tried: AttemptedRange = await tryRange(parts, chunk, begun, shouldContinue)
    const settled: Settled = await settleRange(parts, chunk, tried)
    if (!settled.isMine || tried.stops) return
    at = begun.to
    // A range that was settled without an attempt does not count as progress.
    if (begun.eligible !== null) note?.(at)
    begun = settled.next
  }
}

/** Chunks that can be sent or closed, and those that wait for their hours. */
export const chunkAgenda = ({ store, clock }: Pick<SendDeps, 'store' | 'clock'>): Agenda => ({
  async next(account, limit) {
    const rows = await runsWaiting(store.db, account, clock.now(account), limit)
    return rows.map(({ id, due }) => ({ kind: 'campaign_hours', id, at: due }))
  },
  isBusy: (account) => hasChunkToSend(store.db, account, clock.now(account)),
})

/** Looks at the next recipients of a chunk and writes down that they are in flight; null when the worker leaves it. */
async function claimNextRange(parts: SendDeps, chunk: Chunk, at: number): Promise<InFlightRange | null> {
  const { store, clock } = parts
  const { lease } = chunk
  // Nothing is sent while its outcome cannot be stored. The token shows afterwards whether another worker took the
  // chunk.
  await store.outage.over()
  const run = await findRunToSend(store.db, lease.run_id)
  if (!isSendable(run)) return releaseOrCloseChunk(parts, run, chunk, at)
  const later = await startSome(parts, run)
  if (later > 0) return releaseLease(parts, lease, await turnOf(parts, run, lease, later))
  const range = await rangeAt(parts, chunk, at, run)
  if (!range) return claimNextRange(parts, chunk, at)
  const intent = { ...range.intent, lease_until: clock.wall() + parts.lease }
  try {
    // The token identifies the holder of the chunk; the epoch tells the sandbox whether to keep the mails.
    const epoch = await writeInOneRoundTrip(store, (tx) => writeIntent(tx, run.account_id, lease, intent))
    return epoch === null ? null : { ...range, epoch }
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error
    // The commit may have succeeded, but nothing was sent yet.
    return (await revertIntent(parts, lease, at)) ? claimNextRange(parts, chunk, at) : null
  }
}

/** The range after this one, if it may begin when this one is settled; otherwise `claimNextRange` says what is to be done. */
async function prepareNextRange(parts: SendDeps, chunk: Chunk, { to, run }: Range): Promise<Range | null> {
  const { store, clock } = parts
  if (to >= chunk.lease.size || !isFree(run, clock.now(run.account_id)) || store.outage.reason() !== null) return null
  // Whatever is wrong with the next must not keep this one from being settled.
  return rangeAt(parts, chunk, to, run).catch(() => null)
}

/**
 * Resets the lease for the recipients from `at` on, which this worker has not tried; false if another worker has the
 * chunk.
 */
function revertIntent({ store }: SendDeps, lease: LeaseRow, at: number): Promise<boolean> {
  const untried = { inflight_to: Math.max(at, lease.inflight_to), resent_to: lease.resent_to }
  return retryUntilStored(store, () => writeInOneRoundTrip(store, (tx) => updateLease(tx, lease, untried, at)))
}

async function releaseLease({ store }: SendDeps, lease: LeaseRow, not_before = lease.not_before): Promise<null> {
  await writeInOneRoundTrip(store, (tx) => updateLease(tx, lease, { not_before, lease_until: 0 }))
  return null
}

/**
 * Gives back a chunk whose run does not send now, or closes one whose run is cancelled. Settled recipients stay as
 * they are.
 */
async function releaseOrCloseChunk(parts: SendDeps, run: RunRow | undefined, chunk: Chunk, at: number): Promise<null> {
  const { store } = parts
  const { lease } = chunk
  if (run?.state !== 'cancelling') return releaseLease(parts, lease)
  // The send was cancelled, so recipients whose sender ended are not sent to again.
  const doubtful = Math.max(at, lease.inflight_to)
  const verdicts = await inDoubtCancelled(parts, run, recipientsOf(run, chunk, at, doubtful))
  const counted = await store.writeAlongside(async (tx) => {
    const closed = { state: 'done' as const, settled_to: lease.size, lease_until: 0 }
    if (!(await updateLease(tx, lease, closed, at))) return null
    await settleRecipients(parts, tx, run, '', verdicts, () => lease.zone)
    return addToRun(tx, run.id, { ...zeroOutcomes, cancelled: lease.size - doubtful })
  })
  if (counted) await haltIfOver(parts, counted)
  return null
}

/** Sends a range, and selects the next one; extends the lease until then. */
function tryRange(
  parts: SendDeps,
  chunk: Chunk,
  range: InFlightRange,
  goesOn: Pass['shouldContinue'],
): Promise<AttemptedRange> {
  const { store, clock, lease: duration } = parts
  const { lease } = chunk
  // One that comes late must not take back a chunk that was given back when this range was settled.
  const extend = () =>
    writeInOneRoundTrip(store, (tx) => updateLease(tx, lease, { lease_until: clock.wall() + duration }, range.from))
  return withLeaseRenewal(duration, extend, async () => {
    const verdicts = await attemptRange(parts, chunk, range)
    // The range in flight is settled first, even if the database has an error at this moment.
    const stops = range.to < lease.size && !(await goesOn().catch(() => true))
    return { range, verdicts, stops, next: stops ? null : await prepareNextRange(parts, chunk, range) }
  })
}

/** Sends a range and returns a verdict for each recipient. */
async function attemptRange(parts: SendDeps, { lease }: Chunk, range: InFlightRange): Promise<RecipientVerdict[]> {
  const { run, context, recipients, eligible, epoch } = range
  if (eligible === null) return inDoubtForGood(parts, run, context, recipients)
  const verdicts = await attemptRecipients(parts, context, epoch, eligible)
  // An earlier attempt with an unknown outcome: keep that if the message is deferred now.
  return range.from < lease.inflight_to ? verdicts.map((verdict) => ({ ...verdict, inDoubt: true })) : verdicts
}

/** `next` is null when the range after this one is not ready; `stops`: the worker gives the chunk back. */
interface AttemptedRange {
  range: Range
  verdicts: RecipientVerdict[]
  next: Range | null
  stops: boolean
}

/** Whether the worker still has the chunk, and the next range if it is in flight now. */
interface Settled {
  isMine: boolean
  next: InFlightRange | null
}

/** Another worker has the chunk by now: the settlement is undone. */
class LeaseLostError extends Error {}

/** Settles a range of a chunk. */
async function settleRange(parts: SendDeps, chunk: Chunk, tried: AttemptedRange): Promise<Settled> {
  const { store } = parts
  const { lease } = chunk
  const { to } = tried.range
  try {
    const { epoch, isNow, counted, next } = await retryUntilStored(store, (tries) => {
      // After an outage, check the next recipients again.
      const next = tries === 1 ? tried.next : null
      return store.writeAlongside((tx) => writeSettled(tx, parts, chunk, { ...tried, next }))
    })
    const after = await counted
    // The run may have been paused, cancelled or suspended since the next range was selected.
    const mayBegin = epoch !== null && isNow && after.state === 'sending' && openRecipients(after) >= 0
    const isMine = next === null || mayBegin || (await revertIntent(parts, lease, to))
    await haltIfOver(parts, after)
    return { isMine, next: next && mayBegin ? { ...next, epoch } : null }
  } catch (error) {
    if (!(error instanceof LeaseLostError)) throw error
    // An earlier try may have been committed although the confirmation was lost. Then the range is settled, and this
    // worker continues. It has not begun the next range.
    return { isMine: await revertIntent(parts, lease, to), next: null }
  }
}

async function writeSettled(
  tx: Db,
  parts: SendDeps,
  { lease }: Chunk,
  { range, verdicts, next, stops }: AttemptedRange,
) {
  const { run, to, from, context } = range
  const isDone = to >= lease.size
  const change = {
    ...(next ?? range).intent,
    settled_to: to,
    state: isDone ? ('done' as const) : ('open' as const),
    lease_until: isDone || stops ? 0 : parts.clock.wall() + parts.lease,
  }
  // The epoch is held first, as in a restore: two transactions that take their locks in the same order cannot deadlock.
  const times = parts.clock.times()
  const held = awaitAll([holdClock(tx, run.account_id, times), settleLease(tx, lease, change, from)])
  // All statements are sent at once; if the lease is lost, they are undone.
  const written = settleRecipients(parts, tx, run, context?.campaign.hash ?? '', verdicts, () => lease.zone)
  // No statement may still run when the transaction has ended.
  await Promise.allSettled([held, written])
  const [{ epoch, isNow }, isMine] = await held
  if (!isMine) throw new LeaseLostError()
  return { epoch, isNow, counted: (await written).counted, next }
}
