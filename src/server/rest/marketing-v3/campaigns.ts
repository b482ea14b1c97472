import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { ListedCampaign } from '../../domain/campaigns/campaigns.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime, toDateTimeIfAny } from '../../lib/dates.ts'
import { toPage, toTimeRanges } from '../query.ts'

type Campaign = components['schemas']['Campaign']

const columns = {
  list_id: 'list_id',
  internal_name: 'internal_name',
  created_by: 'created_by',
  group_id: 'group_id',
  created: 'created',
}

function toCampaign(row: ListedCampaign): Campaign {
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
    created: toDateTime(row.created),
    updated: toDateTime(row.updated),
    start_date: toDateTimeIfAny(row.start_date),
    end_date: toDateTimeIfAny(row.end_date),
    feed: row.feed ?? undefined,
    schedule_date: { enabled: row.schedule_date !== null, date: toDateTimeIfAny(row.schedule_date) },
  }
}

export function campaignHandlers({ campaigns, campaignTests, sends }: Domain) {
  return {
    async listCampaigns({ query, caller }) {
      const filter = {
        channel: query.channel,
        hash: query.campaign_hash,
        listId: query.list_id,
        status: query.status,
        internalName: query.internal_name,
        createdBy: query.created_by,
        groupId: query.group_id,
        times: toTimeRanges(query, ['created', 'updated', 'start_date', 'end_date', 'schedule_date']),
      }
      const page = await campaigns.list(caller.accountId, filter, toPage(query, columns))
      return { total_items: page.total, items: page.items.map(toCampaign) }
    },

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
