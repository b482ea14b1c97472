// Catalogs, and the editions of their products.
import { type Insertable, type Selectable, sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { CatalogTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { isNotHeld } from '../timers/held.ts'

export type CatalogRow = Selectable<CatalogTable>

const ofAccount = (db: Db, account: number) => db.selectFrom('catalog').selectAll().where('account_id', '=', account)

/** The catalogs of the account, oldest first. */
export const listCatalogs = (db: Db, account: number): Promise<CatalogRow[]> =>
  ofAccount(db, account).orderBy('id').execute()

export const findCatalog = (db: Db, account: number, id: number): Promise<CatalogRow | undefined> =>
  ofAccount(db, account).where('id', '=', id).executeTakeFirst()

/** Holds the catalog: only its holder changes its products. */
export const holdCatalog = (tx: Db, account: number, id: number): Promise<CatalogRow | undefined> =>
  dialectOf(tx)
    .forUpdate(tx, ofAccount(tx, account).where('id', '=', id))
    .executeTakeFirst()

/** Holds the oldest catalog of the account. */
export const holdOldestCatalog = (tx: Db, account: number): Promise<CatalogRow | undefined> =>
  dialectOf(tx).forUpdate(tx, ofAccount(tx, account).orderBy('id').limit(1)).executeTakeFirst()

/** Makes a catalog with an empty edition. */
export async function insertCatalog(tx: Db, row: Insertable<CatalogTable>): Promise<CatalogRow> {
  const catalog = await tx.insertInto('catalog').values(row).returningAll().executeTakeFirstOrThrow()
  const { id, account_id } = catalog
  const edition = { account_id, catalog_id: id, state: 'current' as const, operation_id: null }
  await tx.insertInto('catalog_edition').values(edition).execute()
  return catalog
}

/** Notes that a product of the catalog changed. */
export async function touchCatalog(tx: Db, account: number, id: number, updated: number): Promise<void> {
  await tx.updateTable('catalog').set({ updated }).where('account_id', '=', account).where('id', '=', id).execute()
}

/** Deletes a catalog that the caller holds. Its products go later. */
export async function deleteCatalog(tx: Db, account: number, id: number): Promise<void> {
  await tx.deleteFrom('catalog').where('account_id', '=', account).where('id', '=', id).execute()
  const left = tx.updateTable('catalog_edition').set({ state: 'removed' })
  await left.where('account_id', '=', account).where('catalog_id', '=', id).execute()
}

/** The edition that a catalog shows. */
export const currentEdition = (db: Db, account: number, catalog: number) =>
  db
    .selectFrom('catalog_edition')
    .select('id')
    .where('account_id', '=', account)
    .where('catalog_id', '=', catalog)
    .where(sql<boolean>`state = 'current'`)

/** The number of the edition that a catalog shows, which the caller holds. */
export const currentEditionId = async (tx: Db, account: number, catalog: number): Promise<number> =>
  (await currentEdition(tx, account, catalog).executeTakeFirstOrThrow()).id

/** Begins an edition for an import; it is hidden until `showEdition`. */
export async function beginEdition(tx: Db, account: number, catalog: number, operation: number): Promise<number> {
  const edition = { account_id: account, catalog_id: catalog, state: 'making' as const, operation_id: operation }
  return (await tx.insertInto('catalog_edition').values(edition).returning('id').executeTakeFirstOrThrow()).id
}

/** Lets a catalog that the caller holds show this edition, in place of the one before. */
export async function showEdition(tx: Db, account: number, catalog: number, edition: number): Promise<void> {
  const before = await currentEditionId(tx, account, catalog)
  const change = (id: number, state: 'current' | 'removed') =>
    tx.updateTable('catalog_edition').set({ state }).where('account_id', '=', account).where('id', '=', id).execute()
  await change(before, 'removed')
  await change(edition, 'current')
}

/** Gives up what an operation was making. */
export async function abandonEdition(tx: Db, operation: number): Promise<void> {
  const account = tx.selectFrom('operation').select('account_id').where('id', '=', operation)
  await tx
    .updateTable('catalog_edition')
    .set({ state: 'removed' })
    .where('account_id', '=', account)
    .where('operation_id', '=', operation)
    .where(sql<boolean>`state = 'making'`)
    .execute()
}

export interface RemovedEdition {
  id: number
  account_id: number
}

const removed = (db: Db) =>
  db.selectFrom('catalog_edition').select(['id', 'account_id']).where(sql<boolean>`state = 'removed'`)

/** Some removed edition of any account. */
export const findRemovedEdition = (db: Db, held: readonly string[]): Promise<RemovedEdition | undefined> =>
  removed(db).where(isNotHeld('id', held)).orderBy('id').limit(1).executeTakeFirst()

/** Locks the edition; false if it is gone, or if another process is working on it. */
export async function holdRemovedEdition(tx: Db, { id }: RemovedEdition): Promise<boolean> {
  const row = await dialectOf(tx)
    .forClaim(tx, removed(tx).where('id', '=', id))
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes up to `limit` products of a removed edition, and the edition when none is left. */
export async function eraseEdition(tx: Db, { id, account_id }: RemovedEdition, limit: number): Promise<void> {
  const last = await tx
    .selectFrom('product')
    .select('identifier')
    .where('edition_id', '=', id)
    .orderBy('identifier')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst()
  const some = tx.deleteFrom('product').where('edition_id', '=', id)
  if (last) {
    await some.where('identifier', '<=', last.identifier).execute()
    return
  }
  await some.execute()
  await tx.deleteFrom('catalog_edition').where('account_id', '=', account_id).where('id', '=', id).execute()
}
