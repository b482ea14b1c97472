import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import { toTime } from '../query.ts'
import { toLocalTime } from './local-time.ts'

type Schemas = components['schemas']
type Content = Schemas['CampaignTextContent']
type Deps = Pick<Schemas['PushCampaignCreate'], 'actions' | 'geo_options' | 'notification_options'>

const toContent = (content: Content) =>
  content.type === 'text' ? content : { type: content.type, templateId: content.template_id }

/** Only what the request names, so that a change leaves the rest as it is. */
function toAction({ type, title, link, cancel_label }: Schemas['PushCampaignActions']) {
  return {
    ...(type !== undefined && { type }),
    ...(title !== undefined && { title }),
    ...(link !== undefined && { link }),
    ...(cancel_label !== undefined && { cancelLabel: cancel_label }),
  }
}

const toParts = ({ actions, geo_options: place, notification_options: notification }: Deps) => ({
  ...(actions && { action: toAction(actions) }),
  ...(place && { place }),
  ...(notification?.icon !== undefined && { icon: notification.icon }),
})

export function pushCampaignHandlers({ campaigns: { campaigns, sends } }: Domain) {
  return {
    async createPushCampaign({ body, caller }) {
      const row = await campaigns.create('push', caller, {
        app: body.app_id,
        internalName: body.title,
        groupId: body.group_id,
        title: body.title,
        content: toContent(body.content),
        ...toParts(body),
      })
      return { campaign_hash: row.hash }
    },

    async updatePushCampaign({ path, body, caller }) {
      await campaigns.update('push', caller.accountId, path.campaign_hash, {
        internalName: body.title,
        groupId: body.group_id,
        title: body.title,
        message: body.content?.message,
        ...toParts(body),
      })
      return { campaign_hash: path.campaign_hash }
    },

    async sendPushCampaign({ path, body, caller }) {
      await sends.send('push', caller, path.campaign_hash, {
        app: body.app_id,
        segments: body.segments,
        notify: body.notify,
        scheduleDate: toTime(body.schedule_date, 'scheduleDate'),
        localTime: toLocalTime(body.local_time),
      })
      return { result: 'success' }
    },
  } satisfies Handlers<'marketing-v3', 'Push campaigns'>
}
