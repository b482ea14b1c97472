// What happened outside has to be recorded even when the database is down or full at that moment: otherwise a message
// that left would be in doubt, and sent once more.
import { setTimeout } from 'node:timers/promises'
import { type Store, StoreUnavailableError } from '../../store/store.ts'

/** Milliseconds between two tries. */
const PAUSE = 100

/**
 * Writes, and tries again while the database takes no writes, as long as the process lives. Meanwhile no other work
 * begins. A try that failed may have been committed, so `write` must do nothing the second time; it gets the number of
 * the try, from 1.
 */
export async function untilStored<T>(
  { outage }: Pick<Store, 'outage'>,
  write: (tries: number) => Promise<T>,
): Promise<T> {
  let paid: (() => void) | null = null
  try {
    for (let tries = 1; ; tries++) {
      try {
        return await write(tries)
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error
        paid ??= outage.owe()
        await setTimeout(PAUSE)
      }
    }
  } finally {
    paid?.()
  }
}
