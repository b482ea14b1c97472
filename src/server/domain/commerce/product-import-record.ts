// The stored parts of a product import: its request, and the counts so far.
import type { OperationInput } from '../operations/kinds.ts'

/** The kind of these operations, and their type in the contract. */
export const PRODUCT_IMPORT_KIND = 'product-import'
export const PRODUCT_IMPORT = 'import_ecommerce'

/**
 * What becomes of the products that the catalog has: `rewrite` replaces them all, `add` leaves them, `update` writes the
 * given values over theirs.
 */
export type ProductImportMode = 'rewrite' | 'add' | 'update'

export interface ProductImportInput extends OperationInput {
  catalog: number
  mode: ProductImportMode
  /** How many slices were stored; none for an import without products. */
  slices: number
  total: number
}

/** Products by result. */
export interface ProductCounts {
  imported: number
  updated: number
  ignored: number
  invalid: number
}

export interface ProductImportProgress extends ProductCounts {
  /** The edition that a rewrite makes, once it has begun. */
  edition: number | null
}

export const nothingImported: ProductImportProgress = { imported: 0, updated: 0, ignored: 0, invalid: 0, edition: null }
