// Keeps outdated work out of the store: when an account was emptied or put back to a snapshot, nothing is written
// to it from work that was taken before.
import { ofPresentEpoch } from '../../store/epoch.ts'
import type { Db, Store } from '../../store/store.ts'

/** Runs `work` as a transaction in the epoch in which the work was taken; null if that epoch is over. */
export function writeInEpoch<T>(
  store: Store,
  taken: { account_id: number; epoch: number },
  work: (tx: Db) => Promise<T>,
): Promise<T | null> {
  return store.writeAlongside(async (tx) => {
    const [present] = await ofPresentEpoch(tx, [taken])
    return present ? work(tx) : null
  })
}
