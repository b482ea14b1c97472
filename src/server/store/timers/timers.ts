// Work that is due later. A timer names its owner and the owner's generation: when the owner has moved on, its
// generation is higher and the timer does nothing.
import type { Insertable, Selectable } from 'kysely'
import type { TimerKind, TimerTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

export type TimerRow = Selectable<TimerTable>

export async function insertTimer(tx: Db, row: Insertable<TimerTable>): Promise<void> {
  await tx.insertInto('timer').values(row).execute()
}

/** Removes and returns the timer that has been due longest, or nothing. Its effect belongs in the same transaction. */
export async function takeDueTimer(tx: Db, now: number): Promise<TimerRow | undefined> {
  const due = tx.selectFrom('timer').selectAll().where('due', '<=', now).orderBy('due').orderBy('id').limit(1)
  const row = await wordsOf(tx).forClaim(tx, due).executeTakeFirst()
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
export const hasDueTimer = async (db: Db, now: number): Promise<boolean> => ((await nextTimer(db)) ?? Infinity) <= now

/** When the next timer is due, or null. */
export async function nextTimer(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('timer')
    .select((e) => e.fn.min('due').as('due'))
    .executeTakeFirst()
  return row?.due ?? null
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
