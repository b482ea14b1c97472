// Sends what was planned. One worker holds one chunk at a time and goes through it in sub-batches:
//   lease -> gate -> write the range in flight -> send -> settle
// After a crash the range between settled and in flight is the only part whose fate is unknown. On a channel that
// repeats, a message in it is sent once more, as the same message; when it is in doubt a second time, it is settled
// as unknown. On other channels it is settled as unknown at once. Nothing that was settled is ever sent again. The
// state of the run and of its account is read before each sub-batch, so that pausing, cancelling or suspending takes effect
// within one.

import type { Clock } from '../../../lib/clock.ts'
import { together } from '../../../store/at-once.ts'
import { hasSettledTo, settleLease, updateLease, writeIntent } from '../../../store/campaigns/chunk-leases.ts'
import {
  addToRun,
  chunkRecipients,
  findRunToSend,
  hasChunkToSend,
  type LeaseRow,
  leaseChunk,
  type RunRow,
  type RunToSend,
  runsWaiting,
} from '../../../store/campaigns/runs.ts'
import { holdEpoch } from '../../../store/epoch.ts'
import {
  extendMessageLeases,
  type LeasedMessage,
  leaseMessages,
  type MessageRow,
  nextMessages,
} from '../../../store/sending/messages.ts'
import type { Db, Store } from '../../../store/store.ts'
import { writeInOneWay } from '../../../store/transaction-end.ts'
import { holding } from '../../sending/holding.ts'
import { PRIORITY } from '../../sending/priority.ts'
import type { Receipts } from '../../sending/receipts.ts'
import { untilStored } from '../../sending/until-stored.ts'
import type { Agenda } from '../../timers/agenda.ts'
import { channelOf } from '../channels/channels.ts'
import { attempt, gate, inDoubtCancelled, inDoubtForGood, look, type Recipient } from './attempt.ts'
import { SUB_BATCH } from './in-hand.ts'
import { CHUNK } from './plan.ts'
import type { RunContext, RunContexts } from './run-context.ts'
import { start, startsAtOnce, turnOf } from './run-pace.ts'
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

