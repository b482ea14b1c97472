import { type RawBuilder, type Selectable, sql } from 'kysely'
import { comparedEmail } from '../../lib/addresses.ts'
import { dialectOf, type SqlDialect } from '../dialect.ts'
import { type Page, pageOf } from '../pages.ts'
import { preparedQuery, preparedRow } from '../prepared-query.ts'
import type { ContactTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { countAllContacts } from './contact-counts.ts'
import { ofList } from './of-list.ts'

export type ContactRow = Selectable<ContactTable>

/**
 * A contact with the numbers of its tags as a JSON list, and with one of the tokens of its apps, each as
 * `<system> <app> <token>`; without any, null or an empty list.
 */
export type TaggedContact = ContactRow & { tags: string | null; tokens: string | null }

interface Belongings {
  tags: RawBuilder<string | null>
  tokens: RawBuilder<string | null>
}

// Cached, because writing these texts for each contact would take longer than running them.
const texts = new WeakMap<SqlDialect, Belongings>()

/** The tags and the tokens of each contact of a query of `contact`. A tag that was deleted may still have rows. */
export function belongingsOfContact(db: Db) {
  const words = dialectOf(db)
  const made = texts.get(words) ?? buildBelongings(db, words)
  texts.set(words, made)
  return [made.tags.as('tags'), made.tokens.as('tokens')] as const
}

function buildBelongings(db: Db, words: SqlDialect): Belongings {
  const tags = sql`(SELECT ${words.listOf('has.tag_id')} FROM contact_tag has
    JOIN tag ON tag.id = has.tag_id WHERE has.contact_id = contact.id)`
  const tokens = sql`(SELECT ${words.listOf('shown')} FROM (
    SELECT d.system || ' ' || d.app || ' ' || d.address AS shown FROM device d
    WHERE d.contact_id = contact.id AND d.channel = 'push' AND d.system IN ('android', 'ios') ORDER BY d.id) theirs)`
  return { tags: sql.raw(tags.compile(db).sql), tokens: sql.raw(tokens.compile(db).sql) }
}

type Exact =
  | 'first_name'
  | 'last_name'
  | 'birth_date'
  | 'language'
  | 'cellphone'
  | 'phone'
  | 'email_status'
  | 'cellphone_status'
  | 'phone_status'

export interface ContactFilter {
  /** Columns that must have exactly this value. */
  exact: Partial<Record<Exact, string>>
  /** Email address; its case does not matter. */
  email?: string
  /** Extra values by field id, exactly. */
  extra: Record<string, string>
  /** Options that were chosen, each with its field. */
  chosen: (readonly [field: string, option: number])[]
}

/** Takes `count` contact numbers. Every contact number comes from here. */
export const takeContactIds = (tx: Db, count: number): Promise<number[]> =>
  dialectOf(tx).nextNumbers(tx, 'contact', count)

/** Contacts of a list that was deleted are as good as gone. */
const isThere = sql<boolean>`contact.list_id NOT IN (SELECT list.id FROM list WHERE list.removed = 1)`

const byId = (db: Db, account: number, list: number, id: number) =>
  db
    .selectFrom('contact')
    .selectAll()
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .where('id', '=', id)
    .where(isThere)

/** In a transaction the contact is held for a change. */
export function findContact(db: Db, account: number, list: number, id: number): Promise<ContactRow | undefined> {
  return dialectOf(db)
    .forUpdate(db, byId(db, account, list, id))
    .executeTakeFirst()
}

const tagged = preparedRow(
  (db, { account, list, id }: { account: number; list: number; id: number }) =>
    byId(db, account, list, id).select(belongingsOfContact(db)),
  { keepsPlan: true },
)

/** The contact with what belongs to it, to be shown. */
export const findTaggedContact = (
  db: Db,
  account: number,
  list: number,
  id: number,
): Promise<TaggedContact | undefined> => tagged(db, { account, list, id })

/** The contact of a list that came last. */
export function newestContact(db: Db, account: number, list: number): Promise<ContactRow | undefined> {
  return db
    .selectFrom('contact')
    .selectAll()
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The contacts with these row numbers, in no particular order; unknown numbers are left out. */
export async function contactsByIds(db: Db, ids: number[]): Promise<ContactRow[]> {
  return ids.length === 0 ? [] : (await contactsWith(db, { ids })).rows
}

const contactsWith = preparedQuery((db, { ids }: { ids: number[] }) => byIds(db, ids))

const byIds = (db: Db, ids: number[]) =>
  db.selectFrom('contact').selectAll().where(dialectOf(db).inValues('id', ids)).where(isThere)

/**
 * As `contactsByIds`, locked for a change: rows are written as a whole, and a change between reading and writing would
 * be lost.
 */
export async function holdContacts(tx: Db, ids: number[]): Promise<ContactRow[]> {
  // Always in the same order, so that of two who want the same contacts one waits, instead of each blocking the other.
  return ids.length === 0 ? [] : dialectOf(tx).forUpdate(tx, byIds(tx, ids).orderBy('id')).execute()
}

/** As `holdContacts`, only those in this list of the account. */
export async function holdContactsOfList(
  tx: Db,
  { account, list }: { account: number; list: number },
  ids: number[],
): Promise<ContactRow[]> {
  if (ids.length === 0) return []
  const query = byIds(tx, ids).where('account_id', '=', account).where('list_id', '=', list)
  return dialectOf(tx).forUpdate(tx, query.orderBy('id')).execute()
}

/** The contacts with these row numbers, kept from being deleted until the end of the transaction. */
export async function contactsOfVisits(tx: Db, ids: number[]) {
  if (ids.length === 0) return []
  const query = tx
    .selectFrom('contact')
    .select(['id', 'account_id', 'list_id', 'status'])
    .where(dialectOf(tx).inValues('id', ids))
    .where(isThere)
  return dialectOf(tx).forChild(tx, query.orderBy('id')).execute()
}

/** Contacts of a list with what belongs to them, newest first. Only what a filter leaves has to be counted. */
export function listContacts(
  db: Db,
  account: number,
  list: number,
  filter: ContactFilter,
  page: { offset: number; limit: number },
): Promise<Page<TaggedContact>> {
  const all = ofList(db, account, list)
  let query = all
  for (const [column, value] of Object.entries(filter.exact)) query = query.where(column as Exact, '=', value)
  for (const [field, value] of Object.entries(filter.extra))
    query = query.where(dialectOf(db).member('fields', field), '=', value)
  for (const [field, option] of filter.chosen) query = query.where(hasChosen(db, field, option))
  if (filter.email !== undefined) query = query.where(sameEmail(comparedEmail(filter.email)))
  return pageOf(
    query,
    { ...page, orderBy: 'id', order: 'desc' },
    (q) => q.selectAll().select(belongingsOfContact(db)),
    { large: { db, column: 'fields' }, ...(query === all && { total: () => countAllContacts(db, account, list) }) },
  )
}

/** The ids of the chosen options are a JSON list, as in `[3,5]`. */
function hasChosen(db: Db, field: string, option: number) {
  const list = dialectOf(db).member('fields', field)
  return dialectOf(db).contains(sql`replace(replace(${list}, '[', ','), ']', ',')`, `,${option},`)
}

/** Written as in the index: without the first half SQLite does not use an index that leaves out nulls. */
const sameEmail = (address: string) => sql<boolean>`(email IS NOT NULL AND lower(email) = ${address.toLowerCase()})`

/** Contacts with this address in all lists of the account, newest first. The case of an email does not matter. */
export function searchContacts(
  db: Db,
  account: number,
  column: 'email' | 'cellphone' | 'phone',
  value: string,
): Promise<{ id: number; list_id: number }[]> {
  return db
    .selectFrom('contact')
    .select(['id', 'list_id'])
    .where('account_id', '=', account)
    .where((e) => (column === 'email' ? sameEmail(value) : e(column, '=', value)))
    .where(isThere)
    .orderBy('id', 'desc')
    .execute()
}

/** The newest contact of a list with this email address, held for a change. The case does not matter. */
export async function holdContactByEmail(
  tx: Db,
  account: number,
  list: number,
  address: string,
): Promise<ContactRow | undefined> {
  const query = tx
    .selectFrom('contact')
    .selectAll()
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .where(sameEmail(address))
  // Hardly any address is there twice, and in an order SQLite would rather walk through the whole list.
  const found = await dialectOf(tx).forUpdate(tx, query).execute()
  return found.sort((a, b) => b.id - a.id)[0]
}

/** Makes others who may add a contact with this email to the list wait until the end of the transaction. */
export const holdNewEmail = (tx: Db, list: number, address: string): Promise<void> =>
  dialectOf(tx).oneAtATime(tx, `email ${list} ${address.toLowerCase()}`)

/** The contacts of an account with this cellphone, in any list and state, held for a change. */
export function holdContactsOfCellphone(tx: Db, account: number, number: string): Promise<ContactRow[]> {
  const query = tx.selectFrom('contact').selectAll().where('account_id', '=', account).where('cellphone', '=', number)
  return dialectOf(tx).forUpdate(tx, query.orderBy('id')).execute()
}

/** Which contacts have this cellphone, the oldest first. */
export function contactsOfCellphone(
  db: Db,
  account: number,
  number: string,
): Promise<Pick<ContactRow, 'id' | 'list_id'>[]> {
  const query = db.selectFrom('contact').select(['id', 'list_id']).where('account_id', '=', account)
  return query.where('cellphone', '=', number).orderBy('id').execute()
}

/** What a contact may be named by. */
export type AddressColumn = 'id' | 'email' | 'cellphone' | 'phone'

/** The newest contact of the list for each of up to some hundred values; emails are in lower case. */
export function newestHolders(
  db: Db,
  { account, list, column }: { account: number; list: number; column: AddressColumn },
  values: readonly (string | number)[],
): Promise<{ value: string | number; id: number }[]> {
  const named = column === 'email' ? sql<string>`lower(email)` : sql<string | number>`${sql.ref(column)}`
  const has = sql<boolean>`${named} IN (${sql.join(values)})`
  return (
    db
      .selectFrom('contact')
      .select((e) => [named.as('value'), e.fn.max<number>('id').as('id')])
      .where('account_id', '=', account)
      .where('list_id', '=', list)
      // As the indexes of addresses say.
      .where(column, 'is not', null)
      .where(has)
      .groupBy(named)
      .execute()
  )
}
