import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import { preparedQuery, preparedRow } from '../prepared-query.ts'
import type { CampaignStatus, CampaignTable, Channel } from '../schema.ts'
import type { Db } from '../store.ts'
import { type TimeRanges, withinTimes } from '../time-ranges.ts'

/** A campaign that the platform can send. */
export type CampaignRow = Selectable<CampaignTable> & { channel: Channel }

/** What a list shows: not the content, which may have megabytes. */
export type ListedCampaign = Omit<CampaignRow, 'content' | 'header_footer'>

/** A listed campaign of any channel, including fax. */
export type ListedAny = Omit<Selectable<CampaignTable>, 'content' | 'header_footer'>

const listed = [
  'id',
  'account_id',
  'hash',
  'channel',
  'list_id',
  'internal_name',
  'title',
  'sender_id',
  'reply_to',
  'file_id',
  'cname_id',
  'status',
  'group_id',
  'created_by',
  'processed',
  'schedule_date',
  'start_date',
  'end_date',
  'created',
  'updated',
  'feed',
] as const satisfies (keyof ListedAny)[]

/** The states of a campaign that waits or is on its way. */
const underWay = ['queued', 'sending', 'paused'] as const satisfies CampaignStatus[]

export interface CampaignFilter {
  channel?: CampaignTable['channel'] | undefined
  hash?: string | undefined
  listId?: number | undefined
  status?: CampaignStatus | undefined
  internalName?: string | undefined
  /** A part of the internal name or the title. */
  search?: string | undefined
  createdBy?: number | undefined
  groupId?: number | undefined
  times?: TimeRanges<'created' | 'updated' | 'start_date' | 'end_date' | 'schedule_date'>
}

export async function insertCampaign<Row extends Insertable<CampaignTable>>(
  tx: Db,
  row: Row,
): Promise<Selectable<CampaignTable> & Pick<Row, 'channel'>> {
  const inserted = await tx.insertInto('campaign').values(row).returningAll().executeTakeFirstOrThrow()
  return { ...inserted, channel: row.channel }
}

/** Campaigns of an account that the platform can send. */
const selectSendable = (db: Db, account: number) =>
  db.selectFrom('campaign').where('account_id', '=', account).where('channel', '!=', 'fax')

export function findCampaign(db: Db, account: number, hash: string): Promise<CampaignRow | undefined> {
  return selectSendable(db, account)
    .selectAll()
    .where('hash', '=', hash)
    .$narrowType<{ channel: Channel }>()
    .executeTakeFirst()
}

/** Also a fax. */
export function findAnyCampaign(db: Db, account: number, hash: string): Promise<Selectable<CampaignTable> | undefined> {
  return db
    .selectFrom('campaign')
    .selectAll()
    .where('account_id', '=', account)
    .where('hash', '=', hash)
    .executeTakeFirst()
}

export const findCampaignById = (db: Db, account: number, id: number): Promise<CampaignRow | undefined> =>
  campaignById(db, { account, id })

const campaignById = preparedRow((db, { account, id }: { account: number; id: number }) =>
  selectSendable(db, account).selectAll().where('id', '=', id).$narrowType<{ channel: Channel }>(),
)

