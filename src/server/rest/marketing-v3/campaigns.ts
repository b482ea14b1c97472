import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { ListedCampaign } from '../../domain/campaigns/campaigns.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime, toDateTimeIfAny } from '../../lib/dates.ts'
import { toContactId } from '../../lib/ids.ts'
import { fromJson } from '../../lib/json-text.ts'
import { toPage, toTimeRanges } from '../query.ts'
import { toCounts } from './campaign-counts.ts'
import { toPreview, toRun, toSaid } from './campaign-detail.ts'

type Campaign = components['schemas']['Campaign']
type HeaderFooter = components['schemas']['HeaderFooter']

const columns = {
  list_id: 'list_id',
  internal_name: 'internal_name',
  created_by: 'created_by',
  group_id: 'group_id',
  created: 'created',
}

function toCampaign(row: Omit<ListedCampaign, 'content'>, planned = 0): Campaign & { planned_messages: number } {
  return {
    id: row.id,
    campaign_hash: row.hash,
    status: row.status,
    thumbnail: '',
    channel: row.channel,
    internal_name: row.internal_name,
    list_id: row.list_id,
    title: row.title,
    created_by: row.created_by || undefined,
    group_id: row.group_id || undefined,
    processed_messages: row.processed,
    planned_messages: planned,
    created: toDateTime(row.created),
    updated: toDateTime(row.updated),
    start_date: toDateTimeIfAny(row.start_date),
    end_date: toDateTimeIfAny(row.end_date),
    feed: row.feed ?? undefined,
    schedule_date: { enabled: row.schedule_date !== null, date: toDateTimeIfAny(row.schedule_date) },
  }
}

/** What is read of one campaign. */
function campaignReaders({
  automations: { automations },
  insight: { campaignContacts, reports },
  campaigns: { campaignFiles, campaignPreviews, campaignRuns, campaigns },
}: Domain) {
  return {
    async getCampaign({ path, caller }) {
      const { accountId } = caller
      const row = await campaigns.get(accountId, path.campaign_hash)
      const [planned, owners, runs, report] = await Promise.all([
        campaignRuns.planned([row.id]),
        automations.ofCampaigns(accountId, [row.hash]),
        campaignRuns.of(row),
        reports.of(accountId, row.hash),
      ])
      const audio = row.file_id === null ? undefined : campaignFiles.addressOf(accountId, row.file_id)
      return {
        ...toCampaign(row, planned.get(row.id)),
        automation_id: owners.get(row.hash),
        sender_id: row.sender_id ?? undefined,
        reply_to: row.reply_to ?? undefined,
        header_footer: row.header_footer === null ? undefined : fromJson<HeaderFooter>(row.header_footer),
        content: toSaid(row, audio),
        runs: runs.map(toRun),
        counts: toCounts(report.overall),
      }
    },

    async getCampaignPreview({ path, query, caller }) {
      return toPreview(await campaignPreviews.get(caller.accountId, path.campaign_hash, query.contact_id))
    },

    async listCampaignContacts({ path, query, caller }) {
      const { event, after, limit } = query
      const { items, next } = await campaignContacts.list(caller.accountId, path.campaign_hash, { event, after, limit })
      return {
        items: items.map(({ contact_id, first_at, last_at, email, cellphone, ...rest }) => ({
          ...rest,
          contact_id: toContactId(contact_id),
          email: email ?? '',
          cellphone: cellphone ?? '',
          first_date: toDateTime(first_at),
          last_date: toDateTime(last_at),
        })),
        next: next ?? undefined,
      }
    },
  } satisfies Partial<Handlers<'marketing-v3', 'Campaigns'>>
}

export function campaignHandlers(domain: Domain) {
  const {
    automations: { automations },
    campaigns: { campaignRuns, campaigns, campaignTests, sends },
  } = domain
  return {
    async listCampaigns({ query, caller }) {
      const filter = {
        channel: query.channel,
        hash: query.campaign_hash,
        listId: query.list_id,
        status: query.status,
        internalName: query.internal_name,
        search: query.search,
        createdBy: query.created_by,
        groupId: query.group_id,
        times: toTimeRanges(query, ['created', 'updated', 'start_date', 'end_date', 'schedule_date']),
      }
      const page = await campaigns.list(caller.accountId, filter, toPage(query, columns))
      const hashes = page.items.map(({ hash }) => hash)
      const owners = await automations.ofCampaigns(caller.accountId, hashes)
      const planned = await campaignRuns.planned(page.items.map(({ id }) => id))
      const items = page.items.map((row) => ({
        ...toCampaign(row, planned.get(row.id)),
        automation_id: owners.get(row.hash),
      }))
      return { total_items: page.total, items }
    },

    ...campaignReaders(domain),

    async deleteCampaign({ path, caller }) {
      await campaigns.delete(caller.accountId, path.campaign_hash)
    },

    async retryCampaign({ path, caller }) {
      await sends.retry(caller, path.campaign_hash)
      return { result: 'success' }
    },

    async testCampaign({ path, body, caller }) {
      const items = await campaignTests.test(caller, path.campaign_hash, { to: body.to, contactId: body.contact_id })
      return { items }
    },
  } satisfies Handlers<'marketing-v3', 'Campaigns'>
}
