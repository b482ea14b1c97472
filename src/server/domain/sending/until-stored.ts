// What happened outside has to be written down, also when the database is away at that moment: otherwise a
// message that left would be in doubt, and sent once more.
import { setTimeout } from 'node:timers/promises'
import { StoreUnavailableError } from '../../store/store.ts'

/** Milliseconds between two tries. */
const PAUSE = 100
/** Tries: five minutes. After that the work of this process was taken over. */
const TRIES = 3_000

/**
 * Writes, and tries again while the database does not answer. Of a try that failed it is not known whether
 * it was committed, so `write` must do nothing the second time.
 */
export async function untilStored<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write()
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || tries >= TRIES) throw error
      await setTimeout(PAUSE)
    }
  }
}
