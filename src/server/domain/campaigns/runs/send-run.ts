// Sends what was planned. One worker holds one chunk at a time and goes through it in sub-batches:
//   lease -> gate -> write the range in flight -> send -> settle
// What settles a range also says that the next one is in flight, which has passed the gate by then: one commit for each
// sub-batch. After a crash the range between settled and in flight is the only part whose fate is unknown. On a channel
// that repeats, a message in it is sent once more, as the same message; when it is in doubt a second time, it is settled
// as unknown. On other channels it is settled as unknown at once. Nothing that was settled is ever sent again. The
// state of the run and of its account is read before each sub-batch, so that pausing, cancelling or suspending takes effect
// within one.

import type { Clock } from '../../../lib/clock.ts'
import { together } from '../../../store/at-once.ts'
import { settleLease, updateLease, writeIntent } from '../../../store/campaigns/chunk-leases.ts'
import {
  addToRun,
  chunkRecipients,
  findRunToSend,
  hasChunkToSend,
  type LeaseRow,
  leaseChunk,
  type RunRow,
  runsWaiting,
} from '../../../store/campaigns/runs.ts'
import { holdClock } from '../../../store/epoch.ts'
import { type Db, type Store, StoreUnavailableError } from '../../../store/store.ts'
import { writeInOneWay } from '../../../store/transaction-end.ts'
import { holding } from '../../sending/holding.ts'
import type { Receipts } from '../../sending/receipts.ts'
import { untilStored } from '../../sending/until-stored.ts'
import type { Agenda } from '../../timers/agenda.ts'
import { attempt, inDoubtCancelled, inDoubtForGood } from './attempt.ts'
import { type Chunk, type Range, rangeAt, recipientsOf, sends } from './chunk-ranges.ts'
import { SUB_BATCH } from './in-hand.ts'
import type { RunContexts } from './run-context.ts'
import { haltIfOver, openRecipients } from './run-moves.ts'
import { isFree, start, turnOf } from './run-pace.ts'
import { nobody, settle, type Verdict } from './settle.ts'

/** When a process dies, another takes over its work after this many milliseconds of wall time. */
export const LEASE = 30_000

export interface SendParts {
  store: Store
  clock: Clock
  contexts: RunContexts
  receipts: Pick<Receipts, 'takeWith'>
  /** Milliseconds of wall time that a lease lasts unless its holder extends it. */
  lease: number
}

/** Takes a free chunk of an account; null when there is none. */
export async function takeChunk({ store, clock, lease }: SendParts, account: number): Promise<LeaseRow | null> {
  const at = { ...clock.times(), lease }
  return (await store.writeAlongside((tx) => leaseChunk(tx, account, at))) ?? null
}

/** How a worker goes through a chunk. */
export interface Pass {
  /** Recipients between two writes of the ledger. */
  batch: number
  /** Whether it goes on after a batch; otherwise it gives the chunk back. */
  goesOn(): Promise<boolean>
}

const toTheEnd: Pass = { batch: SUB_BATCH, goesOn: async () => true }

/** A range that the lease says is in flight, in this epoch of its account. */
interface Begun extends Range {
  epoch: number
}

/** Sends a chunk, one sub-batch after another. */
export async function sendChunk(parts: SendParts, lease: LeaseRow, { batch, goesOn } = toTheEnd): Promise<void> {
  const chunk: Chunk = { lease, ids: await chunkRecipients(parts.store.db, lease.run_id, lease.seq), batch }
  let at = lease.settled_to
  let begun: Begun | null = null
  while (at < lease.size) {
    begun ??= await begin(parts, chunk, at)
    if (!begun) return
    const tried: Tried = await tryRange(parts, chunk, begun, goesOn)
    const settled: Settled = await settleRange(parts, chunk, tried)
    if (!settled.isMine || tried.stops) return
    at = begun.to
    begun = settled.next
  }
}

/** Chunks that can be sent or closed, and those that wait for their hours. */
export const chunkAgenda = ({ store, clock }: Pick<SendParts, 'store' | 'clock'>): Agenda => ({
  async next(account, limit) {
    const rows = await runsWaiting(store.db, account, clock.now(account), limit)
    return rows.map(({ id, due }) => ({ kind: 'campaign_hours', id, at: due }))
  },
  isBusy: (account) => hasChunkToSend(store.db, account, clock.now(account)),
})

/** Looks at the next recipients of a chunk and writes down that they are in flight; null when the worker leaves it. */
async function begin(parts: SendParts, chunk: Chunk, at: number): Promise<Begun | null> {
  const { store, clock } = parts
  const { lease } = chunk
  // What cannot be written down must not leave. The token tells afterwards whether somebody took the chunk meanwhile.
  await store.outage.over()
  const run = await findRunToSend(store.db, lease.run_id)
  if (!sends(run)) return leave(parts, run, chunk, at)
  const later = await start(parts, run)
  if (later > 0) return giveBack(parts, lease, await turnOf(parts, run, lease, later))
  const range = await rangeAt(parts, chunk, at, run)
  if (!range) return begin(parts, chunk, at)
  const intent = { ...range.intent, lease_until: clock.wall() + parts.lease }
  try {
    // The token tells whose the chunk is; the epoch tells the sandbox for whom it keeps the mails.
    const epoch = await writeInOneWay(store, (tx) => writeIntent(tx, run.account_id, lease, intent))
    return epoch === null ? null : { ...range, epoch }
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error
    // It may have been written, and nobody was tried.
    return (await takeBack(parts, lease, at)) ? begin(parts, chunk, at) : null
  }
}

