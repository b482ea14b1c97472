// The workers that go through chunks. If an account without a worker waits, they release their chunks after a
// sub-batch, and that account has the next turn. A sub-batch takes as long as the mail host does, so a spare worker,
// with few recipients, serves such an account while all others are busy.
import { accountsWithChunks, type LeaseRow } from '../../../store/campaigns/runs.ts'
import { refOf } from '../../../store/timers/quarantine.ts'
import { createFairQueue } from '../../timers/fair-queue.ts'
import { unwatched, type WorkTurn } from '../../timers/work-turn.ts'
import { CHUNK_WORKERS, SPARE_BATCH, SUB_BATCH } from './concurrency.ts'
import { type SendDeps, sendChunk, takeChunk } from './send-run.ts'

/** Takes a chunk and says how to send it; false when there is none to take. */
type ChunkStep = (turn?: WorkTurn) => Promise<false | (() => Promise<void>)>

/** Notes how far a worker has come with a chunk. */
function notingProgress(
  work: WorkTurn,
  { account, lease }: { account: number; lease: LeaseRow },
): (place: number) => void {
  // What the ledger says decides how a range is tried again, and after two deaths it is not.
  const state = `${lease.inflight_to} ${lease.resent_to}`
  const refs = [refOf(lease.run_id, lease.seq)]
  return (place) => work.note({ account, refs, place, state })
}

/** Makes the steps of the work loop that take chunks: those of the workers, and that of the spare one. */
export function createChunkWork(parts: SendDeps): { step: ChunkStep; spareStep: ChunkStep } {
  const { store, clock } = parts
  const fairQueue = createFairQueue(() => accountsWithChunks(store.db, clock.times()), { each: CHUNK_WORKERS })
  const claimChunk = async (account: number) => {
    const lease = await takeChunk(parts, account)
    return lease && { account, lease }
  }
  let busy = 0

  return {
    async step(work = unwatched) {
      const turn = await fairQueue.claimNext(claimChunk)
      if (!turn) return false
      const note = notingProgress(work, turn.work)
      note(turn.work.lease.settled_to)
      busy++
      const shouldContinue = async () => !(await fairQueue.hasIdleAccount())
      return () =>
        turn
          .run(() => sendChunk(parts, turn.work.lease, { batch: SUB_BATCH, shouldContinue, note }))
          .finally(() => void busy--)
    },

    async spareStep(work = unwatched) {
      if (busy < CHUNK_WORKERS || !(await fairQueue.hasIdleAccount())) return false
      const turn = await fairQueue.claimNext(claimChunk, 1)
      if (!turn) return false
      const note = notingProgress(work, turn.work)
      note(turn.work.lease.settled_to)
      const shouldContinue = async () => busy >= CHUNK_WORKERS
      return () => turn.run(() => sendChunk(parts, turn.work.lease, { batch: SPARE_BATCH, shouldContinue, note }))
    },
  }
}
