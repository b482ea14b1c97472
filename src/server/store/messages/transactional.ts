// Transactional messages: what was requested, and the log of their states.
import { type Insertable, type Selectable, sql } from 'kysely'
import { insertTogether } from '../bulk.ts'
import { type BulkPart, dialectOf } from '../dialect.ts'
import { awaitAll } from '../pipelined.ts'
import { preparedQuery } from '../prepared-query.ts'
import type {
  MessageOrigin,
  MessageStatusTable,
  TransactionalChannel,
  TransactionalContentTable,
  TransactionalMessageTable,
  TransactionalStatus,
} from '../schema.ts'
import { type NewMessage, newMessages } from '../sending/campaign-ledger.ts'
import type { Db } from '../store.ts'
import { type TimeRange, withinTimes } from '../time-ranges.ts'

/** A message without its content, which may be megabytes. */
export type TransactionalHeading = Selectable<TransactionalMessageTable>
export type TransactionalRow = TransactionalHeading & Omit<TransactionalContentTable, 'message_id'>
export type NewTransactionalRow = Insertable<TransactionalMessageTable>
export type NewContent = Insertable<TransactionalContentTable>
export type NewStatus = Insertable<MessageStatusTable>

const columns = [
  'message_id',
  'account_id',
  'channel',
  'origin',
  'origin_id',
  'sender_id',
  'group_id',
  'template_id',
  'status',
  'subject',
  'parts',
  'custom_data',
  'created_ip',
  'user_id',
  'created',
  'registered',
  'copy_of',
  'notify',
  'request_id',
  'operation_id',
] as const
const heading = [...columns, 'opens', 'clicks', 'machine_opens', 'machine_clicks'] as const

/** New entries of the status logs, to be inserted. */
const newStatuses = (rows: readonly NewStatus[]): BulkPart => ({
  insert: { table: 'message_status', columns: ['message_id', 'status', 'at'] },
  rows,
})

/** Inserts messages with what was requested and their first states; copies have no content. */
export function insertTransactional(
  tx: Db,
  messages: readonly NewMessage[],
  rows: readonly NewTransactionalRow[],
  contents: readonly NewContent[],
  statuses: readonly NewStatus[],
): Promise<void> {
  return insertTogether(tx, [
    newMessages(messages),
    { insert: { table: 'transactional_message', columns }, rows },
    { insert: { table: 'transactional_content', columns: ['message_id', 'content', 'source'] }, rows: contents },
    newStatuses(statuses),
  ])
}

/** Takes numbers for transactional messages. Every such number comes from here. */
export const takeTransactionalIds = (tx: Db, count: number): Promise<number[]> =>
  dialectOf(tx).nextNumbers(tx, 'transactional-message', count)

/** The origin of messages that no log, count or webhook of the account shows. */
const HIDDEN: MessageOrigin = 'forward'

/** Those of these messages that the account must not learn of. */
export async function hiddenAmong(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('transactional_message')
    .select('message_id')
    .where(dialectOf(db).inValues('message_id', ids))
    .where('origin', '=', HIDDEN)
    .execute()
  return new Set(rows.map(({ message_id }) => message_id))
}

/** The columns of a message that webhooks receive. */
export type ToldMessage = Awaited<ReturnType<typeof toldMessages>>[number]

/** The columns for webhooks of many messages, without hidden messages. */
export const toldMessages = async (db: Db, ids: readonly number[]) => (await told(db, { ids })).rows

