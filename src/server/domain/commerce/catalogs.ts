// Catalogs: collections of products, each in one language and one currency.
import type { CatalogRow } from '../../store/commerce/catalogs.ts'
import * as rows from '../../store/commerce/catalogs.ts'
import type { Db } from '../../store/store.ts'
import { notFound } from '../errors.ts'
import type { Parts } from '../parts.ts'

export type { CatalogRow }
export type Catalogs = ReturnType<typeof createCatalogs>

export interface NewCatalog {
  title: string
  language: string
  currency: string
}

/** The catalog; throws `not_found`. */
export async function requireCatalog(db: Db, account: number, id: number): Promise<CatalogRow> {
  const catalog = await rows.findCatalog(db, account, id)
  if (!catalog) throw notFound('catalog', id)
  return catalog
}

/** Holds the catalog, so that nobody else changes its products until the end of the transaction; throws `not_found`. */
export async function holdCatalog(tx: Db, account: number, id: number): Promise<CatalogRow> {
  const catalog = await rows.holdCatalog(tx, account, id)
  if (!catalog) throw notFound('catalog', id)
  return catalog
}

export function createCatalogs({ store, clock }: Parts) {
  return {
    /** All catalogs of the account, oldest first. */
    list: (account: number): Promise<CatalogRow[]> => rows.listCatalogs(store.db, account),

    create(account: number, { title, language, currency }: NewCatalog): Promise<CatalogRow> {
      const now = clock.now(account)
      const row = { account_id: account, title, language, currency, created: now, updated: now }
      return store.write((tx) => rows.insertCatalog(tx, row))
    },

    /** Deletes a catalog with its products. Imports into it that have not ended pass over what is left. */
    delete(account: number, id: number): Promise<void> {
      return store.writeAlongside(async (tx) => {
        await holdCatalog(tx, account, id)
        await rows.deleteCatalog(tx, account, id)
      })
    },
  }
}
