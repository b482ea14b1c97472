// Lists of contacts.
import type { Clock } from '../../lib/clock.ts'
import { atOnce } from '../../store/at-once.ts'
import { countContacts } from '../../store/audience/contact-counts.ts'
import type { ListFilter, ListRow } from '../../store/audience/lists.ts'
import * as rows from '../../store/audience/lists.ts'
import { hasWebPushSite } from '../../store/audience/web-push/sites.ts'
import { hasAutomationOf } from '../../store/automations/automations.ts'
import { hasPushApp } from '../../store/messages/mobile-apps.ts'
import type { PageRequest } from '../../store/pages.ts'
import type { ListLanguage } from '../../store/schema.ts'
import type { Db, Store } from '../../store/store.ts'
import { holdListLimit } from '../accounts/details.ts'
import { conflict, invalid, notFound } from '../errors.ts'

export type { ListRow }

const DAY = 86_400_000

/** The languages that a list can have (O-028). */
export const listLanguages = ['en', 'pt', 'br', 'es', 'de', 'hu', 'fr'] as const satisfies ListLanguage[]
export type { ListLanguage }

/** What a request to create or change a list may set. */
interface ListInput {
  internalName?: string | undefined
  publicName?: string | undefined
  language?: ListLanguage | undefined
}

export type Lists = ReturnType<typeof createLists>

/** The list of this account; throws `not_found`. */
export async function requireList(db: Db, account: number, id: number): Promise<ListRow> {
  const row = await rows.findList(db, account, id)
  if (!row) throw notFound('list', id)
  return row
}

/** The same, for a change after which nobody writes by what the list was before: waits for those who do. */
export async function requireHeldList(tx: Db, account: number, id: number): Promise<ListRow> {
  const row = await rows.holdList(tx, account, id)
  if (!row) throw notFound('list', id)
  return row
}

/** The list that an input names in `listId`; throws `invalid` (M-229). */
export async function requireNamedList(db: Db, account: number, id: number): Promise<ListRow> {
  const row = await rows.findList(db, account, id)
  if (!row) throw invalid('listId', `is no list of this account: ${id}`)
  return row
}

/** Throws `conflict` when the account has as many lists as it may. */
async function assertRoom(tx: Db, account: number): Promise<void> {
  const limit = await holdListLimit(tx, account)
  if (limit > 0 && (await rows.countLists(tx, account)) >= limit)
    throw conflict('list_limit_reached', `The account may have ${limit} lists, and has them. Delete one first.`)
}

export function createLists({ store, clock }: { store: Store; clock: Clock }) {
  /** Throws `conflict` with the reason that keeps the list in use. */
  async function assertUnused(tx: Db, account: number, id: number): Promise<void> {
    if (await rows.hasOpenOperations(tx, account, id)) {
      throw conflict(
        'has_queued_operations',
        'Operations on the list have not ended yet. Wait for them or cancel them.',
      )
    }
    if (await hasAutomationOf(tx, account, id))
      throw conflict('has_automations', 'Automations use the list. Delete them first.')
    if (await hasPushApp(tx, account, id))
      throw conflict('has_push_app', 'A push app belongs to the list. Delete the app first.')
    if (await rows.hasCampaignSince(tx, account, id, clock.now(account) - 30 * DAY)) {
      throw conflict('has_campaigns_last_thirty_days', 'A campaign was sent to the list within the last thirty days.')
    }
    if (await hasWebPushSite(tx, account, id))
      throw conflict('has_web_push_site', 'A web push site belongs to the list.')
  }

  return {
    /** Throws `conflict` when the account may have no further list. */
    create(account: number, input: ListInput & { internalName: string }): Promise<ListRow> {
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
        return rows.insertList(tx, row)
      })
    },

    list: (account: number, filter: ListFilter, page: PageRequest) => rows.listLists(store.db, account, filter, page),

    get: (account: number, id: number) => requireList(store.db, account, id),

    /** Contacts of the list by status. */
    count: (account: number, id: number) => countContacts(store.db, account, id),

    /** The list, and its contacts by status. */
    getCounted: (account: number, id: number) =>
      atOnce(store.db, (db) => [requireList(db, account, id), countContacts(db, account, id)]),

    update(account: number, id: number, change: ListInput & { groupId?: number | undefined }): Promise<ListRow> {
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
        return row
      })
    },

    /** Deletes the list with its contacts and fields, which nobody sees any more; throws `conflict` while it is in use. */
    delete(account: number, id: number): Promise<void> {
      return store.writeAlongside(async (tx) => {
        await requireHeldList(tx, account, id)
        await assertUnused(tx, account, id)
        await rows.removeList(tx, account, id)
      })
    },
  }
}
