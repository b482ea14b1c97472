// The events that advanced reports read, in stretches: a step costs the same however many events there are.
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { EventTable, Tables } from '../schema.ts'
import type { Db } from '../store.ts'

/** An event as a report reads it. */
export type ReportEvent = Pick<Selectable<EventTable>, 'id' | 'kind' | 'at' | 'campaign_id' | 'message_id' | 'data'> & {
  contact_id: number
}

/** The events that a report counts. */
export interface EventsMeant {
  account: number
  /** Milliseconds, both included. */
  start: number
  end: number
  /** The newest event when the report began: later ones are not meant. */
  last: number
  kinds: readonly string[]
}

const columns = ['id', 'kind', 'at', 'campaign_id', 'message_id', 'data', 'contact_id'] as const

/** The id of the newest event of the account; 0 without events. */
export async function lastEvent(db: Db, account: number): Promise<number> {
  const row = await db
    .selectFrom('event')
    .select('id')
    .where('account_id', '=', account)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

const meant = <O>(
  query: SelectQueryBuilder<Tables, 'event', O>,
  { account, start, end, last, kinds }: EventsMeant,
): SelectQueryBuilder<Tables, 'event', O> =>
  query
    .where('account_id', '=', account)
    .where('kind', 'in', kinds)
    .where('at', '>=', start)
    .where('at', '<=', end)
    .where('id', '<=', last)

/**
 * The end of a stretch of about `size` events of a campaign, of any kind, after the contact `after`. It ends at a
 * contact, so that all events of a contact are in one stretch. Null if the stretch reaches to the end.
 */
export async function endOfStretch(
  db: Db,
  account: number,
  campaign: number,
  after: number,
  size: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('event')
    .select('contact_id')
    .where('account_id', '=', account)
    .where('campaign_id', '=', campaign)
    .where('contact_id', '>', after)
    .orderBy('contact_id')
    .offset(size - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.contact_id ?? null
}

/** An event in the order by contact. */
export interface EventPlace {
  contact: number
  id: number
}

/** Contacts after `after`, up to and with `to`; null for all that follow. */
export interface ContactStretch {
  after: number
  to: number | null
}

/** The sends of a campaign to some lists. */
export interface CampaignSends {
  campaign: number
  lists: readonly number[]
}

/** A page of what came of the sends of a campaign with these contacts, by contact and time, after the event `from`. */
export function eventsOfCampaign(
  db: Db,
  events: EventsMeant,
  { campaign, lists }: CampaignSends,
  { after, to }: ContactStretch,
  from: EventPlace | null,
  limit: number,
): Promise<ReportEvent[]> {
  let query = meant(db.selectFrom('event').select(columns), events).where('campaign_id', '=', campaign)
  query = query.where(dialectOf(db).inValues('list_id', lists)).where('contact_id', '>', after)
  if (to !== null) query = query.where('contact_id', '<=', to)
  if (from) query = query.where(sql<boolean>`(contact_id, id) > (${from.contact}, ${from.id})`)
  return query.orderBy('contact_id').orderBy('id').limit(limit).$narrowType<{ contact_id: number }>().execute()
}

/** How many emails of a campaign went to these contacts of some lists, at any time. */
export async function emailsOfStretch(
  db: Db,
  account: number,
  { campaign, lists }: CampaignSends,
  { after, to }: ContactStretch,
): Promise<number> {
  let query = db
    .selectFrom('event')
    .select((e) => e.fn.countAll<number | string>().as('n'))
    .where('account_id', '=', account)
    .where('campaign_id', '=', campaign)
    .where(dialectOf(db).inValues('list_id', lists))
    .where('kind', '=', 'email_send')
    .where('contact_id', '>', after)
  if (to !== null) query = query.where('contact_id', '<=', to)
  return Number((await query.executeTakeFirstOrThrow()).n)
}

/** A page of the events of some contacts of a list with some campaigns, by contact and time, after the event `from`. */
export function eventsOfContacts(
  db: Db,
  events: EventsMeant,
  { contacts, list, campaigns }: { contacts: readonly number[]; list: number; campaigns: readonly number[] },
  from: EventPlace | null,
  limit: number,
): Promise<ReportEvent[]> {
  const words = dialectOf(db)
  let query = meant(db.selectFrom('event').select(columns), events)
    .where(words.inValues('contact_id', contacts))
    .where(words.inValues('campaign_id', campaigns))
    .where('list_id', '=', list)
  if (from) query = query.where(sql<boolean>`(contact_id, id) > (${from.contact}, ${from.id})`)
  return query.orderBy('contact_id').orderBy('id').limit(limit).$narrowType<{ contact_id: number }>().execute()
}

/** How many events of each kind these contacts have. */
export async function countsOfContacts(
  db: Db,
  events: EventsMeant,
  contacts: readonly number[],
): Promise<{ contact_id: number; kind: string; n: number }[]> {
  const rows = await meant(
    db
      .selectFrom('event')
      .select(['contact_id', 'kind', (e) => e.fn.countAll<number | string>().as('n')])
      .groupBy(['contact_id', 'kind'])
      .$narrowType<{ contact_id: number }>(),
    events,
  )
    .where(dialectOf(db).inValues('contact_id', contacts))
    .execute()
  return rows.map((row) => ({ ...row, n: Number(row.n) }))
}

/** A page of the events of one kind with which contacts came to a list or left it, by time, after the event `from`. */
export function membershipEvents(
  db: Db,
  events: Omit<EventsMeant, 'kinds'>,
  list: number,
  kind: string,
  from: { at: number; id: number } | null,
  limit: number,
): Promise<ReportEvent[]> {
  // The kind is inlined, so that SQLite can use the partial index of these kinds.
  const query = db
    .selectFrom('event')
    .select(columns)
    .where('account_id', '=', events.account)
    .where('list_id', '=', list)
    .where('kind', '=', sql.lit(kind))
    .where('at', '>=', from?.at ?? events.start)
    .where('at', '<=', events.end)
    .where('id', '<=', events.last)
    .where('contact_id', 'is not', null)
    .$narrowType<{ contact_id: number }>()
  const rest = from ? query.where(sql<boolean>`(at, id) > (${from.at}, ${from.id})`) : query
  return rest.orderBy('at').orderBy('id').limit(limit).execute()
}
