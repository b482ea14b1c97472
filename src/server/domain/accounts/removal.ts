// Permanently deletes an account. First it is closed: its keys and users are deleted, its work stops, and a new epoch
// begins, so that work in progress writes nothing. Then its records are deleted in batches, which may be interrupted
// and resumed, and in the end the account itself. A request that began before may still write, so a check an hour later
// deletes late rows.
import type { Clock } from '../../lib/clock.ts'
import { findAccount, liveAccountsNamed } from '../../store/accounts/accounts.ts'
import { holdAccount, updateAccount } from '../../store/accounts/profiles.ts'
import {
  countInHand,
  countRegistered,
  deleteAccess,
  deleteAccount,
  firstPlace,
  noteRemoved,
  type RemovalPlace,
  removedBefore,
  removeLate,
  removeSome,
} from '../../store/accounts/removal.ts'
import { raiseEpoch } from '../../store/epoch.ts'
import type { Store } from '../../store/store.ts'
import { DomainError } from '../errors.ts'
import { KEYS_SIGNAL } from './keys.ts'

/** Milliseconds after which `removePart` answers. */
const PART_MS = 1_000

/** How far a deletion has come. */
export interface Removed {
  /** Records that this part deleted. */
  records: number
  /** Where to continue; null: nothing is left, not even the account. */
  next: RemovalPlace | null
}

export interface AccountRemoval {
  /** The numbers of live accounts with this name. */
  named(name: string): Promise<number[]>
  /** How many pieces of work for the account workers hold, which may still send. */
  inHand(account: number): Promise<number>
  /** How many registered messages it has: their evidence cannot be created again. */
  registered(account: number): Promise<number>
  /** Permanently closes a live account. Throws `not_found` without an account of this number and name. */
  close(account: number, name: string): Promise<void>
  /** Deletes records of a closed account for a second, from a place on, and in the end the account. */
  removePart(account: number, from?: RemovalPlace): Promise<Removed>
  /** Overwrites what is left of deleted records in the files of the database, for a second; the next place, null at the end. */
  scrub(after: number): Promise<number | null>
}

/** `forget` is called when remembered keys may no longer be trusted. */
export function createAccountRemoval({
  store,
  clock,
  forget,
}: {
  store: Store
  clock: Clock
  forget: () => void
}): AccountRemoval {
  return {
    named: (name) => liveAccountsNamed(store.db, name),

    inHand: (account) => countInHand(store.db, account, clock.wall()),

    registered: (account) => countRegistered(store.db, account),

    async close(account, name): Promise<void> {
      await store.write(async (tx) => {
        const row = await holdAccount(tx, account)
        if (row?.kind !== 'live' || row.name !== name)
          throw new DomainError('not_found', `There is no live account ${account} with this name.`)
        if (row.deleted !== null) return
        await raiseEpoch(tx, account)
        const now = clock.wall()
        await updateAccount(tx, account, { suspended: now, deleted: now })
        await deleteAccess(tx, account)
      })
      forget()
      store.signal(KEYS_SIGNAL)
    },

    async removePart(account, from = firstPlace): Promise<Removed> {
      if (((await findAccount(store.db, account))?.deleted ?? null) === null)
        throw new DomainError('not_found', `Account ${account} is not being deleted.`)
      const end = clock.wall() + PART_MS
      let records = 0
      for (let place = from; ; ) {
        const { removed, next } = await store.writeAlongside((tx) => removeSome(tx, account, place))
        records += removed
        if (next === null) break
        place = next
        if (clock.wall() >= end) return { records, next }
      }
      await store.write(async (tx) => {
        await deleteAccount(tx, account)
        await noteRemoved(tx, account, clock.wall())
      })
      return { records, next: null }
    },

    async scrub(after): Promise<number | null> {
      const end = clock.wall() + PART_MS
      let place: number | null = after
      while (place !== null && clock.wall() < end) {
        const step = await store.scrub(place)
        // A reader still uses an old state: continue later.
        if (!step) return place
        place = step.next
      }
      return place
    },
  }
}

/**
 * Makes the step that deletes what requests wrote for an account that was gone by then. `after` are the milliseconds in
 * which they have long ended. The step is true while there may be more.
 */
export function createLateRemoval(store: Store, after: number) {
  let at: { account: number; place: RemovalPlace } | null = null

  return async function step(wall: number): Promise<boolean> {
    if (!at) {
      const account = await removedBefore(store.db, wall - after)
      if (account === undefined) return false
      at = { account, place: firstPlace }
    }
    const { account, place } = at
    const next = await store.writeAlongside((tx) => removeLate(tx, account, place))
    at = next && { account, place: next }
    return true
  }
}
