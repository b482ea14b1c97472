// The users of accounts, who log in with a name and a password.
import { toEmail, toPhone } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'
import { randomToken } from '../../../lib/ids.ts'
import * as rows from '../../../store/accounts/users.ts'
import type { Page, PageRequest } from '../../../store/pages.ts'
import type { UserStatus } from '../../../store/schema.ts'
import type { Db, Store } from '../../../store/store.ts'
import { conflict, DomainError, invalid, notFound } from '../../errors.ts'
import type { Accounts } from '../accounts.ts'
import { countryOf } from '../country.ts'
import { KEYS_SIGNAL } from '../keys.ts'
import { API_KEY_USER, createLogin, type Login } from './login.ts'
import { hashPassword } from './passwords.ts'

/** Times in milliseconds. */
export interface User {
  id: number
  accountId: number
  username: string
  isAdmin: boolean
  firstName: string
  lastName: string
  email: string
  /** `<country code>-<number>`, or empty. */
  phone: string
  /** URL, or empty. */
  profileImage: string
  status: UserStatus
  created: number
  updated: number
}

const toUser = (row: rows.UserRow): User => ({
  id: row.id,
  accountId: row.account_id,
  username: row.username,
  isAdmin: row.is_admin === 1,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  profileImage: row.profile_image,
  status: row.status,
  created: row.created,
  updated: row.updated,
})

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

/** What can be changed of a user; an empty text empties a value. */
export interface UserChange {
  firstName?: string | undefined
  lastName?: string | undefined
  phone?: string | undefined
  profileImage?: string | undefined
  status?: UserStatus | undefined
}

/** The columns of a change. Throws `invalid`. */
async function toColumns(tx: Db, account: number, change: UserChange): Promise<rows.UserChange> {
  const { firstName, lastName, phone, profileImage, status } = change
  const number = phone && (toPhone(phone) ?? toPhone(phone, await countryOf(tx, account)))
  if (number === null) throw invalid('phone', `is not a phone number with its country code: ${phone}`)
  if (profileImage && !/^https?:$/.test(URL.parse(profileImage)?.protocol ?? ''))
    throw invalid('profileImage', 'must be an http or https address')
  return {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(number !== undefined && { phone: number }),
    ...(profileImage !== undefined && { profile_image: profileImage }),
    ...(status !== undefined && { status }),
  }
}

/** Throws `conflict` when without this user no active administrator of the account is left. */
async function assertAnotherAdmin(tx: Db, account: number, id: number): Promise<void> {
  const admins = await rows.holdAdmins(tx, account)
  const isAdmin = admins.some((admin) => admin.id === id)
  if (isAdmin && !admins.some((admin) => admin.id !== id && admin.status === 'active'))
    throw conflict(
      'last_admin',
      'This is the last active administrator of the account. Make another user an administrator first.',
    )
}

/** The row of a new user, still without an account. Throws `invalid` for a bad name or email address. */
export async function newUserRow(
  { username, isAdmin = false, email = '', firstName = '', lastName = '', phone = '' }: NewUser,
  password: string,
  now: number,
) {
  if (!/^[\x21-\x7e]{1,100}$/.test(username)) throw invalid('username', 'must have 1 to 100 visible ASCII characters')
  if (username === API_KEY_USER) throw invalid('username', `must not be ${API_KEY_USER}: with this name keys log in`)
  if (email !== '' && toEmail(email) === null) throw invalid('email', 'is not an email address')
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

export interface Users extends Login {
  /**
   * Adds a user to the account. Throws `invalid` for a bad name or email address, and `conflict` for a name that
   * is taken. The password cannot be read again.
   */
  create(account: number, user: NewUser): Promise<{ id: number; username: string; password: string }>
  list(account: number, filter: rows.UserFilter, page: PageRequest): Promise<Page<User>>
  /**
   * Gives the user with this name, of whatever account, a new password, which cannot be read again. Throws `not_found`.
   */
  renewPassword(username: string, password?: string): Promise<{ account: number; password: string }>
  /** Changes the user. Throws `not_found`, `invalid`, and `conflict` when the last active administrator would be inactive. */
  change(account: number, id: number, change: UserChange): Promise<User>
  /** The user with this name, of whatever account. Throws `not_found`. */
  named(username: string): Promise<User>
  /** Deletes the user; throws `not_found`, and `conflict` for the last active administrator. */
  delete(account: number, id: number): Promise<void>
  /** The user of the account with this number; undefined without one. */
  get(account: number, id: number): Promise<User | undefined>
  /** The name of the oldest user of the account, or null. */
  firstOf(account: number): Promise<string | null>
}

export function createUsers({ store, clock, accounts }: { store: Store; clock: Clock; accounts: Accounts }): Users {
  /** Has the sessions of users checked, here and in other processes. */
  function recheckSessions(): void {
    accounts.forgetKeys()
    store.signal(KEYS_SIGNAL)
  }

  return {
    ...createLogin({ store, clock, accounts }),

    async create(account, { password = randomToken(18), ...user }) {
      const row = { ...(await newUserRow(user, password, clock.now(account))), account_id: account }
      const made = await store.write((tx) => rows.insertUser(tx, row))
      if (!made) throw conflict('username_exists', 'This user name is already in use. Choose another one.')
      return { id: made.id, username: made.username, password }
    },

    async list(account, filter, page) {
      const { total, items } = await rows.listUsers(store.db, account, filter, page)
      return { total, items: items.map(toUser) }
    },

    async renewPassword(username, password = randomToken(18)): Promise<{ account: number; password: string }> {
      const password_hash = await hashPassword(password)
      const account = await store.write(async (tx) => {
        const user = await rows.findUserByName(tx, username)
        if (!user) throw new DomainError('not_found', `There is no user ${username}.`)
        const { id, account_id } = user
        await rows.updatePassword(tx, { id, account_id, password_hash, updated: clock.now(account_id) })
        return account_id
      })
      recheckSessions()
      return { account, password }
    },

    async change(account, id, change) {
      const user = await store.write(async (tx) => {
        const [known] = await rows.findUsers(tx, account, [id])
        if (!known) throw notFound('user', id)
        if (change.status === 'inactive') await assertAnotherAdmin(tx, account, id)
        const columns = await toColumns(tx, account, change)
        return { ...known, ...(await rows.updateUser(tx, account, id, { ...columns, updated: clock.now(account) })) }
      })
      if (change.status !== undefined) recheckSessions()
      return toUser(user)
    },

    async named(username) {
      const user = await rows.findUserByName(store.db, username)
      if (!user) throw new DomainError('not_found', `There is no user ${username}.`)
      return toUser(user)
    },

    async delete(account, id): Promise<void> {
      await store.write(async (tx) => {
        const [user] = await rows.findUsers(tx, account, [id])
        if (!user) throw notFound('user', id)
        await assertAnotherAdmin(tx, account, id)
        await rows.deleteUser(tx, account, id)
      })
      recheckSessions()
    },

    get: async (account, id) => (await rows.findUsers(store.db, account, [id])).map(toUser)[0],

    firstOf: async (account) => (await rows.findFirstUser(store.db, account))?.username ?? null,
  }
}
