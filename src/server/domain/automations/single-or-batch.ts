// One row that fails must not hold up the others of its account.
import { ClockMovedError } from '../../store/epoch.ts'
import { StoreUnavailableError } from '../../store/store.ts'

/** Milliseconds until what failed for a reason of the platform is tried again. */
export const RETRY_PAUSE_MS = 60_000

/** Work of which some is taken at a time, `limit` at most. */
export interface BatchedWork {
  most: number
  runPieces(limit: number): Promise<boolean>
  /** Defers the work that `runPieces` failed with when it took one piece. */
  putOff(): Promise<void>
}

/** Whether nothing that was taken is to blame. */
const isOfAll = (error: unknown): boolean => error instanceof ClockMovedError || error instanceof StoreUnavailableError

/**
 * Takes some of the work. If that fails, takes one piece alone; defers a piece that fails alone, and throws its error.
 */
export async function runBatchOrSingle({ most, runPieces, putOff }: BatchedWork): Promise<boolean> {
  try {
    return await runPieces(most)
  } catch (error) {
    if (isOfAll(error)) throw error
  }
  try {
    await runPieces(1)
    return true
  } catch (error) {
    if (!isOfAll(error)) await putOff()
    throw error
  }
}
