// Removes old rows of all accounts, some at a time.
import type { Times } from '../../lib/clock.ts'
import { dialectOf } from '../dialect.ts'
import { dueIn } from '../due.ts'
import { pruneUnread } from '../sending/unread-receipts.ts'
import type { Db } from '../store.ts'

/** What to remove: rows that have been kept for so many milliseconds. */
export interface Prune {
  at: Times
  keep: number
  limit: number
}

/** Deletes hook deliveries by when they ended, with their attempts; returns how many. Real time counts. */
export async function pruneHookDeliveries(tx: Db, { at, keep, limit }: Prune): Promise<number> {
  const time = at.wall - keep
  const query = tx.selectFrom('hook_delivery').select('id').where('done', '<', time).orderBy('done').limit(limit)
  // Passes over a delivery that is being replayed.
  const old = await dialectOf(tx).forClaim(tx, query).execute()
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.deleteFrom('hook_attempt').where('delivery_id', 'in', ids).execute()
  await tx.deleteFrom('hook_delivery').where('id', 'in', ids).execute()
  return ids.length
}

/**
 * Removes old operations, with the rest of their input, the parts of their result and their report, by the time of
 * their account.
 */
export async function pruneOperations(tx: Db, { at, keep, limit }: Prune): Promise<number> {
  const ids: number[] = []
  for (const ended of dueIn(tx, 'operation', at, keep)) {
    const query = ended
      .select('operation.id')
      .where('operation.ended', 'is not', null)
      .limit(limit - ids.length)
    for (const { id } of await dialectOf(tx).forClaim(tx, query).execute()) ids.push(id)
  }
  if (ids.length === 0) return 0
  await tx.deleteFrom('operation_slice').where('operation_id', 'in', ids).execute()
  await tx.deleteFrom('result_part').where('operation_id', 'in', ids).execute()
  await tx.deleteFrom('advanced_report').where('operation_id', 'in', ids).execute()
  await tx.deleteFrom('operation').where('id', 'in', ids).execute()
  return ids.length
}

/** Removes old inbound messages, by real time. */
export async function pruneInbound(tx: Db, { at, keep, limit }: Prune): Promise<number> {
  const time = at.wall - keep
  const old = tx.selectFrom('inbound_message').select('id').where('created', '<', time).orderBy('created').limit(limit)
  const ids = (await old.execute()).map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.deleteFrom('inbound_message').where('id', 'in', ids).execute()
  return ids.length
}

/** Deletes the rows of quiet periods that are over; returns how many. Real time counts, which is never ahead of an account. */
export async function pruneQuietPeriods(tx: Db, { at, keep, limit }: Prune): Promise<number> {
  const old = tx
    .selectFrom('quiet_period')
    .select('ends')
    .where('ends', '<=', at.wall - keep)
  const last = await old
    .orderBy('ends')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst()
  const until = last?.ends ?? at.wall - keep
  const { numDeletedRows } = await tx.deleteFrom('quiet_period').where('ends', '<=', until).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes old ids of carriers and parts of inbound SMS, by real time. */
export async function pruneSmsParts(tx: Db, { at, keep, limit }: Prune): Promise<number> {
  const time = at.wall - keep
  const old = tx.selectFrom('sms_part').select(['carrier', 'carrier_id']).where('created', '<', time)
  const ids = await old.orderBy('created').limit(limit).execute()
  if (ids.length > 0)
    await tx
      .deleteFrom('sms_part')
      .where(
        dialectOf(tx).inPairs(
          ['carrier', 'carrier_id'],
          ids.map((row) => [row.carrier, row.carrier_id] as const),
        ),
      )
      .execute()
  const lone = tx.selectFrom('inbound_sms_part').select('id').where('created', '<', time).orderBy('created')
  const parts = (await lone.limit(limit).execute()).map(({ id }) => id)
  if (parts.length > 0) await tx.deleteFrom('inbound_sms_part').where('id', 'in', parts).execute()
  return ids.length + parts.length + (await pruneUnread(tx, time, limit))
}

/** Removes old captured messages, by the real time of their capture. */
export async function pruneCaptured(tx: Db, { at, keep, limit }: Prune): Promise<number> {
  const time = at.wall - keep
  const old = tx.selectFrom('captured_message').select('id').where('created', '<', time).orderBy('created').limit(limit)
  const ids = (await old.execute()).map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.deleteFrom('captured_text').where('captured_id', 'in', ids).execute()
  await tx.deleteFrom('captured_message').where('id', 'in', ids).execute()
  return ids.length
}

/** The highest number of an operation of which a slice is stored; 0 without slices. */
export async function lastWithSlices(db: Db): Promise<number> {
  const query = db.selectFrom('operation_slice').select('operation_id').where('operation_id', '>', 0)
  return (await query.orderBy('operation_id', 'desc').limit(1).executeTakeFirst())?.operation_id ?? 0
}

/** Deletes the slices of operations up to the number `to` that were never made; returns of how many operations. */
export async function pruneLeftSlices(tx: Db, to: number, limit: number): Promise<number> {
  const left = await tx
    .selectFrom('operation_slice as s')
    .select('s.operation_id')
    .distinct()
    .where('s.operation_id', '<=', to)
    .where((e) =>
      e.not(e.exists(e.selectFrom('operation as o').select('o.id').whereRef('o.id', '=', 's.operation_id'))),
    )
    .limit(limit)
    .execute()
  const ids = left.map(({ operation_id }) => operation_id)
  if (ids.length > 0) await tx.deleteFrom('operation_slice').where('operation_id', 'in', ids).execute()
  return ids.length
}
