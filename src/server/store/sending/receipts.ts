// News about messages that came after their outcome.
import type { Insertable } from 'kysely'
import type { ReceiptTable } from '../schema.ts'
import type { Db } from '../store.ts'

/** Stores a receipt; false when the message already has one of this kind. */
export async function insertReceipt(tx: Db, receipt: Insertable<ReceiptTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('receipt')
    .values(receipt)
    .onConflict((c) => c.columns(['message_id', 'kind']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
