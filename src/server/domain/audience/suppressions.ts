// The suppression list of an account: addresses, and parts of addresses, that nothing is sent to.
import { setImmediate } from 'node:timers/promises'
import { comparedEmail, toPhone } from '../../lib/addresses.ts'
import type { Clock } from '../../lib/clock.ts'
import { erasedAmong } from '../../store/audience/erased-addresses.ts'
import * as rows from '../../store/audience/suppressions.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { SuppressionMethod, SuppressionType } from '../../store/schema.ts'
import type { Store } from '../../store/store.ts'
import { countryOf, numberOf } from '../accounts/country.ts'
import { conflict, notFound } from '../errors.ts'

export type { SuppressionType }

/** An address, or a part of addresses, that nothing is sent to. */
export interface Suppression {
  id: number
  type: SuppressionType
  value: string
  /** How it came on the list. */
  method: SuppressionMethod
  /** The campaign by which it came, or null. */
  campaignHash: string | null
  /** Milliseconds. */
  created: number
}

const toSuppression = ({ id, type, value, method, campaign_hash, created }: rows.SuppressionRow): Suppression => ({
  id,
  type,
  value,
  method,
  campaignHash: campaign_hash,
  created,
})

/** Values that one transaction adds: others wait for it. */
const AT_ONCE = 1000

export interface Suppressions {
  /** Entries that match all filters. A number is found in any form. */
  list(account: number, filter: rows.SuppressionFilter, page: PageRequest): Promise<Page<Suppression>>
  /**
   * Adds values by the method manual, some at a time; those that are there stay as they are (M-170). Once it resolves,
   * nothing more is sent to any of them.
   */
  add(account: number, type: SuppressionType, values: readonly string[]): Promise<void>
  /** Takes a manual entry off the list; throws `not_found`, or `conflict` for one that came another way. */
  delete(account: number, id: number): Promise<void>
}

export function createSuppressions({ store, clock }: { store: Store; clock: Clock }): Suppressions {
  return {
    async list(account, filter, page) {
      const { value } = filter
      const isNumber = value !== undefined && !value.includes('@') && /\p{Nd}/u.test(value)
      const number = isNumber ? await numberOf(store.db, account, value) : undefined
      const { total, items } = await rows.listSuppressions(store.db, account, { ...filter, number }, page)
      return { total, items: items.map(toSuppression) }
    },

    async add(account, type, values): Promise<void> {
      const country = await countryOf(store.db, account)
      const entry = { account_id: account, type, method: 'manual' as const, campaign_hash: null }
      for (let from = 0; from < values.length; from += AT_ONCE) {
        // Other requests go first.
        if (from > 0) await setImmediate()
        const given = [...new Set(values.slice(from, from + AT_ONCE).map((value) => keptForm(type, value, country)))]
        const created = clock.now(account)
        await store.writeAlongside(async (tx) => {
          const forgotten = await erasedAmong(tx, account, given)
          const added = given.filter((value) => !forgotten.has(value))
          await rows.addSuppressions(
            tx,
            added.map((value) => ({ ...entry, value, created })),
          )
        })
      }
    },

    delete(account, id): Promise<void> {
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
const keptForm = (type: SuppressionType, value: string, country: string | undefined): string =>
  (type === 'cellphone' || type === 'phone' ? toPhone(value, country) : null) ?? comparedEmail(value)

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
