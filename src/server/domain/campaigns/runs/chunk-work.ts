// The workers that go through chunks. When an account waits that has nothing in hand, they give back their chunks after
// a sub-batch, and it has the next turn. A sub-batch takes as long as the mail host does, so one worker more, with few
// recipients, takes such an account while all others are busy.
import { accountsWithChunks } from '../../../store/campaigns/runs.ts'
import { createRotation } from '../../timers/rotation.ts'
import { CHUNK_WORKERS, SPARE_BATCH, SUB_BATCH } from './in-hand.ts'
import { type SendParts, sendChunk, takeChunk } from './send-run.ts'

/** Takes a chunk and says how to send it; false when there is none to take. */
type ChunkStep = () => Promise<false | (() => Promise<void>)>

/** Makes the steps of the work loop that take chunks: those of the workers, and that of the spare one. */
export function createChunkWork(parts: SendParts): { step: ChunkStep; spareStep: ChunkStep } {
  const { store, clock } = parts
  const rotation = createRotation(() => accountsWithChunks(store.db, clock.times()), { each: CHUNK_WORKERS })
  const take = (account: number) => takeChunk(parts, account)
  let busy = 0

  return {
    async step() {
      const turn = await rotation.take(take)
      if (!turn) return false
      busy++
      const goesOn = async () => !(await rotation.hasNewcomer())
      return () =>
        turn.during(() => sendChunk(parts, turn.work, { batch: SUB_BATCH, goesOn })).finally(() => void busy--)
    },

    async spareStep() {
      if (busy < CHUNK_WORKERS || !(await rotation.hasNewcomer())) return false
      const turn = await rotation.take(take, 1)
      if (!turn) return false
      const goesOn = async () => busy >= CHUNK_WORKERS
      return () => turn.during(() => sendChunk(parts, turn.work, { batch: SPARE_BATCH, goesOn }))
    },
  }
}
