// The messages that the sandbox carrier captured.
import { type Insertable, type Selectable, sql } from 'kysely'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { CapturedMessageTable, Channel } from '../schema.ts'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

export type CapturedRow = Selectable<CapturedMessageTable>

/** What a list shows: of the source, which may have megabytes and a character for each byte, only its size. */
export type ListedCaptured = Omit<CapturedRow, 'source'> & { source_bytes: number }

const listed = [
  'id',
  'account_id',
  'channel',
  'sender',
  'recipient',
  'subject',
  'message_id',
  'campaign_hash',
  'outcome',
  'created',
  'content',
  'ending',
] as const satisfies (keyof CapturedRow)[]
export type NewCaptured = Insertable<CapturedMessageTable>

export interface CapturedFilter {
  channel?: Channel | undefined
  recipient?: string | undefined
  /** A part of the subject. */
  subject?: string | undefined
}

/** Stores a message, and resolves with its number; otherwise as `insertCaptured`. */
export async function insertOneCaptured(tx: Db, row: NewCaptured): Promise<number> {
  await wordsOf(tx).oneAtATime(tx, 'captured_message')
  return (await tx.insertInto('captured_message').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/**
 * Numbers ascend in the order in which the messages become visible: a caller asks for those after the last one that it
 * knows.
 */
export async function insertCaptured(tx: Db, rows: NewCaptured[]): Promise<void> {
  await wordsOf(tx).oneAtATime(tx, 'captured_message')
  for (let i = 0; i < rows.length; i += 500)
    await tx
      .insertInto('captured_message')
      .values(rows.slice(i, i + 500))
      .execute()
}

function filtered(db: Db, account: number, filter: CapturedFilter) {
  let query = db.selectFrom('captured_message').where('account_id', '=', account)
  if (filter.channel !== undefined) query = query.where('channel', '=', filter.channel)
  if (filter.recipient !== undefined) query = query.where('recipient', '=', filter.recipient)
  if (filter.subject !== undefined) query = query.where(wordsOf(db).contains(sql.ref('subject'), filter.subject))
  return query
}

export function listCaptured(
  db: Db,
  account: number,
  filter: CapturedFilter,
  page: PageRequest,
): Promise<Page<ListedCaptured>> {
  const select = sql<number>`length(source)`.as('source_bytes')
  return pageOf(filtered(db, account, filter), page, (q) => q.select([...listed, select]))
}

/** The oldest message after the number `after` that matches. */
export function firstCapturedAfter(
  db: Db,
  account: number,
  filter: CapturedFilter,
  after: number,
): Promise<CapturedRow | undefined> {
  return filtered(db, account, filter).selectAll().where('id', '>', after).orderBy('id').limit(1).executeTakeFirst()
}

export function findCaptured(db: Db, id: number): Promise<CapturedRow | undefined> {
  return db.selectFrom('captured_message').selectAll().where('id', '=', id).executeTakeFirst()
}
