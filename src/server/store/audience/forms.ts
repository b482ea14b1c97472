// The forms of lists.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { FormTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type FormRow = Selectable<FormTable>

export function insertForm(tx: Db, row: Insertable<FormTable>): Promise<FormRow> {
  return tx.insertInto('form').values(row).returningAll().executeTakeFirstOrThrow()
}

const ofList = (db: Db, account: number, list: number) =>
  db.selectFrom('form').where('account_id', '=', account).where('list_id', '=', list)

export const listForms = (db: Db, account: number, list: number, page: PageRequest): Promise<Page<FormRow>> =>
  pageOf(ofList(db, account, list), page, (q) => q.selectAll(), { large: { db, column: 'fields' } })

export const findForm = (db: Db, account: number, list: number, id: number): Promise<FormRow | undefined> =>
  ofList(db, account, list).selectAll().where('id', '=', id).executeTakeFirst()

/** The forms of a list that the script of its site shows, oldest first, at most so many. */
export const formsWithDisplay = (db: Db, account: number, list: number, most: number): Promise<FormRow[]> =>
  ofList(db, account, list).selectAll().where('display', 'is not', null).orderBy('id').limit(most).execute()

/** The form in whatever list of the account. */
export const findFormById = (db: Db, account: number, id: number): Promise<FormRow | undefined> =>
  db.selectFrom('form').selectAll().where('account_id', '=', account).where('id', '=', id).executeTakeFirst()

/** Those of these forms that are there, in whatever list of the account, by number. */
export async function formsAmong(db: Db, account: number, ids: readonly number[]): Promise<Map<number, FormRow>> {
  const query = db.selectFrom('form').selectAll().where('account_id', '=', account)
  const rows = await query.where(dialectOf(db).inValues('id', ids)).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * The form of a URL; the URL does not contain the account. In a transaction, the form cannot be deleted until its end.
 */
export function findFormByHash(db: Db, hash: string): Promise<FormRow | undefined> {
  const query = db.selectFrom('form').selectAll().where('hash', '=', hash)
  return dialectOf(db).forChild(db, query).executeTakeFirst()
}

export function updateForm(
  tx: Db,
  account: number,
  list: number,
  id: number,
  change: Updateable<FormTable>,
): Promise<FormRow | undefined> {
  return tx
    .updateTable('form')
    .set(change)
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes the form with its submissions; false when it was not there. */
export async function deleteForm(tx: Db, account: number, list: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('form')
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .where('id', '=', id)
    .executeTakeFirst()
  await tx.deleteFrom('form_submission').where('account_id', '=', account).where('form_id', '=', id).execute()
  return numDeletedRows > 0n
}

/** The numbers of the forms of a list that ask for a field. A quote inside a label is escaped, so no label looks so. */
export async function formsWithField(db: Db, account: number, list: number, field: string): Promise<number[]> {
  const rows = await ofList(db, account, list)
    .select('id')
    .where(dialectOf(db).contains(sql.ref('fields'), `"fieldId":${JSON.stringify(field)}`))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
