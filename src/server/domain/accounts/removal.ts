// Deletes an account for good. First it is closed: its keys and users go, nothing is done for it any more, and a new epoch
// begins, so that whatever is in hand writes nothing. Then its records go, some at a time, which may be broken off and begun
// again, and in the end the account itself. A request that began before may still write: an hour later somebody looks for it.
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
const PART = 1_000

/** How far a deletion has come. */
export interface Removed {
  /** Records that this part deleted. */
  records: number
  /** Where to go on; null: nothing is left, not even the account. */
  next: RemovalPlace | null
}

/** `forget` is called when remembered keys may no longer be trusted. */
export function createAccountRemoval({ store, clock, forget }: { store: Store; clock: Clock; forget: () => void }) {
  return {
    /** The numbers of live accounts with this name. */
    named: (name: string): Promise<number[]> => liveAccountsNamed(store.db, name),

    /** Pieces of work that workers have in hand for the account, which may still leave. */
    inHand: (account: number): Promise<number> => countInHand(store.db, account, clock.wall()),

    /** Registered messages, whose evidences nobody can make again. */
    registered: (account: number): Promise<number> => countRegistered(store.db, account),

    /** Closes a live account for good. Throws `not_found` when there is none with this number and name. */
    async close(account: number, name: string): Promise<void> {
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

    /** Deletes records of a closed account for a second, from a place on, and in the end the account. */
    async removePart(account: number, from: RemovalPlace = firstPlace): Promise<Removed> {
      if (((await findAccount(store.db, account))?.deleted ?? null) === null)
        throw new DomainError('not_found', `Account ${account} is not being deleted.`)
      const end = clock.wall() + PART
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

    /** Overwrites what is left of deleted records in the files of the database, for a second; the next place, null at the end. */
    async scrub(after: number): Promise<number | null> {
      const end = clock.wall() + PART
      let place: number | null = after
      while (place !== null && clock.wall() < end) {
        const step = await store.scrub(place)
        // Somebody reads an old state.
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
