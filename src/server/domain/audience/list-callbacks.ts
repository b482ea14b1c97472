// The callback of a list: one address that hears of its contacts in the form of the SOAP API.
import type { Clock } from '../../lib/clock.ts'
import { toJson } from '../../lib/json-text.ts'
import { deleteWaitingDeliveries } from '../../store/hooks/hooks.ts'
import type { ListCallbackRow } from '../../store/hooks/list-callbacks.ts'
import * as rows from '../../store/hooks/list-callbacks.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { Db, Store } from '../../store/store.ts'
import { notFound } from '../errors.ts'
import { CALLBACK } from '../events/callback-deliveries.ts'
import type { CallbackFlag } from '../events/callback-flags.ts'
import { assertHookAddress } from '../hooks/address.ts'
import { requireList } from './lists.ts'

export type { ListCallbackRow }

export interface ListCallback {
  /** Empty: the list has no callback. */
  url: string
  /** What it hears of; nothing: the list has no callback. */
  flags: readonly CallbackFlag[]
}

export type ListCallbacks = ReturnType<typeof createListCallbacks>

export function createListCallbacks({ store, clock }: { store: Store; clock: Clock }) {
  /** Removes the callback of a list, with what waits for it. */
  async function remove(tx: Db, account: number, list: number, callback: number): Promise<void> {
    await rows.deleteListCallback(tx, account, list)
    await deleteWaitingDeliveries(tx, account, callback, [CALLBACK])
  }

  return {
    /** The callbacks of the account. */
    list: (account: number, page: PageRequest): Promise<Page<ListCallbackRow>> =>
      rows.listListCallbacks(store.db, account, page),

    /** The callback of a list; throws `not_found`. */
    async get(account: number, list: number): Promise<ListCallbackRow> {
      const row = await rows.findListCallback(store.db, account, list)
      if (!row) throw notFound('callback of list', list)
      return row
    },

    /**
     * Sets the callback of a list in place of the one before. What waits for the same address still goes there. Throws
     * `not_found`, or `invalid` for the address.
     */
    set(account: number, list: number, { url, flags }: ListCallback): Promise<void> {
      if (url !== '') assertHookAddress('url', url)
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
