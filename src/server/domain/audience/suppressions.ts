// The suppression list of an account: addresses, and parts of addresses, that nothing is sent to.
import { setImmediate } from 'node:timers/promises'
import { comparedEmail, toPhone } from '../../lib/addresses.ts'
import type { Clock } from '../../lib/clock.ts'
import { forgottenAmong } from '../../store/audience/forgotten.ts'
import * as rows from '../../store/audience/suppressions.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { SuppressionType } from '../../store/schema.ts'
import type { Store } from '../../store/store.ts'
import { conflict, notFound } from '../errors.ts'

export type { SuppressionFilter, SuppressionRow } from '../../store/audience/suppressions.ts'
export type { SuppressionType }
export type Suppressions = ReturnType<typeof createSuppressions>

/** Values that one transaction adds: others wait for it. */
const AT_ONCE = 1000

export function createSuppressions({ store, clock }: { store: Store; clock: Clock }) {
  return {
    list: (account: number, filter: rows.SuppressionFilter, page: PageRequest): Promise<Page<rows.SuppressionRow>> =>
      rows.listSuppressions(store.db, account, filter, page),

    /**
     * Adds values by the method manual, some at a time; those that are there stay as they are (M-170). Once it resolves,
     * nothing more is sent to any of them.
     */
    async add(account: number, type: SuppressionType, values: readonly string[]): Promise<void> {
      const entry = { account_id: account, type, method: 'manual' as const, campaign_hash: null }
      for (let from = 0; from < values.length; from += AT_ONCE) {
        // Other requests go first.
        if (from > 0) await setImmediate()
        const given = [...new Set(values.slice(from, from + AT_ONCE).map((value) => keptForm(type, value)))]
        const created = clock.now(account)
        await store.writeAlongside(async (tx) => {
          const forgotten = await forgottenAmong(tx, account, given)
          const added = given.filter((value) => !forgotten.has(value))
          await rows.addSuppressions(
            tx,
            added.map((value) => ({ ...entry, value, created })),
          )
        })
      }
    },

    /** Takes a manual entry off the list; throws `not_found`, or `conflict` for one that came another way. */
    delete(account: number, id: number): Promise<void> {
      return store.write(async (tx) => {
        const row = await rows.findSuppression(tx, account, id)
        if (!row) throw notFound('entry', id)
        if (row.method !== 'manual') {
          throw conflict(
            'unremovable_entry',
            `The entry came by the method ${row.method}; only manual ones can be deleted.`,
          )
        }
        await rows.deleteSuppression(tx, account, row.type, row.value)
      })
    },
  }
}

/** A number in the form that contacts have it; everything else in lower case. */
const keptForm = (type: SuppressionType, value: string): string =>
  (type === 'cellphone' || type === 'phone' ? toPhone(value) : null) ?? comparedEmail(value)

/** The domain part of an address, in lower case. */
export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** An entry of the suppression list for one address. */
export function suppressionFor(
  account: number,
  type: SuppressionType,
  address: string,
  method: 'bounce' | 'other' | 'unsubscribe',
  hash: string | null,
  now: number,
): rows.NewSuppression {
  return { account_id: account, type, value: address.toLowerCase(), method, campaign_hash: hash, created: now }
}
