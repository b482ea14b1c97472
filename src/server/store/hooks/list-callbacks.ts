// The callbacks of lists: each list has one at most.
import type { Insertable, Selectable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import { preparedQuery } from '../prepared-query.ts'
import type { ListCallbackTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type ListCallbackRow = Selectable<ListCallbackTable>

/** The callbacks of these lists of these accounts. */
export async function callbacksOfLists(
  db: Db,
  accounts: readonly number[],
  lists: readonly number[],
): Promise<ListCallbackRow[]> {
  return (await callbacksOf(db, { accounts, lists })).rows
}

const callbacksOf = preparedQuery(
  (db, { accounts, lists }: { accounts: readonly number[]; lists: readonly number[] }) => {
    const { inValues } = dialectOf(db)
    const all = db.selectFrom('list_callback').selectAll()
    return all.where(inValues('account_id', accounts)).where(inValues('list_id', lists))
  },
)

/** A page of the callbacks of the account. */
export const listListCallbacks = (db: Db, account: number, page: PageRequest): Promise<Page<ListCallbackRow>> =>
  pageOf(db.selectFrom('list_callback').where('account_id', '=', account), page, (q) => q.selectAll())

/** The callback with this number. */
export function findCallbackById(db: Db, account: number, id: number): Promise<ListCallbackRow | undefined> {
  return db
    .selectFrom('list_callback')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findListCallback(db: Db, account: number, list: number): Promise<ListCallbackRow | undefined> {
  return db
    .selectFrom('list_callback')
    .selectAll()
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .executeTakeFirst()
}

/** Writes the callback of a list. One that is there keeps its number and when it was made. */
export async function putListCallback(tx: Db, row: Insertable<ListCallbackTable>): Promise<void> {
  const { url, flags } = row
  await tx
    .insertInto('list_callback')
    .values(row)
    .onConflict((c) => c.columns(['account_id', 'list_id']).doUpdateSet({ url, flags }))
    .execute()
}

export async function deleteListCallback(tx: Db, account: number, list: number): Promise<void> {
  await tx.deleteFrom('list_callback').where('account_id', '=', account).where('list_id', '=', list).execute()
}
