// Accounts and their keys. A key is shown once; the store keeps only its hash.

import type { Clock } from '../../lib/clock.ts'
import { randomToken, sha256 } from '../../lib/ids.ts'
import type { AccountKind } from '../../store/accounts/accounts.ts'
import * as rows from '../../store/accounts/accounts.ts'
import type { Db, Store } from '../../store/store.ts'
import { DomainError } from '../errors.ts'
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
}

/** How long a known key is believed without asking the store, milliseconds. */
const KEY_MEMORY = 5_000
const MAX_KEYS = 10_000
/** How exactly the last use of a key is kept, milliseconds. */
const LAST_USED = 60_000

export type Accounts = ReturnType<typeof createAccounts>

interface NewAccount {
  name: string
  kind: AccountKind
  parentId: number | null
  key: string
  created: number
}

async function insertAccountWithKey(tx: Db, { name, kind, parentId, key, created }: NewAccount): Promise<number> {
  const accountId = await rows.insertAccount(tx, { parent_id: parentId, kind, name, created })
  await rows.insertKey(tx, { hash: sha256(key), account_id: accountId, created })
  return accountId
}

export function createAccounts({ store, clock }: { store: Store; clock: Clock }) {
  const known = new Map<string, { caller: Caller; until: number }>()

  /** Grows when a key was revoked: what was read before is not believed then. */
  let revocations = 0

  function forgetKeys(): void {
    revocations++
    known.clear()
  }
  store.onSignal(KEYS_SIGNAL, forgetKeys)

  async function look(hash: string): Promise<(Caller & { lastUsed: number | null }) | null> {
    const row = await rows.findKey(store.db, hash)
    if (!row) return null
    const rights = row.rights === null ? null : parseRights(row.rights)
    return {
      accountId: row.account_id,
      kind: row.kind as AccountKind,
      keyId: keyIdOf(hash),
      rights,
      lastUsed: row.last_used,
    }
  }

  /** Notes the use of a key. No request waits for it; a database that is away misses it. */
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
      const memory = known.get(hash)
      if (memory && memory.until > clock.wall()) return memory.caller
      const before = revocations
      const found = await look(hash)
      if (!found) throw new DomainError('unauthorized', 'The API key is unknown or was revoked.')
      const { lastUsed, ...caller } = found
      noteUse(hash, lastUsed)
      if (known.size >= MAX_KEYS) known.clear()
      if (before === revocations) known.set(hash, { caller, until: clock.wall() + KEY_MEMORY })
      return caller
    },

    /** Believes no key any longer without asking the store. */
    forgetKeys,

    /**
     * Creates an account with one key. `key` fixes the key; without it, a random one of 192 bits is made.
     * The key cannot be read again.
     */
    async create(name: string, kind: AccountKind, options: { parentId?: number; key?: string } = {}) {
      const key = options.key ?? `${kind}_${randomToken(24)}`
      const account = { name, kind, parentId: options.parentId ?? null, key, created: clock.now() }
      return { accountId: await store.write((tx) => insertAccountWithKey(tx, account)), name, key }
    },

    /** Enables registered messages for an account; false when there is none with this number. */
    enableRegistered: (id: number): Promise<boolean> => store.write((tx) => rows.enableRegistered(tx, id)),

    /** Makes the first sandbox account with this key, or a random one; null when there is one already. */
    createFirstSandbox(wanted: string | null): Promise<string | null> {
      const key = wanted ?? `sandbox_${randomToken(24)}`
      const account = { name: 'Sandbox', kind: 'sandbox' as const, parentId: null, key, created: clock.now() }
      return store.write(async (tx) => {
        if (await rows.findFirstAccount(tx, 'sandbox')) return null
        await insertAccountWithKey(tx, account)
        return key
      })
    },

    /** Whether the key is one of the first sandbox account. */
    async isFirstSandboxKey(key: string): Promise<boolean> {
      const [caller, first] = await Promise.all([look(sha256(key)), rows.findFirstAccount(store.db, 'sandbox')])
      return caller !== null && caller.accountId === first?.id
    },

    /** Whether there is an account with this number. */
    exists: async (accountId: number): Promise<boolean> => (await rows.findAccount(store.db, accountId)) !== undefined,

    /** The sandbox account that the first start made, or null. */
    firstSandbox: () => rows.findFirstAccount(store.db, 'sandbox').then((row) => row ?? null),

    /** The account of a caller. */
    async get(accountId: number): Promise<{ id: number; kind: AccountKind; name: string; created: number }> {
      const row = await rows.findAccount(store.db, accountId)
      if (!row) throw new DomainError('not_found', `There is no account ${accountId}.`)
      return { id: row.id, kind: row.kind as AccountKind, name: row.name, created: row.created }
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
