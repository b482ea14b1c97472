// Calls to the address that a request named for the end of its work.
import { randomSecret } from '../../lib/ids.ts'
import { insertHookDeliveries } from '../../store/hooks.ts'
import { ensureSetting } from '../../store/settings.ts'
import type { Db } from '../../store/store.ts'

/** The secret that signs the callbacks of an account; made when it is first needed. */
export const callbackSecret = (tx: Db, account: number): Promise<string> =>
  ensureSetting(tx, `callback-secret:${account}`, randomSecret)

/** Queues one callback in the transaction that ended the work. */
export async function queueCallback(
  tx: Db,
  callback: { accountId: number; name: string; url: string; body: unknown; at: number },
): Promise<void> {
  const row = {
    account_id: callback.accountId,
    webhook_id: null,
    name: callback.name,
    url: callback.url,
    secret: await callbackSecret(tx, callback.accountId),
    body: JSON.stringify(callback.body),
    state: 'pending',
    attempts: 0,
    next_at: callback.at,
    lease_until: 0,
    answer: null,
    created: callback.at,
    done: null,
  }
  await insertHookDeliveries(tx, [row])
}
