// What this process knows of the clocks: it reads how far they are ahead when it starts, when one was moved or put back,
// and, where others use the database, each second.
import type { MovableClock } from '../../lib/clock.ts'
import { readClocks } from '../../store/accounts/clocks.ts'
import type { Store } from '../../store/store.ts'

/** Makes the function that resolves when `clock` shows all clocks as they were at the call, or later. */
export function createFollow({ store, clock }: { store: Store; clock: MovableClock }): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  async function read(): Promise<void> {
    clock.setAhead(await readClocks(store.db))
  }

  // One after the other: of two readings at once, the older might end last.
  async function readAfter(before: Promise<void>): Promise<void> {
    await before.catch(() => undefined)
    next = null
    last = read()
    return last
  }

  return () => {
    next ??= readAfter(last)
    return next
  }
}
