// Contacts who get a campaign: active contacts of the list whose address may be used and is not suppressed.
import { type RawBuilder, sql } from 'kysely'
import { type Condition, conditionSql } from '../audience/conditions.ts'
import { statusOf } from '../audience/field-values.ts'
import { forgottenAmong } from '../audience/forgotten.ts'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'
import { type AudiencePart, type Found, failedAmong, readAll, readPages } from './audience-pages.ts'

/** The kind of an address, which decides the entries of the suppression list that match it. */
export type AddressKind = 'email' | 'cellphone' | 'phone'

/** The columns of a contact that hold addresses, each with the one that says whether it may be used. */
export const statusColumns = { email: 'email_status', cellphone: 'cellphone_status', phone: 'phone_status' } as const

export interface AudienceQuery {
  account: number
  list: number
  kind: AddressKind
  /** The column with the address, which has the name of its kind, or the id of an extra field. */
  field: string
  /** Only the contacts with these addresses. */
  only: readonly string[] | null
  /** Only contacts that meet it. */
  condition: Condition | null
  /** Only contacts whose newest message of this campaign has failed. */
  failedOf: number | null
}

/**
 * The audience in parts of `size` contacts; the last one may be smaller. Each address comes once, with the oldest
 * contact that has it.
 */
export async function* readAudience(tx: Db, q: AudienceQuery, size: number): AsyncGenerator<AudiencePart> {
  const audience = await audienceOf(tx, q)
  const everybody: Found = { id: 'c.id', from: audience.from }
  // A list has each email address only once, so its contacts need no comparison with each other. Contacts may share a
  // number.
  const isDistinct = q.field === 'email'
  // Failed contacts are found for all parts at once, and values of extra fields have no index for a look-up.
  if (q.field !== q.kind || q.failedOf !== null || !wordsOf(tx).pages)
    return yield* readAll(tx, isDistinct ? everybody : { ...everybody, same: audience.address }, size)
  yield* readPages(tx, isDistinct ? everybody : { id: 'c.id', from: withoutYounger(q, audience) }, size)
}

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

async function audienceOf(tx: Db, q: AudienceQuery): Promise<Audience> {
  const isColumn = q.field === q.kind
  const address = isColumn ? sql<string>`${sql.ref(`c.${q.kind}`)}` : wordsOf(tx).member('c.fields', q.field)
  const same = sameForm(q.kind, address)
  const conditions = [
    sql`c.account_id = ${q.account} AND c.list_id = ${q.list} AND c.status = 'active'`,
    sql`${address} IS NOT NULL AND ${address} <> ''`,
    isColumn
      ? sql`${sql.ref(`c.${statusColumns[q.kind]}`)} = 'active'`
      : sql`coalesce(${wordsOf(tx).member('c.fields', statusOf(q.field))}, 'active') <> 'inactive'`,
    ...(q.only === null ? [] : [sql`${same} IN (${sql.join(q.only.map((one) => sameForm(q.kind, one)))})`]),
    ...(q.condition === null ? [] : [conditionSql(tx, q.condition, 'c')]),
    ...(q.failedOf === null ? [] : [sql`c.id IN (${failedAmong(q.failedOf, 'contact_id')})`]),
    ...(await unsuppressed(tx, q, address)),
  ]
  return { address: same, from: sql`FROM contact c WHERE ${sql.join(conditions, sql` AND `)}` }
}

/**
 * Of the contacts in the audience that share a number, only the oldest. Suppression needs no look here: it applies to
 * all of them or none.
 */
function withoutYounger({ account, list, kind }: AudienceQuery, { address, from }: Audience): RawBuilder<unknown> {
  const [number, status] = [sql.ref(`d.${kind}`), sql.ref(`d.${statusColumns[kind]}`)]
  const older = sql`
    SELECT 1 FROM contact d WHERE d.account_id = ${account} AND ${number} = ${address} AND d.id < c.id
    AND d.list_id = ${list} AND d.status = 'active' AND ${status} = 'active'`
  return sql`${from} AND NOT EXISTS (${older})`
}

/** The suppression list may hold an email address, its domain or its local part; for a number it holds the number. */
function waysOf(tx: Db, kind: AddressKind, address: RawBuilder<string>): Record<string, RawBuilder<string>> {
  if (kind !== 'email') return { [kind]: address }
  const words = wordsOf(tx)
  return {
    email: sameForm(kind, address),
    email_domain: words.domainPart(address),
    email_user: words.localPart(address),
  }
}

/** Makes conditions only for the types of entries that the account's suppression list contains. */
async function unsuppressed(
  tx: Db,
  { account, kind }: AudienceQuery,
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

/** Which of these addresses are suppressed now, in lower case. */
export async function suppressedAmong(
  db: Db,
  account: number,
  kind: AddressKind,
  addresses: string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const given = addresses.map((address) => address.toLowerCase())
  const values = new Set(given.flatMap((address) => entriesFor(kind, address).map(({ value }) => value)))
  const rows = await db
    .selectFrom('suppression')
    .select(['type', 'value'])
    .where('account_id', '=', account)
    // Without the types, the index leads to the account only.
    .where('type', 'in', kind === 'email' ? ['email', 'email_domain', 'email_user'] : [kind])
    .where('value', 'in', [...values])
    .execute()
  const forgotten = await forgottenAmong(db, account, given)
  if (rows.length === 0) return forgotten
  const found = new Set(rows.map((row) => `${row.type} ${row.value}`))
  const isFound = (address: string) =>
    entriesFor(kind, address).some(({ type, value }) => found.has(`${type} ${value}`))
  return forgotten.union(new Set(given.filter(isFound)))
}
