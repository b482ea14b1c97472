// Callbacks: calls to the address that a request named, made when its work has ended.
import { randomSecret } from '../../lib/ids.ts'
import { insertHookDeliveries } from '../../store/hooks/hooks.ts'
import { ensureSetting } from '../../store/settings.ts'
import type { Db } from '../../store/store.ts'
import { toDeliveryRow } from './delivery.ts'
import { jsonBody } from './hook-body.ts'

/** The secret that signs the callbacks of an account; made when it is first needed. */
export const callbackSecret = (tx: Db, account: number): Promise<string> =>
  ensureSetting(tx, `callback-secret:${account}`, randomSecret)

/** Queues one callback in the transaction that ended the work. */
export async function queueCallback(
  tx: Db,
  callback: { accountId: number; name: string; url: string; body: unknown; at: number },
): Promise<void> {
  const { accountId: account, ...delivery } = callback
  const row = toDeliveryRow({
    ...delivery,
    body: jsonBody(delivery.body),
    account,
    webhookId: null,
    event: null,
    secret: await callbackSecret(tx, account),
  })
  await insertHookDeliveries(tx, [row])
}
