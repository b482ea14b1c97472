// What can be changed in a webhook of any API: what its creator decided, whether it is active, and its secret.
import type { Clock } from '../../lib/clock.ts'
import { randomSecret } from '../../lib/ids.ts'
import { fromJson } from '../../lib/json-text.ts'
import { type AnyWebhookRow, changeWebhook, holdWebhook } from '../../store/hooks/webhook-states.ts'
import type { NewWebhookRow, WebhookRow, WebhookTableName } from '../../store/hooks/webhooks.ts'
import type { Db, Store } from '../../store/store.ts'
import { invalid, notFound } from '../errors.ts'
import { assertHookAddress } from './address.ts'

/** Whether a webhook gets its calls, and since when that is so. */
export interface WebhookStatusView {
  status: 'active' | 'paused' | 'disabled'
  /** Milliseconds; left out while the status never changed. */
  statusSince?: number
  /** Why it is disabled: the receiver answered 410. */
  statusReason?: 'gone'
}

/** The status of a webhook as the APIs show it. */
export const statusOf = ({ status, status_since }: AnyWebhookRow): WebhookStatusView => ({
  status,
  ...(status_since !== null && { statusSince: Number(status_since) }),
  ...(status === 'disabled' && { statusReason: 'gone' as const }),
})

/** A change of what its creator decided, and of whether it is active. */
type WebhookUpdate<T extends WebhookTableName> = Partial<NewWebhookRow<T>> & {
  status?: WebhookStatusView['status'] | undefined
}

/** The new secret of a webhook, and when the former one stops to count (milliseconds). */
export interface RotatedSecret {
  secret: string
  formerUntil: number
}

const HOUR_MS = 3_600_000
/** As the contract says. */
const OVERLAP_HOURS = 24

/** Throws `invalid` for an address that cannot be called, or without any action. */
export function assertWebhook({ url, actions }: Pick<AnyWebhookRow, 'url' | 'actions'>): void {
  assertHookAddress('url', url)
  if (fromJson<string[]>(actions).length === 0) throw invalid('actions', 'must name one action at least')
}

export interface WebhookChanges<T extends WebhookTableName> {
  /**
   * Changes a webhook; the calls that wait for it go to its new address, or are held until it is active. `updateOf`
   * says what changes. Throws `not_found`, what `updateOf` throws, `invalid`, or `conflict` when another one is like it.
   */
  update(
    account: number,
    id: number,
    updateOf: (tx: Db, row: WebhookRow<T>) => Promise<WebhookUpdate<T>>,
  ): Promise<WebhookRow<T>>
  /**
   * Gives a webhook a new secret. The former one signs as well for so many hours; one that was replaced before it does
   * no longer. Throws `not_found`.
   */
  rotate(account: number, id: number, overlapHours?: number): Promise<RotatedSecret>
}

/** `assertNew` throws for a webhook that conflicts with another one of the account; it ignores the one with `id`. */
export function createWebhookChanges<T extends WebhookTableName>(
  { store, clock }: { store: Store; clock: Clock },
  table: T,
  assertNew: (tx: Db, account: number, webhook: NewWebhookRow<T>, id: number) => Promise<void>,
): WebhookChanges<T> {
  async function lockWebhook(tx: Db, account: number, id: number): Promise<WebhookRow<T>> {
    const row = await holdWebhook(tx, table, account, id)
    if (!row) throw notFound('webhook', id)
    return row
  }

  return {
    update(account, id, updateOf): Promise<WebhookRow<T>> {
      const now = clock.now(account)
      return store.write(async (tx) => {
        const row = await lockWebhook(tx, account, id)
        const { status = row.status, ...columns } = await updateOf(tx, row)
        if (status === 'disabled' && row.status !== 'disabled')
          throw invalid(
            'status',
            'must be active or paused; only the receiver of a webhook disables it, by answering 410',
          )
        const wanted = { ...row, ...columns }
        assertWebhook(wanted)
        await assertNew(tx, account, wanted, id)
        const since = status === row.status ? row.status_since : now
        // The columns are those of a new webhook of this table.
        const change = { ...columns, status, status_since: since } as Parameters<typeof changeWebhook<T>>[3]
        return changeWebhook(tx, table, { account, id }, change, now)
      })
    },

    rotate(account, id, overlapHours = OVERLAP_HOURS): Promise<RotatedSecret> {
      const now = clock.now(account)
      const secret = randomSecret()
      const formerUntil = now + overlapHours * HOUR_MS
      return store.write(async (tx) => {
        const { secret: old_secret } = await lockWebhook(tx, account, id)
        const change = { secret, old_secret, old_secret_until: formerUntil }
        await changeWebhook<WebhookTableName>(tx, table, { account, id }, change, now)
        return { secret, formerUntil }
      })
    },
  }
}