const told = preparedQuery((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('transactional_message as t')
    .innerJoin('message as m', 'm.id', 't.message_id')
    .leftJoin('sender as s', (join) =>
      join
        .onRef('s.id', '=', 't.sender_id')
        .onRef('s.account_id', '=', 't.account_id')
        .on('s.channel', '=', sql`CASE t.channel WHEN 'sms' THEN 'cellphone' WHEN 'email' THEN 'email' END`),
    )
    .select(['t.message_id', 't.account_id', 't.channel', 't.sender_id', 't.group_id', 't.custom_data', 't.created'])
    .select(['m.address as recipient', 's.address as sender'])
    .where(dialectOf(db).inValues('t.message_id', ids))
    .where('t.origin', '<>', HIDDEN),
)

export type FoundTransactional = Omit<TransactionalRow, 'source'>

/** A message with its content, which may be that of the message of which it is a copy. */
export function findTransactional(
  db: Db,
  account: number,
  channel: TransactionalChannel,
  messageId: number,
): Promise<FoundTransactional | undefined> {
  return db
    .selectFrom('transactional_message as t')
    .innerJoin('transactional_content as c', (join) =>
      join.on((e) => e('c.message_id', '=', e.fn.coalesce('t.copy_of', 't.message_id'))),
    )
    .selectAll('t')
    .select('c.content')
    .where('t.account_id', '=', account)
    .where('t.channel', '=', channel)
    .where('t.message_id', '=', messageId)
    .where('t.origin', '<>', HIDDEN)
    .executeTakeFirst()
}

/** The message whose content it has. */
const ownerOf = ({ copy_of, message_id }: TransactionalHeading): number => copy_of ?? message_id

/** What was requested, for any account: for the work loop. Copies have the content that they share. */
export async function transactionalByIds(db: Db, ids: number[]): Promise<TransactionalRow[]> {
  const rows = await headingsByIds(db, ids)
  // Each content is read once, because a hundred copies may share megabytes.
  const contents = await contentsOf(db, { owners: [...new Set(rows.map(ownerOf))] })
  const byOwner = new Map(contents.rows.map(({ message_id, ...content }) => [message_id, content]))
  return rows.flatMap((row) => {
    const content = byOwner.get(ownerOf(row))
    return content ? [{ ...row, ...content }] : []
  })
}

/** Bytes of a content from which on it is read by itself. */
const LARGE = 256 * 1024

/** A message to send; null stands for a content of megabytes, which `contentOf` reads. */
export type TransactionalToSend = TransactionalHeading & {
  [K in 'content' | 'source']: TransactionalRow[K] | null
}

/** What was requested, as above, but for large contents: all of a batch would fill the memory. */
export async function transactionalToSend(db: Db, ids: number[]): Promise<TransactionalToSend[]> {
  const rows = await headingsByIds(db, ids)
  const { rows: contents } = await smallContentsOf(db, { owners: [...new Set(rows.map(ownerOf))] })
  const byOwner = new Map(contents.map(({ message_id, ...content }) => [message_id, content]))
  return rows.flatMap((row) => {
    const content = byOwner.get(ownerOf(row))
    return content ? [{ ...row, ...content }] : []
  })
}

/** The content of one message; undefined when it is gone. */
export async function contentOf(db: Db, row: TransactionalHeading) {
  const { rows } = await contentsOf(db, { owners: [ownerOf(row)] })
  return rows[0] && { content: rows[0].content, source: rows[0].source }
}

const smallContentsOf = preparedQuery((db, { owners }: { owners: readonly number[] }) => {
  const small = sql<boolean>`octet_length(content) + coalesce(octet_length(source), 0) < ${sql.lit(LARGE)}`
  return db
    .selectFrom('transactional_content')
    .select('message_id')
    .select(sql<string | null>`CASE WHEN ${small} THEN content END`.as('content'))
    .select(sql<string | null>`CASE WHEN ${small} THEN source END`.as('source'))
    .where(dialectOf(db).inValues('message_id', owners))
})

const contentsOf = preparedQuery((db, { owners }: { owners: readonly number[] }) =>
  db.selectFrom('transactional_content').selectAll().where(dialectOf(db).inValues('message_id', owners)),
)

/** Messages of any account without their content. */
export const headingsByIds = async (db: Db, ids: readonly number[]): Promise<TransactionalHeading[]> =>
  (await headingsOf(db, { ids })).rows

const headingsOf = preparedQuery((db, { ids }: { ids: readonly number[] }) =>
  db.selectFrom('transactional_message').select(heading).where(dialectOf(db).inValues('message_id', ids)),
)

/** The messages that share the content of this one, oldest first, held for a change. */
export async function holdCopies(tx: Db, messageId: number): Promise<{ message_id: number }[]> {
  const copies = tx.selectFrom('transactional_message').select('message_id').where('copy_of', '=', messageId)
  return dialectOf(tx).forUpdate(tx, copies.orderBy('message_id')).execute()
}

/** Account, channel and present state of messages, held for a change. */
export const transactionalStates = async (tx: Db, messageIds: readonly number[]) =>
  (await holdingStates(tx, { messageIds })).rows

const holdingStates = preparedQuery((tx, { messageIds }: { messageIds: readonly number[] }) => {
  const words = dialectOf(tx)
  const query = tx
    .selectFrom('transactional_message')
    .select(['message_id', 'account_id', 'channel', 'status', 'registered', 'notify'])
  return words.forUpdate(tx, query.where(words.inValues('message_id', messageIds)).orderBy('message_id'))
})

/** States that a message takes one after the other. */
export type Statuses = readonly [...TransactionalStatus[], TransactionalStatus]

/** Adds states to the logs of messages; the last one of each becomes its state. */
export async function appendStatuses(
  tx: Db,
  changes: readonly { messageId: number; statuses: Statuses; at: number }[],
): Promise<void> {
  const statuses = changes.flatMap((change) =>
    change.statuses.map((status) => ({ message_id: change.messageId, status, at: change.at })),
  )
  const last = [...Map.groupBy(changes, (change) => change.statuses.at(-1))]
  await awaitAll([
    insertTogether(tx, [newStatuses(statuses)]),
    ...last.flatMap(([status, same]) =>
      status === undefined ? [] : settingStatus(tx, { status, ids: same.map(({ messageId }) => messageId) }),
    ),
  ])
}

const settingStatus = preparedQuery((tx, { status, ids }: { status: TransactionalStatus; ids: readonly number[] }) =>
  tx.updateTable('transactional_message').set({ status }).where(dialectOf(tx).inValues('message_id', ids)),
)

/** A state of a message, and when it began (milliseconds). */
export type LoggedStatus = Pick<Selectable<MessageStatusTable>, 'status' | 'at'>

/** The log of states, oldest first. */
export function statusLog(db: Db, messageId: number): Promise<LoggedStatus[]> {
  return db
    .selectFrom('message_status')
    .select(['status', 'at'])
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute()
}

/** A message with the names of what it belongs to. */
export type TransactionalEntry = Awaited<ReturnType<typeof listTransactional>>[number]

const entries = (db: Db, account: number, channel: TransactionalChannel) =>
  db
    .selectFrom('transactional_message as t')
    .innerJoin('message as m', 'm.id', 't.message_id')
    .leftJoin('message_group as g', 'g.id', 't.group_id')
    .leftJoin('sender as s', 's.id', 't.sender_id')
    .select(heading.map((name) => `t.${name}` as const))
    .select([
      'm.address',
      'm.state',
      'm.reason',
      'm.opened',
      'm.clicked',
      'g.name as group_name',
      's.address as sender_address',
    ])
    .where('t.account_id', '=', account)
    .where('t.channel', '=', channel)
    // Those to people who were forgotten are counted and not shown.
    .where('m.address', '!=', '')
    .where('t.origin', '<>', HIDDEN)

export interface TransactionalFilter {
  group?: string | undefined
  created: TimeRange
  address?: string | undefined
  status?: TransactionalStatus | undefined
}

/** Messages of a channel that match all filters, newest first, 1,000 at most (T-023). */
export function listTransactional(db: Db, account: number, channel: TransactionalChannel, filter: TransactionalFilter) {
  let query = entries(db, account, channel)
  if (filter.group !== undefined) query = query.where('g.name', '=', filter.group)
  query = withinTimes(query, { 't.created': filter.created })
  if (filter.address !== undefined) query = query.where('m.address', '=', filter.address)
  if (filter.status !== undefined) query = query.where('t.status', '=', filter.status)
  return query.orderBy('t.message_id', 'desc').limit(1000).execute()
}

/** Messages of one origin, such as an alert or a flow, oldest first. */
export function transactionalOfOrigin(db: Db, account: number, origin: MessageOrigin, originId: number) {
  return db
    .selectFrom('transactional_message as t')
    .innerJoin('message as m', 'm.id', 't.message_id')
    .selectAll('t')
    .select(['m.address', 'm.state', 'm.attempts', 'm.settled', 'm.opened', 'm.clicked'])
    .where('t.account_id', '=', account)
    .where('t.origin', '=', origin)
    .where('t.origin_id', '=', originId)
    .orderBy('t.message_id')
    .execute()
}

/** The numbers and times of the messages of many origins, such as flows, oldest first. */
export function sentOfOrigins(db: Db, account: number, origin: MessageOrigin, originIds: number[]) {
  return db
    .selectFrom('transactional_message')
    .select(['origin_id', 'message_id', 'created'])
    .where('account_id', '=', account)
    .where('origin', '=', origin)
    .where(dialectOf(db).inValues('origin_id', originIds))
    .orderBy('message_id')
    .execute()
}

export interface StatusCount {
  group_id: number
  group_name: string
  /** Days since 1970, UTC. */
  day: number
  status: TransactionalStatus
  n: number
  parts: number
  /** Messages that were opened; the next two count those clicked in and unsubscribed from. */
  opened: number
  clicked: number
  removed: number
  /** Openings and clicks, including repeated ones. */
  opens: number
  clicks: number
  /** Those of programs. */
  machine_opens: number
  machine_clicks: number
}

/** Counts messages of a channel by group, day of the request and present status. */
export async function countTransactional(
  db: Db,
  account: number,
  channel: TransactionalChannel,
  filter: { groupId?: number | undefined; created: TimeRange },
): Promise<StatusCount[]> {
  let query = db
    .selectFrom('transactional_message as t')
    .innerJoin('message as m', 'm.id', 't.message_id')
    .innerJoin('message_group as g', 'g.id', 't.group_id')
    .select(['t.group_id', 'g.name as group_name', 't.status'])
    .select([
      sql<number>`t.created / 86400000`.as('day'),
      sql<number>`count(*)`.as('n'),
      sql<number>`sum(t.parts)`.as('parts'),
      sql<number>`count(m.opened)`.as('opened'),
      sql<number>`count(m.clicked)`.as('clicked'),
      sql<number>`count(m.removed)`.as('removed'),
      sql<number>`sum(t.opens)`.as('opens'),
      sql<number>`sum(t.clicks)`.as('clicks'),
      sql<number>`sum(t.machine_opens)`.as('machine_opens'),
      sql<number>`sum(t.machine_clicks)`.as('machine_clicks'),
    ])
    .where('t.account_id', '=', account)
    .where('t.channel', '=', channel)
    .where('t.origin', '<>', HIDDEN)
  if (filter.groupId !== undefined) query = query.where('t.group_id', '=', filter.groupId)
  query = withinTimes(query, { 't.created': filter.created })
  return query
    .groupBy(['t.group_id', 'g.name', 't.status', sql`t.created / 86400000`])
    .orderBy(sql`t.created / 86400000`)
    .orderBy('t.group_id')
    .execute()
}

/** Counts an opening or a click of an email; resolves with what the email belongs to. */
export function addReaction(tx: Db, messageId: number, what: 'opens' | 'clicks' | 'machine_opens' | 'machine_clicks') {
  return tx
    .updateTable('transactional_message')
    .set((e) => ({ [what]: e(what, '+', 1) }))
    .where('message_id', '=', messageId)
    .returning(['origin', 'origin_id', 'registered'])
    .executeTakeFirst()
}
