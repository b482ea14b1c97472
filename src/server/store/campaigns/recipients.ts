// Contacts who get a campaign: active contacts of the list whose address may be used and is not suppressed.
import { type RawBuilder, sql } from 'kysely'
import { type Condition, conditionSql } from '../audience/conditions.ts'
import { erasedAmong } from '../audience/erased-addresses.ts'
import { statusOf } from '../audience/field-values.ts'
import { dialectOf } from '../dialect.ts'
import { pipelined } from '../pipelined.ts'
import { preparedQuery } from '../prepared-query.ts'
import type { SuppressionMethod } from '../schema.ts'
import type { Db } from '../store.ts'
import { type AudiencePart, failedAmong, type RecipientQuery, readAll, readPages } from './audience-pages.ts'

/** The kind of an address, which decides the entries of the suppression list that match it. */
export type AddressKind = 'email' | 'cellphone' | 'phone'

/** The columns of a contact that hold addresses, each with the one that says whether it may be used. */
export const statusColumns = { email: 'email_status', cellphone: 'cellphone_status', phone: 'phone_status' } as const

/** Where an address of a contact stands. */
interface AddressPlace {
  kind: AddressKind
  /** The column with the address, which has the name of its kind, or the id of an extra field. */
  field: string
}

export interface AudienceQuery {
  account: number
  list: number
  /** Where the address stands: the first of these places with an address that may be used. */
  places: readonly [AddressPlace, ...AddressPlace[]]
  /** Whether an address that several contacts share comes only once, with the oldest of them. */
  isUnique: boolean
  /** Only the contacts with these addresses, at any of the places. */
  only: readonly string[] | null
  /** Only contacts that meet it. */
  condition: Condition | null
  /** Only contacts whose newest message of this campaign has failed. */
  failedOf: number | null
  /** Where contacts get several messages: the newest message at the address counts, not that to the contact. */
  failedByAddress?: boolean
  /** Contacts after this one, which joined later, are left out. */
  upTo?: number | null
  /** Contacts that get the same campaign at other addresses: an address that one of them has there is left out. */
  besides?: AudienceQuery | null
}

/** The audience in parts of `size` contacts; the last one may be smaller. `recipient` gives the id of each as a recipient. */
export async function* readAudience(
  tx: Db,
  q: AudienceQuery,
  size: number,
  recipient?: RecipientQuery['recipient'],
): AsyncGenerator<AudiencePart> {
  const { address, from } = await audienceOf(tx, q)
  const everybody: RecipientQuery = { id: 'c.id', from, ...(recipient && { recipient }) }
  const isDistinct = !q.isUnique
  // Failed contacts are found for all parts at once, and only a column has an index for a look-up of who shares it.
  const isFound = isDistinct || (q.places.length === 1 && isColumn(q.places[0]))
  if (!isFound || q.failedOf !== null || !dialectOf(tx).pages)
    return yield* readAll(tx, isDistinct ? everybody : { ...everybody, same: address }, size)
  yield* readPages(
    tx,
    isDistinct ? everybody : { ...everybody, from: await withoutYounger(tx, q, { address, from }) },
    size,
  )
}

/** The whole audience, to be read at once. */
export async function wholeAudience(tx: Db, q: AudienceQuery): Promise<RecipientQuery> {
  const { address, from } = await audienceOf(tx, q)
  return q.isUnique ? { id: 'c.id', from, same: address } : { id: 'c.id', from }
}

const isColumn = ({ kind, field }: AddressPlace) => field === kind

/**
 * The form in which equal addresses compare as equal. A number is written in only one way, and its index has it in that
 * form.
 */
const sameForm = (kind: AddressKind, address: RawBuilder<string> | string) =>
  kind === 'email' ? sql<string>`lower(${address})` : sql<string>`${address}`

interface Audience {
  /** In the form in which equal addresses compare as equal. */
  address: RawBuilder<string>
  /** `FROM contact c WHERE …` */
  from: RawBuilder<unknown>
}

