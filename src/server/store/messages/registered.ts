// Registered messages: the copies, and the chains of their events.
import { type Insertable, type Selectable, sql } from 'kysely'
import { insertMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { RegisteredEventTable, RegisteredEventType, RegisteredMessageTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { type TimeRange, withinTimes } from '../time-ranges.ts'

export type RegisteredRow = Selectable<RegisteredMessageTable>
export type RegisteredEventRow = Selectable<RegisteredEventTable>
export type NewRegisteredEvent = Insertable<RegisteredEventTable>

/** The columns without the content, which may be megabytes. */
const heading = [
  'id',
  'account_id',
  'hash',
  'message_id',
  'channel',
  'sender',
  'recipient',
  'subject',
  'content_hash',
  'head',
  'created',
] as const
export type RegisteredHeading = Pick<RegisteredRow, (typeof heading)[number]>

export async function insertRegistered(tx: Db, row: Insertable<RegisteredMessageTable>): Promise<number> {
  return (await tx.insertInto('registered_message').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export interface RegisteredFilter {
  /** A part of the subject, in lower case; `to` likewise a part of the recipient. */
  subject?: string | undefined
  to?: string | undefined
  created: TimeRange
}

export function listRegistered(
  db: Db,
  account: number,
  filter: RegisteredFilter,
  page: PageRequest,
): Promise<Page<RegisteredHeading>> {
  let query = db.selectFrom('registered_message').where('account_id', '=', account)
  if (filter.subject !== undefined)
    query = query.where(dialectOf(db).contains(sql.ref('subject_folded'), filter.subject))
  if (filter.to !== undefined) query = query.where(dialectOf(db).contains(sql.ref('recipient_folded'), filter.to))
  return pageOf(withinTimes(query, { created: filter.created }), page, (q) => q.select(heading))
}

/** The message with its content. */
export function findRegistered(db: Db, account: number, hash: string): Promise<RegisteredRow | undefined> {
  return db
    .selectFrom('registered_message')
    .selectAll()
    .where('account_id', '=', account)
    .where('hash', '=', hash)
    .executeTakeFirst()
}

/** The account's messages with these hashes, held for a change in the order of their numbers. */
export function holdRegistered(tx: Db, account: number, hashes: readonly string[]): Promise<RegisteredHeading[]> {
  const found = tx
    .selectFrom('registered_message')
    .select(heading)
    .where('account_id', '=', account)
    .where(dialectOf(tx).inValues('hash', hashes))
    .orderBy('id')
  return dialectOf(tx).forUpdate(tx, found).execute()
}

/** The copy of a message, with its content, held for a change; undefined when there is none. */
export function holdCopyOf(tx: Db, account: number, messageId: number): Promise<RegisteredRow | undefined> {
  const found = tx
    .selectFrom('registered_message')
    .selectAll()
    .where('account_id', '=', account)
    .where('message_id', '=', messageId)
  return dialectOf(tx).forUpdate(tx, found).executeTakeFirst()
}

/** As `holdCopyOf`, without the content. */
export function holdHeadingOf(tx: Db, account: number, messageId: number): Promise<RegisteredHeading | undefined> {
  const found = tx
    .selectFrom('registered_message')
    .select(heading)
    .where('account_id', '=', account)
    .where('message_id', '=', messageId)
  return dialectOf(tx).forUpdate(tx, found).executeTakeFirst()
}

/** The message by its number, as an evidence names it. */
export function findRegisteredById(db: Db, account: number, id: number): Promise<RegisteredRow | undefined> {
  return db
    .selectFrom('registered_message')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The messages that were registered from `from` until before `until` (milliseconds), held for a change. */
export function registeredIn(tx: Db, account: number, from: number, until: number): Promise<RegisteredHeading[]> {
  const found = tx
    .selectFrom('registered_message')
    .select(heading)
    .where('account_id', '=', account)
    .where('created', '>=', from)
    .where('created', '<', until)
    .orderBy('id')
  return dialectOf(tx).forUpdate(tx, found).execute()
}

/** The days (counted from 1970, UTC) on which the account registered messages at or after the time `from`. */
export async function daysOfRegistration(db: Db, account: number, from: number): Promise<number[]> {
  const day = sql<number>`created / 86400000`
  const rows = await db
    .selectFrom('registered_message')
    .select(day.as('day'))
    .where('account_id', '=', account)
    .where('created', '>=', from)
    .groupBy(day)
    .orderBy(day)
    .execute()
  return rows.map((row) => row.day)
}

const eventColumns = ['account_id', 'registered_id', 'type', 'at', 'recorded', 'custom_data', 'hash'] as const

/** Adds events to one message, and makes the hash of the last one its head. */
export async function appendEvents(
  tx: Db,
  account: number,
  registeredId: number,
  rows: readonly NewRegisteredEvent[],
): Promise<void> {
  const last = rows.at(-1)
  if (!last) return
  await insertMany(tx, { table: 'registered_event', columns: eventColumns }, rows)
  await tx
    .updateTable('registered_message')
    .set({ head: last.hash, unsealed: 1 })
    .where('account_id', '=', account)
    .where('id', '=', registeredId)
    .execute()
}

/** A page of the message's events. */
export function listEvents(
  db: Db,
  account: number,
  registeredId: number,
  page: PageRequest,
): Promise<Page<RegisteredEventRow>> {
  const found = db
    .selectFrom('registered_event')
    .where('account_id', '=', account)
    .where('registered_id', '=', registeredId)
  return pageOf(found, page, (q) => q.selectAll())
}

/** The whole chain, oldest first. */
export function chainOf(db: Db, account: number, registeredId: number): Promise<RegisteredEventRow[]> {
  return db
    .selectFrom('registered_event')
    .selectAll()
    .where('account_id', '=', account)
    .where('registered_id', '=', registeredId)
    .orderBy('id')
    .execute()
}

/** How many events a message has, of any type or of one, and how many characters of data they have together. */
export async function sizeOfChain(
  db: Db,
  account: number,
  registeredId: number,
  type: RegisteredEventType | null = null,
): Promise<{ count: number; characters: number }> {
  let events = db
    .selectFrom('registered_event')
    .where('account_id', '=', account)
    .where('registered_id', '=', registeredId)
  if (type !== null) events = events.where('type', '=', type)
  const row = await events
    .select([
      sql<number | string>`count(*)`.as('count'),
      sql<number | string>`coalesce(sum(length(custom_data)), 0)`.as('characters'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), characters: Number(row.characters) }
}

/** Whether a message has at least so many events. */
export async function hasEvents(db: Db, account: number, registeredId: number, count: number): Promise<boolean> {
  const row = await db
    .selectFrom('registered_event')
    .select('id')
    .where('account_id', '=', account)
    .where('registered_id', '=', registeredId)
    .orderBy('id')
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst()
  return row !== undefined
}

/** Rows that one statement returns at most. */
const PAGE = 1_000

/** The custom events of a message between two times (milliseconds, inclusive), oldest first, in pages. */
export async function* customEventsBetween(
  tx: Db,
  { account, registeredId }: { account: number; registeredId: number },
  { from, to }: { from: number; to: number },
): AsyncGenerator<{ at: number; data: string }[]> {
  for (let after = 0, isLast = false; !isLast; ) {
    const rows = await tx
      .selectFrom('registered_event')
      .select(['id', 'at', 'custom_data as data'])
      .where('account_id', '=', account)
      .where('registered_id', '=', registeredId)
      .where('type', '=', 'CUSTOM')
      .where('at', '>=', from)
      .where('at', '<=', to)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    yield rows
    isLast = rows.length < PAGE
    after = rows.at(-1)?.id ?? after
  }
}

/**
 * Makes other transactions of the account wait to register messages or to change options of its autocertificates until
 * the end of this one.
 */
export const holdRegistrations = (tx: Db, account: number): Promise<void> =>
  dialectOf(tx).oneAtATime(tx, `registered ${account}`)
