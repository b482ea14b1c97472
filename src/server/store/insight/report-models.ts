// The models of reports of an account.
import type { Insertable, Selectable } from 'kysely'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { ReportModelTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type ReportModelRow = Selectable<ReportModelTable>
/** A model without its settings. */
export type ReportModelItem = Pick<ReportModelRow, 'id' | 'kind' | 'title' | 'created'>

export function insertReportModel(tx: Db, row: Insertable<ReportModelTable>): Promise<ReportModelRow> {
  return tx.insertInto('report_model').values(row).returningAll().executeTakeFirstOrThrow()
}

export function findReportModel(db: Db, account: number, id: number): Promise<ReportModelRow | undefined> {
  return db
    .selectFrom('report_model')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A page of the models, of those with a title if there is one. */
export function listReportModels(
  db: Db,
  account: number,
  title: string | undefined,
  page: PageRequest,
): Promise<Page<ReportModelItem>> {
  let query = db.selectFrom('report_model').where('account_id', '=', account)
  if (title !== undefined) query = query.where('title', '=', title)
  return pageOf(query, page, (q) => q.select(['id', 'kind', 'title', 'created']))
}

/** Deletes a model; false when there is none. */
export async function deleteReportModel(tx: Db, account: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('report_model')
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