/** Contacts by their table `c`, or by another name of it. */
async function audienceOf(tx: Db, q: AudienceQuery, contact = 'c'): Promise<Audience> {
  const places: PlaceSql[] = []
  for (const place of q.places) places.push(await placeSql(tx, q.account, place, contact))
  const address = firstOf(places)
  const { only } = q
  const column = (name: string) => sql.ref(`${contact}.${name}`)
  const conditions = [
    sql`${column('account_id')} = ${q.account} AND ${column('list_id')} = ${q.list}`,
    sql`${column('status')} = 'active'`,
    anyOf(places.map(({ usable }) => usable)),
    ...(only === null ? [] : [anyOf(places.map(({ isOne }) => isOne(only)))]),
    ...(q.condition === null ? [] : [conditionSql(tx, q.condition, contact)]),
    ...(q.failedOf === null ? [] : [failedIn(q.failedOf, q.failedByAddress ? { address } : { id: column('id') })]),
    ...(q.upTo ? [sql`${column('id')} <= ${q.upTo}`] : []),
    ...(q.besides ? [await notBesides(tx, q.besides, { id: column('id'), address, isUnique: q.isUnique })] : []),
  ]
  return { address, from: sql`FROM contact ${sql.ref(contact)} WHERE ${sql.join(conditions, sql` AND `)}` }
}

const failedIn = (campaign: number, by: { address: RawBuilder<string> } | { id: RawBuilder<unknown> }) =>
  'address' in by
    ? sql`${by.address} IN (${failedAmong(campaign, 'address')})`
    : sql`${by.id} IN (${failedAmong(campaign, 'contact_id')})`

const anyOf = ([first, ...more]: readonly RawBuilder<unknown>[]) =>
  more.length === 0 ? sql`${first}` : sql`(${sql.join([first, ...more], sql` OR `)})`

/** An address of a contact in SQL. */
interface PlaceSql {
  /** In the form in which equal addresses compare as equal. */
  same: RawBuilder<string>
  /** Whether there is one, and it may be used and is not suppressed. */
  usable: RawBuilder<unknown>
  isOne(of: readonly string[]): RawBuilder<unknown>
}

/** The address that is tried first. */
function firstOf(places: readonly PlaceSql[]): RawBuilder<string> {
  const [first] = places as [PlaceSql]
  if (places.length === 1) return first.same
  const cases = places.map(({ usable, same }) => sql`WHEN ${usable} THEN ${same}`)
  return sql<string>`CASE ${sql.join(cases, sql` `)} END`
}

async function placeSql(tx: Db, account: number, place: AddressPlace, contact: string): Promise<PlaceSql> {
  const { kind, field } = place
  const member = (name: string) => dialectOf(tx).member(`${contact}.fields`, name)
  const address = isColumn(place) ? sql<string>`${sql.ref(`${contact}.${kind}`)}` : member(field)
  const same = sameForm(kind, address)
  const conditions = [
    sql`${address} IS NOT NULL AND ${address} <> ''`,
    isColumn(place)
      ? sql`${sql.ref(`${contact}.${statusColumns[kind]}`)} = 'active'`
      : sql`coalesce(${member(statusOf(field))}, 'active') <> 'inactive'`,
    ...(await isUnsuppressed(tx, account, kind, address)),
  ]
  return {
    same,
    usable: sql.join(conditions, sql` AND `),
    isOne: (of) => sql`${same} IN (${sql.join(of.map((one) => sameForm(kind, one)))})`,
  }
}

/** Whether no contact of the other audience, or only not the contact itself, has the address. */
async function notBesides(
  tx: Db,
  other: AudienceQuery,
  { id, address, isUnique }: { id: RawBuilder<unknown>; address: RawBuilder<string>; isUnique: boolean },
): Promise<RawBuilder<unknown>> {
  const { address: taken, from } = await audienceOf(tx, other, 'b')
  return sql`NOT EXISTS (SELECT 1 ${from} AND ${taken} = ${address} ${isUnique ? sql`` : sql`AND b.id = ${id}`})`
}

