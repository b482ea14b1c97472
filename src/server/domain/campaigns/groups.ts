// The groups that an account sorts its campaigns by.
import type { Clock } from '../../lib/clock.ts'
import { findCampaignUnderWay } from '../../store/campaigns/campaigns.ts'
import type { CampaignGroupFilter, CampaignGroupRow } from '../../store/campaigns/groups.ts'
import * as rows from '../../store/campaigns/groups.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { Db, Store } from '../../store/store.ts'
import { conflict, invalid, notFound } from '../errors.ts'

export interface CampaignGroup {
  id: number
  name: string
}

/** Throws `invalid` unless the account has this group; without an id it does nothing, nor for 0, which is none. */
export async function assertGroup(tx: Db, account: number, id: number | undefined): Promise<void> {
  if (id && !(await rows.findGroup(tx, account, id)))
    throw invalid('groupId', 'is not a campaign group of this account')
}

export interface CampaignGroups {
  list(account: number, filter: CampaignGroupFilter, page: PageRequest): Promise<Page<CampaignGroup>>
  /** Throws `conflict` for a name that another group has (M-116). */
  create(account: number, name: string): Promise<CampaignGroup>
  /** Throws `not_found`, and `invalid` for a name that another group has (M-115). */
  rename(account: number, id: number, name: string): Promise<CampaignGroup>
  /** Deletes a group; its campaigns stay. Throws `not_found`, and `conflict` while one of them is under way. */
  delete(account: number, id: number): Promise<void>
}

export function createCampaignGroups({ store, clock }: { store: Store; clock: Clock }): CampaignGroups {
  async function held(tx: Db, account: number, id: number): Promise<CampaignGroupRow> {
    const row = await rows.holdGroup(tx, account, id)
    if (!row) throw notFound('campaign group', id)
    return row
  }

  return {
    list: (account, filter, page) => rows.listGroups(store.db, account, filter, page),

    async create(account, name) {
      const row = { account_id: account, name, created: clock.now(account) }
      const added = await store.write((tx) => rows.insertGroup(tx, row))
      if (!added) throw conflict('name_already_exists', 'A campaign group with this name already exists.')
      return added
    },

    rename(account, id, name) {
      return store.write(async (tx) => {
        const row = await held(tx, account, id)
        const holder = await rows.findGroupNamed(tx, account, name)
        if (holder && holder.id !== id)
          throw invalid('name', 'is the name of another campaign group. Choose another name')
        await rows.renameGroup(tx, account, id, name)
        return { ...row, name }
      })
    },

    delete(account, id): Promise<void> {
      return store.write(async (tx) => {
        await held(tx, account, id)
        const busy = await findCampaignUnderWay(tx, account, id)
        if (busy) throw conflict('campaign_in_progress', `A campaign of the group is ${busy.status}.`)
        await rows.deleteGroup(tx, account, id)
      })
    },
  }
}
