import type { Insertable } from 'kysely'
import { insertMany } from '../bulk.ts'
import { addAtEnd } from '../counters.ts'
import { dialectOf } from '../dialect.ts'
import { preparedQuery, preparedRow } from '../prepared-query.ts'
import type { EventTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { type TimeRange, withinTimes } from '../time-ranges.ts'

export type NewEvent = Insertable<EventTable>

const columns = ['account_id', 'kind', 'at', 'list_id', 'contact_id', 'campaign_id', 'message_id', 'data'] as const

export const insertEvents = (tx: Db, events: readonly NewEvent[]): Promise<void> =>
  insertMany(tx, { table: 'event', columns }, events)

/** One counter of a report: campaign, part of the report, item of the part, metric. */
export interface RollupDelta {
  campaign_id: number
  part: string
  item: string
  metric: string
  n: number
}

/** Adds to the counters of the reports at the end of the transaction. */
export const addToRollups = (tx: Db, deltas: readonly RollupDelta[]): void => addAtEnd(tx, rollups, deltas)

const key = ['campaign_id', 'part', 'item', 'metric'] as const
const rollups = { table: 'rollup', columns: [...key, 'n'], key, add: ['n'] } as const

/** All counters of a campaign. */
export function listRollups(db: Db, campaign: number) {
  return db.selectFrom('rollup').select(['part', 'item', 'metric', 'n']).where('campaign_id', '=', campaign).execute()
}

export interface ActivityFilter {
  at?: TimeRange
  kind?: string | undefined
  /** Kinds to leave out. */
  without?: readonly string[]
}

/** Events of a contact, newest first. */
export function listContactEvents(
  db: Db,
  account: number,
  contact: number,
  filter: ActivityFilter,
  page: { offset: number; limit: number },
) {
  let query = db.selectFrom('event').selectAll().where('account_id', '=', account).where('contact_id', '=', contact)
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind)
  if (filter.without) query = query.where('kind', 'not in', filter.without)
  return withinTimes(query, { at: filter.at }).orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute()
}

/** Number and last time of the events of these contacts, by contact and kind. */
export async function countEventsOf(
  db: Db,
  contacts: readonly { id: number; account_id: number }[],
): Promise<{ contact_id: number; kind: string; n: number | string; last: number }[]> {
  const words = dialectOf(db)
  return db
    .selectFrom('event')
    .select(['contact_id', 'kind', (e) => e.fn.countAll<number | string>().as('n'), (e) => e.fn.max('at').as('last')])
    .where(words.inValues('account_id', [...new Set(contacts.map(({ account_id }) => account_id))]))
    .where(
      words.inValues(
        'contact_id',
        contacts.map(({ id }) => id),
      ),
    )
    .groupBy(['contact_id', 'kind'])
    .$narrowType<{ contact_id: number }>()
    .execute()
}

const countsOfContact = preparedQuery(
  (db, { account, contact }: { account: number; contact: number }) =>
    db
      .selectFrom('event')
      .select(['kind', (e) => e.fn.countAll<number>().as('n'), (e) => e.fn.max('at').as('last')])
      .where('account_id', '=', account)
      .where('contact_id', '=', contact)
      .groupBy('kind'),
  { keepsPlan: true },
)

/** Events of a contact by kind: their number and the time of the last one. */
export const countContactEvents = async (db: Db, account: number, contact: number) =>
  (await countsOfContact(db, { account, contact })).rows

const lastOf = preparedRow(
  (db, { account, contact, kind }: { account: number; contact: number; kind: string }) =>
    db
      .selectFrom('event')
      .select(['at', 'data'])
      .where('account_id', '=', account)
      .where('contact_id', '=', contact)
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .limit(1),
  { keepsPlan: true },
)

/** The last event of this kind of a contact. */
export const lastEventOf = (
  db: Db,
  account: number,
  contact: number,
  kind: string,
): Promise<{ at: number; data: string | null } | undefined> => lastOf(db, { account, contact, kind })

/** Whether a contact of this list was forgotten. The event has no other data, and nothing else of the contact is kept. */
export async function wasForgotten(db: Db, account: number, list: number, contact: number): Promise<boolean> {
  const event = await db
    .selectFrom('event')
    .select('id')
    .where('account_id', '=', account)
    .where('contact_id', '=', contact)
    .where('list_id', '=', list)
    .where('kind', '=', 'forget_subscription')
    .limit(1)
    .executeTakeFirst()
  return event !== undefined
}
