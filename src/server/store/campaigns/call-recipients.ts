// Contacts who are called, each at one number or at two. The ids of such recipients are twice the id of their contact,
// and one more for its second number, so that they ascend with the contacts.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../store.ts'
import { type AudiencePart, everybodyIn, readParts } from './audience-pages.ts'
import { recipientsAt } from './chunks.ts'
import { type AudienceQuery, readAudience, wholeAudience } from './recipients.ts'

/** The recipient that a contact is at its first number (0) or its second (1). */
export const callRecipient = (contact: number, leg: number): number => 2 * contact + leg

/** The contact of a recipient, and which of its numbers. */
/** The recipient that stands for the first number of a contact. */
export const callOf = (contact: number): number => 2 * contact

export const contactOfCall = (id: number): { contact: number; leg: number } => ({
  contact: Math.floor(id / 2),
  leg: id % 2,
})

/** The first of the chosen contacts, as a share or a number of them. */
export type ContactLimit = { type: 'percent' | 'value'; value: number }

/** One audience, or one for each number, in parts of `size` recipients. */
export async function* readCalls(tx: Db, legs: readonly AudienceQuery[], size: number): AsyncGenerator<AudiencePart> {
  const as = (leg: number) => (id: RawBuilder<unknown>) => sql`2 * ${id} + ${sql.lit(leg)}`
  const [first, ...more] = legs
  if (first && more.length === 0) return yield* readAudience(tx, first, size, as(0))
  const all: RawBuilder<unknown>[] = []
  for (const [leg, q] of legs.entries()) all.push(everybodyIn({ ...(await wholeAudience(tx, q)), recipient: as(leg) }))
  yield* readParts(tx, sql.join(all, sql` UNION ALL `), size)
}

/** The last contact within the limit over all of these audiences; null if all contacts are within it. */
export async function lastWithin(
  tx: Db,
  legs: readonly AudienceQuery[],
  { type, value }: ContactLimit,
): Promise<number | null> {
  const all: RawBuilder<unknown>[] = []
  for (const q of legs) all.push(everybodyIn(await wholeAudience(tx, q)))
  const contacts = sql`(${sql.join(all, sql` UNION `)}) chosen`
  const most = type === 'value' ? value : Math.ceil(((await countOf(tx, contacts)) * value) / 100)
  if (most === 0) return null
  const last = sql<{ id: number }>`SELECT id FROM ${contacts} ORDER BY id LIMIT 1 OFFSET ${sql.lit(most - 1)}`
  const [row] = (await last.execute(tx)).rows
  return row ? Number(row.id) : null
}

async function countOf(tx: Db, contacts: RawBuilder<unknown>): Promise<number> {
  const [row] = (await sql<{ n: number }>`SELECT count(*) AS n FROM ${contacts}`.execute(tx)).rows
  return Number(row?.n ?? 0)
}

/** The recipients of messages of a run, by the number of the message. */
export async function recipientsOfMessages(
  db: Db,
  run: number,
  messages: readonly number[],
): Promise<ReadonlyMap<number, number> | null> {
  const row = await db.selectFrom('run').select('first_message_id').where('id', '=', run).executeTakeFirst()
  // Recipients of an automation have no chunk.
  if (!row || row.first_message_id === 0) return null
  const { first_message_id: first } = row
  const found = await recipientsAt(
    db,
    run,
    messages.map((id) => id - first),
  )
  return new Map([...found].map(([position, { recipient }]) => [first + position, recipient]))
}
