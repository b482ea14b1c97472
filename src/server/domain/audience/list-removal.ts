// Takes the contacts of deleted lists away, what people entered in their forms, and what they bought, some at a time: a
// list may have a million.

import * as rows from '../../store/audience/removed-lists.ts'
import { holdEpoch } from '../../store/epoch.ts'
import type { Store } from '../../store/store.ts'
import { unwatched, type WorkTurn } from '../timers/work-turn.ts'

/** Contacts, entries in forms, or orders, that one transaction deletes; others may have to wait for it. */
const AT_ONCE = 1000

/** Makes the step of the work loop that does so; false when no list waits. */
export function createListRemoval({ store }: { store: Store }): (turn?: WorkTurn) => Promise<boolean> {
  return async (turn = unwatched) => {
    const list = await rows.findRemovedList(store.db, turn.held)
    if (!list) return false
    turn.note({ account: list.account_id, refs: [list.id] })
    return store.writeAlongside(async (tx) => {
      await holdEpoch(tx, list.account_id)
      if (!(await rows.holdRemovedList(tx, list))) return false
      for (const erase of [rows.eraseSubmissions, rows.eraseCommerce, rows.eraseContacts])
        if (await erase(tx, list, AT_ONCE)) return true
      await rows.deleteRemovedList(tx, list)
      return true
    })
  }
}
