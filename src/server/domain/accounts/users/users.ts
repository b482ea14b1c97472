// The users of accounts, who log in with a name and a password.
import { toEmail } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'
import { randomToken } from '../../../lib/ids.ts'
import * as rows from '../../../store/accounts/users.ts'
import type { Page, PageRequest } from '../../../store/pages.ts'
import type { Store } from '../../../store/store.ts'
import { conflict, DomainError, invalid, notFound } from '../../errors.ts'
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
  firstName?: string
  lastName?: string
  /** `<country code>-<number>`. */
  phone?: string
}

/** The row of a new user, still without an account. Throws `invalid` for a bad name or email address. */
export async function newUserRow(
  { username, isAdmin = false, email = '', firstName = '', lastName = '', phone = '' }: NewUser,
  password: string,
  now: number,
) {
  if (!/^[\x21-\x7e]{1,100}$/.test(username)) throw invalid('username', 'must have 1 to 100 visible ASCII characters')
  if (username === API_KEY_USER) throw invalid('username', `must not be ${API_KEY_USER}: with this name keys log in`)
  if (email !== '' && toEmail(email) === null) throw invalid('email', 'is no email address')
  return {
    username,
    password_hash: await hashPassword(password),
    is_admin: isAdmin ? 1 : 0,
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    profile_image: '',
    status: 'active' as const,
    created: now,
    updated: now,
  }
}

export function createUsers({ store, clock, accounts }: { store: Store; clock: Clock; accounts: Accounts }) {
  return {
    ...createLogin({ store, clock, accounts }),

    /**
     * Adds a user to the account. Throws `invalid` for a bad name or email address, and `conflict` for a name that
     * is taken. The password cannot be read again.
     */
    async create(account: number, { password = randomToken(18), ...user }: NewUser) {
      const row = { ...(await newUserRow(user, password, clock.now(account))), account_id: account }
      const made = await store.write((tx) => rows.insertUser(tx, row))
      if (!made) throw conflict('username_exists', 'Somebody has this user name already.')
      return { id: made.id, username: made.username, password }
    },

    list: (account: number, filter: rows.UserFilter, page: PageRequest): Promise<Page<rows.UserRow>> =>
      rows.listUsers(store.db, account, filter, page),

    /**
     * Gives the user with this name, of whatever account, a new password, which cannot be read again. Throws `not_found`.
     */
    async renewPassword(username: string, password = randomToken(18)): Promise<{ account: number; password: string }> {
      const password_hash = await hashPassword(password)
      return store.write(async (tx) => {
        const user = await rows.findUserByName(tx, username)
        if (!user) throw new DomainError('not_found', `There is no user ${username}.`)
        const { id, account_id } = user
        await rows.updatePassword(tx, { id, account_id, password_hash, updated: clock.now(account_id) })
        return { account: account_id, password }
      })
    },

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

    /** The user of the account with this number; undefined without one. */
    get: async (account: number, id: number): Promise<rows.UserRow | undefined> =>
      (await rows.findUsers(store.db, account, [id]))[0],

    /** The name of the oldest user of the account, or null. */
    firstOf: (account: number): Promise<string | null> =>
      rows.findFirstUser(store.db, account).then((row) => row?.username ?? null),
  }
}
