// The products of a catalog, one by one.
import * as catalogs from '../../store/commerce/catalogs.ts'
import type { ProductFilter } from '../../store/commerce/products.ts'
import * as rows from '../../store/commerce/products.ts'
import type { Db } from '../../store/store.ts'
import type { DomainDeps } from '../deps.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import type { Page } from '../pages.ts'
import { holdCatalog, requireCatalog } from './catalogs.ts'
import { ProductFault, type ProductInput, type ProductPatch, readIdentifier, readProduct } from './product-input.ts'
import { type Product, productOf, rowOf } from './product-rows.ts'

export type { Product, ProductFilter }

/** Throws `invalid` for a fault. */
function sound<T>(read: T | ProductFault): T {
  if (read instanceof ProductFault) throw invalid(read.place, read.text)
  return read
}

export interface Products {
  /** A page of the products that match, by their identifiers. */
  list(
    account: number,
    catalog: number,
    filter: ProductFilter,
    page: { offset: number; limit: number },
  ): Promise<Page<Product>>
  /** Adds a product; throws `conflict` when the catalog has one with its identifier. */
  create(account: number, catalog: number, input: ProductInput): Promise<Product>
  get(account: number, catalog: number, identifier: string): Promise<Product>
  /** Changes the members that are given. */
  update(account: number, catalog: number, identifier: string, input: ProductInput): Promise<Product>
  delete(account: number, catalog: number, identifier: string): Promise<void>
}

export function createProducts({ store, clock }: DomainDeps): Products {
  /** Changes the products of a catalog. `change` gets the edition that the catalog shows, locked. */
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
    async list(account, catalog, filter, page): Promise<Page<Product>> {
      await requireCatalog(store.db, account, catalog)
      const list = (db: Db) => rows.listProducts(db, account, catalog, filter, page)
      // No index knows the attributes: each is looked for in the texts of all products.
      const isSearch = (filter.custom_attributes ?? []).length > 0
      const { total, items } = await (isSearch ? store.readLong({ account }, list) : list(store.db))
      return { total, items: items.map((row) => productOf(row, catalog)) }
    },

    create(account, catalog, input): Promise<Product> {
      const identifier = sound(readIdentifier(input))
      const patch: ProductPatch = sound(readProduct(input))
      return changeCatalog(account, catalog, async (tx, edition) => {
        const [known] = await rows.productsOf(tx, edition, [identifier])
        if (known) throw conflict('product_already_exists', 'The catalog already has a product with this identifier.')
        const row = rowOf(edition, identifier, patch)
        await rows.writeProducts(tx, [row])
        return productOf(row, catalog)
      })
    },

    async get(account, catalog, identifier): Promise<Product> {
      await requireCatalog(store.db, account, catalog)
      const row = await rows.findProduct(store.db, account, catalog, identifier)
      if (!row) throw notFound('product', identifier)
      return productOf(row, catalog)
    },

    update(account, catalog, identifier, input): Promise<Product> {
      const patch = sound(readProduct(input))
      return changeCatalog(account, catalog, async (tx, edition) => {
        const [before] = await rows.productsOf(tx, edition, [identifier])
        if (!before) throw notFound('product', identifier)
        const row = rowOf(edition, identifier, patch, before)
        await rows.writeProducts(tx, [row])
        return productOf(row, catalog)
      })
    },

    delete(account, catalog, identifier): Promise<void> {
      return changeCatalog(account, catalog, async (tx, edition) => {
        if (!(await rows.deleteProduct(tx, edition, identifier))) throw notFound('product', identifier)
      })
    },
  }
}
