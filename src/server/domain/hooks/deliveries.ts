// What became of the webhooks and callbacks of an account, and how to send them again.
import type { Clock } from '../../lib/clock.ts'
import { SIGNATURE, signatureHeaders } from '../../lib/webhook-signature.ts'
import type { DeliveryFilter, HookAttemptRow, ListedDelivery } from '../../store/hooks/hook-deliveries.ts'
import * as rows from '../../store/hooks/hook-deliveries.ts'
import type { HookDeliveryRow } from '../../store/hooks/hooks.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { Store } from '../../store/store.ts'
import { readSearch } from '../../store/text-search.ts'
import { conflict, notFound } from '../errors.ts'

export type { HookAttemptRow, HookDeliveryRow, ListedDelivery }

/** The header `webhook-id` of a delivery: the same on every attempt. */
export const hookId = (delivery: number): string => `hook_${delivery}`

/** The headers of an attempt as they were sent; undefined when nothing was sent, or it is too old to know. */
export const sentHeaders = (
  delivery: HookDeliveryRow,
  { signed, signature }: HookAttemptRow,
): Record<string, string> | undefined =>
  signed === null
    ? undefined
    : {
        'content-type': delivery.media_type,
        ...signatureHeaders(hookId(delivery.id), Number(signed), delivery.body, delivery.secret),
        ...(signature !== null && { [SIGNATURE]: signature }),
      }

export interface HookDeliveries {
  list(account: number, filter: DeliveryFilter, page: PageRequest): Promise<Page<ListedDelivery>>
  /** A delivery with its attempts, oldest first; throws `not_found`. */
  get(account: number, id: number): Promise<{ delivery: HookDeliveryRow; attempts: HookAttemptRow[] }>
  /**
   * Sends a delivery again, in any state: the same body under the same id. Throws `conflict` while it is
   * under way.
   */
  replay(account: number, id: number): Promise<HookDeliveryRow>
  /** Sends again all deliveries that fit the filter and are not under way; resolves with how many. */
  replayAll(account: number, filter: DeliveryFilter): Promise<number>
}

export function createHookDeliveries({ store, clock }: { store: Store; clock: Clock }): HookDeliveries {
  const at = (account: number) => ({ now: clock.now(account), wall: clock.wall() })

  async function get(account: number, id: number): Promise<HookDeliveryRow> {
    const row = await rows.findDelivery(store.db, account, id)
    if (!row) throw notFound('hook delivery', id)
    return row
  }

  return {
    list: (account, filter, page) =>
      readSearch(
        store,
        { table: 'hook_delivery', account, isSearch: filter.text !== undefined || filter.event !== undefined },
        (db) => rows.listDeliveries(db, account, filter, page),
      ),

    async get(account, id): Promise<{ delivery: HookDeliveryRow; attempts: HookAttemptRow[] }> {
      return { delivery: await get(account, id), attempts: await rows.listAttempts(store.db, account, id) }
    },

    async replay(account, id): Promise<HookDeliveryRow> {
      await get(account, id)
      if ((await store.writeAlongside((tx) => rows.replayDeliveries(tx, account, { id }, at(account)))) === 0) {
        throw conflict('delivery_under_way', 'The delivery is in progress. Try again in a few seconds.')
      }
      return get(account, id)
    },

    replayAll: (account, filter) =>
      store.writeAlongside((tx) => rows.replayDeliveries(tx, account, filter, at(account))),
  }
}
