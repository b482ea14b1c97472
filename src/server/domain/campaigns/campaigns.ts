// Campaigns as content; their runs do the sending.
import type { Clock } from '../../lib/clock.ts'
import { randomToken } from '../../lib/ids.ts'
import { automationsThatUse } from '../../store/automations/automations.ts'
import { dropFile } from '../../store/campaigns/campaign-files.ts'
import type { CampaignFilter, CampaignRow, ListedAny, ListedCampaign } from '../../store/campaigns/campaigns.ts'
import * as rows from '../../store/campaigns/campaigns.ts'
import { hasRunSince } from '../../store/campaigns/runs.ts'
import { keepSentVersion } from '../../store/campaigns/sent-versions.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { Db, Store } from '../../store/store.ts'
import { readSearch } from '../../store/text-search.ts'
import type { Author } from '../accounts/accounts.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import type { CampaignChange } from './channels/channel.ts'
import { type ChangeOf, type ChannelName, channelOf, channels, type DraftOf } from './channels/channels.ts'
import { assertGroup } from './groups.ts'

export type { CampaignRow, ListedAny, ListedCampaign }

const DAY_MS = 86_400_000
const inProgress = new Set(['queued', 'sending', 'paused'])

/** The campaign of this account; throws `not_found`. */
export async function requireCampaign(db: Db, account: number, hash: string, channel?: string): Promise<CampaignRow> {
  const row = await rows.findCampaign(db, account, hash)
  if (!row || (channel !== undefined && row.channel !== channel)) throw notFound('campaign', hash)
  return row
}

/** Deletes the file that a campaign had, unless a campaign still has it. */
const dropUnused = async (
  tx: Db,
  { account_id, file_id }: Pick<CampaignRow, 'account_id' | 'file_id'>,
): Promise<void> => {
  if (file_id !== null) await dropFile(tx, account_id, file_id)
}

const namesIn = ({ internalName, groupId }: CampaignChange) => ({
  ...(internalName !== undefined && { internal_name: internalName }),
  ...(groupId !== undefined && { group_id: groupId }),
})

/** What the author of a campaign should know before it is sent; left out for nothing. */
interface Warned {
  warnings?: string[]
}

/** The warnings of a campaign as it is stored. */
export function warningsOf({ channel, content }: Pick<CampaignRow, 'channel' | 'content'>): Warned {
  const warnings = channelOf(channel).warnings?.(content) ?? []
  return warnings.length > 0 ? { warnings } : {}
}

export interface Campaigns {
  list(account: number, filter: CampaignFilter, page: PageRequest): Promise<Page<ListedCampaign>>
  /** As `list`, including faxes. */
  listAny(account: number, filter: CampaignFilter, page: PageRequest): Promise<Page<ListedAny>>
  get(account: number, hash: string, channel?: string): Promise<CampaignRow>
  /** Whether there was a campaign with this hash. */
  wasDeleted(account: number, hash: string): Promise<boolean>
  /** Creates a draft. Throws `invalid` for a list, an app, a group, a sender or a template that is missing or unusable. */
  create<Name extends ChannelName>(name: Name, by: Author, draft: DraftOf<Name>): Promise<CampaignRow>
  /** Changes a campaign that is not on its way; throws `invalid` otherwise (M-115). Resolves with its warnings. */
  update<Name extends ChannelName>(name: Name, account: number, hash: string, change: ChangeOf<Name>): Promise<Warned>
  /** Deletes a campaign; throws `conflict` while it is on its way and for thirty days after it was sent. */
  delete(account: number, hash: string): Promise<void>
}

export function createCampaigns({ store, clock }: { store: Store; clock: Clock }): Campaigns {
  return {
    list: (account, filter, page) =>
      readSearch(store, { table: 'campaign', account, isSearch: filter.search !== undefined }, (db) =>
        rows.listCampaigns(db, account, filter, page),
      ),

    listAny: (account, filter, page) => rows.listAnyCampaigns(store.db, account, filter, page),

    get: (account, hash, channel) => requireCampaign(store.db, account, hash, channel),

    wasDeleted: (account, hash) => rows.wasDeleted(store.db, account, hash),

    create<Name extends ChannelName>(name: Name, by: Author, draft: DraftOf<Name>): Promise<CampaignRow> {
      const channel = channels[name]
      const account = by.accountId
      const now = clock.now(account)
      return store.write(async (tx) => {
        const { list } = await channel.recipients.place(tx, account, { listId: draft.listId, app: draft.app })
        await assertGroup(tx, account, draft.groupId)
        const content = await channel.draft(tx, account, draft)
        return rows.insertCampaign(tx, {
          account_id: account,
          hash: randomToken(9),
          channel: channel.name,
          list_id: list,
          internal_name: draft.internalName,
          feed: null,
          ...content,
          status: 'draft',
          group_id: draft.groupId ?? 0,
          created_by: by.userId ?? 0,
          processed: 0,
          schedule_date: null,
          start_date: null,
          end_date: null,
          created: now,
          updated: now,
        })
      })
    },

    update<Name extends ChannelName>(
      name: Name,
      account: number,
      hash: string,
      change: ChangeOf<Name>,
    ): Promise<Warned> {
      const channel = channels[name]
      return store.write(async (tx) => {
        const row = await requireCampaign(tx, account, hash, channel.name)
        if (inProgress.has(row.status))
          throw invalid('campaignHash', `is a campaign with the status ${row.status}. Change it when it has ended`)
        await assertGroup(tx, account, change.groupId)
        const content = await channel.change(tx, row, change)
        if (channel.view) await keepSentVersion(tx, row, clock.now(account))
        const columns = { ...namesIn(change), ...content, updated: clock.now(account) }
        await rows.updateCampaign(tx, account, row.id, columns)
        if (content.file_id !== undefined) await dropUnused(tx, row)
        return warningsOf({ ...row, ...content })
      })
    },

    delete(account, hash): Promise<void> {
      return store.write(async (tx) => {
        const row = await rows.findAnyCampaign(tx, account, hash)
        if (!row) throw notFound('campaign', hash)
        await assertDeletable(tx, row, clock.now(account))
        await rows.deleteCampaign(tx, row, clock.now(account))
        await dropUnused(tx, row)
      })
    },
  }
}

/** Throws `conflict` while a campaign is on its way or an automation sends it, and for thirty days after it was sent. */
async function assertDeletable(
  tx: Db,
  { id, account_id: account, hash, status }: Pick<CampaignRow, 'id' | 'account_id' | 'hash' | 'status'>,
  now: number,
): Promise<void> {
  if (inProgress.has(status))
    throw conflict('campaign_in_progress', `The campaign is ${status}. Delete it when it has ended.`)
  if ((await automationsThatUse(tx, account, 'campaign', [hash])).length > 0)
    throw conflict('campaign_in_progress', 'An automation sends the campaign. Change or delete it first.')
  if (await hasRunSince(tx, id, now - 30 * DAY_MS))
    throw conflict('campaign_sent_last_30_days', 'The campaign was sent within the last 30 days.')
}
