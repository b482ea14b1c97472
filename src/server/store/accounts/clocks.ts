// The clocks of accounts: how far those of sandbox accounts are ahead of real time, and which accounts are suspended.
// The clock of a live account cannot be moved: these statements leave it out, and the table rejects it.
import { sql } from 'kysely'
import type { Db } from '../store.ts'

/** The accounts whose clocks are ahead, with the milliseconds. */
export async function readClocks(db: Db): Promise<Map<number, number>> {
  const moved = db.selectFrom('account').select(['id', 'ahead']).where('ahead', '>', sql.lit(0))
  const rows = await moved.where('kind', '=', 'sandbox').execute()
  return new Map(rows.map(({ id, ahead }) => [id, ahead]))
}

/** The accounts that are suspended. */
export async function readSuspended(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('account').select('id').where('suspended', 'is not', null).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Puts the clock of a sandbox account `ahead` milliseconds ahead. */
export async function putClock(tx: Db, account: number, ahead: number): Promise<void> {
  await tx.updateTable('account').set({ ahead }).where('id', '=', account).where('kind', '=', 'sandbox').execute()
}

/**
 * Moves the clock of a sandbox account to `ahead` milliseconds, unless it is further. False if `epoch` is over, because
 * the clock was moved back.
 */
export async function moveClock(
  tx: Db,
  { account, epoch, ahead }: { account: number; epoch: number; ahead: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ ahead: sql<number>`CASE WHEN ahead > ${ahead} THEN ahead ELSE ${ahead} END` })
    .where('id', '=', account)
    .where('kind', '=', 'sandbox')
    .where('epoch', '=', epoch)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
