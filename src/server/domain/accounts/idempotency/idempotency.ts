// Under an idempotency key a request takes effect at most once (I-001). The first transaction of the request also
// writes the row of the key. So the row exists exactly if the request took effect, even after a kill between any two
// statements. The outcome is stored afterwards, but before the client gets it: a repeated request gets the same
// response.
import type { Clock } from '../../../lib/clock.ts'
import { randomToken, sha256 } from '../../../lib/ids.ts'
import * as rows from '../../../store/accounts/idempotency.ts'
import type { Store } from '../../../store/store.ts'
import { deferToCommit } from '../../../store/transaction-end.ts'
import { DomainError } from '../../errors.ts'
import { claimKey, createClaimingStore, keptByAll, keptSince, type Scope } from './claiming-store.ts'
import { type Outcome, outcomeOfRow, refuseInProgress, refuseOther, sealOutcome } from './outcome.ts'

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

/** Rows that one step of the work loop removes. */
const FORGET = 500

interface Deps {
  store: Store
  clock: Clock
  /** Called when an outcome could not be stored. */
  onError(error: unknown): void
}

export interface Idempotency {
  /** The store for the rest of the domain: the first transaction of a request under a key claims the key. */
  store: Store
  /**
   * Does the work of a request, or returns the outcome of an earlier request with the same key. Throws what the work
   * throws, `invalid` if the key belongs to another request, and `conflict` while the first request is in progress or
   * if its outcome is unknown.
   */
  run(request: KeyedRequest, work: () => Promise<unknown>): Promise<Answered>
  /** Removes keys that are older than a day; false when there are none. */
  forgetOld(): Promise<boolean>
}

export function createIdempotency({ store, clock, onError }: Deps): Idempotency {
  const claiming = createClaimingStore({ store, clock })
  const atWork = new Map<string, Scope>()

  /** Stores how a request ended. The caller gets the answer even when storing it fails. */
  async function storeOutcome(scope: Scope, outcome: Outcome | null): Promise<void> {
    const sealed = outcome && sealOutcome(outcome, scope.key)
    const kept = store.write(async (tx) => {
      // A request that changed nothing has no row yet.
      if (scope.claimed || (await claimKey(tx, scope, clock)))
        void deferToCommit(tx, rows.settleKey(tx, scope.row, sealed))
    })
    await kept.catch(onError)
  }

  /** Carries out the request. A refusal without effect leaves the key free (I-002). */
  async function carryOut(scope: Scope, work: () => Promise<unknown>): Promise<Answered> {
    try {
      const outcome = { result: await claiming.within(scope, work) }
      await storeOutcome(scope, outcome)
      return { outcome, replayed: false }
    } catch (error) {
      if (scope.claimed) await storeOutcome(scope, isFinal(error) ? { refusal: error } : null)
      throw error
    }
  }

  return {
    store: claiming.store,

    async run({ account, operation, key, fingerprint }, work): Promise<Answered> {
      const name = { account_id: account, operation, key_hash: sha256(key) }
      const id = `${account} ${operation} ${name.key_hash}`
      const running = atWork.get(id)
      if (running) throw running.row.fingerprint === fingerprint ? refuseInProgress() : refuseOther()
      const scope: Scope = { row: { ...name, token: randomToken(12), fingerprint }, key, claimed: false }
      atWork.set(id, scope)
      try {
        const before = await rows.findKey(store.db, name, keptSince(clock, account))
        if (!before) return await carryOut(scope, work)
        return { outcome: outcomeOfRow(before, { key, fingerprint, wall: clock.wall() }), replayed: true }
      } finally {
        atWork.delete(id)
      }
    },

    async forgetOld(): Promise<boolean> {
      if (!(await rows.hasOldKeys(store.db, keptByAll(clock)))) return false
      await store.write((tx) => rows.deleteOldKeys(tx, keptByAll(clock), FORGET))
      return true
    },
  }
}

/** Whether a refusal is about the request itself and would be the same again. */
function isFinal(error: unknown): error is DomainError {
  const passing = ['timeout', 'unavailable', 'rate_limited', 'unauthorized', 'not_implemented']
  return error instanceof DomainError && !passing.includes(error.code)
}