/** Of the contacts in the audience that share a number, only the oldest. */
async function withoutYounger(tx: Db, q: AudienceQuery, { address, from }: Audience): Promise<RawBuilder<unknown>> {
  const older = await audienceOf(tx, q, 'd')
  return sql`${from} AND NOT EXISTS (SELECT 1 ${older.from} AND ${older.address} = ${address} AND d.id < c.id)`
}

/** The suppression list may hold an email address, its domain or its local part; for a number it holds the number. */
function waysOf(tx: Db, kind: AddressKind, address: RawBuilder<string>): Record<string, RawBuilder<string>> {
  if (kind !== 'email') return { [kind]: address }
  const words = dialectOf(tx)
  return {
    email: sameForm(kind, address),
    email_domain: words.domainPart(address),
    email_user: words.localPart(address),
  }
}

/** Makes conditions only for the types of entries that the account's suppression list contains. */
async function isUnsuppressed(
  tx: Db,
  account: number,
  kind: AddressKind,
  address: RawBuilder<string>,
): Promise<RawBuilder<unknown>[]> {
  const found = await tx.selectFrom('suppression').select('type').distinct().where('account_id', '=', account).execute()
  const used = new Set<string>(found.map(({ type }) => type))
  return Object.entries(waysOf(tx, kind, address))
    .filter(([type]) => used.has(type))
    .map(
      ([type, value]) =>
        sql`NOT EXISTS (SELECT 1 FROM suppression s WHERE s.account_id = ${account} AND s.type = ${type} AND s.value = ${value})`,
    )
}

/** The entries of the suppression list that match an address in lower case. */
function entriesFor(kind: AddressKind, address: string): { type: string; value: string }[] {
  if (kind !== 'email') return [{ type: kind, value: address }]
  const at = address.lastIndexOf('@')
  return [
    { type: 'email', value: address },
    { type: 'email_domain', value: address.slice(at + 1) },
    { type: 'email_user', value: address.slice(0, at) },
  ]
}

type Entries = { account: number; types: readonly string[]; values: readonly string[] }

const entriesAmong = preparedQuery((db, { account, types, values }: Entries) => {
  const { inValues } = dialectOf(db)
  const entries = db.selectFrom('suppression').select(['type', 'value', 'method']).where('account_id', '=', account)
  return entries.where(inValues('type', types)).where(inValues('value', values))
})

/** Which of these addresses are suppressed now, in lower case. */
export async function suppressedAmong(
  db: Db,
  account: number,
  kind: AddressKind,
  addresses: string[],
): Promise<Set<string>> {
  return new Set((await suppressionsAmong(db, account, kind, addresses)).keys())
}

/** The suppressed ones among these addresses, with the method of each suppression. */
export async function suppressionsAmong(
  db: Db,
  account: number,
  kind: AddressKind,
  addresses: string[],
): Promise<Map<string, Set<SuppressionMethod>>> {
  const suppressed = new Map<string, Set<SuppressionMethod>>()
  if (addresses.length === 0) return suppressed
  const given = addresses.map((address) => address.toLowerCase())
  const values = new Set(given.flatMap((address) => entriesFor(kind, address).map(({ value }) => value)))
  // Without the types, the index leads to the account only.
  const types = kind === 'email' ? ['email', 'email_domain', 'email_user'] : [kind]
  const [{ rows }, forgotten] = await pipelined(db, (one) => [
    entriesAmong(one, { account, types, values: [...values] }),
    erasedAmong(one, account, given),
  ])
  for (const address of forgotten) suppressed.set(address, new Set(['forgotten']))
  if (rows.length === 0) return suppressed
  const found = new Map(rows.map((row) => [`${row.type} ${row.value}`, row.method]))
  for (const address of given) {
    const methods = entriesFor(kind, address).flatMap(({ type, value }) => found.get(`${type} ${value}`) ?? [])
    if (methods.length > 0) suppressed.set(address, new Set([...(suppressed.get(address) ?? []), ...methods]))
  }
  return suppressed
}
