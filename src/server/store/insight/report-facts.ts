// Data of advanced reports other than events: contacts, campaigns, outcomes of messages, and submissions of forms.
import { type Selectable, sql } from 'kysely'
import type { ContactRow } from '../audience/contacts.ts'
import { dialectOf } from '../dialect.ts'
import type { Channel, FormSubmissionTable, MessageState, StoredChannel } from '../schema.ts'
import type { Db } from '../store.ts'

/** Some columns of these contacts; those that are gone are left out. */
export function columnsOfContacts<C extends keyof ContactRow>(
  db: Db,
  account: number,
  ids: readonly number[],
  columns: readonly C[],
): Promise<Pick<ContactRow, C>[]> {
  const query = db.selectFrom('contact').where('account_id', '=', account).where(dialectOf(db).inValues('id', ids))
  return query.select([...columns] as (keyof ContactRow)[]).execute() as unknown as Promise<Pick<ContactRow, C>[]>
}

/** A campaign as a report shows it. */
export interface ReportedCampaign {
  id: number
  hash: string
  internal_name: string
  channel: StoredChannel
  feed: string | null
  start_date: number | null
  group: string | null
  sender_name: string | null
  sender: string | null
}

/** These campaigns; those that are gone are left out. */
export function reportedCampaigns(db: Db, account: number, ids: readonly number[]): Promise<ReportedCampaign[]> {
  return db
    .selectFrom('campaign as c')
    .leftJoin('campaign_group as g', (j) => j.onRef('g.id', '=', 'c.group_id').on('g.account_id', '=', account))
    .leftJoin('sender as s', (j) => j.onRef('s.id', '=', 'c.sender_id').on('s.account_id', '=', account))
    .select(['c.id', 'c.hash', 'c.internal_name', 'c.channel', 'c.feed', 'c.start_date'])
    .select(['g.name as group', 's.name as sender_name', 's.address as sender'])
    .where('c.account_id', '=', account)
    .where(dialectOf(db).inValues('c.id', ids))
    .execute()
}

/** A campaign that a report names by its hash. */
export type NamedCampaign = Pick<ReportedCampaign, 'id' | 'hash' | 'channel'> & { list_id: number }

/** The campaigns with these hashes, with the lists that they were made for. */
export async function campaignsByHash(db: Db, account: number, hashes: readonly string[]): Promise<NamedCampaign[]> {
  // With the account in the condition, SQLite reads all of its campaigns in place of those with the hashes.
  const rows = await db
    .selectFrom('campaign')
    .select(['id', 'hash', 'channel', 'list_id', 'account_id'])
    .where(dialectOf(db).inValues('hash', hashes))
    .execute()
  return rows.filter(({ account_id }) => account_id === account)
}

/** A campaign that was sent to a list: the choice of the list is that of the send, whatever the campaign was made for. */
export interface CampaignOfList {
  list_id: number
  id: number
  group_id: number
  /** When its last send to the list began, and that send; null while none has begun. */
  started: number | null
  run: number | null
}

/** The campaigns of these channels that were sent to these lists, the oldest first. */
export const campaignsToLists = (
  db: Db,
  account: number,
  lists: readonly number[],
  channels: readonly Channel[],
): Promise<CampaignOfList[]> =>
  db
    .selectFrom('run as r')
    .innerJoin('campaign as c', (j) => j.onRef('c.id', '=', 'r.campaign_id').on('c.account_id', '=', account))
    .select(['r.list_id', 'c.id', 'c.group_id'])
    .select((e) => [
      e.fn.max('r.started').as('started'),
      sql<number | null>`max(CASE WHEN r.started IS NOT NULL THEN r.id END)`.as('run'),
    ])
    .where('r.account_id', '=', account)
    .where(dialectOf(db).inValues('r.list_id', lists))
    .where('r.channel', 'in', channels)
    .groupBy(['r.list_id', 'c.id', 'c.group_id'])
    .orderBy('c.id')
    .execute()

/** A send of a campaign to a list. */
export interface SendToList {
  campaign_id: number
  list_id: number
}

/** Which campaigns were sent to these lists, also those that are gone by now, the oldest first. */
export const sendsToLists = (db: Db, account: number, lists: readonly number[]): Promise<SendToList[]> =>
  db
    .selectFrom('run')
    .select(['campaign_id', 'list_id'])
    .distinct()
    .where('account_id', '=', account)
    .where(dialectOf(db).inValues('list_id', lists))
    .orderBy('campaign_id')
    .execute()

/** To which lists these campaigns were sent, the first send first. */
export async function sendsOfCampaigns(db: Db, account: number, campaigns: readonly number[]): Promise<SendToList[]> {
  // Without the account in the condition, for the same reason.
  const rows = await db
    .selectFrom('run')
    .select(['campaign_id', 'list_id', 'account_id'])
    .where(dialectOf(db).inValues('campaign_id', campaigns))
    .groupBy(['campaign_id', 'list_id', 'account_id'])
    .orderBy((e) => e.fn.min('id'))
    .execute()
  return rows.filter(({ account_id }) => account_id === account)
}

/** What the report of a campaign counts as sent, to whatever list. */
export async function sendsOf(db: Db, campaign: number): Promise<number> {
  const row = await db
    .selectFrom('rollup')
    .select('n')
    .where('campaign_id', '=', campaign)
    .where('part', '=', 'overall')
    .where('item', '=', '')
    .where('metric', '=', 'sends')
    .executeTakeFirst()
  return Number(row?.n ?? 0)
}

/** What became of a message. */
export interface MessageFate {
  id: number
  state: MessageState
  reason: string | null
  settled: number | null
  pending: number | null
}

/** What became of these messages. */
export const fatesOf = (db: Db, account: number, ids: readonly number[]): Promise<MessageFate[]> =>
  db
    .selectFrom('message')
    .select(['id', 'state', 'reason', 'settled', 'pending'])
    .where('account_id', '=', account)
    .where(dialectOf(db).inValues('id', ids))
    .execute()

/** News of a message, which came after its outcome. */
export interface MessageNews {
  message_id: number
  kind: string
  reason: string | null
  at: number
}

/** The receipts of these kinds for these messages. */
export const newsOf = (
  db: Db,
  account: number,
  ids: readonly number[],
  kinds: readonly string[],
): Promise<MessageNews[]> =>
  db
    .selectFrom('receipt')
    .select(['message_id', 'kind', 'reason', 'at'])
    .where(dialectOf(db).inValues('message_id', ids))
    .where('kind', 'in', kinds)
    .where('account_id', '=', account)
    .execute()

export type SubmissionOfReport = Pick<
  Selectable<FormSubmissionTable>,
  'id' | 'form_id' | 'contact_id' | 'status' | 'answers' | 'created'
>

/** A page of what was entered into a form between two times, after the submission `after`. */
export const submissionsTo = (
  db: Db,
  account: number,
  form: number,
  { start, end, after }: { start: number; end: number; after: number },
  limit: number,
): Promise<SubmissionOfReport[]> =>
  db
    .selectFrom('form_submission')
    .select(['id', 'form_id', 'contact_id', 'status', 'answers', 'created'])
    .where('account_id', '=', account)
    .where('form_id', '=', form)
    .where('id', '>', after)
    .where('created', '>=', start)
    .where('created', '<=', end)
    .orderBy('id')
    .limit(limit)
    .execute()
