// The contacts of a list in pages, for work that comes to all of them in turn. A page is a stretch of ids, so a step
// costs the same however few contacts meet the condition.
import { setImmediate } from 'node:timers/promises'
import { dialectOf } from '../dialect.ts'
import { type Page, pageOf } from '../pages.ts'
import type { Db } from '../store.ts'
import { contactsPerSlice } from './condition-cost.ts'
import { type Condition, conditionSql } from './conditions.ts'
import { countAllContacts } from './contact-counts.ts'
import { belongingsOfContact, type ContactRow, type TaggedContact } from './contacts.ts'
import { idsOfList, ofList } from './of-list.ts'

/** Contacts of a stretch in most work. */
const SLICE = 1000

/** Contacts of a list that meet a condition. */
export interface ContactSet {
  account: number
  list: number
  condition: Condition
}

/** The ids after `after`, up to and with `to`. */
export interface Stretch {
  after: number
  to: number
}

/** How many contacts the list has, and the id of the newest; 0 without contacts. */
export async function sizeOfList(db: Db, account: number, list: number): Promise<{ total: number; last: number }> {
  const newest = await idsOfList(db, account, list).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return { total: await countAllContacts(db, account, list), last: newest?.id ?? 0 }
}

/** The stretch of the next contacts of the list, `size` at most, whatever the condition; null when there are none. */
export async function nextStretch(
  db: Db,
  { account, list }: ContactSet,
  { after, to }: Stretch,
  size: number,
): Promise<(Stretch & { contacts: number }) | null> {
  const page = idsOfList(db, account, list).select('id').where('id', '>', after).where('id', '<=', to)
  const row = await db
    .selectFrom(page.orderBy('id').limit(size).as('p'))
    .select((e) => [e.fn.countAll<number>().as('contacts'), e.fn.max<number | null>('p.id').as('last')])
    .executeTakeFirstOrThrow()
  return row.last === null ? null : { after, to: Number(row.last), contacts: Number(row.contacts) }
}

/** The contacts of the stretch that meet the condition, by id; in a transaction they are held for a change. */
export const contactsOfStretch = (db: Db, set: ContactSet, stretch: Stretch): Promise<ContactRow[]> =>
  inSlices(db, set, stretch, ({ after, to }) =>
    whereMet(db, set, ofList(db, set.account, set.list).where('id', '>', after).where('id', '<=', to)),
  )

/** The contacts with these ids that the list has and that meet the condition, likewise. */
export async function contactsAmong(db: Db, set: ContactSet, ids: readonly number[]): Promise<ContactRow[]> {
  const among = (some: readonly number[]) =>
    whereMet(db, set, ofList(db, set.account, set.list).where(dialectOf(db).inValues('id', some)))
  const size = contactsPerSlice(set.condition, ids.length)
  if (size >= ids.length) return among(ids)
  const found: ContactRow[] = []
  const ascending = [...ids].sort((a, b) => a - b)
  for (let from = 0; from < ascending.length; from += size) {
    found.push(...(await among(ascending.slice(from, from + size))))
    await setImmediate()
  }
  return found
}

/**
 * Reads a stretch in slices that each block others only for a moment, however costly the condition is: in a
 * transaction, SQLite evaluates it in this process.
 */
async function inSlices<T>(
  db: Db,
  set: ContactSet,
  stretch: Stretch,
  ask: (slice: Stretch) => Promise<T[]>,
): Promise<T[]> {
  const size = contactsPerSlice(set.condition, SLICE)
  if (size >= SLICE) return ask(stretch)
  const found: T[] = []
  for (let after = stretch.after; ; ) {
    const slice = await nextStretch(db, set, { after, to: stretch.to }, size)
    if (!slice) return found
    found.push(...(await ask(slice)))
    after = slice.to
    await setImmediate()
  }
}

/** The contacts of a stretch with only some of their columns, for work that does not change them. */
export function columnsOfStretch<C extends keyof ContactRow>(
  db: Db,
  set: ContactSet,
  stretch: Stretch,
  columns: readonly C[],
): Promise<Pick<ContactRow, C>[]> {
  return inSlices(db, set, stretch, ({ after, to }) => {
    const found = ofList(db, set.account, set.list).where('id', '>', after).where('id', '<=', to)
    const shown = found.where(conditionSql(db, set.condition)).select([...columns] as (keyof ContactRow)[])
    return shown.orderBy('id').execute() as unknown as Promise<Pick<ContactRow, C>[]>
  })
}

/** A page of the contacts that meet the condition, newest first. */
export function pageOfContacts(
  db: Db,
  { account, list, condition }: ContactSet,
  page: { offset: number; limit: number },
): Promise<Page<TaggedContact>> {
  const query = ofList(db, account, list).where(conditionSql(db, condition))
  return pageOf(
    query,
    { ...page, orderBy: 'id', order: 'desc' },
    (q) => q.selectAll().select(belongingsOfContact(db)),
    { large: { db, column: 'fields' } },
  )
}

function whereMet(db: Db, { condition }: ContactSet, query: ReturnType<typeof ofList>): Promise<ContactRow[]> {
  const found = query.where(conditionSql(db, condition)).selectAll().orderBy('id')
  return dialectOf(db).forUpdate(db, found).execute()
}
