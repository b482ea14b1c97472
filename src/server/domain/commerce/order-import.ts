// The import of orders: taken in one request, worked off in slices (M-249). No events follow.
import type { Author } from '../accounts/accounts.ts'
import { requireList } from '../audience/lists.ts'
import type { DomainDeps } from '../deps.ts'
import type { OperationInput } from '../operations/kinds.ts'
import { openOperation } from '../operations/operations.ts'
import { type BadRow, SLICE, storeItems } from '../operations/slices.ts'
import type { ImportedOrder } from './order-import-slice.ts'

/** The operation type of the contract, and the name of the kind. */
export const ORDER_IMPORT = { type: 'import_ecommerce', name: 'order-import' } as const

/** What an operation keeps of the request. */
export interface OrderImportInput extends OperationInput {
  slices: number
  total: number
}

export interface OrderImportCounts {
  imported: number
  updated: number
  ignored: number
  invalid: number
}

export interface OrderImports {
  /** Takes the orders of contacts of a list; the runner of operations works them off. Throws `not_found`. */
  start(author: Author, list: number, orders: readonly (ImportedOrder | BadRow)[]): Promise<void>
}

export function createOrderImports({ store, clock }: DomainDeps): OrderImports {
  return {
    async start({ accountId, userId }, list, orders): Promise<void> {
      await requireList(store.db, accountId, list)
      if (orders.length === 0) return
      const input: OrderImportInput = {
        notify: [],
        callbackUrl: null,
        slices: Math.ceil(orders.length / SLICE),
        total: orders.length,
      }
      const progress = { imported: 0, updated: 0, ignored: 0, invalid: 0, next: 0 }
      await storeItems(store, orders, async (tx, id) => {
        await requireList(tx, accountId, list)
        const { type, name: kind } = ORDER_IMPORT
        const at = clock.now(accountId)
        return openOperation(tx, { id, accountId, userId, listId: list, type, kind, input, progress, at })
      })
    },
  }
}
