// Automations. What they do is kept in versions, which never change: a contact stays on the one that it entered.
import { isDeepStrictEqual } from 'node:util'
import { fromJson, toJson } from '../../lib/json-text.ts'
import type { AutomationFilter, AutomationRow } from '../../store/automations/automations.ts'
import * as rows from '../../store/automations/automations.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { Db } from '../../store/store.ts'
import type { Author } from '../accounts/accounts.ts'
import { requireList, requireNamedList } from '../audience/lists.ts'
import type { NewAction, StoredAction } from './actions.ts'
import { type AutomationDetail, detailOf, detailOfVersion, requireAutomation, requireHeldAutomation } from './find.ts'
import { type AutomationStateDeps, type AutomationStates, createAutomationStates } from './states.ts'
import type { Trigger } from './triggers.ts'
import { writeVersion } from './versions.ts'

export type { AutomationDetail, AutomationRow }

export interface NewAutomation {
  title: string
  listId: number
  allowMultiple?: boolean | undefined
  contactLimit?: number | undefined
  triggers?: readonly Trigger[] | undefined
  actions: readonly NewAction[]
}

export type AutomationChange = Partial<Omit<NewAutomation, 'listId'>>

/** Makes an inactive automation. Throws `invalid` at the place of what does not fit or is not there. */
export async function makeAutomation(tx: Db, by: Author, input: NewAutomation, now: number): Promise<AutomationRow> {
  const list = await requireNamedList(tx, by.accountId, input.listId)
  const user = by.userId ?? 0
  const row = await rows.insertAutomation(tx, {
    account_id: by.accountId,
    list_id: list.id,
    title: input.title,
    status: 'inactive',
    allow_multiple: (input.allowMultiple ?? true) ? 1 : 0,
    contact_limit: input.contactLimit ?? 0,
    version: 1,
    created_by: user,
    created: now,
    updated: now,
  })
  await writeVersion(tx, row, input, { user, now, before: [] })
  return row
}

export interface Automations extends AutomationStates {
  list(account: number, filter: AutomationFilter, page: PageRequest): Promise<Page<AutomationRow>>
  /** The automations that send campaigns, by the hash of the campaign. */
  ofCampaigns(account: number, hashes: readonly string[]): Promise<Map<string, number>>
  /** The automation in its present version, or in another one. Throws `not_found`. */
  get(account: number, id: number, version?: number): Promise<AutomationDetail>
  /** Makes an inactive automation. Throws `invalid` at the place of what does not fit or is not there. */
  create(by: Author, input: NewAutomation): Promise<AutomationDetail>
  /** Changes what is named. Other triggers or actions make a new version. */
  update(by: Author, id: number, change: AutomationChange): Promise<AutomationDetail>
}

export function createAutomations({ store, clock, trackingLinks }: AutomationStateDeps): Automations {
  return {
    list: (account, filter, page) => rows.listAutomations(store.db, account, filter, page),

    ofCampaigns: (account, hashes) => rows.automationsOfCampaigns(store.db, account, hashes),

    async get(account, id, version): Promise<AutomationDetail> {
      const row = await requireAutomation(store.db, account, id)
      return version === undefined ? detailOf(store.db, row) : detailOfVersion(store.db, row, version)
    },

    create(by, input): Promise<AutomationDetail> {
      const now = clock.now(by.accountId)
      return store.write(async (tx) => detailOf(tx, await makeAutomation(tx, by, input, now)))
    },

    update(by, id, change): Promise<AutomationDetail> {
      const now = clock.now(by.accountId)
      return store.write(async (tx) => {
        const before = await requireHeldAutomation(tx, by.accountId, id)
        const isNew = change.triggers !== undefined || change.actions !== undefined
        const old = await detailOf(tx, before)
        const version = before.version + 1
        const row = await rows.updateAutomation(tx, id, {
          ...(change.title !== undefined && { title: change.title }),
          ...(change.allowMultiple !== undefined && { allow_multiple: change.allowMultiple ? 1 : 0 }),
          ...(change.contactLimit !== undefined && { contact_limit: change.contactLimit }),
          ...(isNew && { version }),
          ...(hasOthers(old.triggers, change.triggers) && { trigger_version: version, leftovers: 1 }),
          updated: now,
        })
        if (isNew) {
          await requireList(tx, by.accountId, row.list_id)
          const content = {
            triggers: change.triggers ?? old.triggers,
            actions: change.actions ?? old.actions.map(bare),
          }
          await writeVersion(tx, row, content, { user: by.userId ?? 0, now, before: old.actions })
        }
        return detailOf(tx, row)
      })
    },

    ...createAutomationStates({ store, clock, trackingLinks }),
  }
}

/** Whether the triggers are to be others than before. What the same ones have noted is kept. */
const hasOthers = (before: readonly Trigger[], triggers: readonly Trigger[] | undefined): boolean =>
  triggers !== undefined && !isDeepStrictEqual(fromJson(toJson(triggers)), before)

/** An action as a request would write it. */
const bare = ({ created: _created, updated: _updated, created_by: _by, ...action }: StoredAction): NewAction => action
