// Products that something names without their catalog: the lines of carts and orders (M-248).
import * as catalogs from '../../store/commerce/catalogs.ts'
import * as rows from '../../store/commerce/products.ts'
import type { Db } from '../../store/store.ts'
import type { ProductPatch } from './product-input.ts'
import { type Product, productOf, rowOf } from './product-rows.ts'

/** The products with these identifiers in the catalogs of the account; of several catalogs, the oldest one counts. */
async function findNamedProducts(
  db: Db,
  account: number,
  identifiers: readonly string[],
): Promise<Map<string, Product>> {
  const named = new Map<string, Product>()
  if (identifiers.length === 0) return named
  for (const { catalog_id, ...row } of await rows.productsAnywhere(db, account, identifiers)) {
    if (!named.has(row.identifier)) named.set(row.identifier, productOf(row, catalog_id))
  }
  return named
}

/**
 * Finds these products, and creates missing ones in the oldest catalog, with the given data. Without a catalog it
 * creates none. It locks that catalog: lock contacts and their list before.
 */
export async function findOrMakeProducts(
  tx: Db,
  account: number,
  wanted: ReadonlyMap<string, ProductPatch>,
  now: number,
): Promise<Map<string, Product>> {
  const named = await findNamedProducts(tx, account, [...wanted.keys()])
  if (named.size === wanted.size) return named
  const catalog = await catalogs.holdOldestCatalog(tx, account)
  if (!catalog) return named
  const edition = await catalogs.currentEditionId(tx, account, catalog.id)
  const missing = [...wanted].filter(([identifier]) => !named.has(identifier))
  // Another request may have created one before the catalog was locked.
  const known = await rows.productsOf(
    tx,
    edition,
    missing.map(([identifier]) => identifier),
  )
  const present = new Set(known.map(({ identifier }) => identifier))
  const made = missing
    .filter(([identifier]) => !present.has(identifier))
    .map(([identifier, patch]) => rowOf(edition, identifier, patch))
  await rows.writeProducts(tx, made)
  if (made.length > 0) await catalogs.touchCatalog(tx, account, catalog.id, now)
  for (const row of [...known, ...made]) named.set(row.identifier, productOf(row, catalog.id))
  return named
}
