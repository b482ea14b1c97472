// The users of accounts, who log in with a name and a password.
import { toEmail } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'
import { randomToken } from '../../../lib/ids.ts'
import * as rows from '../../../store/accounts/users.ts'
import type { Page, PageRequest } from '../../../store/pages.ts'
import type { Store } from '../../../store/store.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import type { Accounts } from '../accounts.ts'
import { API_KEY_USER, createLogin } from './login.ts'
import { hashPassword } from './passwords.ts'

export type { UserFilter, UserRow } from '../../../store/accounts/users.ts'
export type Users = ReturnType<typeof createUsers>

export interface NewUser {
  username: string
  /** Without it, a random one of 144 bits is made. */
  password?: string | undefined
  isAdmin?: boolean
  /** Where notices go; without it, nowhere. */
  email?: string
}

export function createUsers({ store, clock, accounts }: { store: Store; clock: Clock; accounts: Accounts }) {
  return {
    ...createLogin({ store, clock, accounts }),

    /**
     * Adds a user to the account. Throws `invalid` for a bad name or email address, and `conflict` for a name that
     * is taken. The password cannot be read again.
     */
    async create(account: number, { username, password = randomToken(18), isAdmin = false, email = '' }: NewUser) {
      if (!/^[\x21-\x7e]{1,100}$/.test(username))
        throw invalid('username', 'must have 1 to 100 visible ASCII characters')
      if (username === API_KEY_USER)
        throw invalid('username', `must not be ${API_KEY_USER}: with this name keys log in`)
      if (email !== '' && toEmail(email) === null) throw invalid('email', 'is no email address')
      const now = clock.now(account)
      const row = {
        account_id: account,
        username,
        password_hash: await hashPassword(password),
        is_admin: isAdmin ? 1 : 0,
        first_name: '',
        last_name: '',
        email,
        phone: '',
        profile_image: '',
        status: 'active' as const,
        created: now,
        updated: now,
      }
      const made = await store.write((tx) => rows.insertUser(tx, row))
      if (!made) throw conflict('username_exists', 'Somebody has this user name already.')
      return { id: made.id, username, password }
    },

    list: (account: number, filter: rows.UserFilter, page: PageRequest): Promise<Page<rows.UserRow>> =>
      rows.listUsers(store.db, account, filter, page),

    /** Deletes the user; throws `not_found`, and `conflict` for the last administrator. */
    delete(account: number, id: number): Promise<void> {
      return store.write(async (tx) => {
        const admins = await rows.holdAdmins(tx, account)
        const [user] = await rows.findUsers(tx, account, [id])
        if (!user) throw notFound('user', id)
        if (admins.length === 1 && admins[0]?.id === id)
          throw conflict('last_admin', 'The last administrator of an account cannot be deleted.')
        await rows.deleteUser(tx, account, id)
      })
    },

    /** The name of the oldest user of the account, or null. */
    firstOf: (account: number): Promise<string | null> =>
      rows.findFirstUser(store.db, account).then((row) => row?.username ?? null),
  }
}
