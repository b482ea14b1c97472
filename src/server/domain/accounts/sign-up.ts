// Opens an account for a new customer, if the operator allows sign-up (MESSAGING_SOAP_ACCOUNTS).
import { toEmail } from '../../lib/addresses.ts'
import type { Clock } from '../../lib/clock.ts'
import { randomToken } from '../../lib/ids.ts'
import { toJson } from '../../lib/json-text.ts'
import { type AccountKind, giveFirstKey } from '../../store/accounts/accounts.ts'
import { insertUser, userExists } from '../../store/accounts/users.ts'
import type { Store } from '../../store/store.ts'
import { conflict, DomainError, invalid } from '../errors.ts'
import { insertAccountWithKey } from './new-account.ts'
import { checkProfile, type ProfileChange } from './profile.ts'
import { newUserRow } from './users/users.ts'

export interface NewCustomer {
  /** Its administrator. */
  user: { username: string; password: string; email: string; firstName: string; lastName: string; phone: string }
  profile: ProfileChange & { name: string }
}

const MIN_PASSWORD = 8

export interface SignUp {
  /** Throws `forbidden` if sign-up is closed. */
  requireOpen(): Promise<void>
  /**
   * Opens an account with one administrator, who is the user of its key. Throws `forbidden` if sign-up is closed,
   * `invalid`, and `conflict` for a user name that is taken. The key cannot be read again.
   */
  create(customer: NewCustomer): Promise<{ accountId: number; userId: number; key: string }>
  /** Whether there is such a user in any account; throws `forbidden` if sign-up is closed. */
  hasUser(by: { username: string } | { email: string }): Promise<boolean>
}

/** `kind` is that of new accounts; null if sign-up is closed. */
export function createSignUp({ store, clock, kind }: { store: Store; clock: Clock; kind: AccountKind | null }): SignUp {
  function requireOpen(): AccountKind {
    if (kind === null) throw new DomainError('forbidden', 'Accounts are opened by the operator of the platform.')
    return kind
  }

  return {
    requireOpen: async () => void requireOpen(),

    async create({ user, profile }): Promise<{ accountId: number; userId: number; key: string }> {
      const opened = requireOpen()
      if (user.password.length < MIN_PASSWORD)
        throw invalid('password', `must have at least ${MIN_PASSWORD} characters`)
      if (toEmail(user.email) === null) throw invalid('email', 'is not an email address')
      const created = clock.wall()
      const row = await newUserRow({ ...user, isAdmin: true }, user.password, created)
      const key = `${opened}_${randomToken(24)}`
      const { name } = profile
      const account = { name, kind: opened, parentId: null, key, created, profile: toJson(checkProfile(profile)) }
      return store.write(async (tx) => {
        const accountId = await insertAccountWithKey(tx, account)
        const made = await insertUser(tx, { ...row, account_id: accountId })
        if (!made) throw conflict('username_exists', 'This user name is already in use. Choose another one.')
        await giveFirstKey(tx, accountId, made.id)
        return { accountId, userId: made.id, key }
      })
    },

    async hasUser(by): Promise<boolean> {
      requireOpen()
      return userExists(store.db, by)
    },
  }
}
