// Removes what belongs to automations that were deleted, and to triggers that were changed, some rows at a time.
import { findChanged, findDeleted, removeLeftovers, removeSome } from '../../store/automations/removal.ts'
import type { Parts } from '../parts.ts'

/** Makes the step of the work loop that removes some of it; it resolves with false when nothing is left. */
export const createAutomationRemoval =
  ({ store }: Pick<Parts, 'store'>): (() => Promise<boolean>) =>
  async () => {
    const deleted = await findDeleted(store.db)
    if (deleted !== undefined) {
      await store.writeAlongside((tx) => removeSome(tx, deleted))
      return true
    }
    const changed = await findChanged(store.db)
    if (changed === undefined) return false
    await store.writeAlongside((tx) => removeLeftovers(tx, changed))
    return true
  }
