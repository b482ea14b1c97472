// Further keys of an account: created with the rights that they need, listed, revoked. The store keeps only the
// hash of a key.
import type { Clock } from '../../lib/clock.ts'
import { randomToken, sha256 } from '../../lib/ids.ts'
import * as rows from '../../store/accounts/accounts.ts'
import { findUserByName } from '../../store/accounts/users.ts'
import type { Store } from '../../store/store.ts'
import { DomainError, invalid } from '../errors.ts'
import { assertFitting, parseRights, type Rights, rightsText } from './rights.ts'

/** Identifies a key in logs and lists: the beginning of its hash. */
export const keyIdOf = (hash: string): string => hash.slice(0, 12)
const KEY_ID = /^[0-9a-f]{12}$/

/** The signal that tells other processes that a key was revoked. */
export const KEYS_SIGNAL = 'keys'

interface KeyInfo {
  keyId: string
  accountId: number
  /** Empty for the key that came with the account. */
  name: string
  rights: Rights
  /** The number of its user, or null. */
  userId: number | null
  /** Milliseconds UTC; `lastUsed` is accurate to a minute. */
  created: number
  lastUsed: number | null
  revoked: number | null
}

const toInfo = (row: rows.KeyRow): KeyInfo => ({
  keyId: keyIdOf(row.hash),
  accountId: row.account_id,
  name: row.name ?? '',
  rights: row.rights === null ? null : parseRights(row.rights),
  userId: row.user_id,
  created: row.created,
  lastUsed: row.last_used,
  revoked: row.revoked,
})

export interface Keys {
  parseRights(text: string): Rights
  /**
   * Creates a key for the user of this name; `key` cannot be read again. Throws `not_found` for an unknown account,
   * and `invalid` for a user of another account, or for rights that do not apply to this kind of account.
   */
  create(
    accountId: number,
    input: { name: string; rights: Rights; username?: string | undefined },
  ): Promise<{ keyId: string; key: string }>
  /** Has the key that came with the account act as this user of it. */
  giveFirst(accountId: number, userId: number): Promise<void>
  /** The keys of an account, oldest first, revoked ones too. */
  list(accountId: number): Promise<KeyInfo[]>
  /** Revokes the key: it stops working. Throws `not_found`, or `conflict` when it was revoked before. */
  revoke(keyId: string): Promise<KeyInfo>
}

/** `forget` is called when remembered keys may no longer be trusted. */
export function createKeys({ store, clock, forget }: { store: Store; clock: Clock; forget: () => void }): Keys {
  return {
    parseRights,

    async create(accountId, { name, rights, username }): Promise<{ keyId: string; key: string }> {
      if (name.trim() === '') throw invalid('name', 'must say what the key is for')
      return store.write(async (tx) => {
        const account = await rows.findAccount(tx, accountId)
        if (!account) throw new DomainError('not_found', `There is no account ${accountId}.`)
        assertFitting(rights, account.kind)
        const user = username === undefined ? null : await findUserByName(tx, username)
        if (user !== null && user?.account_id !== accountId)
          throw invalid('username', `is not a user of account ${accountId}: ${username}`)
        const key = `${account.kind}_${randomToken(24)}`
        const hash = sha256(key)
        await rows.insertKey(tx, {
          hash,
          account_id: accountId,
          created: clock.wall(),
          name: name.trim(),
          rights: rights === null ? null : rightsText(rights),
          user_id: user?.id ?? null,
        })
        return { keyId: keyIdOf(hash), key }
      })
    },

    async giveFirst(accountId, userId): Promise<void> {
      await store.write((tx) => rows.giveFirstKey(tx, accountId, userId))
      forget()
      store.signal(KEYS_SIGNAL)
    },

    list: async (accountId) => (await rows.listKeys(store.db, accountId)).map(toInfo),

    async revoke(keyId): Promise<KeyInfo> {
      if (!KEY_ID.test(keyId))
        throw new DomainError('not_found', `"${keyId}" is not the id of a key, which has 12 hexadecimal digits.`)
      const info = await store.write(async (tx) => {
        const [row, ...others] = await rows.findKeysById(tx, keyId)
        if (!row || others.length > 0) throw new DomainError('not_found', `There is no key ${keyId}.`)
        if (row.revoked !== null) throw new DomainError('conflict', `The key ${keyId} was revoked before.`)
        const revoked = clock.wall()
        await rows.updateKey(tx, row.hash, { revoked })
        return toInfo({ ...row, revoked })
      })
      forget()
      store.signal(KEYS_SIGNAL)
      return info
    },
  }
}
