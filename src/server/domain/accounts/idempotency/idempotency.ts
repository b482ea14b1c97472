// Under an idempotency key a request takes effect once at most (I-001). The row of the key is written in the
// first transaction of the request itself: who finds the row knows that the request took effect, who finds
// none knows that it did not, also after a kill between any two statements. How it ended is written after,
// before anybody hears of it: an answer that was heard once is heard again.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '../../../lib/clock.ts'
import { randomToken, sha256 } from '../../../lib/ids.ts'
import * as rows from '../../../store/accounts/idempotency.ts'
import type { Db, Store } from '../../../store/store.ts'
import { DomainError } from '../../errors.ts'
import type { Outcome } from './outcome.ts'
import { outcomeOfRow, refuseInProgress, refuseOther, sealOutcome } from './outcome.ts'

/** A request that came with a key. */
export interface KeyedRequest {
  account: number
  /** API and operationId: two APIs may have operations of one name. */
  operation: string
  key: string
  /** Hash of everything that identifies this request. */
  fingerprint: string
}

/** How a request ended, just now or when it first came. */
export interface Answered {
  outcome: Outcome
  replayed: boolean
}

export type Idempotency = ReturnType<typeof createIdempotency>

/** Milliseconds that a key is kept (I-001): of the machine, since a sandbox that moves its clock must not free them. */
const KEPT = 86_400_000
/** Milliseconds after which a request that does not show how it ended is given up: its process died. */
const LEASE = 60_000
/** Rows that one step of the work loop removes. */
const FORGET = 500

/** A request at work in this process. */
interface Scope {
  row: rows.KeyName & { token: string; fingerprint: string }
  key: string
  /** Whether a transaction of it was committed. */
  claimed: boolean
}

interface Parts {
  store: Store
  clock: Clock
  /** Called when an outcome could not be stored. */
  onError(error: unknown): void
}

export function createIdempotency({ store, clock, onError }: Parts) {
  const scopes = new AsyncLocalStorage<Scope>()
  const atWork = new Map<string, Scope>()
  const since = () => clock.wall() - KEPT

  function claim(tx: Db, { row }: Scope): Promise<boolean> {
    const created = clock.wall()
    return rows.claimKey(tx, { ...row, outcome: null, lease_until: created + LEASE, created }, since())
  }

  /** A transaction of a request: it takes the key first, and does nothing when another process has it. */
  async function writeUnder<T>(scope: Scope, write: Store['write'], work: (tx: Db) => Promise<T>): Promise<T> {
    const value = await write(async (tx) => {
      if (!(await claim(tx, scope))) throw refuseInProgress()
      return work(tx)
    })
    scope.claimed = true
    return value
  }

  /** The same way to write, but the first transaction of a request takes its key. */
  const claiming =
    (write: Store['write']): Store['write'] =>
    (work) => {
      const scope = scopes.getStore()
      return !scope || scope.claimed ? write(work) : writeUnder(scope, write, work)
    }

  /** Keeps how a request ended. What took effect is told also when that cannot be kept. */
  async function keep(scope: Scope, outcome: Outcome | null): Promise<void> {
    const sealed = outcome && sealOutcome(outcome, scope.key)
    const kept = store.write(async (tx) => {
      // What changed nothing has no row yet.
      if (scope.claimed || (await claim(tx, scope))) await rows.settleKey(tx, scope.row, sealed)
    })
    await kept.catch(onError)
  }

  /** Carries out the request. A refusal without effect leaves the key free (I-002). */
  async function carryOut(scope: Scope, work: () => Promise<unknown>): Promise<Answered> {
    try {
      const outcome = { result: await scopes.run(scope, work) }
      await keep(scope, outcome)
      return { outcome, replayed: false }
    } catch (error) {
      if (scope.claimed) await keep(scope, isFinal(error) ? { refusal: error } : null)
      throw error
    }
  }

  return {
    /** The store as the rest of the domain gets it: transactions of a request under a key take the key. */
    store: {
      ...store,
      write: claiming(store.write),
      writeAlongside: claiming(store.writeAlongside),
      copy: claiming(store.copy),
    } satisfies Store,

    /**
     * Does the work of a request, or returns how it ended when it came before. Throws what the work throws,
     * `invalid` when the key belongs to another request, and `conflict` while the first request is in progress or
     * when nobody knows how it ended.
     */
    async run({ account, operation, key, fingerprint }: KeyedRequest, work: () => Promise<unknown>): Promise<Answered> {
      const name = { account_id: account, operation, key_hash: sha256(key) }
      const id = `${account} ${operation} ${name.key_hash}`
      const running = atWork.get(id)
      if (running) throw running.row.fingerprint === fingerprint ? refuseInProgress() : refuseOther()
      const scope: Scope = { row: { ...name, token: randomToken(12), fingerprint }, key, claimed: false }
      atWork.set(id, scope)
      try {
        const before = await rows.findKey(store.db, name, since())
        if (!before) return await carryOut(scope, work)
        return { outcome: outcomeOfRow(before, { key, fingerprint, wall: clock.wall() }), replayed: true }
      } finally {
        atWork.delete(id)
      }
    },

    /** Removes keys that are older than a day; false when there are none. */
    async forgetOld(): Promise<boolean> {
      if (!(await rows.hasOldKeys(store.db, since()))) return false
      await store.write((tx) => rows.deleteOldKeys(tx, since(), FORGET))
      return true
    },
  }
}

/** Whether a refusal is about the request itself and would be the same again. */
function isFinal(error: unknown): error is DomainError {
  const passing = ['timeout', 'unavailable', 'rate_limited', 'unauthorized', 'not_implemented']
  return error instanceof DomainError && !passing.includes(error.code)
}
