// Removes what belongs to automations that were deleted, and to triggers that were changed, some rows at a time.
import { findChanged, findDeleted, removeLeftovers, removeSome } from '../../store/automations/removal.ts'
import type { DomainDeps } from '../deps.ts'
import { unwatched, type WorkTurn } from '../timers/work-turn.ts'

/** Makes the step of the work loop that removes some of it; it resolves with false when nothing is left. */
export const createAutomationRemoval =
  ({ store }: Pick<DomainDeps, 'store'>): ((turn?: WorkTurn) => Promise<boolean>) =>
  async (turn = unwatched) => {
    const deleted = await findDeleted(store.db, turn.held)
    if (deleted !== undefined) {
      turn.note({ account: deleted.account_id, refs: [deleted.id] })
      await store.writeAlongside((tx) => removeSome(tx, deleted.id))
      return true
    }
    const changed = await findChanged(store.db, turn.held)
    if (changed === undefined) return false
    turn.note({ account: changed.account_id, refs: [changed.id] })
    await store.writeAlongside((tx) => removeLeftovers(tx, changed.id))
    return true
  }