/** The range after this one, if it may begin when this one is settled; otherwise `begin` says what is to be done. */
async function following(parts: SendParts, chunk: Chunk, { to, run }: Range): Promise<Range | null> {
  const { store, clock } = parts
  if (to >= chunk.lease.size || !isFree(run, clock.now(run.account_id)) || store.outage.reason() !== null) return null
  // Whatever is wrong with the next must not keep this one from being settled.
  return rangeAt(parts, chunk, to, run).catch(() => null)
}

/**
 * Takes back what the lease says of recipients from `at` on, of whom this worker has tried nobody; false when somebody
 * else has the chunk.
 */
function takeBack({ store }: SendParts, lease: LeaseRow, at: number): Promise<boolean> {
  const untried = { inflight_to: Math.max(at, lease.inflight_to), resent_to: lease.resent_to }
  return untilStored(store, () => writeInOneWay(store, (tx) => updateLease(tx, lease, untried, at)))
}

async function giveBack({ store }: SendParts, lease: LeaseRow, not_before = lease.not_before): Promise<null> {
  await writeInOneWay(store, (tx) => updateLease(tx, lease, { not_before, lease_until: 0 }))
  return null
}

/**
 * Gives back a chunk whose run does not send now, or closes one whose run is cancelled. Settled recipients stay as
 * they are.
 */
async function leave(parts: SendParts, run: RunRow | undefined, chunk: Chunk, at: number): Promise<null> {
  const { store } = parts
  const { lease } = chunk
  if (run?.state !== 'cancelling') return giveBack(parts, lease)
  // The send was cancelled, so recipients whose sender ended are not sent to again.
  const doubtful = Math.max(at, lease.inflight_to)
  const verdicts = await inDoubtCancelled(parts, run, recipientsOf(run, chunk, at, doubtful))
  const counted = await store.writeAlongside(async (tx) => {
    const closed = { state: 'done' as const, settled_to: lease.size, lease_until: 0 }
    if (!(await updateLease(tx, lease, closed, at))) return null
    await settle(parts, tx, run, '', verdicts)
    return addToRun(tx, run.id, { ...nobody, cancelled: lease.size - doubtful })
  })
  if (counted) await haltIfOver(parts, counted)
  return null
}

/** Sends a range, and looks at what comes after it; the lease lasts meanwhile. */
function tryRange(parts: SendParts, chunk: Chunk, range: Begun, goesOn: Pass['goesOn']): Promise<Tried> {
  const { store, clock, lease: duration } = parts
  const { lease } = chunk
  // One that comes late must not take back a chunk that was given back when this range was settled.
  const extend = () =>
    writeInOneWay(store, (tx) => updateLease(tx, lease, { lease_until: clock.wall() + duration }, range.from))
  return holding(duration, extend, async () => {
    const verdicts = await attemptRange(parts, chunk, range)
    // What is in hand is settled first, whatever is wrong with the database at this moment.
    const stops = range.to < lease.size && !(await goesOn().catch(() => true))
    return { range, verdicts, stops, next: stops ? null : await following(parts, chunk, range) }
  })
}

/** Sends a range and says what became of each recipient. */
async function attemptRange(parts: SendParts, { lease }: Chunk, range: Begun): Promise<Verdict[]> {
  const { run, context, recipients, gated, epoch } = range
  if (gated === null) return inDoubtForGood(parts, run, context, recipients)
  const verdicts = await attempt(parts, context, epoch, gated)
  // Whoever is put off now has had an attempt of which nobody knows.
  return range.from < lease.inflight_to ? verdicts.map((verdict) => ({ ...verdict, inDoubt: true })) : verdicts
}

/** `next` is null when the range after this one is not ready; `stops`: the worker gives the chunk back. */
interface Tried {
  range: Range
  verdicts: Verdict[]
  next: Range | null
  stops: boolean
}

/** Whether the worker still has the chunk, and the next range if it is in flight now. */
interface Settled {
  isMine: boolean
  next: Begun | null
}

/** Somebody else has the chunk by now: what was to be settled is undone. */
class LeaseLostError extends Error {}

/** Settles a range of a chunk. */
async function settleRange(parts: SendParts, chunk: Chunk, tried: Tried): Promise<Settled> {
  const { store } = parts
  const { lease } = chunk
  const { to } = tried.range
  try {
    const { epoch, isNow, counted, next } = await untilStored(store, (tries) => {
      // After an outage, nobody knows any more whether the next recipients are still wanted.
      const next = tries === 1 ? tried.next : null
      return store.writeAlongside((tx) => writeSettled(tx, parts, chunk, { ...tried, next }))
    })
    const after = await counted
    // Somebody may have paused, cancelled or suspended the run since the next range was looked at.
    const mayBegin = epoch !== null && isNow && after.state === 'sending' && openRecipients(after) >= 0
    const isMine = next === null || mayBegin || (await takeBack(parts, lease, to))
    await haltIfOver(parts, after)
    return { isMine, next: next && mayBegin ? { ...next, epoch } : null }
  } catch (error) {
    if (!(error instanceof LeaseLostError)) throw error
    // An earlier try may have been committed although its answer was lost: then the range is settled, and this worker
    // goes on. It has not begun what comes after.
    return { isMine: await takeBack(parts, lease, to), next: null }
  }
}

async function writeSettled(tx: Db, parts: SendParts, { lease }: Chunk, { range, verdicts, next, stops }: Tried) {
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
  const held = together([holdClock(tx, run.account_id, times), settleLease(tx, lease, change, from)])
  // All goes out at once; when the lease is lost, it is undone.
  const written = settle(parts, tx, run, context?.campaign.hash ?? '', verdicts)
  // Nothing may go on in a transaction that has ended.
  await Promise.allSettled([held, written])
  const [{ epoch, isNow }, isMine] = await held
  if (!isMine) throw new LeaseLostError()
  return { epoch, isNow, counted: (await written).counted, next }
}
