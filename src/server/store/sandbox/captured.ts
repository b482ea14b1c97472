// The messages that the sandbox carrier captured.
import { type Insertable, type Selectable, sql } from 'kysely'
import { insertMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type {
  CapturedMessageTable,
  CapturedOutcome,
  CapturedTextTable,
  Channel,
  TransactionalMessageTable,
} from '../schema.ts'
import type { Db } from '../store.ts'
import type { TimeRange } from '../time-ranges.ts'

export type CapturedRow = Selectable<CapturedMessageTable>

/** The request that asked for a message, and its operation. */
type AskedBy = Pick<TransactionalMessageTable, 'request_id' | 'operation_id'>

/** What a list shows: of the source, which may have megabytes and a character for each byte, only its size. */
export type ListedCaptured = Omit<CapturedRow, 'source'> & AskedBy & { source_bytes: number; files: number | null }

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

/** What a message is searched by, before it has its number. */
export type SearchedText = Pick<CapturedTextTable, 'bytes' | 'files' | 'subject' | 'words'>
/** A message to store, with what it will be searched by. */
export type IndexedCaptured = NewCaptured & { search: SearchedText }

export interface CapturedFilter {
  channel?: Channel | undefined
  recipient?: string | undefined
  /** A part of the subject. */
  subject?: string | undefined
}

/** Further filters of a list; parts and words are in lower case. */
export interface CapturedSearch extends CapturedFilter {
  senderPart?: string | undefined
  recipientPart?: string | undefined
  subjectPart?: string | undefined
  /** Parts of the message, all of which it has to have. */
  words?: readonly string[] | undefined
  /** Those of which it may have none. */
  without?: readonly string[] | undefined
  outcome?: CapturedOutcome | undefined
  campaignHash?: string | undefined
  /** The operation of the request that asked for it. */
  operation?: string | undefined
  hasFiles?: boolean | undefined
  /** Bytes. */
  larger?: number | undefined
  created?: TimeRange | undefined
  /** Numbers of messages, exclusive. */
  after?: number | undefined
  before?: number | undefined
}

/** Whether a search looks into texts of the messages. */
export const isTextSearch = ({ words, without, ...parts }: CapturedSearch): boolean =>
  [words, without].some((list) => list !== undefined && list.length > 0) ||
  [parts.subject, parts.subjectPart, parts.senderPart, parts.recipientPart].some((part) => part !== undefined)

/** Stores a message, and resolves with its number; otherwise as `insertCaptured`. */
export async function insertOneCaptured(tx: Db, row: IndexedCaptured): Promise<number> {
  const [id] = await insertCaptured(tx, [row])
  return id as number
}

/**
 * Numbers ascend in the order in which the messages become visible: a caller asks for those after the last one that it
 * knows. Resolves with the numbers in the order of the rows.
 */
export async function insertCaptured(tx: Db, rows: readonly IndexedCaptured[]): Promise<number[]> {
  if (rows.length === 0) return []
  await dialectOf(tx).oneAtATime(tx, 'captured_message')
  const numbers: number[] = []
  for (let i = 0; i < rows.length; i += 500) {
    const values = rows.slice(i, i + 500).map(({ search: _search, ...row }) => row)
    const inserted = await tx.insertInto('captured_message').values(values).returning('id').execute()
    // Numbers are given in the order of the values, in whatever order an engine returns them.
    numbers.push(...inserted.map(({ id }) => id).sort((a, b) => a - b))
  }
  const texts = rows.map(({ account_id, created, search }, i) => ({
    captured_id: numbers[i] as number,
    account_id,
    created,
    ...search,
  }))
  await insertMany(
    tx,
    {
      table: 'captured_text',
      columns: ['captured_id', 'account_id', 'created', 'bytes', 'files', 'subject', 'words'],
    },
    texts,
  )
  return numbers
}

/** The columns that identify a capture: each attempt has a different time, and each message one recipient. */
type Captured = Pick<NewCaptured, 'account_id' | 'channel' | 'recipient' | 'message_id' | 'outcome' | 'created'>

const nameOf = ({ channel, recipient, message_id, outcome, created }: Captured): string =>
  JSON.stringify([channel, recipient, message_id, outcome, created])

/**
 * Those of one account's messages that were not captured before. For a caller that does not know whether its
 * transaction was committed: this waits for that transaction, which the database may still be running.
 */
export async function notCaptured<T extends Captured>(tx: Db, messages: readonly T[]): Promise<readonly T[]> {
  const account = messages[0]?.account_id
  if (account === undefined) return messages
  await dialectOf(tx).oneAtATime(tx, 'captured_message')
  const times = messages.map(({ created }) => created)
  const rows = await tx
    .selectFrom('captured_message')
    .select(['account_id', 'channel', 'recipient', 'message_id', 'outcome', 'created'])
    .where('account_id', '=', account)
    .where(
      dialectOf(tx).inValues(
        'recipient',
        messages.map(({ recipient }) => recipient),
      ),
    )
    .where('created', '>=', Math.min(...times))
    .execute()
  const captured = new Set(rows.map(nameOf))
  return messages.filter((message) => !captured.has(nameOf(message)))
}

function filtered(db: Db, account: number, filter: CapturedFilter) {
  let query = db.selectFrom('captured_message').where('account_id', '=', account)
  if (filter.channel !== undefined) query = query.where('channel', '=', filter.channel)
  if (filter.recipient !== undefined) query = query.where('recipient', '=', filter.recipient)
  if (filter.subject !== undefined) query = query.where(dialectOf(db).contains(sql.ref('subject'), filter.subject))
  return query
}

/** Whether the texts, the size, the files and the time of a message fit; null when none of these is asked for. */
function textFits(db: Db, search: CapturedSearch) {
  const { contains } = dialectOf(db)
  const { subjectPart, words = [], without = [], hasFiles, larger, created = {} } = search
  const conditions = [
    ...(hasFiles === undefined ? [] : [hasFiles ? sql<boolean>`t.files > 0` : sql<boolean>`t.files = 0`]),
    ...(larger === undefined ? [] : [sql<boolean>`t.bytes > ${larger}`]),
    ...(created.min === undefined ? [] : [sql<boolean>`t.created >= ${created.min}`]),
    ...(created.max === undefined ? [] : [sql<boolean>`t.created <= ${created.max}`]),
    ...(subjectPart === undefined ? [] : [contains(sql.ref('t.subject'), subjectPart)]),
    ...words.map((word) => contains(sql.ref('t.words'), word)),
    ...without.map((word) => sql<boolean>`NOT ${contains(sql.ref('t.words'), word)}`),
  ]
  if (conditions.length === 0) return null
  // By message, so that a page of what is often there is found in the newest messages.
  return sql<boolean>`EXISTS (SELECT 1 FROM captured_text t WHERE t.captured_id = captured_message.id
    AND ${sql.join(conditions, sql` AND `)})`
}

function searched(db: Db, account: number, search: CapturedSearch) {
  const { senderPart, recipientPart, outcome, campaignHash, operation, after, before } = search
  const inLower = (column: string, part: string) => dialectOf(db).contains(sql`lower(${sql.ref(column)})`, part)
  let query = filtered(db, account, search)
  if (senderPart !== undefined) query = query.where(inLower('sender', senderPart))
  if (recipientPart !== undefined) query = query.where(inLower('recipient', recipientPart))
  if (outcome !== undefined) query = query.where('outcome', '=', outcome)
  if (campaignHash !== undefined) query = query.where('campaign_hash', '=', campaignHash)
  if (operation !== undefined)
    query = query.where(sql<boolean>`EXISTS (SELECT 1 FROM transactional_message s
      WHERE s.message_id = captured_message.message_id AND s.operation_id = ${operation})`)
  if (after !== undefined) query = query.where('id', '>', after)
  if (before !== undefined) query = query.where('id', '<', before)
  const fits = textFits(db, search)
  return fits === null ? query : query.where(fits)
}

export function listCaptured(
  db: Db,
  account: number,
  search: CapturedSearch,
  page: PageRequest,
): Promise<Page<ListedCaptured>> {
  // Of the text and not of the source, whose length an engine would count for every message that fits before it sorts them.
  const known = (column: 'bytes' | 'files') =>
    sql<number>`(SELECT ${sql.ref(`t.${column}`)} FROM captured_text t WHERE t.captured_id = captured_message.id)`
  const asked = (column: keyof AskedBy) =>
    sql<string | null>`(SELECT ${sql.ref(`s.${column}`)} FROM transactional_message s
      WHERE s.message_id = captured_message.message_id)`.as(column)
  return pageOf(searched(db, account, search), page, (q) =>
    q.select([
      ...listed,
      known('bytes').as('source_bytes'),
      known('files').as('files'),
      asked('request_id'),
      asked('operation_id'),
    ]),
  )
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
