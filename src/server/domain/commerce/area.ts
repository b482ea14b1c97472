// What shops sell, where, and to whom: catalogs with their products, connected sites, carts and orders.
import type { OperationKind } from '../operations/kinds.ts'
import type { Parts } from '../parts.ts'
import { createCatalogs } from './catalogs.ts'
import { createProductImportKind } from './product-import-kind.ts'
import { createProductImports } from './product-imports.ts'
import { createProducts } from './products.ts'
import { createShopKinds, createShopNouns } from './shop-nouns.ts'
import { createConnectedSites } from './sites.ts'

export type CommerceArea = ReturnType<typeof createCommerceArea>

export const createCommerceArea = (parts: Parts & { publicUrl: string }) => ({
  catalogs: createCatalogs(parts),
  products: createProducts(parts),
  connectedSites: createConnectedSites(parts),
  productImports: createProductImports(parts),
  ...createShopNouns(parts),
})

/** The kinds of operations of this area. */
export const createCommerceKinds = (parts: Parts): OperationKind[] => [
  createProductImportKind(parts),
  ...createShopKinds(parts),
]
