// The addresses that hear what becomes of transactional messages.
import type { Insertable, Selectable } from 'kysely'
import { deleteWaitingDeliveries } from '../hooks/hooks.ts'
import type { TransactionalWebhookTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type TransactionalWebhookRow = Selectable<TransactionalWebhookTable>

export async function insertTransactionalWebhook(tx: Db, row: Insertable<TransactionalWebhookTable>): Promise<number> {
  return (await tx.insertInto('transactional_webhook').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Webhooks of the account, oldest first. */
export function listTransactionalWebhooks(
  db: Db,
  account: number,
  channel?: string,
): Promise<TransactionalWebhookRow[]> {
  const query = db.selectFrom('transactional_webhook').selectAll().where('account_id', '=', account).orderBy('id')
  return (channel === undefined ? query : query.where('channel', '=', channel)).execute()
}

/** Deletes the webhook and drops what waits to be delivered to it; false when there is none with this channel. */
export async function deleteTransactionalWebhook(
  tx: Db,
  account: number,
  id: number,
  channel: string | undefined,
  deliveryNames: readonly string[],
): Promise<boolean> {
  const query = tx.deleteFrom('transactional_webhook').where('account_id', '=', account).where('id', '=', id)
  const { numDeletedRows } = await (channel === undefined
    ? query
    : query.where('channel', '=', channel)
  ).executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await deleteWaitingDeliveries(tx, account, id, deliveryNames)
  return true
}
