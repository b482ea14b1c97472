// The deliveries that wait for their receivers.
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { type Times, timeOf } from '../../lib/clock.ts'
import { insertMany, updateMany } from '../bulk.ts'
import { holdClock, holdEpochAt } from '../epoch.ts'
import { preparedQuery } from '../prepared-query.ts'
import type { HookAttemptTable, HookDeliveryTable } from '../schema.ts'
import { isPending } from '../states.ts'
import type { Db } from '../store.ts'
import { deferToCommit } from '../transaction-end.ts'
import { accountsWaiting, type Waiting } from '../waiting.ts'
import {
  type AnyWebhookRow,
  changeWebhook,
  followWebhook,
  type HeldWebhook,
  holdWebhooksOf,
  isOf,
} from './webhook-states.ts'

export type HookDeliveryRow = Selectable<HookDeliveryTable>
export type NewHookDelivery = Insertable<HookDeliveryTable>

const deliveryColumns = [
  'account_id',
  'webhook_id',
  'name',
  'url',
  'secret',
  'body',
  'state',
  'attempts',
  'next_at',
  'answer',
  'created',
  'done',
  'event',
  'media_type',
  'old_secret',
  'old_secret_until',
] as const

export const insertHookDeliveries = (tx: Db, rows: readonly NewHookDelivery[]): Promise<void> =>
  insertMany(tx, { table: 'hook_delivery', columns: deliveryColumns }, rows)

/** Adds one delivery; resolves with its row. */
export const insertHookDelivery = (tx: Db, row: NewHookDelivery): Promise<HookDeliveryRow> =>
  tx.insertInto('hook_delivery').values(row).returningAll().executeTakeFirstOrThrow()

/** Deliveries that have been due longest, among which an account or an address is looked for. */
const HEAD = 10

/** Whether a runner holds the address of a row; `q` stands for the table. */
const isHeld = (account: RawBuilder<unknown>, wall: number) =>
  sql<boolean>`EXISTS (SELECT 1 FROM hook_address h WHERE h.account_id = ${account} AND h.url = q.url AND h.lease_until > ${wall})`

/** Accounts with due deliveries to addresses that no runner holds; the look for them begins after the account `after`. */
export function accountsWithDeliveries(db: Db, at: Times, after: number): Promise<Waiting> {
  const kinds = [{ due: (now: RawBuilder<number>) => sql<boolean>`q.next_at <= ${now}`, order: sql`q.next_at` }]
  const queue = { table: 'hook_delivery' as const, waits: sql<boolean>`q.state = ${isPending}`, kinds, head: HEAD }
  const free = sql<boolean>`NOT ${isHeld(sql`q.account_id`, at.wall)}`
  // Very many may wait for one address.
  return accountsWaiting(db, { ...queue, free, mayBeFree: sql<boolean>`q.id IS NOT NULL` }, at, after)
}

/** Addresses that are looked at, in the order of their names, when all of these go to addresses that are held. */
const ADDRESSES = 1_000

/**
 * The address of an account to which a delivery has been due longest and that no runner holds; when the oldest wait for
 * addresses that are held, of as many others as are looked at.
 */
export async function freeAddress(db: Db, account: number, at: Times): Promise<string | undefined> {
  const now = timeOf(account, at)
  const held = isHeld(sql`${account}`, at.wall)
  const head = sql<{ url: string; n: number | string; held: boolean | number }>`
    SELECT q.url, q.n, ${held} AS held FROM (
      SELECT url, count(*) AS n, min(next_at) AS next_at, min(id) AS id FROM (
        SELECT q.url, q.next_at, q.id FROM hook_delivery q
        WHERE q.state = ${isPending} AND q.account_id = ${account} AND q.next_at <= ${now}
        ORDER BY q.next_at, q.id LIMIT ${sql.lit(HEAD)}) due
      GROUP BY url) q
    ORDER BY q.next_at, q.id`
  const found = (await head.execute(db)).rows
  const first = found.find((row) => !row.held)
  const isAll = found.reduce((sum, { n }) => sum + Number(n), 0) < HEAD
  return first || isAll ? first?.url : otherAddress(db, account, { now, held })
}

