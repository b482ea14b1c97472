// News about messages that came after their outcome, or before it.
import { type Insertable, type Selectable, sql } from 'kysely'
import type { ReceiptTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

/** Stores a receipt; false when the message already has one of this kind. */
export async function insertReceipt(tx: Db, receipt: Insertable<ReceiptTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('receipt')
    .values(receipt)
    .onConflict((c) => c.columns(['message_id', 'kind']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Takes the receipts that came before the outcome of those of these messages that are settled now, the oldest first. */
export async function takeWaiting(tx: Db, messages: readonly number[]): Promise<Selectable<ReceiptTable>[]> {
  if (messages.length === 0) return []
  const rows = await tx
    .updateTable('receipt')
    .set({ waiting: 0 })
    .where(wordsOf(tx).oneOf('message_id', messages))
    // As the index of the few that wait says.
    .where(sql<boolean>`waiting = 1`)
    .where((e) =>
      e.exists(
        e
          .selectFrom('message as m')
          .select('m.id')
          .whereRef('m.id', '=', 'receipt.message_id')
          .where('m.settled', 'is not', null),
      ),
    )
    .returningAll()
    .execute()
  return rows.toSorted((a, b) => a.at - b.at || a.message_id - b.message_id)
}
