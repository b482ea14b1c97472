// Accounts and their keys. A key is shown once; the store keeps only its hash (callers.ts: who acts with it).

import type { Clock } from '../../lib/clock.ts'
import { randomToken } from '../../lib/ids.ts'
import { toJson } from '../../lib/json-text.ts'
import type { AccountKind } from '../../store/accounts/accounts.ts'
import * as rows from '../../store/accounts/accounts.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { Store } from '../../store/store.ts'
import { DomainError } from '../errors.ts'
import { type Caller, type Callers, createCallers } from './callers.ts'
import type { DetailChange } from './details.ts'
import { createFirstSandbox, type FirstSandbox } from './first-sandbox.ts'
import { insertAccountWithKey } from './new-account.ts'
import { checkProfile } from './profile.ts'

export type { Caller }

/** The author of something: an account, and its user if there is one. */
export type Author = Pick<Caller, 'accountId' | 'userId'>

/** Properties of a new account in addition to its name and kind. */
interface NewAccountOptions extends DetailChange {
  parentId?: number
  key?: string
}

/** What the platform itself knows of an account; times in milliseconds. */
interface KnownAccount {
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

export interface Accounts extends Callers, FirstSandbox {
  /**
   * Creates an account with one key. `key` fixes the key; without it, a random one of 192 bits is made.
   * The key cannot be read again.
   */
  create(
    name: string,
    kind: AccountKind,
    options?: NewAccountOptions,
  ): Promise<{ accountId: number; name: string; key: string }>
  /** Enables registered messages for an account; false when there is none with this number. */
  enableRegistered(id: number): Promise<boolean>
  /** Accounts of a kind, or of both, for the operator. */
  list(kind: AccountKind | undefined, page: PageRequest): Promise<Page<rows.AccountRow>>
  /** Whether there is an account with this number, which is not being deleted. */
  exists(id: number): Promise<boolean>
  /** The account of a caller. */
  get(accountId: number): Promise<KnownAccount>
  /** The account itself, or one that it created; throws `not_found` for any other. */
  own(caller: Caller, accountId: number): Promise<number>
}

/** Without a sandbox, its accounts stay in the store, but are not accessible. */
export function createAccounts({ store, clock, sandbox }: { store: Store; clock: Clock; sandbox: boolean }): Accounts {
  return {
    ...createCallers({ store, clock, sandbox }),

    async create(name, kind, options = {}) {
      const key = options.key ?? `${kind}_${randomToken(24)}`
      const profile = toJson(checkProfile(options.profile ?? {}))
      const transactional = options.transactional ?? 'on'
      const parentId = options.parentId ?? null
      const account = { name, kind, parentId, key, created: clock.wall(), profile, transactional }
      return { accountId: await store.write((tx) => insertAccountWithKey(tx, account)), name, key }
    },

    enableRegistered: (id) => store.write((tx) => rows.enableRegistered(tx, id)),

    ...createFirstSandbox({ store, clock }),

    list: (kind, page) => rows.listAccounts(store.db, kind, page),

    exists: async (id) => (await rows.findAccount(store.db, id))?.deleted === null,

    async get(accountId): Promise<KnownAccount> {
      const row = await rows.findAccount(store.db, accountId)
      if (!row) throw new DomainError('not_found', `There is no account ${accountId}.`)
      return toKnown(row)
    },

    async own(caller, accountId): Promise<number> {
      if (accountId === caller.accountId) return accountId
      const row = await rows.findAccount(store.db, accountId)
      if (row?.parent_id !== caller.accountId)
        throw new DomainError('not_found', `There is no account ${accountId} under yours.`)
      return accountId
    },
  }
}
