// Takes requests to forget contacts.
import type { Clock } from '../../../lib/clock.ts'
import { fromContactId, isContactId } from '../../../lib/ids.ts'
import type { Store } from '../../../store/store.ts'
import type { Author } from '../../accounts/accounts.ts'
import { openOperation } from '../../operations/operations.ts'
import { storeItems } from '../../operations/slices.ts'
import { requireList } from '../lists.ts'
import { ERASURE, type ErasureProgress } from './erasure-kind.ts'

export interface Forget {
  /**
   * Forgets contacts of the list, 1,000 at most; ids that the list does not have are passed over. Returns the number
   * of the operation. Throws `not_found` for an unknown list.
   */
  start(author: Author, list: number, contactIds: readonly string[]): Promise<number>
}

export function createErasure({ store, clock }: { store: Store; clock: Clock }): Forget {
  return {
    async start({ accountId, userId }, list, contactIds): Promise<number> {
      await requireList(store.db, accountId, list)
      const ids = [...new Set(contactIds.filter(isContactId).map(fromContactId))]
      return storeItems(store, ids, async (tx, id) => {
        await requireList(tx, accountId, list)
        const progress: ErasureProgress = { done: 0, total: ids.length, stage: 0, after: 0 }
        await openOperation(tx, {
          ...{ id, accountId, userId, listId: list, type: ERASURE.type, kind: ERASURE.name },
          input: { notify: [], callbackUrl: null },
          progress: { ...progress, next: 0 },
          at: clock.now(accountId),
        })
      })
    },
  }
}
