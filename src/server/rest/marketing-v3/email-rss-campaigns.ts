import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'

export function emailRssCampaignHandlers({ campaigns: { campaigns, campaignFeeds } }: Domain) {
  return {
    async createEmailRssCampaign({ body, caller }) {
      const row = await campaigns.create('email', caller, {
        listId: body.list_id,
        internalName: body.internal_name,
        groupId: body.group_id,
        subject: body.subject,
        content: { ...body.content, type: 'fed' },
        senderId: body.sender_id,
        replyTo: body.reply_to,
        headerFooter: body.header_footer,
      })
      return { campaign_hash: row.hash }
    },

    async enableEmailRssCampaign({ path, caller }) {
      await campaignFeeds.enable('email', caller, path.campaign_hash)
      return { result: 'success' }
    },
  } satisfies Handlers<'marketing-v3', 'Email RSS campaigns'>
}
