// Accounts and their keys. A key is shown once; what is kept is its hash.
import { DomainError } from '../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { randomToken, sha256 } from '../../lib/ids.ts'
import * as rows from '../../store/accounts.ts'
import type { AccountKind } from '../../store/accounts.ts'
import type { Store } from '../../store/store.ts'

/** Who asks: the account of a key. Messages of a sandbox account never reach a real carrier. */
export interface Caller {
  accountId: number
  kind: AccountKind
  /** Tells keys apart in counters and logs; it is not the key. */
  keyId: string
}

/** How long a known key is believed without asking the store, milliseconds. */
const KEY_MEMORY = 5_000
const MAX_KEYS = 10_000

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts({ store, clock }: { store: Store; clock: Clock }) {
  const known = new Map<string, { caller: Caller; until: number }>()

  async function look(hash: string): Promise<Caller | null> {
    const row = await rows.findKey(store.db, hash)
    return row ? { accountId: row.account_id, kind: row.kind as AccountKind, keyId: hash.slice(0, 12) } : null
  }

  return {
    /** The caller behind a key; throws `unauthorized`. */
    async authenticate(key: string | undefined): Promise<Caller> {
      if (!key) throw new DomainError('unauthorized', 'Send the API key of the account in the header Apikey.')
      const hash = sha256(key)
      const memory = known.get(hash)
      if (memory && memory.until > clock.wall()) return memory.caller
      const caller = await look(hash)
      if (!caller) throw new DomainError('unauthorized', 'The API key is unknown or was revoked.')
      if (known.size >= MAX_KEYS) known.clear()
      known.set(hash, { caller, until: clock.wall() + KEY_MEMORY })
      return caller
    },

    /**
     * Creates an account with one key. `key` fixes the key; without it, a random one of 192 bits is made.
     * The key cannot be read again.
     */
    async create(name: string, kind: AccountKind, options: { parentId?: number; key?: string } = {}) {
      const key = options.key ?? `${kind}_${randomToken(24)}`
      const created = clock.now()
      return store.write(async (tx) => {
        const accountId = await rows.insertAccount(tx, { parent_id: options.parentId ?? null, kind, name, created })
        await rows.insertKey(tx, { hash: sha256(key), account_id: accountId, created })
        return { accountId, name, key }
      })
    },

    /** The sandbox account that the first start made, or null. */
    firstSandbox: () => rows.findFirstAccount(store.db, 'sandbox').then((row) => row ?? null),

    /** The account itself, or one that it created; throws `not_found` for any other. */
    async own(caller: Caller, accountId: number): Promise<number> {
      if (accountId === caller.accountId) return accountId
      const row = await rows.findAccount(store.db, accountId)
      if (row?.parent_id !== caller.accountId) throw new DomainError('not_found', `There is no account ${accountId} under yours.`)
      return accountId
    },
  }
}
