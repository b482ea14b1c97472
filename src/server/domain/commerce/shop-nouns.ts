// The nouns of carts and orders.

import type { DomainDeps } from '../deps.ts'
import type { OperationKind } from '../operations/kinds.ts'
import { type Carts, createCarts } from './carts.ts'
import { createOrderImports, type OrderImports } from './order-import.ts'
import { createOrderImportKind } from './order-import-kind.ts'
import { createOrders, type Orders } from './orders.ts'

export interface ShopNouns {
  carts: Carts
  orders: Orders
  orderImports: OrderImports
}

export const createShopNouns = (parts: DomainDeps): ShopNouns => ({
  carts: createCarts(parts),
  orders: createOrders(parts),
  orderImports: createOrderImports(parts),
})

/** The kinds of operations on orders. */
export const createShopKinds = (parts: DomainDeps): OperationKind[] => [createOrderImportKind(parts)]
