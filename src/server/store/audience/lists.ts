import type { Insertable, Selectable, Updateable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf, preparedPage } from '../pages.ts'
import type { ListTable } from '../schema.ts'
import { openOperationStates, openRunStates } from '../states.ts'
import type { Db } from '../store.ts'
import { narrowsNothing, type TimeRanges, withinTimes } from '../time-ranges.ts'

export type ListRow = Selectable<ListTable>

export interface ListFilter {
  internalName?: string
  publicName?: string
  times?: TimeRanges<'created' | 'updated'>
}

export function insertList(tx: Db, row: Insertable<ListTable>): Promise<ListRow> {
  return tx.insertInto('list').values(row).returningAll().executeTakeFirstOrThrow()
}

const byId = (db: Db, account: number, id: number) =>
  db.selectFrom('list').selectAll().where('account_id', '=', account).where('id', '=', id).where('removed', '=', 0)

/** In a transaction the list is kept from being deleted until its end: something will refer to it. */
export function findList(db: Db, account: number, id: number): Promise<ListRow | undefined> {
  return dialectOf(db)
    .forChild(db, byId(db, account, id))
    .executeTakeFirst()
}

/** Those of these lists that are there, by number. They may be deleted at any time. */
export async function listsAmong(db: Db, account: number, ids: readonly number[]): Promise<Map<number, ListRow>> {
  const query = db.selectFrom('list').selectAll().where('account_id', '=', account).where('removed', '=', 0)
  const rows = await query.where(dialectOf(db).inValues('id', ids)).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Holds the list for its deletion: waits for transactions that add something to the list, and makes later ones wait.
 */
export function holdList(tx: Db, account: number, id: number): Promise<ListRow | undefined> {
  return dialectOf(tx)
    .forUpdate(tx, byId(tx, account, id))
    .executeTakeFirst()
}

export function updateList(
  tx: Db,
  account: number,
  id: number,
  change: Updateable<ListTable>,
): Promise<ListRow | undefined> {
  return tx
    .updateTable('list')
    .set(change)
    .where('account_id', '=', account)
    .where('id', '=', id)
    .where('removed', '=', 0)
    .returningAll()
    .executeTakeFirst()
}

const ofAccount = (db: Db, { account }: { account: number }) =>
  db.selectFrom('list').where('account_id', '=', account).where('removed', '=', 0)

const allLists = preparedPage(ofAccount, (q) => q.selectAll())

export function listLists(db: Db, account: number, filter: ListFilter, page: PageRequest): Promise<Page<ListRow>> {
  const { internalName, publicName, times = {} } = filter
  if (internalName === undefined && publicName === undefined && narrowsNothing(times))
    return allLists(db, { account }, page)
  let query = ofAccount(db, { account })
  if (internalName !== undefined) query = query.where('internal_name', '=', internalName)
  if (publicName !== undefined) query = query.where('public_name', '=', publicName)
  return pageOf(withinTimes(query, times), page, (q) => q.selectAll())
}

/** How many lists the account has. */
export async function countLists(db: Db, account: number): Promise<number> {
  const { n } = await db
    .selectFrom('list')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('account_id', '=', account)
    .where('removed', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Removes the list, and deletes everything that belongs to it but its contacts, which go later. */
export async function removeList(tx: Db, account: number, id: number): Promise<void> {
  await tx.deleteFrom('form').where('account_id', '=', account).where('list_id', '=', id).execute()
  await tx.deleteFrom('field_option').where('account_id', '=', account).where('list_id', '=', id).execute()
  await tx.deleteFrom('field').where('account_id', '=', account).where('list_id', '=', id).execute()
  await tx.deleteFrom('list_callback').where('account_id', '=', account).where('list_id', '=', id).execute()
  await tx.deleteFrom('segment').where('account_id', '=', account).where('list_id', '=', id).execute()
  await tx.deleteFrom('webhook').where('account_id', '=', account).where('list_id', '=', id).execute()
  await tx.updateTable('list').set({ removed: 1 }).where('account_id', '=', account).where('id', '=', id).execute()
}

/** Whether operations on the list still wait or run. */
export async function hasOpenOperations(db: Db, account: number, list: number): Promise<boolean> {
  const row = await db
    .selectFrom('operation')
    .select('id')
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .where('status', 'in', openOperationStates)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a campaign was sent to the list at or after this time. */
export async function hasCampaignSince(db: Db, account: number, list: number, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('run')
    .select('id')
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .where((e) => e.or([e('created', '>=', since), e('state', 'in', openRunStates)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
