// Accounts and their keys. A key is shown once; the store keeps only its hash.

import type { Clock } from '../../lib/clock.ts'
import { randomToken, sha256 } from '../../lib/ids.ts'
import { toJson } from '../../lib/json-text.ts'
import type { AccountKind } from '../../store/accounts/accounts.ts'
import * as rows from '../../store/accounts/accounts.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { Db, Store } from '../../store/store.ts'
import { DomainError } from '../errors.ts'
import type { DetailChange } from './details.ts'
import { createFirstSandbox } from './first-sandbox.ts'
import { createKeyMemory } from './key-memory.ts'
import { KEYS_SIGNAL, keyIdOf } from './keys.ts'
import { insertAccountWithKey } from './new-account.ts'
import { checkProfile } from './profile.ts'
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

/** Who makes something: the account that it belongs to, and the user of it, if there is one. */
export type Author = Pick<Caller, 'accountId' | 'userId'>

/** What an account may begin with besides its name and kind. */
export interface NewAccountOptions extends DetailChange {
  parentId?: number
  key?: string
}

/** Milliseconds within which the last use of a key is not written again. */
const LAST_USED = 60_000

export type Accounts = ReturnType<typeof createAccounts>

/** What the platform itself knows of an account; times in milliseconds. */
export interface KnownAccount {
  id: number
  kind: AccountKind
  name: string
  created: number
  /** Null while it is not suspended. */
  suspended: number | null
  /** Null while it is not being deleted. */
  deleted: number | null
}

const toKnown = ({ id, kind, name, created, suspended, deleted }: rows.AccountRow): KnownAccount => {
  return { id, kind, name, created, suspended, deleted }
}

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
export function createAccounts({ store, clock, sandbox }: { store: Store; clock: Clock; sandbox: boolean }) {
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

    /**
     * Creates an account with one key. `key` fixes the key; without it, a random one of 192 bits is made.
     * The key cannot be read again.
     */
    async create(name: string, kind: AccountKind, options: NewAccountOptions = {}) {
      const key = options.key ?? `${kind}_${randomToken(24)}`
      const profile = toJson(checkProfile(options.profile ?? {}))
      const transactional = options.transactional ?? 'on'
      const parentId = options.parentId ?? null
      const account = { name, kind, parentId, key, created: clock.wall(), profile, transactional }
      return { accountId: await store.write((tx) => insertAccountWithKey(tx, account)), name, key }
    },

    /** Enables registered messages for an account; false when there is none with this number. */
    enableRegistered: (id: number): Promise<boolean> => store.write((tx) => rows.enableRegistered(tx, id)),

    ...createFirstSandbox({ store, clock }),

    /** Accounts of a kind, or of both, for the operator. */
    list: (kind: AccountKind | undefined, page: PageRequest): Promise<Page<rows.AccountRow>> =>
      rows.listAccounts(store.db, kind, page),

    /** Whether there is an account with this number, which is not being deleted. */
    exists: async (id: number): Promise<boolean> => (await rows.findAccount(store.db, id))?.deleted === null,

    /** The account of a caller. */
    async get(accountId: number): Promise<KnownAccount> {
      const row = await rows.findAccount(store.db, accountId)
      if (!row) throw new DomainError('not_found', `There is no account ${accountId}.`)
      return toKnown(row)
    },

    /** The account itself, or one that it created; throws `not_found` for any other. */
    async own(caller: Caller, accountId: number): Promise<number> {
      if (accountId === caller.accountId) return accountId
      const row = await rows.findAccount(store.db, accountId)
      if (row?.parent_id !== caller.accountId)
        throw new DomainError('not_found', `There is no account ${accountId} under yours.`)
      return accountId
    },
  }
}
