// Who acts: the account and the rights behind a key.
import type { Clock } from '../../lib/clock.ts'
import { sha256 } from '../../lib/ids.ts'
import type { AccountKind } from '../../store/accounts/accounts.ts'
import * as rows from '../../store/accounts/accounts.ts'
import type { Db, Store } from '../../store/store.ts'
import { DomainError } from '../errors.ts'
import { createAccessWatch } from './access-watch.ts'
import { createKeyMemory } from './key-memory.ts'
import { KEYS_SIGNAL, keyIdOf } from './keys.ts'
import { countryIn } from './profile.ts'
import { parseRights, type Rights } from './rights.ts'

/**
 * The account behind a key, on whose behalf a request runs. Messages of a sandbox account never reach a real
 * carrier.
 */
export interface Caller {
  accountId: number
  kind: AccountKind
  /** Tells keys apart in counters and logs; it is not the key. */
  keyId: string
  /** What the key may do. */
  rights: Rights
  /** The user of the caller; null for a key without a user. */
  userId: number | null
  /** Whether the account may use the Transactional API. */
  transactional: boolean
  /** Two letters: where phone numbers without a country code belong to. */
  country?: string | undefined
}

/** Milliseconds within which the last use of a key is not written again. */
const LAST_USED_MS = 60_000

/** A caller as the store knows them. */
type FoundCaller = Caller & { lastUsed: number | null; suspended: boolean }

/** The caller behind the hash of a key, and when the key was last used; null when no account has the key. */
async function findCaller(db: Db, hash: string): Promise<FoundCaller | null> {
  const row = await rows.findKey(db, hash)
  if (!row) return null
  const rights = row.rights === null ? null : parseRights(row.rights)
  return {
    accountId: row.account_id,
    kind: row.kind,
    keyId: keyIdOf(hash),
    rights,
    userId: row.user_id,
    transactional: row.transactional === 'on',
    country: countryIn(row.profile),
    lastUsed: row.last_used,
    suspended: row.suspended !== null,
  }
}

export interface Callers {
  /** The caller behind a key that was looked up a moment ago; undefined when the store has to be asked. */
  cachedCaller(key: string | undefined): Caller | undefined
  /** The caller behind a key; throws `unauthorized`, and `forbidden` when the account is suspended. */
  authenticate(key: string | undefined): Promise<Caller>
  /** As `authenticate`, but always from the store, not from memory. */
  authenticateAgain(key: string): Promise<Caller>
  /** Whether callers of accounts of this kind may come in. */
  admits(kind: AccountKind): boolean
  /**
   * Forgets all remembered keys, so that the store is asked about each of them again, and has whatever is under way for a
   * caller checked (`watchAccess`).
   */
  forgetKeys(): void
  /** Grows whenever access may have changed. */
  revocations(): number
  /**
   * Calls `check` when access may have been revoked: after each change that this process notices, and every half
   * second if other processes change the database. Returns the function that ends it.
   */
  watchAccess(check: () => void): () => void
}

/** Without a sandbox, its accounts stay in the store, but are not accessible. */
export function createCallers({ store, clock, sandbox }: { store: Store; clock: Clock; sandbox: boolean }): Callers {
  const admits = (kind: AccountKind): boolean => sandbox || kind === 'live'
  const memory = createKeyMemory<Caller>(store)
  const watch = createAccessWatch(store)

  function forgetCallers(): void {
    memory.forget()
    watch.recheckAccess()
  }
  store.onSignal(KEYS_SIGNAL, forgetCallers)

  /** Records that a key was used. No request waits for this write, and it is lost while the database is down. */
  function noteUse(hash: string, lastUsed: number | null): void {
    const now = clock.wall()
    if (lastUsed !== null && now - lastUsed < LAST_USED_MS) return
    store.writeAlongside((tx) => rows.updateKey(tx, hash, { last_used: now })).catch(() => undefined)
  }

  async function lookUp(key: string): Promise<Caller> {
    const hash = sha256(key)
    const before = memory.revocations()
    const found = await findCaller(store.db, hash)
    if (!found) throw new DomainError('unauthorized', 'The API key is unknown or was revoked.')
    if (!admits(found.kind))
      throw new DomainError(
        'unauthorized',
        'The API key belongs to a sandbox account, but this platform has no sandbox.',
      )
    if (found.suspended)
      throw new DomainError('forbidden', 'The account is suspended. Ask the operator of the platform for the reason.')
    const { lastUsed, suspended: _suspended, ...caller } = found
    noteUse(hash, lastUsed)
    memory.remember(hash, caller, before)
    return caller
  }

  return {
    cachedCaller: (key) => (key ? memory.find(sha256(key)) : undefined),

    async authenticate(key): Promise<Caller> {
      if (!key) throw new DomainError('unauthorized', 'Send the API key of the account in the header Apikey.')
      return memory.find(sha256(key)) ?? lookUp(key)
    },

    authenticateAgain: lookUp,

    admits,

    forgetKeys: forgetCallers,

    revocations: memory.revocations,

    watchAccess: watch.add,
  }
}
