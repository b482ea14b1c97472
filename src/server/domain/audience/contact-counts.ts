// Adds up the parts in which contacts are counted, so that a count is a sum of few rows. SQLite counts without parts.
import { addUpParts, hasParts } from '../../store/audience/contact-counts.ts'
import type { Store } from '../../store/store.ts'
import { ALL, unwatched, type WorkTurn } from '../timers/work-turn.ts'

/** Parts that may wait: a request that counts reads those of its list. */
const FEW = 200
/** Parts that one transaction adds up. */
const AT_ONCE = 2_000

/** Makes the step of the work loop that does so; false when few parts wait. */
export function createCountSums({ store }: { store: Store }): (turn?: WorkTurn) => Promise<boolean> {
  return async (turn = unwatched) => {
    if (!(await hasParts(store.db, FEW))) return false
    turn.note({ account: 0, refs: [ALL] })
    return store.writeAlongside((tx) => addUpParts(tx, AT_ONCE))
  }
}
