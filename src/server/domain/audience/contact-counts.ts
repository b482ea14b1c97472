// Adds up the parts in which contacts are counted, so that a count is the sum of few. On SQLite there are no parts.
import { addUpParts, hasParts } from '../../store/audience/contact-counts.ts'
import type { Store } from '../../store/store.ts'

/** Parts that may wait: a request that counts reads those of its list. */
const FEW = 200
/** Parts that one transaction adds up. */
const AT_ONCE = 2_000

/** Makes the step of the work loop that does so; false when few parts wait. */
export function createCountSums({ store }: { store: Store }): () => Promise<boolean> {
  return async () => (await hasParts(store.db, FEW)) && store.writeAlongside((tx) => addUpParts(tx, AT_ONCE))
}
