// Imports of products: taken in one request, worked off in slices. Those into one catalog go one after another.
import type { Db } from '../../store/store.ts'
import type { Author } from '../accounts/accounts.ts'
import type { DomainDeps } from '../deps.ts'
import { openOperation } from '../operations/operations.ts'
import { type BadRow, SLICE, storeItems } from '../operations/slices.ts'
import { holdCatalog, requireCatalog } from './catalogs.ts'
import {
  nothingImported,
  PRODUCT_IMPORT,
  PRODUCT_IMPORT_KIND,
  type ProductImportInput,
  type ProductImportMode,
} from './product-import-record.ts'
import type { ProductInput } from './product-input.ts'

interface ProductImportRequest {
  mode: ProductImportMode
  products: readonly (ProductInput | BadRow)[]
}

export interface ProductImports {
  /** Takes an import; the runner of operations works it off. Returns the number of the operation. */
  start(by: Author, catalog: number, request: ProductImportRequest): Promise<number>
}

export function createProductImports({ store, clock }: DomainDeps): ProductImports {
  /** Opens the operation of an import. Throws `not_found` if the catalog was deleted. */
  async function open(tx: Db, { accountId, userId }: Author, input: ProductImportInput, id?: number): Promise<number> {
    await holdCatalog(tx, accountId, input.catalog)
    return openOperation(tx, {
      accountId,
      userId,
      listId: null,
      type: PRODUCT_IMPORT,
      kind: PRODUCT_IMPORT_KIND,
      queue: `catalog ${input.catalog}`,
      input,
      progress: { ...nothingImported, next: 0 },
      at: clock.now(accountId),
      ...(id !== undefined && { id }),
    })
  }

  return {
    async start(by, catalog, { mode, products }): Promise<number> {
      await requireCatalog(store.db, by.accountId, catalog)
      const total = products.length
      const input = { catalog, mode, total, slices: Math.ceil(total / SLICE), notify: [], callbackUrl: null }
      if (total === 0) return store.writeAlongside((tx) => open(tx, by, input))
      return storeItems(store, products, (tx, id) => open(tx, by, input, id))
    },
  }
}
