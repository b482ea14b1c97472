// Single messages to people who are forgotten.

import { dialectOf } from '../../dialect.ts'
import type { TransactionalChannel } from '../../schema.ts'
import { FORGOTTEN } from '../../sending/campaign-ledger.ts'
import type { Db } from '../../store.ts'

/** A single message, as far as it matters whose it is. */
export interface SingleToErase {
  message_id: number
  copy_of: number | null
  address: string
  lease_until: number
  /** The contact who forwarded a mail by this message; it has their name and their words in it. */
  forwarder: number | null
}

/** The next single messages of a channel. */
export function singlesAfter(
  db: Db,
  { account, channel }: { account: number; channel: TransactionalChannel },
  after: number,
  limit: number,
): Promise<SingleToErase[]> {
  return db
    .selectFrom('transactional_message as t')
    .innerJoin('message as m', 'm.id', 't.message_id')
    .leftJoin('message as f', (join) => join.onRef('f.id', '=', 't.origin_id').on('t.origin', '=', 'forward'))
    .select(['t.message_id', 't.copy_of', 'm.address', 'm.lease_until', 'f.contact_id as forwarder'])
    .where('t.account_id', '=', account)
    .where('t.channel', '=', channel)
    .where('t.message_id', '>', after)
    .orderBy('t.message_id')
    .limit(limit)
    .execute()
}

/** The messages that share their content with one of these, those themselves included, and whether they still wait. */
export function sharingContent(db: Db, owners: readonly number[]) {
  const words = dialectOf(db)
  return db
    .selectFrom('transactional_message as t')
    .innerJoin('message as m', 'm.id', 't.message_id')
    .select(['t.message_id', 't.copy_of', 'm.next_at', 'm.address', 'm.reason'])
    .where((e) => e.or([words.inValues('t.message_id', owners), words.inValues('t.copy_of', owners)]))
    .execute()
}

/** The copies of these messages, which go to others. */
export function copiesOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('transactional_message')
    .select('message_id')
    .where('copy_of', 'is not', null)
    .where(dialectOf(db).inValues('copy_of', ids))
    .execute()
}

/** Those of these messages whose text also went to an erased person. */
export async function sharedWithForgotten(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('transactional_message')
    .select((e) => ['message_id', e.fn.coalesce('copy_of', 'message_id').as('owner')])
    .where(dialectOf(db).inValues('message_id', ids))
    .execute()
  const sharing = await sharingContent(
    db,
    rows.map(({ owner }) => owner),
  )
  const owners = new Set(
    sharing
      .filter(({ address, reason }) => address === '' && reason === FORGOTTEN)
      .map(({ message_id, copy_of }) => copy_of ?? message_id),
  )
  return new Set(rows.filter(({ owner }) => owners.has(owner)).map(({ message_id }) => message_id))
}

/** The delivery reports on these messages: each names the recipient. */
export function reportsOn(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('transactional_message')
    .select('message_id')
    .where('origin', '=', 'report')
    .where('origin_id', 'is not', null)
    .where(dialectOf(db).inValues('origin_id', ids))
    .execute()
}

/** What a message says: its content as JSON, and its source if it came by the relay. */
export function contentsOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('transactional_message as t')
    .innerJoin('transactional_content as c', 'c.message_id', 't.message_id')
    .select(['t.message_id', 't.subject', 'c.content', 'c.source'])
    .where(dialectOf(db).inValues('t.message_id', ids))
    .execute()
}

/** Replaces what a message says. */
export async function updateContent(
  tx: Db,
  id: number,
  { subject, ...content }: { subject: string; content: string; source: string | null },
): Promise<void> {
  await tx.updateTable('transactional_message').set({ subject }).where('message_id', '=', id).execute()
  await tx.updateTable('transactional_content').set(content).where('message_id', '=', id).execute()
}

/** Removes the person from messages, except from the content. */
export async function eraseHeadings(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('transactional_message')
    .set({ subject: '', custom_data: null, notify: null })
    .where(dialectOf(tx).inValues('message_id', ids))
    .execute()
  await withoutPerson(tx, ids)
}

/** Keeps the links of the messages working, without parts that may name a person. */
async function withoutPerson(tx: Db, ids: readonly number[]): Promise<void> {
  const links = tx.selectFrom('link').select(['id', 'url']).where(dialectOf(tx).inValues('message_id', ids))
  for (const { id, url } of await links.execute()) {
    const bare = bareUrl(url)
    if (bare === null) await tx.deleteFrom('link').where('id', '=', id).execute()
    else if (bare !== url) await tx.updateTable('link').set({ url: bare }).where('id', '=', id).execute()
  }
}

/**
 * The URL of a page without query and fragment, or of its site if the path may contain an address; null for an invalid
 * URL.
 */
function bareUrl(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { origin, pathname, protocol } = new URL(url)
  if (!/^https?:$/.test(protocol)) return null
  return origin + (/@|%40|\d{6}/i.test(pathname) ? '/' : pathname)
}

/** Cancels those of these messages that are still unsent. */
export async function callOff(tx: Db, ids: readonly number[], now: number): Promise<void> {
  const words = dialectOf(tx)
  const waiting = await tx
    .updateTable('message')
    .set({ state: 'cancelled', next_at: null, settled: now, lease_until: 0 })
    .where(words.inValues('id', ids))
    .where('next_at', 'is not', null)
    .returning('id')
    .execute()
  if (waiting.length === 0) return
  const called = waiting.map(({ id }) => id)
  await tx
    .updateTable('transactional_message')
    .set({ status: 'canceled' })
    .where(words.inValues('message_id', called))
    .execute()
  await tx
    .insertInto('message_status')
    .values(called.map((message_id) => ({ message_id, status: 'canceled' as const, at: now })))
    .execute()
}
