// The users of accounts, who log in with a name and a password.
import { createHmac, randomBytes } from 'node:crypto'
import { toEmail } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'
import { randomToken } from '../../../lib/ids.ts'
import { findKeysById } from '../../../store/accounts/accounts.ts'
import * as rows from '../../../store/accounts/users.ts'
import type { Page, PageRequest } from '../../../store/pages.ts'
import type { Store } from '../../../store/store.ts'
import { conflict, DomainError, invalid, notFound } from '../../errors.ts'
import type { Accounts, Caller } from '../accounts.ts'
import { createLoginGuard } from './login-guard.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { createSlots } from './slots.ts'

/** With this name the password is an API key. No user can have it. */
export const API_KEY_USER = 'apikey'

/** Hashes that are made at the same time: each takes 16 MB and a core. */
const HASHES = 2
/** Logins that wait for one; who comes after them is sent away. */
const MAX_WAITING = 200
/** Right passwords that are remembered. */
const MAX_KNOWN = 10_000

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
  const guard = createLoginGuard(clock.wall)
  const slots = createSlots(HASHES, MAX_WAITING)
  // By a keyed hash of name and password, the stored hash that they fit: a program that logs in for each mail
  // costs one slow hash, and one that was changed in the store is not believed.
  const known = new Map<string, string>()
  const checking = new Map<string, Promise<boolean>>()
  const secret = randomBytes(32)
  let nobody: Promise<string> | undefined

  const digestOf = (username: string, password: string) =>
    createHmac('sha256', secret).update(`${username}\0${password}`).digest('base64')

  /** Whether the password fits the hash. The same question asked many times at once is answered once. */
  function fits(digest: string, password: string, stored: string, check: () => void): Promise<boolean> {
    if (known.get(digest) === stored) return Promise.resolve(true)
    const name = `${digest} ${stored}`
    const pending =
      checking.get(name) ??
      slots
        .run(() => {
          // Those that waited here while others failed are not let through.
          check()
          return isPassword(password, stored)
        })
        .finally(() => checking.delete(name))
    checking.set(name, pending)
    return pending
  }

  async function logInUser(username: string, password: string, check: () => void): Promise<Caller | null> {
    const row = await rows.findUserByName(store.db, username)
    // For a name that nobody has the answer takes as long, and so does not tell it from a wrong password.
    const stored = row?.password_hash ?? (await (nobody ??= hashPassword(randomToken(24))))
    const digest = digestOf(username, password)
    const right = await fits(digest, password, stored, check)
    if (!row || !right || row.status !== 'active') return null
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(digest, stored)
    return { accountId: row.account_id, kind: row.kind, keyId: `user ${row.id}`, rights: null }
  }

  async function logInKey(key: string): Promise<Caller | null> {
    try {
      return await accounts.authenticate(key)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'unauthorized') return null
      throw error
    }
  }

  return {
    /**
     * Adds a user to the account. Throws `invalid` for a bad name or email address, and `conflict` for a name that
     * is taken. The password cannot be read again.
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

    /** Whether who logged in as this caller could do so again: the key was not revoked, the user is there and active. */
    async isCurrent({ accountId, keyId }: Caller): Promise<boolean> {
      const user = /^user (\d+)$/.exec(keyId)?.[1]
      if (user === undefined)
        return (await findKeysById(store.db, keyId)).some((key) => key.account_id === accountId && key.revoked === null)
      return (await rows.findUsers(store.db, accountId, [Number(user)])).some(({ status }) => status === 'active')
    },

    /** Adds a user to the account; throws `invalid` or `conflict` for a name that does not do. The password cannot be read again. */
    async create(account: number, { username, password = randomToken(18), isAdmin = false, email = '' }: NewUser) {
      if (!/^[\x21-\x7e]{1,100}$/.test(username))
        throw invalid('username', 'must have 1 to 100 visible ASCII characters')
      if (username === API_KEY_USER)
        throw invalid('username', `must not be ${API_KEY_USER}: with this name keys log in`)
      if (email !== '' && toEmail(email) === null) throw invalid('email', 'is no email address')
      const now = clock.now()
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
        status: 'active',
        created: now,
        updated: now,
      }
      if (!(await store.write((tx) => rows.insertUser(tx, row))))
        throw conflict('username_exists', 'Somebody has this user name already.')
      return { username, password }
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
