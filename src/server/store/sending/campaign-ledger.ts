// One row per message that was attempted, whatever door it came through.
import { type ExpressionBuilder, type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { type Times, timeOf } from '../../lib/clock.ts'
import { insertMany, updateMany } from '../bulk.ts'
import { type BulkPart, dialectOf } from '../dialect.ts'
import { type AccountClock, clockOf, epochIn } from '../epoch.ts'
import { awaitAll } from '../pipelined.ts'
import { preparedQuery } from '../prepared-query.ts'
import type { MessageState, MessageTable, Tables } from '../schema.ts'
import type { Db } from '../store.ts'
import { deferToCommit } from '../transaction-end.ts'
import { accountsWaiting, type Waiting } from '../waiting.ts'

export type MessageRow = Selectable<MessageTable>
export type NewMessage = Insertable<MessageTable>
/** A leased message, with the epoch in which it was taken. */
export type LeasedMessage = MessageRow & { epoch: number }

const outcome = [
  'state',
  'reason',
  'attempts',
  'carrier_ref',
  'next_at',
  'lease_until',
  'settled',
  'held_since',
] as const
const columns = [
  'id',
  'account_id',
  'channel',
  'run_id',
  'campaign_id',
  'list_id',
  'contact_id',
  'address',
  'created',
  'priority',
  'pending',
  'zone',
  ...outcome,
] as const

/** Inserts messages without an attempt. */
export const newMessages = (rows: readonly NewMessage[]): BulkPart => ({ insert: { table: 'message', columns }, rows })

/** Writes attempted messages; an existing row (from an early open or a retry) gets the new state. */
export const upsertMessages = (tx: Db, messages: NewMessage[]): Promise<void> =>
  insertMany(tx, { table: 'message', columns, overwrite: [...outcome, 'pending'] }, messages)

/** Inserts the row of a message unless it exists. */
export async function insertMessageIfMissing(tx: Db, message: NewMessage): Promise<void> {
  await tx
    .insertInto('message')
    .values(message)
    .onConflict((c) => c.column('id').doNothing())
    .execute()
}

/** The row of a message, held for a change. */
export function holdMessage(tx: Db, id: number): Promise<MessageRow | undefined> {
  return dialectOf(tx)
    .forUpdate(tx, tx.selectFrom('message').selectAll().where('id', '=', id))
    .executeTakeFirst()
}

/** Notes that the report counts these messages as pending no longer; resolves with the numbers of those that it did. */
export async function endPending(tx: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await ending(tx, { ids })
  return new Set(rows.map(({ id }) => id))
}

const ending = preparedQuery((tx, { ids }: { ids: readonly number[] }) =>
  tx
    .updateTable('message')
    .set({ pending: null })
    .where(dialectOf(tx).inValues('id', ids))
    .where('pending', '=', 1)
    .returning('id'),
)

// The row of a message keeps the contact that it was sent to. If that one was merged, the other contact stands for it.
const presentContact = sql<number | null>`coalesce(
  (SELECT m.survivor_id FROM merged_contact m WHERE m.contact_id = message.contact_id), message.contact_id)`

/** The columns of a message, with its contact as it is today. */
const selected = [
  ...columns.filter((name) => name !== 'contact_id'),
  ...(['opened', 'clicked', 'removed'] as const),
  presentContact.as('contact_id'),
] as const

export function findMessage(db: Db, id: number): Promise<MessageRow | undefined> {
  return db.selectFrom('message').select(selected).where('id', '=', id).executeTakeFirst()
}

export function findMessages(db: Db, ids: number[]): Promise<MessageRow[]> {
  return db.selectFrom('message').select(selected).where(dialectOf(db).inValues('id', ids)).execute()
}

/** The messages with these numbers, held until the end of the transaction. */
export const holdMessages = async (tx: Db, ids: readonly number[]): Promise<MessageRow[]> =>
  ids.length === 0 ? [] : (await holdingAll(tx, { ids })).rows

const holdingAll = preparedQuery((tx, { ids }: { ids: readonly number[] }) => {
  const words = dialectOf(tx)
  return words.forUpdate(tx, tx.selectFrom('message').select(selected).where(words.inValues('id', ids)).orderBy('id'))
})

/** The reason of a message to an erased person; together with an empty address, it marks such a message. */
export const FORGOTTEN = 'forgotten'

/** Whether the recipient of the message was erased. */
export const isErased = ({ address, reason }: MessageRow): boolean => address === '' && reason === FORGOTTEN

/** Whether the message is a test of a campaign: what its recipient does counts nowhere. */
export const isTest = ({ run_id, campaign_id }: MessageRow): boolean => run_id === null && campaign_id !== null

export async function updateMessage(tx: Db, id: number, change: Updateable<MessageTable>): Promise<void> {
  await tx.updateTable('message').set(change).where('id', '=', id).execute()
}

/** Writes the time of a first open, click or removal; false when it was written before. */
export async function markFirst(
  tx: Db,
  id: number,
  what: 'opened' | 'clicked' | 'removed',
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({ [what]: at })
    .where('id', '=', id)
    .where(what, 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** As `markFirst`, for several messages; resolves with the numbers of those that were not marked before. */
export async function markAllFirst(
  tx: Db,
  ids: readonly number[],
  what: 'opened' | 'clicked' | 'removed',
  at: number,
): Promise<number[]> {
  const rows = await tx
    .updateTable('message')
    .set({ [what]: at })
    .where(dialectOf(tx).inValues('id', ids))
    .where(what, 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Which due messages a worker takes: those of these priorities, which ascend. */
export interface DueMessages extends Times {
  priorities: readonly number[]
}

/** Accounts with free due messages; the search begins after the account `after`. */
export function accountsWithMessages(db: Db, at: DueMessages, after: number): Promise<Waiting> {
  const kinds = at.priorities.map((priority) => ({
    due: (now: RawBuilder<number>) => sql<boolean>`q.priority = ${priority} AND q.next_at <= ${now}`,
    order: sql`q.next_at`,
  }))
  const queue = { table: 'message' as const, waits: sql<boolean>`q.next_at IS NOT NULL`, kinds }
  return accountsWaiting(db, { ...queue, free: sql<boolean>`q.lease_until <= ${at.wall}` }, at, after)
}

/** A message that is leased again before it was settled was in the hands of a worker that died. */
const afterLease = sql<MessageState>`CASE state WHEN 'sending' THEN 'resending' WHEN 'resending' THEN 'unknown' WHEN 'unknown' THEN 'unknown' ELSE 'sending' END`

/**
 * Leases up to `limit` due messages of an account for `lease` milliseconds of wall time, the most urgent first; they
 * are known after the transaction. The state says what to do: send `sending` and `resending`; do not send `unknown`,
 * whose outcome was unknown twice. Throws ClockMovedError if `at` is not the time of the account.
 */
export async function leaseMessages(
  tx: Db,
  account: number,
  at: DueMessages & { lease: number; limit: number },
): Promise<{ leased: Promise<LeasedMessage[]> }> {
  const { ids, clock } = await claimDue(tx, account, at)
  if (ids.length === 0) return { leased: Promise.resolve([]) }
  const epoch = epochIn(account, clock, at)
  const order = new Map(ids.map((id, i) => [id, i]))
  const leased = leasing(tx, { ids, until: at.wall + at.lease }).then(({ rows }) =>
    rows.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)).map((row) => ({ ...row, epoch })),
  )
  return { leased: deferToCommit(tx, leased) }
}

/** Holds due messages of an account; resolves with them and with what its clock was once they were held. */
async function claimDue(tx: Db, account: number, at: DueMessages & { limit: number }) {
  const ids: number[] = []
  let clock: AccountClock | undefined
  // One query for each priority, so that no query walks over messages of other priorities that still wait for their
  // time; one after another, since what one finds is held, and others would miss what is not taken.
  for (const priority of at.priorities) {
    if (ids.length >= at.limit) break
    const due = { account, priority, now: timeOf(account, at), wall: at.wall, limit: at.limit - ids.length }
    // A new epoch waits for the rows that are locked by then, so they belong to the old one.
    const [{ rows }, seen] = await awaitAll([claiming(tx, due), clockOf(tx, account)])
    ids.push(...rows.map(({ id }) => id))
    if (rows.length > 0) clock = seen
  }
  return { ids, clock }
}

/** Which messages of an account are taken: due at `now`, and free at `wall`. */
interface Claim {
  account: number
  priority: number
  now: number
  wall: number
  limit: number
}

const claiming = preparedQuery((tx, { account, priority, now, wall, limit }: Claim) => {
  const due = tx
    .selectFrom('message')
    .select('id')
    .where('account_id', '=', account)
    .where('priority', '=', priority)
    .where('next_at', 'is not', null)
    .where('next_at', '<=', now)
    .where('lease_until', '<=', wall)
  return dialectOf(tx).forClaim(tx, due.orderBy('next_at').orderBy('id').limit(limit))
})

const leasing = preparedQuery((tx, { ids, until }: { ids: readonly number[]; until: number }) =>
  tx
    .updateTable('message')
    .set({ lease_until: until, state: afterLease })
    .where(dialectOf(tx).inValues('id', ids))
    .returningAll(),
)

/**
 * The ids of those leased messages (as `leaseMessages` returned them) that are not settled yet; locks their rows for
 * settling. The others were taken over because this worker was too slow, and have their outcome.
 */
export async function holdUnsettled(tx: Db, leased: MessageRow[]): Promise<Set<number>> {
  const words = dialectOf(tx)
  const byId = tx
    .selectFrom('message')
    .select(['id', 'attempts'])
    .where(
      words.inValues(
        'id',
        leased.map(({ id }) => id),
      ),
    )
  const rows = await words.forUpdate(tx, byId.where('next_at', 'is not', null).orderBy('id')).execute()
  const attempts = new Map(rows.map((row) => [row.id, row.attempts]))
  return new Set(leased.filter((message) => attempts.get(message.id) === message.attempts).map(({ id }) => id))
}

/** The outcome of a leased message. */
export interface Settlement {
  leased: MessageRow
  change: Pick<MessageRow, (typeof outcome)[number]>
}

const settling = {
  table: 'message',
  columns: outcome,
  unchanged: ['attempts'],
  condition: 'message.next_at IS NOT NULL',
} as const

/**
 * Settles leased messages, except those that a worker which took them over has settled since. Resolves with the ids of
 * the messages that it settled.
 */
export const settleUnsettled = (tx: Db, settlements: readonly Settlement[]): Promise<Set<number>> =>
  updateMany(
    tx,
    settling,
    settlements.map(({ leased, change }) => ({ id: leased.id, is: change, was: { attempts: leased.attempts } })),
  )

/** Cancels a message that no worker has taken yet; false when a worker has taken it or it is settled. */
export async function cancelQueued(tx: Db, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({ state: 'cancelled', next_at: null, settled: now })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('next_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Those of these messages that the caller still holds. A takeover changes the state of a message, and settling counts
 * an attempt or ends the lease.
 */
const heldAmong = (leased: readonly MessageRow[]) => (e: ExpressionBuilder<Tables, 'message'>) =>
  e.and([
    e('lease_until', '>', 0),
    e.or(
      [...Map.groupBy(leased, ({ state, attempts }) => `${state} ${attempts}`).values()].map((same) =>
        e.and([
          e(
            'id',
            'in',
            same.map(({ id }) => id),
          ),
          e('state', '=', same[0]?.state ?? 'sending'),
          e('attempts', '=', same[0]?.attempts ?? 0),
        ]),
      ),
    ),
  ])

/** The ids of those leased messages that were neither taken over nor settled; locks their rows in the transaction. */
export async function stillHeld(tx: Db, leased: readonly MessageRow[]): Promise<Set<number>> {
  const rows = tx.selectFrom('message').select('id').where(heldAmong(leased)).orderBy('id')
  return new Set((await dialectOf(tx).forUpdate(tx, rows).execute()).map(({ id }) => id))
}

/** Extends the leases of messages to `until` (wall time), except of those that were settled or taken over since. */
export async function extendMessageLeases(tx: Db, leased: readonly MessageRow[], until: number): Promise<void> {
  await tx.updateTable('message').set({ lease_until: until }).where(heldAmong(leased)).execute()
}

/** The first `limit` messages of an account with these priorities (at least one) that wait for a time or for a worker. */
export async function nextMessages(db: Db, account: number, priorities: readonly number[], limit: number) {
  const first = (priority: number) => {
    const waiting = db
      .selectFrom('message')
      .select(['id', 'run_id', 'attempts', 'next_at as due'])
      .where('account_id', '=', account)
      .where('priority', '=', priority)
      .where('next_at', 'is not', null)
      .$narrowType<{ due: number }>()
      .orderBy('next_at')
      .orderBy('id')
      .limit(limit)
    // Only a subquery may be ordered before the union.
    return db.selectFrom(waiting.as('waiting')).selectAll()
  }
  // Each of them reads its own part of the index, in one question: a clock asks at each of its stops.
  const rows = await priorities
    .map(first)
    .reduce((all, more) => all.unionAll(more))
    .execute()
  return rows.sort((a, b) => a.due - b.due || a.id - b.id).slice(0, limit)
}

/** Whether mails of the run wait for another attempt. */
export async function hasDeferred(db: Db, run: number): Promise<boolean> {
  const row = await db
    .selectFrom('message')
    .select('id')
    .where('next_at', 'is not', null)
    .where('run_id', '=', run)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The id of each link address of a campaign or message, created when missing. */
export async function linkIds(
  tx: Db,
  owner: { account: number; campaign: number | null; message: number | null },
  urls: string[],
): Promise<Map<string, number>> {
  const { account, campaign, message } = owner
  const known = await tx
    .selectFrom('link')
    .select(['id', 'url'])
    .where('account_id', '=', account)
    .where('campaign_id', campaign === null ? 'is' : '=', campaign)
    .where('message_id', message === null ? 'is' : '=', message)
    .execute()
  const ids = new Map(known.map(({ id, url }) => [url, id]))
  const missing = [...new Set(urls)].filter((url) => !ids.has(url))
  if (missing.length === 0) return ids
  const rows = missing.map((url) => ({ account_id: account, campaign_id: campaign, message_id: message, url }))
  for (const { id, url } of await tx.insertInto('link').values(rows).returning(['id', 'url']).execute())
    ids.set(url, id)
  return ids
}

/** The tracked links of a message, in the order in which they were found. */
export const linksOf = async (db: Db, message: number): Promise<string[]> =>
  (await db.selectFrom('link').select('url').where('message_id', '=', message).orderBy('id').execute()).map(
    ({ url }) => url,
  )

export function findLink(db: Db, id: number) {
  return db.selectFrom('link').selectAll().where('id', '=', id).executeTakeFirst()
}