/** The free address whose delivery has been due longest: walks from address to address over an index. */
async function otherAddress(
  db: Db,
  account: number,
  { now, held }: { now: number; held: RawBuilder<boolean> },
): Promise<string | undefined> {
  // Both columns are compared at once, so that no other index will do than the one in their order.
  const following = (url: RawBuilder<unknown>) => sql`
    (SELECT CASE WHEN q.account_id = ${account} THEN q.url END FROM hook_delivery q
      WHERE q.state = ${isPending} AND (q.account_id, q.url) > (${account}, ${url}) ORDER BY q.account_id, q.url LIMIT 1)`
  const oldest = sql`
    (SELECT d.next_at FROM hook_delivery d WHERE d.state = ${isPending} AND d.account_id = ${account}
      AND d.url = q.url AND d.next_at <= ${now} ORDER BY d.next_at, d.id LIMIT 1)`
  const walk = sql<{ url: string }>`
    WITH RECURSIVE step(url, n) AS (
      SELECT ${following(sql`''`)}, 1
      UNION ALL SELECT ${following(sql`step.url`)}, n + 1 FROM step
      WHERE step.url IS NOT NULL AND n < ${sql.lit(ADDRESSES)})
    SELECT url FROM (SELECT q.url, ${oldest} AS due FROM step q WHERE q.url IS NOT NULL AND NOT ${held}) q
    WHERE due IS NOT NULL ORDER BY due LIMIT 1`
  return (await walk.execute(db)).rows[0]?.url
}

/** Deliveries to one address, which is held until `until` (wall time). */
export interface HookBatch {
  account_id: number
  /** The epoch of the account when the batch was taken. */
  epoch: number
  url: string
  until: number
  rows: HookDeliveryRow[]
}

