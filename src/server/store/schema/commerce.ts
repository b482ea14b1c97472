// Catalogs and their products.
import type { Generated } from 'kysely'

export interface CatalogTable {
  id: Generated<number>
  account_id: number
  title: string
  language: string
  currency: string
  created: number
  /** When the catalog or one of its products changed last. */
  updated: number
}

/**
 * `current`: what a catalog shows. `making`: an import writes it, to replace the current one as a whole. `removed`: its
 * products are still to go.
 */
type EditionState = 'current' | 'making' | 'removed'

/** All products of a catalog at a time. */
interface CatalogEditionTable {
  id: Generated<number>
  account_id: number
  catalog_id: number
  state: EditionState
  /** The import that makes it. */
  operation_id: number | null
}

export interface ProductTable {
  edition_id: number
  identifier: string
  name: string
  description: string
  sku: string
  upc: string
  ean: string
  gtin: string
  mpn: string
  brand: string
  /** Millionths (lib/price.ts). */
  price: number
  /** Millionths; 0 without a reduction. */
  sale_price: number
  /** 1 or 0; null if not given. */
  in_stock: number | null
  /** ProductDetails as JSON. */
  details: string
}

export interface CommerceTables {
  catalog: CatalogTable
  catalog_edition: CatalogEditionTable
  product: ProductTable
}
