// The callback of a list: one URL that receives the events of its contacts in the form of the SOAP API.
import type { Clock } from '../../lib/clock.ts'
import { fromJson, toJson } from '../../lib/json-text.ts'
import type { ListCallbackRow } from '../../store/hooks/list-callbacks.ts'
import * as rows from '../../store/hooks/list-callbacks.ts'
import { deleteWaitingDeliveries } from '../../store/hooks/webhooks.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { Db, Store } from '../../store/store.ts'
import { notFound } from '../errors.ts'
import { CALLBACK } from '../events/callback-deliveries.ts'
import type { CallbackFlag } from '../events/callback-flags.ts'
import { hookAddress } from '../hooks/address.ts'
import { requireList } from './lists.ts'

interface ListCallback {
  /** Empty: the list has no callback. */
  url: string
  /** The events that it receives; empty: the list has no callback. */
  flags: readonly CallbackFlag[]
}

/** A callback as it is stored. */
export interface StoredListCallback extends ListCallback {
  id: number
  listId: number
  /** Milliseconds. */
  created: number
}

const toCallback = ({ id, list_id, url, flags, created }: ListCallbackRow): StoredListCallback => ({
  id,
  listId: list_id,
  url,
  flags: fromJson<CallbackFlag[]>(flags),
  created,
})

export interface ListCallbacks {
  /** The callbacks of the account. */
  list(account: number, page: PageRequest): Promise<Page<StoredListCallback>>
  /** The callback of a list; throws `not_found`. */
  get(account: number, list: number): Promise<StoredListCallback>
  /**
   * Sets the callback of a list in place of the one before. What waits for the same address still goes there. Throws
   * `not_found`, or `invalid` for the address.
   */
  set(account: number, list: number, callback: ListCallback): Promise<void>
}

export function createListCallbacks({ store, clock }: { store: Store; clock: Clock }): ListCallbacks {
  /** Removes the callback of a list, with what waits for it. */
  async function remove(tx: Db, account: number, list: number, callback: number): Promise<void> {
    await rows.deleteListCallback(tx, account, list)
    await deleteWaitingDeliveries(tx, account, callback, [CALLBACK])
  }

  return {
    async list(account, page) {
      const { total, items } = await rows.listListCallbacks(store.db, account, page)
      return { total, items: items.map(toCallback) }
    },

    async get(account, list) {
      const row = await rows.findListCallback(store.db, account, list)
      if (!row) throw notFound('callback of list', list)
      return toCallback(row)
    },

    set(account, list, { url: given, flags }): Promise<void> {
      const url = given === '' ? '' : hookAddress('url', given)
      const isOff = url === '' || flags.length === 0
      return store.write(async (tx) => {
        await requireList(tx, account, list)
        const before = await rows.findListCallback(tx, account, list)
        if (before && (isOff || before.url !== url)) await remove(tx, account, list, before.id)
        if (isOff) return
        const created = clock.now(account)
        await rows.putListCallback(tx, { account_id: account, list_id: list, url, flags: toJson(flags), created })
      })
    },
  }
}
