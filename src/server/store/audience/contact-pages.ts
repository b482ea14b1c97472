// The contacts of a list in pages, for work that comes to all of them in turn. A page is a stretch of ids, so a step
// costs the same however few contacts meet the condition.
import { type Page, pageOf } from '../pages.ts'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'
import { type Condition, conditionSql } from './conditions.ts'
import { countAllContacts } from './contact-counts.ts'
import { belongingsOfContact, type ContactRow, type TaggedContact } from './contacts.ts'
import { idsOfList, ofList } from './of-list.ts'

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
export function contactsOfStretch(db: Db, set: ContactSet, { after, to }: Stretch): Promise<ContactRow[]> {
  return meeting(db, set, ofList(db, set.account, set.list).where('id', '>', after).where('id', '<=', to))
}

/** The contacts with these ids that the list has and that meet the condition, likewise. */
export function contactsAmong(db: Db, set: ContactSet, ids: readonly number[]): Promise<ContactRow[]> {
  return meeting(db, set, ofList(db, set.account, set.list).where(wordsOf(db).oneOf('id', ids)))
}

/** The same contacts with some of their columns only, for work that writes nothing. */
export function columnsOfStretch<C extends keyof ContactRow>(
  db: Db,
  set: ContactSet,
  { after, to }: Stretch,
  columns: readonly C[],
): Promise<Pick<ContactRow, C>[]> {
  const found = ofList(db, set.account, set.list).where('id', '>', after).where('id', '<=', to)
  const shown = found.where(conditionSql(db, set.condition)).select([...columns] as (keyof ContactRow)[])
  return shown.orderBy('id').execute() as unknown as Promise<Pick<ContactRow, C>[]>
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

function meeting(db: Db, { condition }: ContactSet, query: ReturnType<typeof ofList>): Promise<ContactRow[]> {
  const found = query.where(conditionSql(db, condition)).selectAll().orderBy('id')
  return wordsOf(db).forUpdate(db, found).execute()
}
