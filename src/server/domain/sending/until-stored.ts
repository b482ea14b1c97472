// What happened outside has to be recorded even when the database is down at that moment: otherwise a message that
// left would be in doubt, and sent once more.
import { setTimeout } from 'node:timers/promises'
import { StoreUnavailableError } from '../../store/store.ts'

/** Milliseconds between two tries. */
const PAUSE = 100
/** Maximum number of tries: five minutes. By then others have taken over the work of this process. */
const TRIES = 3_000

/**
 * Writes, and tries again while the database does not answer. A try that failed may have been committed, so `write`
 * must do nothing the second time.
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
