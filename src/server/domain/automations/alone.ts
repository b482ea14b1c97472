// One row that fails must not hold up the others of its account.
import { ClockMovedError } from '../../store/epoch.ts'
import { StoreUnavailableError } from '../../store/store.ts'

/** Milliseconds until what failed for a reason of the platform is tried again. */
export const PAUSE = 60_000

/** Work of which some is taken at a time, `limit` at most. */
export interface Piecework {
  most: number
  take(limit: number): Promise<boolean>
  /** Puts off what `take` failed with when it took one. */
  putOff(): Promise<void>
}

/** Whether nothing that was taken is to blame. */
const isOfAll = (error: unknown): boolean => error instanceof ClockMovedError || error instanceof StoreUnavailableError

/** Takes some of the work. If that fails, it takes one alone, and one that fails alone is put off; throws why. */
export async function takeSome({ most, take, putOff }: Piecework): Promise<boolean> {
  try {
    return await take(most)
  } catch (error) {
    if (isOfAll(error)) throw error
  }
  try {
    await take(1)
    return true
  } catch (error) {
    if (!isOfAll(error)) await putOff()
    throw error
  }
}
