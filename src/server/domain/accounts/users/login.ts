// Who logs in: a user with a password, or a program with an API key as the password.
import type { Clock } from '../../../lib/clock.ts'
import { randomToken } from '../../../lib/ids.ts'
import { findAccount, findKeysById } from '../../../store/accounts/accounts.ts'
import { findUserByName, findUsers } from '../../../store/accounts/users.ts'
import type { Store } from '../../../store/store.ts'
import { DomainError } from '../../errors.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { countryIn } from '../profile.ts'
import { parseRights } from '../rights.ts'
import { createKnownPasswords } from './known-passwords.ts'
import { createLoginGuard } from './login-guard.ts'
import { hashPassword } from './passwords.ts'

/** With this user name the password is an API key. No user can have this name. */
export const API_KEY_USER = 'apikey'

export interface Login {
  /**
   * The caller who logs in from this address with this name and password, or with `apikey` and a key. Throws
   * `unauthorized`, `rate_limited` after many failures, and `unavailable` when too many log in at once.
   */
  logIn(username: string, password: string, address: string): Promise<Caller>
  /**
   * The caller with the rights that they have now; null when they could not log in again: the account is suspended, the
   * key was revoked, the user is gone or not active, or the password is another one.
   */
  readmit(caller: Caller): Promise<Caller | null>
  /** Grows whenever access may have changed. */
  accessChanges(): number
}

export function createLogin({ store, clock, accounts }: { store: Store; clock: Clock; accounts: Accounts }): Login {
  const guard = createLoginGuard(clock.steady)
  const passwords = createKnownPasswords()
  let nobody: Promise<string> | undefined
  // The stored password of each login: a new one ends the sessions of the old one.
  const proofs = new WeakMap<Caller, string>()

  async function logInUser(username: string, password: string, check: () => void): Promise<Caller | null> {
    const row = await findUserByName(store.db, username)
    // An unknown name takes as long to answer, so that the time does not tell it from a wrong password.
    const stored = row?.password_hash ?? (await (nobody ??= hashPassword(randomToken(24))))
    const digest = passwords.digestOf(username, password)
    const right = await passwords.fits(digest, password, stored, check)
    if (!row || !right || row.status !== 'active' || row.suspended || !accounts.admits(row.kind)) return null
    passwords.remember(digest, stored)
    const { account_id: accountId, kind, id: userId } = row
    const keyId = `user ${userId}`
    const account = { accountId, kind, transactional: row.transactional === 'on', country: countryIn(row.profile) }
    const caller: Caller = { ...account, keyId, rights: null, userId }
    proofs.set(caller, stored)
    return caller
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
    async logIn(username, password, address): Promise<Caller> {
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

    async readmit(caller): Promise<Caller | null> {
      const { accountId, keyId } = caller
      const account = await findAccount(store.db, accountId)
      if (!account || account.suspended !== null || !accounts.admits(account.kind)) return null
      const transactional = account.transactional === 'on'
      const userId = /^user (\d+)$/.exec(keyId)?.[1]
      if (userId === undefined) {
        const keys = await findKeysById(store.db, keyId)
        const key = keys.find((row) => row.account_id === accountId && row.revoked === null)
        return key ? { ...caller, transactional, rights: key.rights === null ? null : parseRights(key.rights) } : null
      }
      const [user] = await findUsers(store.db, accountId, [Number(userId)])
      const proof = proofs.get(caller)
      if (user?.status !== 'active' || (proof !== undefined && user.password_hash !== proof)) return null
      return { ...caller, transactional }
    },

    accessChanges: accounts.revocations,
  }
}
