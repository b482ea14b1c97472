// Opens an account for somebody who has none, where the operator lets everybody do so (MESSAGING_SOAP_ACCOUNTS).
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

const SHORTEST_PASSWORD = 8

/** `kind` is that of new accounts; null where nobody may open one. */
export function createSignUp({ store, clock, kind }: { store: Store; clock: Clock; kind: AccountKind | null }) {
  function requireOpen(): AccountKind {
    if (kind === null) throw new DomainError('forbidden', 'Accounts are opened by the operator of the platform.')
    return kind
  }

  return {
    /** Throws `forbidden` where nobody may open an account. */
    requireOpen: async (): Promise<void> => void requireOpen(),

    /**
     * Opens an account with one administrator, as whom its key acts. Throws `forbidden` where nobody may, `invalid`, and
     * `conflict` for a user name that is taken. The key cannot be read again.
     */
    async create({ user, profile }: NewCustomer): Promise<{ accountId: number; userId: number; key: string }> {
      const opened = requireOpen()
      if (user.password.length < SHORTEST_PASSWORD)
        throw invalid('password', `must have ${SHORTEST_PASSWORD} characters at least`)
      if (toEmail(user.email) === null) throw invalid('email', 'is no email address')
      const created = clock.wall()
      const row = await newUserRow({ ...user, isAdmin: true }, user.password, created)
      const key = `${opened}_${randomToken(24)}`
      const { name } = profile
      const account = { name, kind: opened, parentId: null, key, created, profile: toJson(checkProfile(profile)) }
      return store.write(async (tx) => {
        const accountId = await insertAccountWithKey(tx, account)
        const made = await insertUser(tx, { ...row, account_id: accountId })
        if (!made) throw conflict('username_exists', 'Somebody has this user name already.')
        await giveFirstKey(tx, accountId, made.id)
        return { accountId, userId: made.id, key }
      })
    },

    /** Whether there is such a user in any account; throws `forbidden` where nobody may open one. */
    async hasUser(by: { username: string } | { email: string }): Promise<boolean> {
      requireOpen()
      return userExists(store.db, by)
    },
  }
}
