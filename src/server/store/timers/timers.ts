// Work that is due later. A timer names its owner and the owner's generation: when the owner has moved on, its
// generation is higher and the timer does nothing.
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { type Times, timeOf } from '../../lib/clock.ts'
import { dialectOf } from '../dialect.ts'
import type { TimerKind, TimerTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { accountsWaiting, type Waiting } from '../waiting.ts'

export type TimerRow = Selectable<TimerTable>

export async function insertTimer(tx: Db, row: Insertable<TimerTable>): Promise<void> {
  await tx.insertInto('timer').values(row).execute()
}

/** Accounts with due timers; the look for them begins after the account `after`. */
export function accountsWithTimers(db: Db, at: Times, after: number): Promise<Waiting> {
  const kinds = [{ due: (now: RawBuilder<number>) => sql<boolean>`q.due <= ${now}`, order: sql`q.due, q.id` }]
  const all = sql<boolean>`q.due IS NOT NULL`
  return accountsWaiting(db, { table: 'timer', waits: all, kinds, free: all }, at, after)
}

/**
 * Removes and returns the timer of an account that has been due longest, or nothing. Its effect belongs in the same
 * transaction.
 */
export async function takeDueTimer(tx: Db, account: number, at: Times): Promise<TimerRow | undefined> {
  const due = tx.selectFrom('timer').selectAll().where('account_id', '=', account)
  const first = due.where('due', '<=', timeOf(account, at)).orderBy('due').orderBy('id').limit(1)
  const row = await dialectOf(tx).forClaim(tx, first).executeTakeFirst()
  if (row) await tx.deleteFrom('timer').where('id', '=', row.id).execute()
  return row
}

/** Removes the owner's timers of this kind. */
export async function deleteTimers(tx: Db, kind: TimerKind, ref: number): Promise<void> {
  await tx.deleteFrom('timer').where('kind', '=', kind).where('ref', '=', ref).execute()
}

/** Postpones a timer whose effect failed to `due`. */
export async function postponeTimer(tx: Db, id: number, due: number): Promise<void> {
  const failed = { due, tries: sql<number>`tries + 1` }
  await tx.updateTable('timer').set(failed).where('id', '=', id).execute()
}

/** The first `limit` timers of an account. */
export function nextTimers(db: Db, account: number, limit: number): Promise<TimerRow[]> {
  const own = db.selectFrom('timer').selectAll().where('account_id', '=', account)
  return own.orderBy('due').orderBy('id').limit(limit).execute()
}

/** Whether a timer of this kind is set for this owner at this time. */
export async function hasTimer(
  tx: Db,
  account: number,
  timer: { kind: TimerKind; ref: number; due: number },
): Promise<boolean> {
  const { kind, ref, due } = timer
  const found = tx
    .selectFrom('timer')
    .select('id')
    .where('account_id', '=', account)
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .where('due', '=', due)
  return (await found.limit(1).executeTakeFirst()) !== undefined
}
