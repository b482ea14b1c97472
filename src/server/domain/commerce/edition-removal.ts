// Takes products away that no catalog shows any more, some at a time: an edition may have a million.
import * as rows from '../../store/commerce/catalogs.ts'
import { holdEpoch } from '../../store/epoch.ts'
import type { Store } from '../../store/store.ts'
import { unwatched, type WorkTurn } from '../timers/work-turn.ts'

/** Products that one transaction deletes; others may have to wait for it. */
const AT_ONCE = 1000

/** Makes the step of the work loop that does so; false when no edition waits. */
export function createEditionRemoval({ store }: { store: Store }): (turn?: WorkTurn) => Promise<boolean> {
  return async (turn = unwatched) => {
    const edition = await rows.findRemovedEdition(store.db, turn.held)
    if (!edition) return false
    turn.note({ account: edition.account_id, refs: [edition.id] })
    return store.writeAlongside(async (tx) => {
      await holdEpoch(tx, edition.account_id)
      if (!(await rows.holdRemovedEdition(tx, edition))) return false
      await rows.eraseEdition(tx, edition, AT_ONCE)
      return true
    })
  }
}
