// Who acts: the account and the rights behind a key.
import type { Clock } from '../../lib/clock.ts'
import { sha256 } from '../../lib/ids.ts'
import type { AccountKind } from '../../store/accounts/accounts.ts'
import * as rows from '../../store/accounts/accounts.ts'
import type { Db, Store } from '../../store/store.ts'
import { DomainError } from '../errors.ts'
import { createKeyMemory } from './key-memory.ts'
import { KEYS_SIGNAL, keyIdOf } from './keys.ts'
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
  /** The user of the account as whom the caller acts; null for a key that names none. */
  userId: number | null
  /** Whether the account may use the Transactional API. */
  transactional: boolean
}

/** Milliseconds within which the last use of a key is not written again. */
const LAST_USED = 60_000

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
    lastUsed: row.last_used,
    suspended: row.suspended !== null,
  }
}

/** Without a sandbox, its accounts stay in the store, but nobody can act for them. */
export function createCallers({ store, clock, sandbox }: { store: Store; clock: Clock; sandbox: boolean }) {
  const admits = (kind: AccountKind): boolean => sandbox || kind === 'live'
  const memory = createKeyMemory<Caller>(clock.wall)
  store.onSignal(KEYS_SIGNAL, memory.forget)

  /** Records that a key was used. No request waits for this write, and it is lost while the database is down. */
  function noteUse(hash: string, lastUsed: number | null): void {
    const now = clock.wall()
    if (lastUsed !== null && now - lastUsed < LAST_USED) return
    store.writeAlongside((tx) => rows.updateKey(tx, hash, { last_used: now })).catch(() => undefined)
  }

  return {
    /** The caller behind a key that was looked up a moment ago; undefined when the store has to be asked. */
    recall: (key: string | undefined): Caller | undefined => (key ? memory.recall(sha256(key)) : undefined),

    /** The caller behind a key; throws `unauthorized`. */
    async authenticate(key: string | undefined): Promise<Caller> {
      if (!key) throw new DomainError('unauthorized', 'Send the API key of the account in the header Apikey.')
      const hash = sha256(key)
      const known = memory.recall(hash)
      if (known) return known
      const before = memory.revocations()
      const found = await findCaller(store.db, hash)
      if (!found) throw new DomainError('unauthorized', 'The API key is unknown or was revoked.')
      if (!admits(found.kind))
        throw new DomainError('unauthorized', 'The API key is of a sandbox account, and there is no sandbox here.')
      if (found.suspended)
        throw new DomainError('forbidden', 'The account is suspended. The operator of the platform can say why.')
      const { lastUsed, suspended: _suspended, ...caller } = found
      noteUse(hash, lastUsed)
      memory.remember(hash, caller, before)
      return caller
    },

    /** Whether callers of accounts of this kind may come in. */
    admits,

    /** Forgets all remembered keys, so that the store is asked about each of them again. */
    forgetKeys: memory.forget,
  }
}
