// Single messages to people who are forgotten.
import type { TransactionalChannel } from '../../schema.ts'
import { FORGOTTEN } from '../../sending/messages.ts'
import type { Db } from '../../store.ts'
import { wordsOf } from '../../words.ts'

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
  const words = wordsOf(db)
  return db
    .selectFrom('transactional_message as t')
    .innerJoin('message as m', 'm.id', 't.message_id')
    .select(['t.message_id', 't.copy_of', 'm.next_at', 'm.address', 'm.reason'])
    .where((e) => e.or([words.oneOf('t.message_id', owners), words.oneOf('t.copy_of', owners)]))
    .execute()
}

/** The copies of these messages, which go to others. */
export function copiesOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('transactional_message')
    .select('message_id')
    .where('copy_of', 'is not', null)
    .where(wordsOf(db).oneOf('copy_of', ids))
    .execute()
}

/** Those of these messages whose text went to somebody who was forgotten as well. */
export async function sharedWithForgotten(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('transactional_message')
    .select((e) => ['message_id', e.fn.coalesce('copy_of', 'message_id').as('owner')])
    .where(wordsOf(db).oneOf('message_id', ids))
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

/** The reports on the delivery of these messages: each says to whom the message went. */
export function reportsOn(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('transactional_message')
    .select('message_id')
    .where('origin', '=', 'report')
    .where('origin_id', 'is not', null)
    .where(wordsOf(db).oneOf('origin_id', ids))
    .execute()
}

/** What a message says: its content as JSON, and its source if it came by the relay. */
export function contentsOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('transactional_message as t')
    .innerJoin('transactional_content as c', 'c.message_id', 't.message_id')
    .select(['t.message_id', 't.subject', 'c.content', 'c.source'])
    .where(wordsOf(db).oneOf('t.message_id', ids))
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

/** Takes from messages what names somebody, apart from the content. */
export async function eraseHeadings(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('transactional_message')
    .set({ subject: '', custom_data: null, notify: null })
    .where(wordsOf(tx).oneOf('message_id', ids))
    .execute()
  await tx.deleteFrom('link').where(wordsOf(tx).oneOf('message_id', ids)).execute()
}

/** Calls off those of these messages that nobody has sent. */
export async function callOff(tx: Db, ids: readonly number[], now: number): Promise<void> {
  const words = wordsOf(tx)
  const waiting = await tx
    .updateTable('message')
    .set({ state: 'cancelled', next_at: null, settled: now, lease_until: 0 })
    .where(words.oneOf('id', ids))
    .where('next_at', 'is not', null)
    .returning('id')
    .execute()
  if (waiting.length === 0) return
  const called = waiting.map(({ id }) => id)
  await tx
    .updateTable('transactional_message')
    .set({ status: 'canceled' })
    .where(words.oneOf('message_id', called))
    .execute()
  await tx
    .insertInto('message_status')
    .values(called.map((message_id) => ({ message_id, status: 'canceled' as const, at: now })))
    .execute()
}