/** The hashes of these campaigns, by their ids. */
export async function hashesOfCampaigns(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('campaign').select(['id', 'hash']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

/** The campaign without its content, which may have megabytes. */
export function findListedCampaign(db: Db, account: number, id: number): Promise<ListedCampaign | undefined> {
  return selectSendable(db, account)
    .select(listed)
    .where('id', '=', id)
    .$narrowType<{ channel: Channel }>()
    .executeTakeFirst()
}

/** What the campaigns of an account that wait or are on their way say of header and footer, as JSON. */
export async function framesOnTheirWay(tx: Db, account: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('campaign')
    .select('header_footer')
    .where('account_id', '=', account)
    .where('status', 'in', underWay)
    .where('header_footer', 'is not', null)
    .$narrowType<{ header_footer: string }>()
    .execute()
  return rows.map(({ header_footer }) => header_footer)
}

/** A campaign of this group that waits or is on its way. */
export function findCampaignUnderWay(
  tx: Db,
  account: number,
  group: number,
): Promise<Pick<ListedCampaign, 'status'> | undefined> {
  return tx
    .selectFrom('campaign')
    .select('status')
    .where('account_id', '=', account)
    .where('group_id', '=', group)
    .where('status', 'in', underWay)
    .limit(1)
    .executeTakeFirst()
}

export async function updateCampaign(
  tx: Db,
  account: number,
  id: number,
  change: Updateable<CampaignTable>,
): Promise<void> {
  await tx.updateTable('campaign').set(change).where('account_id', '=', account).where('id', '=', id).execute()
}

/** Adds to the number of recipients that have an outcome. */
export async function addProcessed(tx: Db, account: number, id: number, n: number): Promise<void> {
  if (n !== 0) await addToProcessed(tx, { account, id, n })
}

const addToProcessed = preparedQuery((tx, { account, id, n }: { account: number; id: number; n: number }) =>
  tx
    .updateTable('campaign')
    .set({ processed: sql<number>`processed + ${n}` })
    .where('account_id', '=', account)
    .where('id', '=', id),
)

/** Deletes the campaign with its report, and keeps its hash. */
export async function deleteCampaign(
  tx: Db,
  { account_id, id, hash }: Pick<CampaignRow, 'account_id' | 'id' | 'hash'>,
  now: number,
): Promise<void> {
  await tx.deleteFrom('issue').where('campaign_id', '=', id).execute()
  await tx.deleteFrom('sent_version').where('campaign_id', '=', id).execute()
  await tx.deleteFrom('campaign').where('account_id', '=', account_id).where('id', '=', id).execute()
  // After the campaign, as those who count for it do.
  await tx.deleteFrom('rollup').where('campaign_id', '=', id).execute()
  await tx.insertInto('deleted_campaign').values({ account_id, hash, deleted: now }).execute()
}

/** Whether the account had a campaign with this hash. */
export async function wasDeleted(db: Db, account: number, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('deleted_campaign')
    .select('hash')
    .where('account_id', '=', account)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

function nameContains(db: Db, part: string) {
  const has = (column: string) => dialectOf(db).contains(sql`lower(${sql.ref(column)})`, part.toLowerCase())
  return sql<boolean>`(${has('internal_name')} OR ${has('title')})`
}

function filterCampaigns(db: Db, account: number, filter: CampaignFilter) {
  let query = db.selectFrom('campaign').where('account_id', '=', account)
  if (filter.channel !== undefined) query = query.where('channel', '=', filter.channel)
  if (filter.hash !== undefined) query = query.where('hash', '=', filter.hash)
  if (filter.listId !== undefined) query = query.where('list_id', '=', filter.listId)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  if (filter.internalName !== undefined) query = query.where('internal_name', '=', filter.internalName)
  if (filter.search !== undefined) query = query.where(nameContains(db, filter.search))
  if (filter.createdBy !== undefined) query = query.where('created_by', '=', filter.createdBy)
  if (filter.groupId !== undefined) query = query.where('group_id', '=', filter.groupId)
  return withinTimes(query, filter.times)
}

export function listCampaigns(
  db: Db,
  account: number,
  filter: CampaignFilter,
  page: PageRequest,
): Promise<Page<ListedCampaign>> {
  const query = filterCampaigns(db, account, filter).where('channel', '!=', 'fax')
  return pageOf(query, page, (q) => q.select(listed).$narrowType<{ channel: Channel }>())
}

/** As `listCampaigns`, including faxes. */
export const listAnyCampaigns = (
  db: Db,
  account: number,
  filter: CampaignFilter,
  page: PageRequest,
): Promise<Page<ListedAny>> => pageOf(filterCampaigns(db, account, filter), page, (q) => q.select(listed))
