import type { Insertable, Selectable, Updateable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { RunState, TagTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type TagRow = Selectable<TagTable>

const ofAccount = (db: Db, account: number) => db.selectFrom('tag').selectAll().where('account_id', '=', account)

export const listTags = (db: Db, account: number, page: PageRequest): Promise<Page<TagRow>> =>
  pageOf(db.selectFrom('tag').where('account_id', '=', account), page, (q) => q.selectAll())

/** In a transaction the tags are kept from being deleted until its end: contacts will get them. */
export async function findTags(db: Db, account: number, ids: readonly number[]): Promise<TagRow[]> {
  if (ids.length === 0) return []
  const query = ofAccount(db, account).where(dialectOf(db).inValues('id', ids)).orderBy('id')
  return dialectOf(db).forChild(db, query).execute()
}

/** Holds the tag for its deletion: waits for transactions that give it to contacts, and makes later ones wait. */
export const holdTag = (tx: Db, account: number, id: number): Promise<TagRow | undefined> =>
  dialectOf(tx)
    .forUpdate(tx, ofAccount(tx, account).where('id', '=', id))
    .executeTakeFirst()

/** The tag whose name is this one, in the form in which names are compared. */
export const findTagNamed = (db: Db, account: number, key: string): Promise<TagRow | undefined> =>
  ofAccount(db, account).where('name_key', '=', key).executeTakeFirst()

export const insertTag = (tx: Db, row: Insertable<TagTable>): Promise<TagRow> =>
  tx.insertInto('tag').values(row).returningAll().executeTakeFirstOrThrow()

export const updateTag = (
  tx: Db,
  account: number,
  id: number,
  change: Updateable<TagTable>,
): Promise<TagRow | undefined> =>
  tx
    .updateTable('tag')
    .set(change)
    .where('account_id', '=', account)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Deletes the tag; the contacts that have it are another matter. */
export async function deleteTag(tx: Db, account: number, id: number): Promise<void> {
  await tx.deleteFrom('tag').where('account_id', '=', account).where('id', '=', id).execute()
}

/** The states of a run that still asks who is meant, or may ask again. */
const askingStates = ['scheduled', 'planning', 'paused', 'halted'] as const satisfies RunState[]

/** The audiences of the campaigns in the queue, with their hashes. */
export const queuedAudiences = (db: Db, account: number): Promise<{ hash: string; audience: string }[]> =>
  db
    .selectFrom('run')
    .innerJoin('campaign', 'campaign.id', 'run.campaign_id')
    .select(['campaign.hash', 'run.audience'])
    .where('run.account_id', '=', account)
    .where('run.state', 'in', askingStates)
    .orderBy('run.id')
    .execute()

/** The filters of the saved segments of the account. */
export const segmentFilters = (db: Db, account: number): Promise<{ id: number; filter: string }[]> =>
  db.selectFrom('segment').select(['id', 'filter']).where('account_id', '=', account).orderBy('id').execute()
