// The store that the rest of the domain works with. The first transaction of a request under an idempotency key
// claims the key.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '../../../lib/clock.ts'
import * as rows from '../../../store/accounts/idempotency.ts'
import type { Db, Store } from '../../../store/store.ts'
import { refuseInProgress } from './outcome.ts'

/** Milliseconds that a key is kept (I-001), by the clock of its account. */
const KEPT_MS = 86_400_000
/** Milliseconds of real time after which a request without a stored outcome is given up: its process died. */
const LEASE_MS = 60_000

/** A request in progress in this process. */
export interface Scope {
  row: rows.KeyName & { token: string; fingerprint: string }
  key: string
  /** Whether a transaction of it was committed. */
  claimed: boolean
}

export interface ClaimingStore {
  store: Store
  /** Does the work of a request; the first transaction in it claims the key of the request. */
  within<T>(scope: Scope, work: () => Promise<T>): Promise<T>
}

/** The time, in milliseconds, before which keys of an account do not count any more. */
export const keptSince = (clock: Clock, account: number): number => clock.now(account) - KEPT_MS
/** As `keptSince`, for all accounts: no account's clock is behind real time. */
export const keptByAll = (clock: Clock): number => clock.wall() - KEPT_MS

/** Claims the key of a request; false when another process has it. */
export function claimKey(tx: Db, { row }: Scope, clock: Clock): Promise<boolean> {
  const created = clock.now(row.account_id)
  const lease_until = clock.wall() + LEASE_MS
  return rows.claimKey(tx, { ...row, outcome: null, lease_until, created }, keptSince(clock, row.account_id))
}

export function createClaimingStore({ store, clock }: { store: Store; clock: Clock }): ClaimingStore {
  const scopes = new AsyncLocalStorage<Scope>()

  /**
   * Runs a transaction of a request. It claims the key first; when another process has the key, it throws and
   * writes nothing.
   */
  async function writeUnder<T>(scope: Scope, write: Store['write'], work: (tx: Db) => Promise<T>): Promise<T> {
    const value = await write(async (tx) => {
      if (!(await claimKey(tx, scope, clock))) throw refuseInProgress()
      return work(tx)
    })
    scope.claimed = true
    return value
  }

  /** Wraps a write function so that the first transaction of a request claims its key. */
  const claiming =
    (write: Store['write']): Store['write'] =>
    (work) => {
      const scope = scopes.getStore()
      return !scope || scope.claimed ? write(work) : writeUnder(scope, write, work)
    }

  return {
    store: {
      ...store,
      mayShare: () => scopes.getStore() === undefined,
      write: claiming(store.write),
      writeAlongside: claiming(store.writeAlongside),
      copy: claiming(store.copy),
    },
    within: (scope, work) => scopes.run(scope, work),
  }
}
