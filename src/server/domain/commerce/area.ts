// The data of shops: catalogs with their products, connected sites, carts and orders.

import type { DomainDeps } from '../deps.ts'
import type { OperationKind } from '../operations/kinds.ts'
import { type Catalogs, createCatalogs } from './catalogs.ts'
import { createProductImportKind } from './product-import-kind.ts'
import { createProductImports, type ProductImports } from './product-imports.ts'
import { createProducts, type Products } from './products.ts'
import { createShopKinds, createShopNouns, type ShopNouns } from './shop-nouns.ts'
import { type ConnectedSites, createConnectedSites } from './sites.ts'

export interface CommerceArea extends ShopNouns {
  catalogs: Catalogs
  products: Products
  connectedSites: ConnectedSites
  productImports: ProductImports
}

export const createCommerceArea = (parts: DomainDeps & { publicUrl: string }): CommerceArea => ({
  catalogs: createCatalogs(parts),
  products: createProducts(parts),
  connectedSites: createConnectedSites(parts),
  productImports: createProductImports(parts),
  ...createShopNouns(parts),
})

/** The kinds of operations of this area. */
export const createCommerceKinds = (parts: DomainDeps): OperationKind[] => [
  createProductImportKind(parts),
  ...createShopKinds(parts),
]
