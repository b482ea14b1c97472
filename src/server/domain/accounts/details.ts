// The account as it sees itself: its profile, what it has sent and has left to spend, and whether it may use the
// Transactional API.
import { fromJson, toJson } from '../../lib/json-text.ts'
import { NO_PRICE, parsePrice, priceText } from '../../lib/price.ts'
import { findAccount } from '../../store/accounts/accounts.ts'
import * as rows from '../../store/accounts/profiles.ts'
import type { TransactionalState } from '../../store/schema.ts'
import type { Db, Store } from '../../store/store.ts'
import { conflict, DomainError } from '../errors.ts'
import { balanceAfter, type Prices } from './balance.ts'
import { KEYS_SIGNAL } from './keys.ts'
import { type AccountProfile, checkProfile, type ProfileChange, profileOf } from './profile.ts'

export type { ProfileChange }

export interface AccountDetails {
  id: number
  profile: AccountProfile
  /** Decimal text: what was paid in without what was sent. */
  balance: string
  /** Messages that carriers have taken, by channel; nothing for a channel without any. */
  sent: Readonly<Record<string, number>>
  /** Milliseconds. */
  created: number
}

export interface DetailChange {
  profile?: ProfileChange
  transactional?: TransactionalState | undefined
}

const noAccount = (id: number) => new DomainError('not_found', `There is no account ${id}.`)

/** Holds the account, so that its lists are made one after the other where it may have so many only; 0 for any number. */
export async function holdListLimit(tx: Db, id: number): Promise<number> {
  const account = await findAccount(tx, id)
  const limit = account ? profileOf(account).listLimit : 0
  if (limit > 0) await rows.holdAccount(tx, id)
  return limit
}

/** Throws `forbidden` for a caller whose account may not use the Transactional API. */
export function assertTransactional({ transactional }: { transactional: boolean }): void {
  if (!transactional)
    throw new DomainError(
      'forbidden',
      'The account may not use the Transactional API. Turn it on: POST /my-account/actions/enable-transactional.',
    )
}

export interface AccountProfiles {
  /** Everything that the account knows of itself. */
  get(id: number): Promise<AccountDetails>
  /** Changes what is given. Throws `not_found`, and `invalid` at the place of a member that does not fit. */
  change(id: number, change: DetailChange): Promise<void>
  /**
   * Blocks all keys and users of the account, and pauses its queued work; null ends that. Throws `not_found`, also
   * while the account is being deleted.
   */
  suspend(id: number, since: number | null): Promise<void>
  /** Lets the keys and users of the account use the Transactional API; throws `conflict`. */
  enableTransactional(id: number): Promise<void>
}

/** `forget` is called when remembered keys may no longer be trusted. */
export function createAccountDetails({
  store,
  prices,
  forget,
}: {
  store: Store
  prices: Prices
  forget: () => void
}): AccountProfiles {
  async function write(work: (tx: Db) => Promise<void>): Promise<void> {
    await store.write(work)
    forget()
    store.signal(KEYS_SIGNAL)
  }

  return {
    async get(id): Promise<AccountDetails> {
      const [row, usage] = await Promise.all([findAccount(store.db, id), rows.listUsage(store.db, id)])
      if (!row) throw noAccount(id)
      const profile = profileOf(row)
      const left = balanceAfter(parsePrice(profile.credit) ?? NO_PRICE, prices, usage)
      if (left === undefined) throw new Error(`The balance of account ${id} is beyond all prices.`)
      const sent = Object.fromEntries(usage.map(({ channel, sent }) => [channel, sent]))
      return { id, profile, balance: priceText(left, 2), sent, created: row.created }
    },

    async change(id, { profile = {}, transactional }): Promise<void> {
      const changed = checkProfile(profile)
      await write(async (tx) => {
        const row = await rows.holdAccount(tx, id)
        if (!row) throw noAccount(id)
        const merged = toJson({ ...fromJson<ProfileChange>(row.profile), ...changed })
        await rows.updateAccount(tx, id, { profile: merged, ...(transactional && { transactional }) })
      })
    },

    suspend: (id, since) =>
      write(async (tx) => {
        const row = await rows.holdAccount(tx, id)
        if (!row) throw noAccount(id)
        if (row.deleted !== null) throw new DomainError('not_found', `Account ${id} is being deleted.`)
        await rows.updateAccount(tx, id, { suspended: since === null ? null : (row.suspended ?? since) })
      }),

    enableTransactional: (id) =>
      write(async (tx) => {
        const row = await rows.holdAccount(tx, id)
        if (row?.transactional === 'on')
          throw conflict('client_already_enabled', 'Transactional messages are already enabled for the account.')
        if (row?.transactional === 'enabling')
          throw conflict('client_is_being_enabled', 'Transactional messages are being enabled for the account.')
        await rows.updateAccount(tx, id, { transactional: 'on' })
      }),
  }
}
