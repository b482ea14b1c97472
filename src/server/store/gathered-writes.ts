// One transaction for what several callers write at the same moment: it costs little more for many than for one.
import { gather } from '../lib/gather.ts'
import { type Db, type Store, StoreUnavailableError } from './store.ts'

/** Items that one transaction takes. */
const MOST = 100

/**
 * Makes a function that writes an item in one transaction with others of its lane that come meanwhile. `work` returns one
 * function for each item, in their order, which gives the result or throws why the item was refused: nothing of that one
 * may be written. What `work` itself throws undoes all, and then each item is tried alone. Who has to take an idempotency
 * key writes alone, and a refusal undoes the transaction, so that the key stays free.
 */
export function gatherWrites<T, R>(
  store: Store,
  laneOf: (item: T) => unknown,
  work: (tx: Db, items: readonly T[]) => Promise<readonly (() => R)[]>,
): (item: T) => Promise<R> {
  const write = (items: readonly T[]) => store.writeAlongside((tx) => work(tx, items))
  // Whether a commit that was cut off took effect is not known: it must not be tried again.
  const triesAlone = (error: unknown) => !(error instanceof StoreUnavailableError)
  const together = gather({ most: MOST, laneOf, triesAlone }, write)
  const alone = (item: T) =>
    store.writeAlongside(async (tx) => {
      const [result] = (await work(tx, [item])) as [() => R]
      return result()
    })
  return async (item) => (store.mayShare() ? (await together(item))() : alone(item))
}
