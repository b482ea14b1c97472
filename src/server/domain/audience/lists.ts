// Lists of contacts.
import type { Clock } from '../../lib/clock.ts'
import { countContacts } from '../../store/audience/contact-counts.ts'
import type { ListFilter, ListRow } from '../../store/audience/lists.ts'
import * as rows from '../../store/audience/lists.ts'
import { hasWebPushSite } from '../../store/audience/web-push/sites.ts'
import { hasAutomationOf } from '../../store/automations/automations.ts'
import { hasPushApp } from '../../store/messages/push-apps.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import { pipelined } from '../../store/pipelined.ts'
import type { ListLanguage, ListStatus } from '../../store/schema.ts'
import type { Db, Store } from '../../store/store.ts'
import { holdListLimit } from '../accounts/details.ts'
import { conflict, invalid, notFound } from '../errors.ts'

const DAY_MS = 86_400_000

/** The languages that a list can have (O-028). */
export const listLanguages = ['en', 'pt', 'br', 'es', 'de', 'hu', 'fr'] as const satisfies ListLanguage[]
export type { ListLanguage }

/** Times in milliseconds. */
export interface List {
  id: number
  internalName: string
  publicName: string
  status: ListStatus
  /** 0: none. */
  groupId: number
  language: ListLanguage
  created: number
  updated: number
}

const toList = ({ id, internal_name, public_name, status, group_id, language, created, updated }: ListRow): List => ({
  id,
  internalName: internal_name,
  publicName: public_name,
  status,
  groupId: group_id,
  language,
  created,
  updated,
})

/** What a request to create or change a list may set. */
interface ListInput {
  internalName?: string | undefined
  publicName?: string | undefined
  language?: ListLanguage | undefined
}

/** The list of this account; throws `not_found`. */
export async function requireList(db: Db, account: number, id: number): Promise<ListRow> {
  const row = await rows.findList(db, account, id)
  if (!row) throw notFound('list', id)
  return row
}

/**
 * As `requireList`, for a change of the list: waits for writes that depend on its earlier state, and blocks new ones.
 */
export async function requireHeldList(tx: Db, account: number, id: number): Promise<ListRow> {
  const row = await rows.holdList(tx, account, id)
  if (!row) throw notFound('list', id)
  return row
}

/** The list that an input names in `listId`; throws `invalid` (M-229). */
export async function requireNamedList(db: Db, account: number, id: number): Promise<ListRow> {
  const row = await rows.findList(db, account, id)
  if (!row) throw invalid('listId', `is not a list of this account: ${id}`)
  return row
}

/** Throws `conflict` when the account has as many lists as it may. */
async function assertRoom(tx: Db, account: number): Promise<void> {
  const limit = await holdListLimit(tx, account)
  if (limit > 0 && (await rows.countLists(tx, account)) >= limit)
    throw conflict('list_limit_reached', `The account has reached its limit of ${limit} lists. Delete one first.`)
}

export interface Lists {
  /** Throws `conflict` when the account may have no further list. */
  create(account: number, input: ListInput & { internalName: string }): Promise<List>
  list(account: number, filter: ListFilter, page: PageRequest): Promise<Page<List>>
  get(account: number, id: number): Promise<List>
  /** Contacts of the list by status. */
  count(account: number, id: number): Promise<Record<string, number>>
  /** The list, and its contacts by status. */
  getCounted(account: number, id: number): Promise<[List, Record<string, number>]>
  update(account: number, id: number, change: ListInput & { groupId?: number | undefined }): Promise<List>
  /**
   * Deletes the list with its contacts and fields, which are hidden at once; throws `conflict` while it is in use.
   */
  delete(account: number, id: number): Promise<void>
}

export function createLists({ store, clock }: { store: Store; clock: Clock }): Lists {
  /** Throws `conflict` with the reason that keeps the list in use. */
  async function assertUnused(tx: Db, account: number, id: number): Promise<void> {
    if (await rows.hasOpenOperations(tx, account, id)) {
      throw conflict('has_queued_operations', 'The list has operations in progress. Wait for them or cancel them.')
    }
    if (await hasAutomationOf(tx, account, id))
      throw conflict('has_automations', 'Automations use the list. Delete them first.')
    if (await hasPushApp(tx, account, id))
      throw conflict('has_push_app', 'A push app belongs to the list. Delete the app first.')
    if (await rows.hasCampaignSince(tx, account, id, clock.now(account) - 30 * DAY_MS)) {
      throw conflict('has_campaigns_last_thirty_days', 'A campaign was sent to the list within the last thirty days.')
    }
    if (await hasWebPushSite(tx, account, id))
      throw conflict('has_web_push_site', 'A web push site belongs to the list.')
  }

  return {
    create(account, input): Promise<List> {
      const now = clock.now(account)
      const row = {
        account_id: account,
        internal_name: input.internalName,
        public_name: input.publicName ?? input.internalName,
        status: 'active' as const,
        group_id: 0,
        created: now,
        updated: now,
        language: input.language ?? 'en',
      }
      return store.write(async (tx) => {
        await assertRoom(tx, account)
        return toList(await rows.insertList(tx, row))
      })
    },

    async list(account, filter, page) {
      const { total, items } = await rows.listLists(store.db, account, filter, page)
      return { total, items: items.map(toList) }
    },

    get: async (account, id) => toList(await requireList(store.db, account, id)),

    count: (account, id) => countContacts(store.db, account, id),

    async getCounted(account, id) {
      const read = (db: Db) => [requireList(db, account, id), countContacts(db, account, id)] as const
      const [row, count] = await pipelined(store.db, read)
      return [toList(row), count]
    },

    update(account, id, change): Promise<List> {
      const set = {
        ...(change.internalName !== undefined && { internal_name: change.internalName }),
        ...(change.publicName !== undefined && { public_name: change.publicName }),
        ...(change.groupId !== undefined && { group_id: change.groupId }),
        ...(change.language !== undefined && { language: change.language }),
        updated: clock.now(account),
      }
      return store.write(async (tx) => {
        const row = await rows.updateList(tx, account, id, set)
        if (!row) throw notFound('list', id)
        return toList(row)
      })
    },

    delete(account, id): Promise<void> {
      return store.writeAlongside(async (tx) => {
        await requireHeldList(tx, account, id)
        await assertUnused(tx, account, id)
        await rows.removeList(tx, account, id)
      })
    },
  }
}
