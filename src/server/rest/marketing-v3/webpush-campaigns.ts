import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import { toTime } from '../query.ts'
import { toLocalTime } from './local-time.ts'

export function webpushCampaignHandlers({ campaigns: { campaigns, campaignFeeds, sends } }: Domain) {
  return {
    async createWebpushCampaign({ body, caller }) {
      const row = await campaigns.create('web_push', caller, {
        app: String(body.site_id),
        internalName: body.internal_name,
        groupId: body.group_id,
        content: body.content,
        actions: body.actions,
      })
      return { campaign_hash: row.hash }
    },

    async updateWebpushCampaign({ path, body, caller }) {
      await campaigns.update('web_push', caller.accountId, path.campaign_hash, {
        internalName: body.internal_name,
        groupId: body.group_id,
        content: body.content,
        actions: body.actions,
      })
      return { campaign_hash: path.campaign_hash }
    },

    async sendWebpushCampaign({ path, body, caller }) {
      await sends.send('web_push', caller, path.campaign_hash, {
        app: String(body.site_id),
        segments: body.segments,
        notify: body.notify,
        scheduleDate: toTime(body.schedule_date, 'scheduleDate'),
        localTime: toLocalTime(body.local_time),
      })
      return { result: 'success' }
    },

    async createWebpushRssCampaign({ body, caller }) {
      const row = await campaigns.create('web_push', caller, {
        app: String(body.site_id),
        internalName: body.internal_name,
        groupId: body.group_id,
        content: { feed: await campaignFeeds.readable(caller.kind, body.content.feed) },
      })
      return { campaign_hash: row.hash }
    },

    async enableWebpushRssCampaign({ path, caller }) {
      await campaignFeeds.enable('web_push', caller, path.campaign_hash)
      return { result: 'success' }
    },
  } satisfies Handlers<'marketing-v3', 'Webpush campaigns'>
}
