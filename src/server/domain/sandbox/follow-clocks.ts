// What this process knows of the clocks: it reads how far they are ahead, and where they stand because the account is
// suspended, when it starts, when one was changed, and, where others use the database, each second.
import type { MovableClock } from '../../lib/clock.ts'
import { readClocks, readSuspended } from '../../store/accounts/clocks.ts'
import type { Db, Store } from '../../store/store.ts'

/** Reads all clocks. */
export async function readTimes(db: Db, clock: MovableClock): Promise<void> {
  const [ahead, suspended] = [await readClocks(db), await readSuspended(db)]
  clock.setAhead(ahead)
  clock.setSuspended(suspended)
}

/** Makes the function that resolves when `clock` shows all clocks as they were at the call, or later. */
export function createFollow({ store, clock }: { store: Store; clock: MovableClock }): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  // One after the other: of two readings at once, the older might end last.
  async function readAfter(before: Promise<void>): Promise<void> {
    await before.catch(() => undefined)
    next = null
    last = readTimes(store.db, clock)
    return last
  }

  return () => {
    next ??= readAfter(last)
    return next
  }
}
