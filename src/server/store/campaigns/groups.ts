// The groups that an account sorts its campaigns by.
import type { Insertable, Selectable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { CampaignGroupTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type CampaignGroupRow = Selectable<CampaignGroupTable>

export interface CampaignGroupFilter {
  id?: number | undefined
  name?: string | undefined
}

const ofAccount = (db: Db, account: number) => db.selectFrom('campaign_group').where('account_id', '=', account)

/** Adds the group; undefined when another one of the account has its name. */
export function insertGroup(tx: Db, row: Insertable<CampaignGroupTable>): Promise<CampaignGroupRow | undefined> {
  return tx
    .insertInto('campaign_group')
    .values(row)
    .onConflict((c) => c.columns(['account_id', 'name']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** In a transaction the group is kept from being deleted until its end: a campaign will refer to it. */
export function findGroup(db: Db, account: number, id: number): Promise<CampaignGroupRow | undefined> {
  return dialectOf(db)
    .forChild(db, ofAccount(db, account).selectAll().where('id', '=', id))
    .executeTakeFirst()
}

/** Those of these groups that are there. They may be deleted at any time. */
export async function groupsAmong(db: Db, account: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await ofAccount(db, account).select('id').where(dialectOf(db).inValues('id', ids)).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Holds the group for its change or deletion. */
export function holdGroup(tx: Db, account: number, id: number): Promise<CampaignGroupRow | undefined> {
  return dialectOf(tx)
    .forUpdate(tx, ofAccount(tx, account).selectAll().where('id', '=', id))
    .executeTakeFirst()
}

export function findGroupNamed(db: Db, account: number, name: string): Promise<CampaignGroupRow | undefined> {
  return ofAccount(db, account).selectAll().where('name', '=', name).executeTakeFirst()
}

export function listGroups(
  db: Db,
  account: number,
  { id, name }: CampaignGroupFilter,
  page: PageRequest,
): Promise<Page<CampaignGroupRow>> {
  let query = ofAccount(db, account)
  if (id !== undefined) query = query.where('id', '=', id)
  if (name !== undefined) query = query.where('name', '=', name)
  return pageOf(query, page, (q) => q.selectAll())
}

/** Gives the group a name that no other group of the account has. */
export async function renameGroup(tx: Db, account: number, id: number, name: string): Promise<void> {
  await tx.updateTable('campaign_group').set({ name }).where('account_id', '=', account).where('id', '=', id).execute()
}

/** Deletes the group; its campaigns belong to none. */
export async function deleteGroup(tx: Db, account: number, id: number): Promise<void> {
  await tx
    .updateTable('campaign')
    .set({ group_id: 0 })
    .where('account_id', '=', account)
    .where('group_id', '=', id)
    .execute()
  await tx.deleteFrom('campaign_group').where('account_id', '=', account).where('id', '=', id).execute()
}
