import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { warningsOf } from '../../domain/campaigns/campaigns.ts'
import type { Domain } from '../../domain/domain.ts'
import { toTime } from '../query.ts'
import { toLocalTime } from './local-time.ts'

type Content = components['schemas']['CampaignTextContent']
type Options = components['schemas']['SmsCampaignOptions']
type Send = components['schemas']['SmsCampaignSend']

const toContent = (content: Content) =>
  content.type === 'text' ? content : { type: content.type, templateId: content.template_id }

/** Only the options that the request names, so that a change leaves the others as they are. */
export const toSmsOptions = (options: Options | undefined) => ({
  ...(options?.encoding !== undefined && { encoding: options.encoding }),
  ...(options?.max_messages !== undefined && { maxMessages: options.max_messages }),
  ...(options?.language !== undefined && { language: options.language }),
  ...(options?.transliterate !== undefined && { transliterate: options.transliterate }),
})

export const toSmsSend = (body: Send) => ({
  listId: body.list_id,
  segments: body.segments,
  destinationField: body.destination_field,
  notify: body.notify,
  scheduleDate: toTime(body.schedule_date, 'scheduleDate'),
  localTime: toLocalTime(body.local_time),
})

export function smsCampaignHandlers({ campaigns: { campaigns, sends } }: Domain) {
  return {
    async createSmsCampaign({ body, caller }) {
      const row = await campaigns.create('sms', caller, {
        listId: body.list_id,
        internalName: body.internal_name,
        groupId: body.group_id,
        content: toContent(body.content),
        senderId: body.sender_id,
        options: toSmsOptions(body.options),
      })
      return { campaign_hash: row.hash, ...warningsOf(row) }
    },

    async updateSmsCampaign({ path, body, caller }) {
      const warned = await campaigns.update('sms', caller.accountId, path.campaign_hash, {
        internalName: body.internal_name,
        groupId: body.group_id,
        message: body.content?.message,
        senderId: body.sender_id,
        options: toSmsOptions(body.options),
      })
      return { campaign_hash: path.campaign_hash, ...warned }
    },

    async sendSmsCampaign({ path, body, caller }) {
      await sends.send('sms', caller, path.campaign_hash, toSmsSend(body))
      return { result: 'success' }
    },
  } satisfies Handlers<'marketing-v3', 'SMS campaigns'>
}
