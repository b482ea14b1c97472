// What became of the webhooks and callbacks of an account, and how to send them again.
import type { Clock } from '../../lib/clock.ts'
import { hookHeaders } from '../../lib/webhook-signature.ts'
import type { DeliveryFilter, HookAttemptRow, ListedDelivery } from '../../store/hooks/hook-deliveries.ts'
import * as rows from '../../store/hooks/hook-deliveries.ts'
import type { HookDeliveryRow } from '../../store/hooks/hooks.ts'
import type { PageRequest } from '../../store/pages.ts'
import type { Store } from '../../store/store.ts'
import { conflict, notFound } from '../errors.ts'

export type { DeliveryFilter, HookAttemptRow, HookDeliveryRow, ListedDelivery }

/** The header `webhook-id` of a delivery: the same on every attempt. */
export const hookId = (delivery: number): string => `hook_${delivery}`

/** The headers of an attempt as they were sent; undefined when nothing was sent, or it is too old to know. */
export const sentHeaders = (
  delivery: HookDeliveryRow,
  { signed }: HookAttemptRow,
): Record<string, string> | undefined =>
  signed === null ? undefined : hookHeaders(hookId(delivery.id), Number(signed), delivery)

export type HookDeliveries = ReturnType<typeof createHookDeliveries>

export function createHookDeliveries({ store, clock }: { store: Store; clock: Clock }) {
  const at = (account: number) => ({ now: clock.now(account), wall: clock.wall() })

  async function get(account: number, id: number): Promise<HookDeliveryRow> {
    const row = await rows.findDelivery(store.db, account, id)
    if (!row) throw notFound('hook delivery', id)
    return row
  }

  return {
    list: (account: number, filter: DeliveryFilter, page: PageRequest) =>
      rows.listDeliveries(store.db, account, filter, page),

    /** A delivery with its attempts, oldest first; throws `not_found`. */
    async get(account: number, id: number): Promise<{ delivery: HookDeliveryRow; attempts: HookAttemptRow[] }> {
      return { delivery: await get(account, id), attempts: await rows.listAttempts(store.db, account, id) }
    },

    /**
     * Sends a delivery again, whatever became of it: the same body under the same id. Throws `conflict` while it is
     * under way.
     */
    async replay(account: number, id: number): Promise<HookDeliveryRow> {
      await get(account, id)
      if ((await store.writeAlongside((tx) => rows.replayDeliveries(tx, account, { id }, at(account)))) === 0) {
        throw conflict('delivery_under_way', 'The delivery is being sent at this moment. Try again in some seconds.')
      }
      return get(account, id)
    },

    /** Sends again all deliveries that fit the filter and are not under way; resolves with how many. */
    replayAll: (account: number, filter: DeliveryFilter): Promise<number> =>
      store.writeAlongside((tx) => rows.replayDeliveries(tx, account, filter, at(account))),
  }
}
