// The templates of headers and footers of an account.
import type { Insertable, Selectable, Updateable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { FrameTemplateTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type HeaderFooterTemplateRow = Selectable<FrameTemplateTable>
/** A template without its HTML. */
export type HeaderFooterTemplateItem = Pick<HeaderFooterTemplateRow, 'id' | 'name' | 'created' | 'updated'>

export function insertHeaderFooterTemplate(
  tx: Db,
  row: Insertable<FrameTemplateTable>,
): Promise<HeaderFooterTemplateRow> {
  return tx.insertInto('frame_template').values(row).returningAll().executeTakeFirstOrThrow()
}

const byId = (db: Db, account: number, id: number) =>
  db.selectFrom('frame_template').selectAll().where('account_id', '=', account).where('id', '=', id)

/** In a transaction the template is kept from being deleted until its end: something will refer to it. */
export function findHeaderFooterTemplate(
  db: Db,
  account: number,
  id: number,
): Promise<HeaderFooterTemplateRow | undefined> {
  return dialectOf(db)
    .forChild(db, byId(db, account, id))
    .executeTakeFirst()
}

/** Holds the template for its change or deletion. */
export function holdHeaderFooterTemplate(
  tx: Db,
  account: number,
  id: number,
): Promise<HeaderFooterTemplateRow | undefined> {
  return dialectOf(tx)
    .forUpdate(tx, byId(tx, account, id))
    .executeTakeFirst()
}

/** Templates of the account without their HTML. */
export function listHeaderFooterTemplates(
  db: Db,
  account: number,
  page: PageRequest,
): Promise<Page<HeaderFooterTemplateItem>> {
  const query = db.selectFrom('frame_template').where('account_id', '=', account)
  return pageOf(query, page, (q) => q.select(['id', 'name', 'created', 'updated']))
}

export async function updateHeaderFooterTemplate(
  tx: Db,
  account: number,
  id: number,
  change: Updateable<FrameTemplateTable>,
): Promise<HeaderFooterTemplateRow> {
  return tx
    .updateTable('frame_template')
    .set(change)
    .where('account_id', '=', account)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteHeaderFooterTemplate(tx: Db, account: number, id: number): Promise<void> {
  await tx.deleteFrom('frame_template').where('account_id', '=', account).where('id', '=', id).execute()
}