/** Leases an address until `until` (wall time); false when another runner holds it. */
async function takeAddress(
  tx: Db,
  address: { account_id: number; url: string },
  wall: number,
  until: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('hook_address')
    .values({ ...address, lease_until: until })
    .onConflict((c) =>
      c
        .columns(['account_id', 'url'])
        .doUpdateSet({ lease_until: until })
        .where('hook_address.lease_until', '<=', wall),
    )
    .returning('url')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Leases an address of an account for `lease` milliseconds of wall time and takes up to `limit` of its due deliveries;
 * undefined when there is none. Among all processes only one runner holds an address, so an address that hangs holds up
 * no other.
 */
export async function leaseHookDeliveries(
  tx: Db,
  account_id: number,
  at: Times & { lease: number; limit: number },
): Promise<HookBatch | undefined> {
  const url = await freeAddress(tx, account_id, at)
  if (url === undefined) return undefined
  const until = at.wall + at.lease
  const epoch = await holdEpochAt(tx, account_id, at)
  if (!(await takeAddress(tx, { account_id, url }, at.wall, until))) return undefined
  return { account_id, epoch, url, until, rows: await dueTo(tx, { account_id, url }, at) }
}

/** The deliveries to an address that have been due longest, in the order in which they were made. */
async function dueTo(
  tx: Db,
  { account_id, url }: { account_id: number; url: string },
  at: Times & { limit: number },
): Promise<HookDeliveryRow[]> {
  const { rows } = await due(tx, { account: account_id, url, now: timeOf(account_id, at), limit: at.limit })
  return rows.sort((a, b) => a.id - b.id)
}

const due = preparedQuery(
  (tx, { account, url, now, limit }: { account: number; url: string; now: number; limit: number }) =>
    tx
      .selectFrom('hook_delivery')
      .selectAll()
      .where('account_id', '=', account)
      .where('url', '=', url)
      .where('state', '=', isPending)
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .orderBy('id')
      .limit(limit),
)

export interface HookVerdict {
  id: number
  /** Attempts before this one. */
  attempts: number
  state: 'delivered' | 'pending' | 'parked'
  answer: string
  nextAt: number
  done: number | null
  attempt: Pick<HookAttemptTable, 'at' | 'duration' | 'status' | 'error' | 'answer' | 'signed' | 'signature'>
  /** Whether the receiver wants nothing of this webhook any more. */
  isGone: boolean
}

/**
 * Stores the results of a batch, except for deliveries that another runner has settled since. If the epoch of the batch
 * is over, it stores no results. `next` is known after the transaction: the next batch to the URL, which stays leased.
 * It is undefined if nothing more is due, no batch was wanted, or another runner has taken the URL over.
 */
export async function settleHookDeliveries(
  tx: Db,
  batch: HookBatch,
  verdicts: HookVerdict[],
  at: Times & { next: { lease: number; limit: number } | null },
): Promise<{ next: Promise<HookBatch | undefined>; disabled: AnyWebhookRow[] }> {
  const { account_id } = batch
  const { epoch, isNow } = await holdClock(tx, account_id, at)
  const present = epoch === batch.epoch
  const wanted = present ? verdicts : []
  const failed = await holdFailed(tx, batch, wanted)
  const changed = await updateMany(
    tx,
    settling,
    wanted.map((v) => ({ id: v.id, is: changeOf(v), was: { attempts: v.attempts } })),
  )
  const attempts = wanted
    .filter(({ id }) => changed.has(id))
    .map((v) => ({ ...v.attempt, account_id, delivery_id: v.id, next_at: v.state === 'pending' ? v.nextAt : null }))
  void deferToCommit(tx, insertMany(tx, { table: 'hook_attempt', columns: attemptColumns }, attempts))
  const disabled = await settleFailed(tx, failed, timeOf(account_id, at))
  const rows = at.next && present && isNow ? await dueTo(tx, batch, { ...at, limit: at.next.limit }) : []
  const next = at.next && rows.length > 0 ? keepAddress(tx, batch, rows, at.wall + at.next.lease) : giveBack(tx, batch)
  return { next: deferToCommit(tx, next), disabled }
}

/** A webhook of deliveries that failed. */
interface FailedWebhook extends HeldWebhook {
  deliveries: HookDeliveryRow[]
  isGone: boolean
}

/**
 * The webhooks of the failed deliveries. They are locked before their deliveries, in the same order as by a change of a
 * webhook.
 */
async function holdFailed(tx: Db, batch: HookBatch, verdicts: HookVerdict[]): Promise<FailedWebhook[]> {
  const byId = new Map(verdicts.filter(({ state }) => state !== 'delivered').map((verdict) => [verdict.id, verdict]))
  const rows = batch.rows.filter(({ id }) => byId.has(id))
  if (rows.length === 0) return []
  return (await holdWebhooksOf(tx, batch.account_id, rows)).map((webhook) => {
    const deliveries = rows.filter((row) => isOf(webhook, row))
    return { ...webhook, deliveries, isGone: deliveries.some(({ id }) => byId.get(id)?.isGone) }
  })
}

/** Disables webhooks that are gone; what waits for the others follows them. Resolves with those newly disabled. */
async function settleFailed(tx: Db, failed: FailedWebhook[], now: number): Promise<AnyWebhookRow[]> {
  const disabled: AnyWebhookRow[] = []
  for (const webhook of failed) {
    const { table, row, deliveries, isGone } = webhook
    // Skip a webhook with a new URL: the failed deliveries went to the old receiver.
    if (isGone && row.status !== 'disabled' && deliveries.some(({ url }) => url === row.url)) {
      const which = { account: row.account_id, id: row.id }
      disabled.push(await changeWebhook(tx, table, which, { status: 'disabled', status_since: now }, now))
    } else await followWebhook(tx, webhook, deliveries, now)
  }
  return disabled
}

/** The next batch to the URL; undefined if another runner has taken it over. */
async function keepAddress(
  tx: Db,
  batch: HookBatch,
  rows: HookDeliveryRow[],
  until: number,
): Promise<HookBatch | undefined> {
  const { numUpdatedRows } = await tx
    .updateTable('hook_address')
    .set({ lease_until: until })
    .where('account_id', '=', batch.account_id)
    .where('url', '=', batch.url)
    .where('lease_until', '=', batch.until)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { ...batch, until, rows } : undefined
}

async function giveBack(tx: Db, { account_id, url, until }: HookBatch): Promise<undefined> {
  await tx
    .deleteFrom('hook_address')
    .where('account_id', '=', account_id)
    .where('url', '=', url)
    .where('lease_until', '=', until)
    .execute()
}

const changeOf = ({ state, answer, nextAt: next_at, done, attempts }: HookVerdict) => ({
  state,
  answer,
  next_at,
  done,
  attempts: attempts + 1,
})

const settling = {
  table: 'hook_delivery',
  columns: ['state', 'answer', 'next_at', 'done', 'attempts'],
  unchanged: ['attempts'],
  // One that was held while it was under way has its result nonetheless.
  condition: "hook_delivery.state IN ('pending', 'held')",
} as const

const attemptColumns = [
  'account_id',
  'delivery_id',
  'at',
  'duration',
  'status',
  'error',
  'answer',
  'next_at',
  'signed',
  'signature',
] as const

/** The first `limit` deliveries of an account that wait for an attempt. */
export function nextHookDeliveries(db: Db, account: number, limit: number) {
  return db
    .selectFrom('hook_delivery')
    .select(['id', 'next_at as due'])
    .where('account_id', '=', account)
    .where('state', '=', isPending)
    .orderBy('next_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}
