// What is due later. A timer names its owner and the generation of the owner: when the owner has moved
// on, its generation is higher and the timer does nothing.
import type { Insertable, Selectable } from 'kysely'
import type { TimerTable } from './schema.ts'
import type { Db } from './store.ts'

export type TimerRow = Selectable<TimerTable>

export async function insertTimer(tx: Db, row: Insertable<TimerTable>): Promise<void> {
  await tx.insertInto('timer').values(row).execute()
}

/** Removes and returns the timer that has been due longest, or nothing. Its effect belongs in the same transaction. */
export async function takeDueTimer(tx: Db, now: number): Promise<TimerRow | undefined> {
  const row = await tx
    .selectFrom('timer')
    .selectAll()
    .where('due', '<=', now)
    .orderBy('due')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (row) await tx.deleteFrom('timer').where('id', '=', row.id).execute()
  return row
}

/** Whether a timer is due: a look that costs no transaction. */
export const hasDueTimer = async (db: Db, now: number): Promise<boolean> => ((await nextTimer(db)) ?? Infinity) <= now

/** When the next timer is due, or null. */
export async function nextTimer(db: Db): Promise<number | null> {
  const row = await db.selectFrom('timer').select((e) => e.fn.min('due').as('due')).executeTakeFirst()
  return row?.due ?? null
}
