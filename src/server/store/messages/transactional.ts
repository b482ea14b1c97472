// Transactional messages: what was requested, and the log of their states.
import { type Insertable, type Selectable, sql } from 'kysely'
import { together } from '../at-once.ts'
import { insertTogether } from '../bulk.ts'
import { keptQuery, keptRow } from '../kept-query.ts'
import type {
  MessageOrigin,
  MessageStatusTable,
  TransactionalChannel,
  TransactionalContentTable,
  TransactionalMessageTable,
  TransactionalStatus,
} from '../schema.ts'
import { type NewMessage, newMessages } from '../sending/messages.ts'
import type { Db } from '../store.ts'
import { type TimeRange, within } from '../time-ranges.ts'
import { type BulkPart, wordsOf } from '../words.ts'

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
const heading = [...columns, 'opens', 'clicks'] as const

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
  wordsOf(tx).nextNumbers(tx, 'transactional-message', count)

const groupOf = keptRow(
  (db, { account, channel, name }: { account: number; channel: TransactionalChannel; name: string }) =>
    db
      .selectFrom('message_group')
      .select('id')
      .where('account_id', '=', account)
      .where('channel', '=', channel)
      .where('name', '=', name),
)

/** The number of a group of messages; a new name makes a new group. */
export async function groupId(tx: Db, account: number, channel: TransactionalChannel, name: string): Promise<number> {
  const known = await groupOf(tx, { account, channel, name })
  // The group nearly always exists, and writing would make all senders of the group wait for each other.
  if (known) return known.id
  const { id } = await tx
    .insertInto('message_group')
    .values({ account_id: account, channel, name })
    .onConflict((c) => c.columns(['account_id', 'channel', 'name']).doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Groups of the account, oldest first. */
export function listGroups(db: Db, account: number, channel: TransactionalChannel | undefined) {
  const query = db
    .selectFrom('message_group')
    .select(['id', 'name', 'channel'])
    .where('account_id', '=', account)
    .orderBy('id')
  return (channel === undefined ? query : query.where('channel', '=', channel)).execute()
}

/** The origin of messages that no log, count or webhook of the account shows. */
const HIDDEN: MessageOrigin = 'forward'

/** Those of these messages that the account must not learn of. */
export async function hiddenAmong(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('transactional_message')
    .select('message_id')
    .where(wordsOf(db).oneOf('message_id', ids))
    .where('origin', '=', HIDDEN)
    .execute()
  return new Set(rows.map(({ message_id }) => message_id))
}

/** What webhooks are told of a message. */
export type ToldMessage = Awaited<ReturnType<typeof toldMessages>>[number]

/** The same for many, without those that the account must not learn of. */
export const toldMessages = async (db: Db, ids: readonly number[]) => (await told(db, { ids })).rows

const told = keptQuery((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('transactional_message as t')
    .innerJoin('message as m', 'm.id', 't.message_id')
    .leftJoin('sender as s', (join) =>
      join
        .onRef('s.id', '=', 't.sender_id')
        .onRef('s.account_id', '=', 't.account_id')
        .on('s.channel', '=', sql`CASE t.channel WHEN 'sms' THEN 'cellphone' WHEN 'email' THEN 'email' END`),
    )
    .select(['t.message_id', 't.channel', 't.sender_id', 't.group_id', 't.custom_data', 't.created'])
    .select(['m.address as recipient', 's.address as sender'])
    .where(wordsOf(db).oneOf('t.message_id', ids))
    .where('t.origin', '<>', HIDDEN),
)

/** A message with its content, which may be that of the message of which it is a copy. */
export function findTransactional(
  db: Db,
  account: number,
  channel: TransactionalChannel,
  messageId: number,
): Promise<Omit<TransactionalRow, 'source'> | undefined> {
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

/** What was requested, for any account: for the work loop. Copies have the content that they share. */
export async function transactionalByIds(db: Db, ids: number[]): Promise<TransactionalRow[]> {
  const rows = await headingsByIds(db, ids)
  const ownerOf = ({ copy_of, message_id }: TransactionalHeading) => copy_of ?? message_id
  // Each content is read once, because a hundred copies may share megabytes.
  const contents = await contentsOf(db, { owners: [...new Set(rows.map(ownerOf))] })
  const byOwner = new Map(contents.rows.map(({ message_id, ...content }) => [message_id, content]))
  return rows.flatMap((row) => {
    const content = byOwner.get(ownerOf(row))
    return content ? [{ ...row, ...content }] : []
  })
}

const contentsOf = keptQuery((db, { owners }: { owners: readonly number[] }) =>
  db.selectFrom('transactional_content').selectAll().where(wordsOf(db).oneOf('message_id', owners)),
)

/** Messages of any account without their content. */
export const headingsByIds = async (db: Db, ids: readonly number[]): Promise<TransactionalHeading[]> =>
  (await headingsOf(db, { ids })).rows

const headingsOf = keptQuery((db, { ids }: { ids: readonly number[] }) =>
  db.selectFrom('transactional_message').select(heading).where(wordsOf(db).oneOf('message_id', ids)),
)

/** The messages that share the content of this one, oldest first, held for a change. */
export async function holdCopies(tx: Db, messageId: number): Promise<{ message_id: number }[]> {
  const copies = tx.selectFrom('transactional_message').select('message_id').where('copy_of', '=', messageId)
  return wordsOf(tx).forUpdate(tx, copies.orderBy('message_id')).execute()
}

/** Account, channel and present state of messages, held for a change. */
export const transactionalStates = async (tx: Db, messageIds: readonly number[]) =>
  (await holdingStates(tx, { messageIds })).rows

const holdingStates = keptQuery((tx, { messageIds }: { messageIds: readonly number[] }) => {
  const words = wordsOf(tx)
  const query = tx
    .selectFrom('transactional_message')
    .select(['message_id', 'account_id', 'channel', 'status', 'registered', 'notify'])
  return words.forUpdate(tx, query.where(words.oneOf('message_id', messageIds)).orderBy('message_id'))
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
  await together([
    insertTogether(tx, [newStatuses(statuses)]),
    ...last.flatMap(([status, same]) =>
      status === undefined ? [] : settingStatus(tx, { status, ids: same.map(({ messageId }) => messageId) }),
    ),
  ])
}

const settingStatus = keptQuery((tx, { status, ids }: { status: TransactionalStatus; ids: readonly number[] }) =>
  tx.updateTable('transactional_message').set({ status }).where(wordsOf(tx).oneOf('message_id', ids)),
)

/** The log of states, oldest first. */
export function statusLog(db: Db, messageId: number) {
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
  query = within(query, { 't.created': filter.created })
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
    .where(wordsOf(db).oneOf('origin_id', originIds))
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
    ])
    .where('t.account_id', '=', account)
    .where('t.channel', '=', channel)
    .where('t.origin', '<>', HIDDEN)
  if (filter.groupId !== undefined) query = query.where('t.group_id', '=', filter.groupId)
  query = within(query, { 't.created': filter.created })
  return query
    .groupBy(['t.group_id', 'g.name', 't.status', sql`t.created / 86400000`])
    .orderBy(sql`t.created / 86400000`)
    .orderBy('t.group_id')
    .execute()
}

/** Counts an opening or a click of an email; resolves with what the email belongs to. */
export function addReaction(tx: Db, messageId: number, what: 'opens' | 'clicks') {
  return tx
    .updateTable('transactional_message')
    .set((e) => ({ [what]: e(what, '+', 1) }))
    .where('message_id', '=', messageId)
    .returning(['origin', 'origin_id', 'registered'])
    .executeTakeFirst()
}
