// Connected sites.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { ConnectedSiteTable } from '../schema.ts'
import type { Db } from '../store.ts'

/** A site. Its list is null when there is none, or none any more. */
export type ConnectedSiteRow = Selectable<ConnectedSiteTable>

/** The list of the site, if it is still there. */
const livingList = sql<
  number | null
>`(SELECT list.id FROM list WHERE list.id = connected_site.list_id AND list.removed = 0)`

const columns = ['id', 'account_id', 'domain', 'code', 'connected', 'tracking', 'created', 'updated'] as const

const sites = (db: Db) => db.selectFrom('connected_site').select([...columns, livingList.as('list_id')])

/** The sites of an account in the order of their domains, those that were disconnected included. */
export const listSites = (db: Db, account: number): Promise<ConnectedSiteRow[]> =>
  sites(db).where('account_id', '=', account).orderBy('domain').execute()

/** The site of a domain, whether it is connected or not. The domain is in lower case. */
export const findSite = (db: Db, account: number, domain: string): Promise<ConnectedSiteRow | undefined> =>
  sites(db).where('account_id', '=', account).where('domain', '=', domain).executeTakeFirst()

/** The connected site of a domain in lower case. */
export const findConnectedSite = (db: Db, account: number, domain: string): Promise<ConnectedSiteRow | undefined> =>
  sites(db).where('account_id', '=', account).where('domain', '=', domain).where('connected', '=', 1).executeTakeFirst()

/** The site of a URL; the URL does not contain the account. */
export const findSiteByCode = (db: Db, code: string): Promise<ConnectedSiteRow | undefined> =>
  sites(db).where('code', '=', code).executeTakeFirst()

/** Those of these sites whose visits are counted. */
export const trackedSites = (db: Db, ids: readonly number[]): Promise<ConnectedSiteRow[]> =>
  sites(db)
    .where(dialectOf(db).inValues('id', ids))
    .where('connected', '=', 1)
    .where('tracking', '=', 'active')
    .execute()

export async function insertSite(tx: Db, row: Insertable<ConnectedSiteTable>): Promise<void> {
  await tx.insertInto('connected_site').values(row).execute()
}

export async function updateSite(tx: Db, id: number, change: Updateable<ConnectedSiteTable>): Promise<void> {
  await tx.updateTable('connected_site').set(change).where('id', '=', id).execute()
}

/** Forms of a list, as a site shows them. */
export const formsOfSite = (db: Db, account: number, list: number) =>
  db
    .selectFrom('form')
    .select(['id', 'name', 'hash', 'display'])
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .orderBy('id')
    .execute()

/** Web push sites of the account. */
export const pushSitesOf = (db: Db, account: number) =>
  db
    .selectFrom('web_push_site')
    .select(['id', 'name', 'origin', 'app_code'])
    .where('account_id', '=', account)
    .orderBy('id')
    .execute()
