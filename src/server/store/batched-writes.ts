// One transaction for what several callers write at the same moment: it costs little more for many than for one.
import { createBatcher } from '../lib/batcher.ts'
import { type Db, type Store, StoreUnavailableError } from './store.ts'

/** Items that one transaction takes. */
const MAX_ITEMS = 100

/**
 * Creates a function that writes an item in one transaction with others of its lane that arrive at the same time.
 * `work` returns one function for each item, in their order, which returns the result or throws the reason of a
 * refusal: of a refused item, nothing may be written. An error of `work` itself undoes all, and then each item is tried
 * alone. A request that has to take an idempotency key writes alone: a refusal undoes its transaction, so that the key
 * stays free.
 */
export function gatherWrites<T, R>(
  store: Store,
  laneOf: (item: T) => unknown,
  work: (tx: Db, items: readonly T[]) => Promise<readonly (() => R)[]>,
): (item: T) => Promise<R> {
  const write = (items: readonly T[]) => store.writeAlongside((tx) => work(tx, items))
  // Whether a commit that was cut off took effect is not known: it must not be tried again.
  const triesAlone = (error: unknown) => !(error instanceof StoreUnavailableError)
  const together = createBatcher({ most: MAX_ITEMS, laneOf, triesAlone }, write)
  const alone = (item: T) =>
    store.writeAlongside(async (tx) => {
      const [result] = (await work(tx, [item])) as [() => R]
      return result()
    })
  return async (item) => (store.mayShare() ? (await together(item))() : alone(item))
}
