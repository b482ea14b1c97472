import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { warningsOf } from '../../domain/campaigns/campaigns.ts'
import type { Domain } from '../../domain/domain.ts'
import { toSmsOptions, toSmsSend } from './sms-campaigns.ts'

type Page = components['schemas']['SmartSmsPage']
type PageUpdate = components['schemas']['SmartSmsPageUpdate']

function toPage(page: Page) {
  switch (page.type) {
    case 'redirect':
      return { type: page.type, url: page.page_url }
    case 'import':
      return { type: page.type, url: page.page_url, internalName: page.page_internal_name }
    case 'html':
      return { type: page.type, html: page.page_html, internalName: page.page_internal_name }
  }
}

const toPageChange = ({ page_url, page_html, page_internal_name }: PageUpdate) => ({
  url: page_url,
  html: page_html,
  internalName: page_internal_name,
})

export function smartSmsCampaignHandlers({ campaigns: { campaigns, sends, smartSmsPages } }: Domain) {
  return {
    async createSmartSmsCampaign({ body, caller }) {
      const row = await campaigns.create('smart_sms', caller, {
        listId: body.list_id,
        internalName: body.internal_name,
        groupId: body.group_id,
        message: body.campaign_content.message,
        page: await smartSmsPages.read(toPage(body.page_content), caller.kind),
        senderId: body.sender_id,
        cnameId: body.cname_id,
        options: toSmsOptions(body.options),
      })
      return { campaign_hash: row.hash, ...warningsOf(row) }
    },

    async updateSmartSmsCampaign({ path, body, caller }) {
      const { accountId: account, kind } = caller
      const { campaign_hash: hash } = path
      const page = body.page_content && toPageChange(body.page_content)
      const warned = await campaigns.update('smart_sms', account, hash, {
        internalName: body.internal_name,
        groupId: body.group_id,
        message: body.campaign_content?.message,
        page: page && (await smartSmsPages.readChange(account, hash, page, kind)),
        senderId: body.sender_id,
        cnameId: body.cname_id,
        options: toSmsOptions(body.options),
      })
      return { campaign_hash: hash, ...warned }
    },

    async sendSmartSmsCampaign({ path, body, caller }) {
      await sends.send('smart_sms', caller, path.campaign_hash, toSmsSend(body))
      return { result: 'success' }
    },
  } satisfies Handlers<'marketing-v3', 'Smart SMS campaigns'>
}
