// The websites on which people subscribe to web push.
import type { Insertable, Selectable } from 'kysely'
import { type Page, type PageRequest, pageOf } from '../../pages.ts'
import type { WebPushSiteTable } from '../../schema.ts'
import type { Db } from '../../store.ts'

export type WebPushSiteRow = Selectable<WebPushSiteTable>

export interface WebPushSiteFilter {
  listId?: number | undefined
}

export function insertWebPushSite(tx: Db, row: Insertable<WebPushSiteTable>): Promise<WebPushSiteRow> {
  return tx.insertInto('web_push_site').values(row).returningAll().executeTakeFirstOrThrow()
}

const ofAccount = (db: Db, account: number) => db.selectFrom('web_push_site').where('account_id', '=', account)

export function listWebPushSites(
  db: Db,
  account: number,
  { listId }: WebPushSiteFilter,
  page: PageRequest,
): Promise<Page<WebPushSiteRow>> {
  const all = ofAccount(db, account)
  return pageOf(listId === undefined ? all : all.where('list_id', '=', listId), page, (q) => q.selectAll())
}

export const findWebPushSite = (db: Db, account: number, id: number): Promise<WebPushSiteRow | undefined> =>
  ofAccount(db, account).selectAll().where('id', '=', id).executeTakeFirst()

export const findWebPushSiteByName = (db: Db, account: number, name: string): Promise<WebPushSiteRow | undefined> =>
  ofAccount(db, account).selectAll().where('name', '=', name).executeTakeFirst()

/** The site of a URL; the URL does not contain the account. */
export const findWebPushSiteByCode = (db: Db, code: string): Promise<WebPushSiteRow | undefined> =>
  db.selectFrom('web_push_site').selectAll().where('app_code', '=', code).executeTakeFirst()

/** Whether a site puts its subscribers into the list. */
export async function hasWebPushSite(db: Db, account: number, list: number): Promise<boolean> {
  const row = await ofAccount(db, account).select('id').where('list_id', '=', list).limit(1).executeTakeFirst()
  return row !== undefined
}
