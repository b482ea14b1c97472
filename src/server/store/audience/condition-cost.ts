// What it costs to ask the contacts of a list for a condition, estimated before it is asked.
import { sql } from 'kysely'
import type { Db } from '../store.ts'
import type { Condition } from './conditions.ts'
import { countAllContacts } from './contact-counts.ts'
import { ofList } from './of-list.ts'

interface ListOf {
  account: number
  list: number
}

/** Microseconds that a read may take where others wait for it. */
const CHEAP = 5_000
/** Letters of a text that cost as much as another condition. */
const LETTERS = 50
/** Weight of a condition that looks into another table. */
const LOOK_UP = 5
/** Bytes of a contact's fields that take one microsecond for each condition. */
const BYTES = 1_000

/** Microseconds that the condition takes for one contact with short values. */
export function weightOf(condition: Condition): number {
  if ('all' in condition) return condition.all.reduce((sum, part) => sum + weightOf(part), 0)
  if ('any' in condition) return condition.any.reduce((sum, part) => sum + weightOf(part), 0)
  if ('not' in condition) return weightOf(condition.not)
  if ('status' in condition || 'choice' in condition) return 0.2
  if ('event' in condition || 'member' in condition || 'tag' in condition) return LOOK_UP
  return 'value' in condition ? 1 + condition.value.length / LETTERS : 1
}

/** Whether a query that comes to all contacts of the list costs too much where others wait for it. */
export async function isCostly(db: Db, { account, list }: ListOf, weight: number): Promise<boolean> {
  if (weight === 0) return false
  return isCostlyFor(await countAllContacts(db, account, list), weight, ofList(db, account, list))
}

/** As `isCostly`, for a stretch of contacts with consecutive ids. */
export const isCostlyStretch = (
  db: Db,
  { account, list }: ListOf,
  { after, to, contacts }: { after: number; to: number; contacts: number },
  weight: number,
): Promise<boolean> =>
  isCostlyFor(contacts, weight, ofList(db, account, list).where('id', '>', after).where('id', '<=', to))

async function isCostlyFor(contacts: number, weight: number, query: ReturnType<typeof ofList>): Promise<boolean> {
  if (contacts * weight > CHEAP) return true
  if (contacts * weight === 0) return false
  // Few contacts may have long values.
  const texts = query.select(sql<number | string | null>`sum(octet_length(fields))`.as('bytes'))
  const { bytes } = await texts.executeTakeFirstOrThrow()
  return (Number(bytes ?? 0) * weight) / BYTES > CHEAP
}

/** Contacts that a slice of background work may look at for a condition, `most` at most: a slice holds up others. */
export const contactsPerSlice = (condition: Condition, most: number): number =>
  Math.max(1, Math.min(most, Math.floor((4 * CHEAP) / Math.max(weightOf(condition), 0.1))))