/** Sends a chunk, one sub-batch after another. */
export async function sendChunk(parts: SendParts, lease: LeaseRow, { batch, goesOn } = toTheEnd): Promise<void> {
  const { store } = parts
  const ids = await chunkRecipients(store.db, lease.run_id, lease.seq)
  let at = lease.settled_to
  while (at < lease.size) {
    // What cannot be written down must not leave. The token tells afterwards whether somebody took the chunk meanwhile.
    await store.outage.over()
    const run = await findRunToSend(store.db, lease.run_id)
    if (run?.state !== 'sending' || run.suspended !== null) {
      await leave(parts, run, lease, ids, at)
      break
    }
    // A range never has both recipients in doubt and recipients that nobody has had in hand.
    const end = Math.min(at + startsAtOnce(run, batch), at < lease.inflight_to ? lease.inflight_to : lease.size)
    if (!(await sendRange(parts, run, lease, ids, at, end))) return
    at = end
    if (at < lease.size && !(await goesOn())) {
      await writeInOneWay(store, (tx) => updateLease(tx, lease, { lease_until: 0 }))
      return
    }
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

/** Recipients of a chunk from one position to another. */
function recipientsOf(run: RunRow, lease: LeaseRow, ids: number[], from: number, to: number): Recipient[] {
  const first = run.first_message_id + lease.seq * CHUNK
  // A worker that died tried those in doubt.
  const attempts = from < lease.inflight_to ? 1 : 0
  const { contactOf } = channelOf(run.channel).recipients
  return ids.slice(from, to).map((id, i) => {
    return { messageId: first + from + i, id, contactId: contactOf(id), address: '', attempts }
  })
}

/**
 * Gives back a chunk whose run does not send now, or closes one whose run is cancelled. Settled recipients stay as
 * they are.
 */
async function leave(
  parts: SendParts,
  run: RunRow | undefined,
  lease: LeaseRow,
  ids: number[],
  at: number,
): Promise<void> {
  const { store } = parts
  if (run?.state !== 'cancelling')
    return void (await writeInOneWay(store, (tx) => updateLease(tx, lease, { lease_until: 0 })))
  // The send was cancelled, so recipients whose sender ended are not sent to again.
  const doubtful = Math.max(at, lease.inflight_to)
  const verdicts = await inDoubtCancelled(parts, run, recipientsOf(run, lease, ids, at, doubtful))
  await store.writeAlongside(async (tx) => {
    const closed = { state: 'done' as const, settled_to: lease.size, lease_until: 0 }
    if (!(await updateLease(tx, lease, closed, at))) return
    await settle(parts, tx, run, '', verdicts)
    await addToRun(tx, run.id, { ...nobody, cancelled: lease.size - doubtful })
  })
}

/** Sends positions `from` to `to` of a chunk; false when the worker has to leave the chunk. */
async function sendRange(
  parts: SendParts,
  run: RunToSend,
  lease: LeaseRow,
  ids: number[],
  from: number,
  to: number,
): Promise<boolean> {
  const { store, clock } = parts
  const later = await start(parts, run)
  if (later > 0) {
    const turn = await turnOf(parts, run, lease, later)
    await writeInOneWay(store, (tx) => updateLease(tx, lease, { not_before: turn, lease_until: 0 }))
    return false
  }
  const recipients = recipientsOf(run, lease, ids, from, to)
  const { isRepeated } = channelOf(run.channel)
  const doubtful = from < lease.inflight_to
  const isForGood = from < lease.resent_to || (doubtful && !isRepeated)
  const [context, foundOf] = await Promise.all([
    parts.contexts.of(run, run.epoch),
    isForGood ? null : look(parts, run, recipients),
  ])
  // The gate comes before the range is in flight, so that nobody is in doubt because the gate failed.
  const gated = foundOf && gate(context, recipients, foundOf)
  const resent = doubtful ? to : lease.resent_to
  const intent = { inflight_to: to, resent_to: resent, lease_until: clock.wall() + parts.lease }
  // The token tells whose the chunk is; the epoch tells the sandbox for whom it keeps the mails.
  const epoch = await writeInOneWay(store, (tx) => writeIntent(tx, run.account_id, lease, intent))
  if (epoch === null) return false
  const extend = () => writeInOneWay(store, (tx) => updateLease(tx, lease, { lease_until: clock.wall() + parts.lease }))
  const verdicts =
    gated === null
      ? await inDoubtForGood(parts, run, context, recipients)
      : await holding(parts.lease, extend, () => attempt(parts, context, epoch, gated))
  return untilStored(store, () =>
    store.writeAlongside((tx) => settleRange(tx, { parts, run, lease, from, to }, context, verdicts)),
  )
}

/** Settles a range of a chunk; false when somebody else has the chunk by now. */
async function settleRange(
  tx: Db,
  { parts, run, lease, from, to }: { parts: SendParts; run: RunRow; lease: LeaseRow; from: number; to: number },
  context: RunContext | null,
  verdicts: Verdict[],
): Promise<boolean> {
  const { clock } = parts
  const done = to >= lease.size
  const change = done
    ? { settled_to: to, state: 'done' as const, lease_until: 0 }
    : { settled_to: to, state: 'open' as const, lease_until: clock.wall() + parts.lease }
  // The epoch is held first, as in a restore: two transactions that take their locks in the same order cannot deadlock.
  const [, isMine] = await together([holdEpoch(tx, run.account_id), settleLease(tx, lease, change, from)])
  // An earlier try may have been committed although its answer was lost: then the range is settled, and this worker
  // goes on.
  if (!isMine) return hasSettledTo(tx, lease, to)
  await settle(parts, tx, run, context?.campaign.hash ?? '', verdicts)
  return true
}

/** At most `limit` due messages of an account with these priorities, leased; the most pressing first. */
export async function leaseDue(
  parts: SendParts,
  account: number,
  priorities: readonly number[],
  limit: number,
): Promise<LeasedMessage[]> {
  const { store, clock } = parts
  const at = { ...clock.times(), lease: parts.lease, priorities, limit }
  const { leased } = await store.writeAlongside((tx) => leaseMessages(tx, account, at))
  return leased
}

/** Messages that wait for their time or for a worker, whichever task takes them. */
export const messageAgenda = ({ store }: { store: Store }): Agenda => ({
  async next(account, limit) {
    const rows = await nextMessages(store.db, account, Object.values(PRIORITY), limit)
    return rows.map(({ id, run_id, attempts, due }) => ({
      kind: run_id !== null && attempts > 0 ? 'campaign_retry' : attempts > 0 ? 'message_retry' : 'message',
      id,
      at: due,
    }))
  },
})

/** Works on due messages and keeps their leases meanwhile. */
export function holdingMessages<T>(
  { store, clock, lease }: SendParts,
  due: MessageRow[],
  work: () => Promise<T>,
): Promise<T> {
  return holding(lease, () => writeInOneWay(store, (tx) => extendMessageLeases(tx, due, clock.wall() + lease)), work)
}
