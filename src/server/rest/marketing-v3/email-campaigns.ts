import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import { toTime } from '../query.ts'
import { toLocalTime } from './local-time.ts'

export function emailCampaignHandlers({ campaigns: { campaigns, sends }, content: { emailContents } }: Domain) {
  return {
    async createEmailCampaign({ body, caller }) {
      const { content, pageTitle } = await emailContents.read(body.content, caller.kind)
      const row = await campaigns.create('email', caller, {
        listId: body.list_id,
        internalName: body.internal_name,
        groupId: body.group_id,
        subject: body.subject ?? pageTitle,
        content,
        senderId: body.sender_id,
        replyTo: body.reply_to,
        headerFooter: body.header_footer,
      })
      return { campaign_hash: row.hash }
    },

    async updateEmailCampaign({ path, body, caller }) {
      await campaigns.update('email', caller.accountId, path.campaign_hash, {
        internalName: body.internal_name,
        groupId: body.group_id,
        subject: body.subject,
        content: body.content,
        senderId: body.sender_id,
        replyTo: body.reply_to,
        headerFooter: body.header_footer,
      })
      return { campaign_hash: path.campaign_hash }
    },

    async sendEmailCampaign({ path, body, caller }) {
      await sends.send('email', caller, path.campaign_hash, {
        listId: body.list_id,
        segments: body.segments,
        destinationField: body.destination_field,
        limitHour: body.limit_hour,
        notify: body.notify,
        uniqueContactsOnly: body.unique_contacts_only,
        scheduleDate: toTime(body.schedule_date, 'scheduleDate'),
        localTime: toLocalTime(body.local_time),
      })
      return { result: 'success' }
    },
  } satisfies Handlers<'marketing-v3', 'Email campaigns'>
}
