// Who gets a campaign: active contacts of the list whose address may be used and is not suppressed.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

export interface AudienceQuery {
  account: number
  list: number
  /** `email`, or the id of an extra field of format email. */
  field: string
  /** Only the contacts with these addresses. */
  only: readonly string[] | null
  /** Only contacts whose newest message of this campaign has failed. */
  failedOf: number | null
}

/** Some contacts of an audience. */
export interface AudiencePart {
  /** Their ids, ascending, as JSON. */
  ids: string
  size: number
}

/**
 * The audience in parts of `size` contacts; the last one may be smaller. Each address comes once, with the oldest
 * contact that has it.
 */
export async function* readAudience(tx: Db, q: AudienceQuery, size: number): AsyncGenerator<AudiencePart> {
  const audience = await audienceOf(tx, q)
  // A list has each email address only once, so its contacts need no comparison with each other. Contacts may share a
  // number.
  const isDistinct = q.field === 'email'
  // Who has failed is found for all at once.
  yield* isDistinct && q.failedOf === null && wordsOf(tx).pages
    ? readPages(tx, audience, size)
    : readAll(tx, audience, size, isDistinct)
}

interface Audience {
  address: RawBuilder<string>
  /** `FROM contact c WHERE …` */
  from: RawBuilder<unknown>
}

async function audienceOf(tx: Db, q: AudienceQuery): Promise<Audience> {
  const isEmail = q.field === 'email'
  const address = isEmail ? sql<string>`c.email` : wordsOf(tx).member('c.fields', q.field)
  const conditions = [
    sql`c.account_id = ${q.account} AND c.list_id = ${q.list} AND c.status = 'active'`,
    sql`${address} IS NOT NULL AND ${address} <> ''`,
    ...(isEmail ? [sql`c.email_status = 'active'`] : []),
    ...(q.only === null ? [] : [sql`lower(${address}) IN (${sql.join(q.only.map((one) => sql`lower(${one})`))})`]),
    ...(q.failedOf === null ? [] : [sql`c.id IN (${failedContacts(q.failedOf)})`]),
    ...(await unsuppressed(tx, q.account, address)),
  ]
  return { address, from: sql`FROM contact c WHERE ${sql.join(conditions, sql` AND `)}` }
}

/** A query for each part: a contact costs no more than a look, and nothing of it comes here but its id in a list. */
async function* readPages(tx: Db, { from }: Audience, size: number): AsyncGenerator<AudiencePart> {
  for (let last = 0; ; ) {
    const page = sql`SELECT c.id ${from} AND c.id > ${last} ORDER BY c.id LIMIT ${sql.lit(size)}`
    const query = sql<{ ids: string; size: number; last: number | null }>`
      SELECT ${wordsOf(tx).listOf('id')} AS ids, count(*) AS size, max(id) AS last FROM (${page}) page`
    const part = (await query.execute(tx)).rows[0]
    if (!part?.last) return
    yield { ids: part.ids, size: Number(part.size) }
    if (Number(part.size) < size) return
    last = Number(part.last)
  }
}

/**
 * One query for all parts. An extra field may hold an address twice, so all are compared before the first one is known.
 */
async function* readAll(
  tx: Db,
  { address, from }: Audience,
  size: number,
  isDistinct: boolean,
): AsyncGenerator<AudiencePart> {
  const all = isDistinct ? sql`SELECT c.id ${from}` : sql`SELECT min(c.id) AS id ${from} GROUP BY lower(${address})`
  const numbered = sql`SELECT id, (row_number() OVER (ORDER BY id) - 1) / ${sql.lit(size)} AS part FROM (${all}) everybody`
  const query = sql<{ ids: string; size: number }>`
    SELECT ${wordsOf(tx).listOf('id')} AS ids, count(*) AS size FROM (${numbered}) numbered GROUP BY part ORDER BY part`
  for await (const { ids, size } of wordsOf(tx).stream(tx, query)) yield { ids, size: Number(size) }
}

/** The suppression list is read in three ways: the address, its domain, its local part. Those that nobody is on are left out. */
async function unsuppressed(tx: Db, account: number, address: RawBuilder<string>): Promise<RawBuilder<unknown>[]> {
  const words = wordsOf(tx)
  const ways = {
    email: sql<string>`lower(${address})`,
    email_domain: words.domainPart(address),
    email_user: words.localPart(address),
  }
  const found = await tx.selectFrom('suppression').select('type').distinct().where('account_id', '=', account).execute()
  const used = new Set(found.map(({ type }) => type))
  return Object.entries(ways)
    .filter(([type]) => used.has(type))
    .map(
      ([type, value]) =>
        sql`NOT EXISTS (SELECT 1 FROM suppression s WHERE s.account_id = ${account} AND s.type = ${type} AND s.value = ${value})`,
    )
}

/** Message numbers of a run form one block, and those of a later run are higher. */
const failedContacts = (campaign: number) => sql`
  SELECT m.contact_id FROM message m
  JOIN (
    SELECT max(n.id) AS id FROM run r
    JOIN message n ON n.id >= r.first_message_id AND n.id < r.first_message_id + r.planned
    WHERE r.campaign_id = ${campaign} GROUP BY n.contact_id) newest ON newest.id = m.id
  WHERE m.state = 'failed'`

/** Which of these addresses are suppressed now, in lower case. */
export async function suppressedAmong(db: Db, account: number, addresses: string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const given = addresses.map((a) => a.toLowerCase())
  const parts = new Map<string, { type: string; value: string }>()
  for (const address of given) {
    const at = address.lastIndexOf('@')
    for (const part of [
      { type: 'email', value: address },
      { type: 'email_domain', value: address.slice(at + 1) },
      { type: 'email_user', value: address.slice(0, at) },
    ]) {
      parts.set(`${part.type} ${part.value}`, part)
    }
  }
  const values = [...new Set([...parts.values()].map((p) => p.value))]
  const rows = await db
    .selectFrom('suppression')
    .select(['type', 'value'])
    .where('account_id', '=', account)
    .where('value', 'in', values)
    .execute()
  const found = new Set(rows.map((row) => `${row.type} ${row.value}`))
  const hit = (address: string) => {
    const at = address.lastIndexOf('@')
    return (
      found.has(`email ${address}`) ||
      found.has(`email_domain ${address.slice(at + 1)}`) ||
      found.has(`email_user ${address.slice(0, at)}`)
    )
  }
  return new Set(given.filter(hit))
}
