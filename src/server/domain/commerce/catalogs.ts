// Catalogs: collections of products, each in one language and one currency.
import type { CatalogRow } from '../../store/commerce/catalogs.ts'
import * as rows from '../../store/commerce/catalogs.ts'
import type { Db } from '../../store/store.ts'
import type { DomainDeps } from '../deps.ts'
import { notFound } from '../errors.ts'

interface NewCatalog {
  title: string
  language: string
  currency: string
}

/** Times in milliseconds. */
export interface Catalog extends NewCatalog {
  id: number
  created: number
  /** When the catalog or one of its products changed last. */
  updated: number
}

/** The catalog; throws `not_found`. */
export async function requireCatalog(db: Db, account: number, id: number): Promise<CatalogRow> {
  const catalog = await rows.findCatalog(db, account, id)
  if (!catalog) throw notFound('catalog', id)
  return catalog
}

/**
 * Locks the catalog, so that its products cannot be changed by others until the end of the transaction; throws
 * `not_found`.
 */
export async function holdCatalog(tx: Db, account: number, id: number): Promise<CatalogRow> {
  const catalog = await rows.holdCatalog(tx, account, id)
  if (!catalog) throw notFound('catalog', id)
  return catalog
}

export interface Catalogs {
  /** All catalogs of the account, oldest first. */
  list(account: number): Promise<Catalog[]>
  create(account: number, catalog: NewCatalog): Promise<Catalog>
  /** Deletes a catalog with its products. Imports into it that have not ended pass over what is left. */
  delete(account: number, id: number): Promise<void>
}

export function createCatalogs({ store, clock }: DomainDeps): Catalogs {
  return {
    list: (account) => rows.listCatalogs(store.db, account),

    create(account, { title, language, currency }) {
      const now = clock.now(account)
      const row = { account_id: account, title, language, currency, created: now, updated: now }
      return store.write((tx) => rows.insertCatalog(tx, row))
    },

    delete(account, id): Promise<void> {
      return store.writeAlongside(async (tx) => {
        await holdCatalog(tx, account, id)
        await rows.deleteCatalog(tx, account, id)
      })
    },
  }
}
