// Single values that outlive a start, and counters that hand out blocks of numbers.
import type { Db } from './store.ts'

export async function getSetting(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

export async function putSetting(tx: Db, name: string, value: string): Promise<void> {
  const row = { name, value }
  await tx.insertInto('setting').values(row).onConflict((c) => c.column('name').doUpdateSet({ value })).execute()
}

/** Takes `count` numbers of a sequence; returns the first. A sequence begins at `start`. */
export async function takeNumbers(tx: Db, name: string, count: number, start: number): Promise<number> {
  const { next } = await tx
    .insertInto('sequence')
    .values({ name, next: start + count })
    .onConflict((c) => c.column('name').doUpdateSet((e) => ({ next: e('sequence.next', '+', count) })))
    .returning('next')
    .executeTakeFirstOrThrow()
  return next - count
}
