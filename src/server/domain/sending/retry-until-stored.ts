// The outcome of an attempt has to be stored even if the database is down or full at that moment: otherwise the outcome
// of a message that was sent would be unknown, and it would be sent again.
import { setTimeout } from 'node:timers/promises'
import { type Store, StoreUnavailableError } from '../../store/store.ts'

/** Milliseconds between two tries. */
const RETRY_PAUSE_MS = 100

/**
 * Writes, and tries again while the database takes no writes, as long as the process lives. Until then no other work
 * begins. A try that failed may have been committed, so `write` must have no further effect the second time; it gets
 * the number of the try, from 1.
 */
export async function retryUntilStored<T>(
  { outage }: Pick<Store, 'outage'>,
  write: (tries: number) => Promise<T>,
): Promise<T> {
  let release: (() => void) | null = null
  try {
    for (let tries = 1; ; tries++) {
      try {
        return await write(tries)
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error
        release ??= outage.hold()
        await setTimeout(RETRY_PAUSE_MS)
      }
    }
  } finally {
    release?.()
  }
}
