// Who logs in: a user with a password, or a program with an API key as the password.
import type { Clock } from '../../../lib/clock.ts'
import { randomToken } from '../../../lib/ids.ts'
import { findAccount, findKeysById } from '../../../store/accounts/accounts.ts'
import { findUserByName, findUsers } from '../../../store/accounts/users.ts'
import type { Store } from '../../../store/store.ts'
import { DomainError } from '../../errors.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { createKnownPasswords } from './known-passwords.ts'
import { createLoginGuard } from './login-guard.ts'
import { hashPassword } from './passwords.ts'

/** With this user name the password is an API key. No user can have this name. */
export const API_KEY_USER = 'apikey'

export function createLogin({ store, clock, accounts }: { store: Store; clock: Clock; accounts: Accounts }) {
  const guard = createLoginGuard(clock.wall)
  const passwords = createKnownPasswords()
  let nobody: Promise<string> | undefined

  async function logInUser(username: string, password: string, check: () => void): Promise<Caller | null> {
    const row = await findUserByName(store.db, username)
    // An unknown name takes as long to answer, so that the time does not tell it from a wrong password.
    const stored = row?.password_hash ?? (await (nobody ??= hashPassword(randomToken(24))))
    const digest = passwords.digestOf(username, password)
    const right = await passwords.fits(digest, password, stored, check)
    if (!row || !right || row.status !== 'active' || row.suspended || !accounts.admits(row.kind)) return null
    passwords.remember(digest, stored)
    const { account_id: accountId, kind, id: userId } = row
    return { accountId, kind, keyId: `user ${userId}`, rights: null, userId, transactional: row.transactional === 'on' }
  }

  async function logInKey(key: string): Promise<Caller | null> {
    try {
      return await accounts.authenticate(key)
    } catch (error) {
      if (error instanceof DomainError && (error.code === 'unauthorized' || error.code === 'forbidden')) return null
      throw error
    }
  }

  return {
    /**
     * The caller who logs in from this address with this name and password, or with `apikey` and a key. Throws
     * `unauthorized`, `rate_limited` after many failures, and `unavailable` when too many log in at once.
     */
    async logIn(username: string, password: string, address: string): Promise<Caller> {
      const check = () => guard.check(username, address)
      check()
      const caller = username === API_KEY_USER ? await logInKey(password) : await logInUser(username, password, check)
      if (!caller) {
        guard.failed(username, address)
        throw new DomainError('unauthorized', 'User name or password is wrong, or the key is unknown or revoked.')
      }
      guard.succeeded(username, address)
      return caller
    },

    /** Whether this caller could log in again: the key was not revoked, or the user is still there and active. */
    async isCurrent({ accountId, keyId }: Caller): Promise<boolean> {
      if ((await findAccount(store.db, accountId))?.suspended) return false
      const user = /^user (\d+)$/.exec(keyId)?.[1]
      if (user === undefined)
        return (await findKeysById(store.db, keyId)).some((key) => key.account_id === accountId && key.revoked === null)
      return (await findUsers(store.db, accountId, [Number(user)])).some(({ status }) => status === 'active')
    },
  }
}
