// Work that is due later. A timer names its owner and the owner's generation: when the owner has moved on, its
// generation is higher and the timer does nothing.
import type { Insertable, Selectable } from 'kysely'
import type { Times } from '../../lib/clock.ts'
import { dueIn, firstOf } from '../due.ts'
import type { TimerKind, TimerTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

export type TimerRow = Selectable<TimerTable>

export async function insertTimer(tx: Db, row: Insertable<TimerTable>): Promise<void> {
  await tx.insertInto('timer').values(row).execute()
}

/**
 * Removes and returns a timer that is due, of an account the one that has been due longest; or nothing. Its effect
 * belongs in the same transaction.
 */
export async function takeDueTimer(tx: Db, at: Times): Promise<TimerRow | undefined> {
  const oldest = dueIn(tx, 'timer', at).map((due) => due.selectAll('timer').orderBy('timer.due').orderBy('timer.id'))
  const row = await firstOf(oldest.map((query) => wordsOf(tx).forClaim(tx, query)))
  if (row) await tx.deleteFrom('timer').where('id', '=', row.id).execute()
  return row
}

/** Removes the owner's timers of this kind. */
export async function deleteTimers(tx: Db, kind: TimerKind, ref: number): Promise<void> {
  await tx.deleteFrom('timer').where('kind', '=', kind).where('ref', '=', ref).execute()
}

/** Postpones a timer to `due`. */
export async function postponeTimer(tx: Db, id: number, due: number): Promise<void> {
  await tx.updateTable('timer').set({ due }).where('id', '=', id).execute()
}

/** Whether a timer is due. This check costs no transaction. */
export const hasDueTimer = async (db: Db, at: Times): Promise<boolean> =>
  (await firstOf(dueIn(db, 'timer', at).map((due) => due.select('timer.id')))) !== undefined

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
