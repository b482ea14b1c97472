// Accounts and their keys. A key is shown once; the store keeps only its hash (callers.ts: who acts with it).

import type { Clock } from '../../lib/clock.ts'
import { randomToken } from '../../lib/ids.ts'
import { toJson } from '../../lib/json-text.ts'
import type { AccountKind } from '../../store/accounts/accounts.ts'
import * as rows from '../../store/accounts/accounts.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { Store } from '../../store/store.ts'
import { DomainError } from '../errors.ts'
import { type Caller, createCallers } from './callers.ts'
import type { DetailChange } from './details.ts'
import { createFirstSandbox } from './first-sandbox.ts'
import { insertAccountWithKey } from './new-account.ts'
import { checkProfile } from './profile.ts'

export type { Caller }

/** Who makes something: the account that it belongs to, and the user of it, if there is one. */
export type Author = Pick<Caller, 'accountId' | 'userId'>

/** What an account may begin with besides its name and kind. */
export interface NewAccountOptions extends DetailChange {
  parentId?: number
  key?: string
}

export type Accounts = ReturnType<typeof createAccounts>

/** What the platform itself knows of an account; times in milliseconds. */
export interface KnownAccount {
  id: number
  kind: AccountKind
  name: string
  created: number
  /** Null while it is not suspended. */
  suspended: number | null
  /** Null while it is not being deleted. */
  deleted: number | null
}

const toKnown = ({ id, kind, name, created, suspended, deleted }: rows.AccountRow): KnownAccount => {
  return { id, kind, name, created, suspended, deleted }
}

/** Without a sandbox, its accounts stay in the store, but nobody can act for them. */
export function createAccounts({ store, clock, sandbox }: { store: Store; clock: Clock; sandbox: boolean }) {
  return {
    ...createCallers({ store, clock, sandbox }),

    /**
     * Creates an account with one key. `key` fixes the key; without it, a random one of 192 bits is made.
     * The key cannot be read again.
     */
    async create(name: string, kind: AccountKind, options: NewAccountOptions = {}) {
      const key = options.key ?? `${kind}_${randomToken(24)}`
      const profile = toJson(checkProfile(options.profile ?? {}))
      const transactional = options.transactional ?? 'on'
      const parentId = options.parentId ?? null
      const account = { name, kind, parentId, key, created: clock.wall(), profile, transactional }
      return { accountId: await store.write((tx) => insertAccountWithKey(tx, account)), name, key }
    },

    /** Enables registered messages for an account; false when there is none with this number. */
    enableRegistered: (id: number): Promise<boolean> => store.write((tx) => rows.enableRegistered(tx, id)),

    ...createFirstSandbox({ store, clock }),

    /** Accounts of a kind, or of both, for the operator. */
    list: (kind: AccountKind | undefined, page: PageRequest): Promise<Page<rows.AccountRow>> =>
      rows.listAccounts(store.db, kind, page),

    /** Whether there is an account with this number, which is not being deleted. */
    exists: async (id: number): Promise<boolean> => (await rows.findAccount(store.db, id))?.deleted === null,

    /** The account of a caller. */
    async get(accountId: number): Promise<KnownAccount> {
      const row = await rows.findAccount(store.db, accountId)
      if (!row) throw new DomainError('not_found', `There is no account ${accountId}.`)
      return toKnown(row)
    },

    /** The account itself, or one that it created; throws `not_found` for any other. */
    async own(caller: Caller, accountId: number): Promise<number> {
      if (accountId === caller.accountId) return accountId
      const row = await rows.findAccount(store.db, accountId)
      if (row?.parent_id !== caller.accountId)
        throw new DomainError('not_found', `There is no account ${accountId} under yours.`)
      return accountId
    },
  }
}
