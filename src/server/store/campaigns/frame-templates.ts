// The templates of headers and footers of an account.
import type { Insertable, Selectable, Updateable } from 'kysely'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { FrameTemplateTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

export type FrameTemplateRow = Selectable<FrameTemplateTable>
/** A template without its HTML. */
export type FrameTemplateItem = Pick<FrameTemplateRow, 'id' | 'name' | 'created' | 'updated'>

export function insertFrameTemplate(tx: Db, row: Insertable<FrameTemplateTable>): Promise<FrameTemplateRow> {
  return tx.insertInto('frame_template').values(row).returningAll().executeTakeFirstOrThrow()
}

const byId = (db: Db, account: number, id: number) =>
  db.selectFrom('frame_template').selectAll().where('account_id', '=', account).where('id', '=', id)

/** In a transaction the template is kept from being deleted until its end: something will refer to it. */
export function findFrameTemplate(db: Db, account: number, id: number): Promise<FrameTemplateRow | undefined> {
  return wordsOf(db)
    .forChild(db, byId(db, account, id))
    .executeTakeFirst()
}

/** Holds the template for its change or deletion. */
export function holdFrameTemplate(tx: Db, account: number, id: number): Promise<FrameTemplateRow | undefined> {
  return wordsOf(tx)
    .forUpdate(tx, byId(tx, account, id))
    .executeTakeFirst()
}

/** Templates of the account without their HTML. */
export function listFrameTemplates(db: Db, account: number, page: PageRequest): Promise<Page<FrameTemplateItem>> {
  const query = db.selectFrom('frame_template').where('account_id', '=', account)
  return pageOf(query, page, (q) => q.select(['id', 'name', 'created', 'updated']))
}

export async function updateFrameTemplate(
  tx: Db,
  account: number,
  id: number,
  change: Updateable<FrameTemplateTable>,
): Promise<FrameTemplateRow> {
  return tx
    .updateTable('frame_template')
    .set(change)
    .where('account_id', '=', account)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteFrameTemplate(tx: Db, account: number, id: number): Promise<void> {
  await tx.deleteFrom('frame_template').where('account_id', '=', account).where('id', '=', id).execute()
}
