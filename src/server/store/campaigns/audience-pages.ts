// Reads an audience in parts of bounded size, whatever its recipients are.
import { type RawBuilder, sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { Db } from '../store.ts'

/** Some recipients of an audience. */
export interface AudiencePart {
  /** Their ids, ascending, as JSON. */
  ids: string
  size: number
}

/** The recipients that a query finds. */
export interface RecipientQuery {
  /** The column with their ids. */
  id: 'c.id' | 'd.id'
  /** `FROM … WHERE …` */
  from: RawBuilder<unknown>
  /** Of the recipients for whom this is the same, only the oldest counts. */
  same?: RawBuilder<string>
  /** The id of a recipient whose row has this one, where that is another; they ascend together. */
  recipient?: (id: RawBuilder<unknown>) => RawBuilder<unknown>
}

const ofRow: NonNullable<RecipientQuery['recipient']> = (id) => id

/** One query for each part: a recipient costs no more than a look-up, and only its id, in a list, leaves the database. */
export async function* readPages(tx: Db, found: RecipientQuery, size: number): AsyncGenerator<AudiencePart> {
  const { from, recipient = ofRow } = found
  const key = sql.ref(found.id)
  const columns = sql`${key} AS id, ${recipient(key)} AS recipient`
  for (let last = 0; ; ) {
    const page = sql`SELECT ${columns} ${from} AND ${key} > ${last} ORDER BY ${key} LIMIT ${sql.lit(size)}`
    const query = sql<{ ids: string; size: number; last: number | null }>`
      SELECT ${dialectOf(tx).listOf('recipient')} AS ids, count(*) AS size, max(id) AS last FROM (${page}) page`
    const part = (await query.execute(tx)).rows[0]
    if (!part?.last) return
    yield { ids: part.ids, size: Number(part.size) }
    if (Number(part.size) < size) return
    last = Number(part.last)
  }
}

/** One query for all parts: for conditions that all parts share, and to compare all recipients with each other. */
export const readAll = (tx: Db, found: RecipientQuery, size: number): AsyncGenerator<AudiencePart> =>
  readParts(tx, everybodyIn(found), size)

/** A query for the ids of all recipients. */
export function everybodyIn({ id, from, same, recipient = ofRow }: RecipientQuery): RawBuilder<unknown> {
  const key = sql.ref(id)
  if (!same) return sql`SELECT ${recipient(key)} AS id ${from}`
  return sql`SELECT ${recipient(sql`min(${key})`)} AS id ${from} GROUP BY ${same}`
}

/** The ids that a query finds, in parts. */
export async function* readParts(tx: Db, all: RawBuilder<unknown>, size: number): AsyncGenerator<AudiencePart> {
  const numbered = sql`SELECT id, (row_number() OVER (ORDER BY id) - 1) / ${sql.lit(size)} AS part FROM (${all}) everybody`
  const query = sql<{ ids: string; size: number }>`
    SELECT ${dialectOf(tx).listOf('id')} AS ids, count(*) AS size FROM (${numbered}) numbered GROUP BY part ORDER BY part`
  for await (const { ids, size } of dialectOf(tx).stream(tx, query)) yield { ids, size: Number(size) }
}

/** The newest message of a campaign for each contact, or each address. */
const newestOf = (campaign: number, by: 'contact_id' | 'address') => sql`message m
  JOIN (
    SELECT max(n.id) AS id FROM run r
    JOIN message n ON n.id >= r.first_message_id AND n.id < r.first_message_id + r.planned
    WHERE r.campaign_id = ${campaign} GROUP BY ${sql.ref(`n.${by}`)}) newest ON newest.id = m.id`

/**
 * The contacts, or the addresses, whose newest message of a campaign has failed. Message numbers of a run form one
 * block, and those of a later run are higher. For a merged contact, the remaining one receives the message again, unless
 * a message reached that one.
 */
export const failedAmong = (campaign: number, by: 'contact_id' | 'address') =>
  by === 'address'
    ? sql`SELECT m.address FROM ${newestOf(campaign, by)} WHERE m.state = 'failed'`
    : sql`SELECT coalesce(g.survivor_id, m.contact_id) FROM ${newestOf(campaign, by)}
        LEFT JOIN merged_contact g ON g.contact_id = m.contact_id
        GROUP BY coalesce(g.survivor_id, m.contact_id)
        HAVING count(*) = sum(CASE m.state WHEN 'failed' THEN 1 ELSE 0 END)`
