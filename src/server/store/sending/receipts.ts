// News about messages that came after their outcome, or before it.
import { type Insertable, type Selectable, sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { preparedQuery } from '../prepared-query.ts'
import type { ReceiptTable } from '../schema.ts'
import type { Db } from '../store.ts'

type NewReceipt = Insertable<ReceiptTable> & Pick<Selectable<ReceiptTable>, 'waiting'>

/** Stores receipts; resolves with those of a kind that their messages did not have. */
export async function insertReceipts(
  tx: Db,
  receipts: readonly NewReceipt[],
): Promise<Pick<Selectable<ReceiptTable>, 'message_id' | 'kind'>[]> {
  return (await insertion(tx, { rows: receipts })).rows
}

const columns = ['message_id', 'account_id', 'kind', 'reason', 'at', 'waiting'] as const

const insertion = preparedQuery((tx, { rows }: { rows: readonly NewReceipt[] }) =>
  tx
    .insertInto('receipt')
    .columns(columns)
    .expression(dialectOf(tx).rowsFor('receipt', columns, rows))
    .onConflict((c) => c.columns(['message_id', 'kind']).doNothing())
    .returning(['message_id', 'kind']),
)

/** Stores a receipt; false when the message already has one of this kind. */
export async function insertReceipt(tx: Db, receipt: Insertable<ReceiptTable>): Promise<boolean> {
  return (await insertReceipts(tx, [{ waiting: 0, ...receipt }])).length > 0
}

/** Takes the receipts that came before the outcome of those of these messages that are settled now, the oldest first. */
export async function takeWaiting(tx: Db, messages: readonly number[]): Promise<Selectable<ReceiptTable>[]> {
  if (messages.length === 0) return []
  const { rows } = await taking(tx, { messages })
  return rows.toSorted((a, b) => a.at - b.at || a.message_id - b.message_id)
}

const taking = preparedQuery((tx, { messages }: { messages: readonly number[] }) =>
  tx
    .updateTable('receipt')
    .set({ waiting: 0 })
    .where(dialectOf(tx).inValues('message_id', messages))
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
    .returningAll(),
)
