// The products of a catalog, one by one.
import * as catalogs from '../../store/commerce/catalogs.ts'
import type { ProductFilter } from '../../store/commerce/products.ts'
import * as rows from '../../store/commerce/products.ts'
import type { Db } from '../../store/store.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import type { Page } from '../pages.ts'
import type { Parts } from '../parts.ts'
import { holdCatalog, requireCatalog } from './catalogs.ts'
import { ProductFault, type ProductInput, type ProductPatch, readIdentifier, readProduct } from './product-input.ts'
import { type Product, productOf, rowOf } from './product-rows.ts'

export type { Product, ProductFilter, ProductInput }
export type Products = ReturnType<typeof createProducts>

/** Throws `invalid` for a fault. */
function sound<T>(read: T | ProductFault): T {
  if (read instanceof ProductFault) throw invalid(read.place, read.text)
  return read
}

export function createProducts({ store, clock }: Parts) {
  /** Changes the products of a catalog. `change` gets the edition that the catalog shows, which nobody else changes. */
  function changeCatalog<T>(
    account: number,
    catalog: number,
    change: (tx: Db, edition: number) => Promise<T>,
  ): Promise<T> {
    const now = clock.now(account)
    return store.writeAlongside(async (tx) => {
      await holdCatalog(tx, account, catalog)
      const result = await change(tx, await catalogs.currentEditionId(tx, account, catalog))
      await catalogs.touchCatalog(tx, account, catalog, now)
      return result
    })
  }

  return {
    /** A page of the products that match, by their identifiers. */
    async list(
      account: number,
      catalog: number,
      filter: ProductFilter,
      page: { offset: number; limit: number },
    ): Promise<Page<Product>> {
      await requireCatalog(store.db, account, catalog)
      const { total, items } = await rows.listProducts(store.db, account, catalog, filter, page)
      return { total, items: items.map((row) => productOf(row, catalog)) }
    },

    /** Adds a product; throws `conflict` when the catalog has one with its identifier. */
    create(account: number, catalog: number, input: ProductInput): Promise<Product> {
      const identifier = sound(readIdentifier(input))
      const patch: ProductPatch = sound(readProduct(input))
      return changeCatalog(account, catalog, async (tx, edition) => {
        const [known] = await rows.productsOf(tx, edition, [identifier])
        if (known) throw conflict('product_already_exists', 'The catalog has a product with this identifier already.')
        const row = rowOf(edition, identifier, patch)
        await rows.writeProducts(tx, [row])
        return productOf(row, catalog)
      })
    },

    async get(account: number, catalog: number, identifier: string): Promise<Product> {
      await requireCatalog(store.db, account, catalog)
      const row = await rows.findProduct(store.db, account, catalog, identifier)
      if (!row) throw notFound('product', identifier)
      return productOf(row, catalog)
    },

    /** Changes the members that are given. */
    update(account: number, catalog: number, identifier: string, input: ProductInput): Promise<Product> {
      const patch = sound(readProduct(input))
      return changeCatalog(account, catalog, async (tx, edition) => {
        const [before] = await rows.productsOf(tx, edition, [identifier])
        if (!before) throw notFound('product', identifier)
        const row = rowOf(edition, identifier, patch, before)
        await rows.writeProducts(tx, [row])
        return productOf(row, catalog)
      })
    },

    delete(account: number, catalog: number, identifier: string): Promise<void> {
      return changeCatalog(account, catalog, async (tx, edition) => {
        if (!(await rows.deleteProduct(tx, edition, identifier))) throw notFound('product', identifier)
      })
    },
  }
}
