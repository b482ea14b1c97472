// The nouns of carts and orders.
import type { OperationKind } from '../operations/kinds.ts'
import type { Parts } from '../parts.ts'
import { createCarts } from './carts.ts'
import { createOrderImports } from './order-import.ts'
import { createOrderImportKind } from './order-import-kind.ts'
import { createOrders } from './orders.ts'

export const createShopNouns = (parts: Parts) => ({
  carts: createCarts(parts),
  orders: createOrders(parts),
  orderImports: createOrderImports(parts),
})

/** The kinds of operations on orders. */
export const createShopKinds = (parts: Parts): OperationKind[] => [createOrderImportKind(parts)]
