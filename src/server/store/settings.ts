// Single values that survive a restart, and counters that hand out blocks of numbers.
import type { Db } from './store.ts'

/** Name of the time since when seals of tokens cover a purpose: real time, milliseconds; 0 where they always have. */
export const PURPOSES_SINCE = 'token-purposes-since'

/** The value, or null when it was never written. */
export async function getSetting(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

/** Writes the value, replacing the one before. */
export async function putSetting(tx: Db, name: string, value: string): Promise<void> {
  const row = { name, value }
  await tx
    .insertInto('setting')
    .values(row)
    .onConflict((c) => c.column('name').doUpdateSet({ value }))
    .execute()
}

/** The value of the setting; `make` provides one when there is none yet. */
export async function ensureSetting(tx: Db, name: string, make: () => string): Promise<string> {
  const known = await getSetting(tx, name)
  if (known !== null) return known
  await tx
    .insertInto('setting')
    .values({ name, value: make() })
    .onConflict((c) => c.column('name').doNothing())
    .execute()
  // Another process may have been faster.
  return (await getSetting(tx, name)) as string
}

/**
 * Takes `count` consecutive numbers; returns the first. A sequence begins at `start`. Other takers wait for the end of
 * the transaction; where many take numbers at once, use `nextNumbers` of words.ts.
 */
export async function takeNumbers(tx: Db, name: string, count: number, start: number): Promise<number> {
  const { next } = await tx
    .insertInto('sequence')
    .values({ name, next: start + count })
    .onConflict((c) => c.column('name').doUpdateSet((e) => ({ next: e('sequence.next', '+', count) })))
    .returning('next')
    .executeTakeFirstOrThrow()
  return next - count
}
