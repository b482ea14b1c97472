// Unreadable receipts of SMS carriers.
import type { Insertable, Selectable } from 'kysely'
import type { UnreadReceiptTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type UnreadReceiptRow = Selectable<UnreadReceiptTable>

/** Keeps one, and the last `most` of its carrier. */
export async function keepUnread(tx: Db, row: Insertable<UnreadReceiptTable>, most: number): Promise<void> {
  await tx.insertInto('unread_receipt').values(row).execute()
  const { carrier } = row
  const older = await tx
    .selectFrom('unread_receipt')
    .select('id')
    .where('carrier', '=', carrier)
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  if (older) await tx.deleteFrom('unread_receipt').where('carrier', '=', carrier).where('id', '<=', older.id).execute()
}

/** The newest first. */
export const listUnread = (db: Db, limit: number): Promise<UnreadReceiptRow[]> =>
  db.selectFrom('unread_receipt').selectAll().orderBy('id', 'desc').limit(limit).execute()

/** How many have come since `time`, and when the first of them came. */
export async function unreadSince(db: Db, time: number): Promise<{ n: number; first: number | null }> {
  const row = await db
    .selectFrom('unread_receipt')
    .select((q) => [q.fn.countAll().as('n'), q.fn.min('created').as('first')])
    .where('created', '>=', time)
    .executeTakeFirstOrThrow()
  return { n: Number(row.n), first: row.first === null ? null : Number(row.first) }
}

/** Deletes those from before `time`; returns how many. */
export async function pruneUnread(tx: Db, time: number, limit: number): Promise<number> {
  const old = tx.selectFrom('unread_receipt').select('id').where('created', '<', time).orderBy('created').limit(limit)
  const ids = (await old.execute()).map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('unread_receipt').where('id', 'in', ids).execute()
  return ids.length
}
