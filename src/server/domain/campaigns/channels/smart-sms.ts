// Smart SMS as a channel of campaigns: an SMS that ends with a short link of its recipient.
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { smsName } from '../../messages/transactional/single-sms.ts'
import { assertLinkHost } from '../cname-of-links.ts'
import { type CampaignChange, type CampaignDraft, type CampaignSource, defineChannel } from './channel.ts'
import { assertPage, changedPage, compilePage, type PageChange, type SmartSmsPage } from './smart-sms-page.ts'
import { assertCellphoneSender, assertMessage, reportsOf, smsRecord } from './sms-record.ts'
import { compileSms, type SmsContent, type SmsOptions } from './sms-render.ts'
import { smsWarnings } from './sms-warnings.ts'

/** What the record of a campaign keeps as its content. */
export interface SmartSmsContent extends SmsContent {
  page: SmartSmsPage
}

interface SmartSmsInput {
  /** A cellphone sender; without it, the platform. */
  senderId?: number | undefined
  /** The domain name of the short links; without it, that of the platform. */
  cnameId?: number | undefined
  options?: SmsOptions | undefined
}

export interface SmartSmsDraft extends CampaignDraft, SmartSmsInput {
  /** Without the link. */
  message: string
  page: SmartSmsPage
}

export interface SmartSmsChange extends CampaignChange, SmartSmsInput {
  message?: string | undefined
  page?: PageChange | undefined
}

const CHANNEL = 'smart_sms'
const MESSAGE = 'campaignContent.message'

/** What a campaign of the channel keeps. */
export const contentOf = ({ campaign }: Pick<CampaignSource, 'campaign'>) => fromJson<SmartSmsContent>(campaign.content)

const toColumns = (content: SmartSmsContent) => ({ title: smsName(content.message), content: toJson(content) })

export const smartSms = defineChannel({
  name: CHANNEL,
  ...smsRecord(CHANNEL),

  async draft(tx, account, { message, page, options, senderId, cnameId }: SmartSmsDraft) {
    assertMessage(message, MESSAGE)
    assertPage(page)
    await assertCellphoneSender(tx, account, senderId)
    await assertLinkHost(tx, account, cnameId, 'cnameId')
    return {
      ...toColumns({ message, page, ...options }),
      sender_id: senderId ?? null,
      cname_id: cnameId ?? null,
      reply_to: null,
      header_footer: null,
    }
  },

  async change(tx, row, { message, page: pageChange, options, senderId, cnameId }: SmartSmsChange) {
    assertMessage(message, MESSAGE)
    await assertCellphoneSender(tx, row.account_id, senderId)
    await assertLinkHost(tx, row.account_id, cnameId, 'cnameId')
    const before = contentOf({ campaign: row })
    const page = pageChange ? changedPage(before.page, pageChange) : before.page
    assertPage(page)
    return {
      ...toColumns({ ...before, ...(message !== undefined && { message }), page, ...options }),
      ...(senderId !== undefined && { sender_id: senderId }),
      ...(cnameId !== undefined && { cname_id: cnameId }),
    }
  },

  compile(source: CampaignSource) {
    const content = contentOf(source)
    const { urls } = compilePage(source, content.page)
    return { ...compileSms(source, content, CHANNEL, source.trackingLinks.short), urls: [...urls] }
  },

  carrierOf: (carriers) => carriers.sms,

  warnings: (content) => smsWarnings(fromJson<SmartSmsContent>(content)),

  landing: (source: CampaignSource) => compilePage(source, contentOf(source).page),

  reactions: {
    ...reportsOf(CHANNEL),
    open: { kind: 'smart_sms_open', counts: { opens: 1 }, first: { unique_opens: 1 }, isOnce: true },
    click: { kind: 'smart_sms_click', counts: { clicks: 1 }, first: { unique_clicks: 1 } },
    machine_open: { kind: null, counts: { machine_opens: 1 } },
    machine_click: { kind: null, counts: { machine_clicks: 1 } },
    unsubscribe: { kind: 'unsubscribe', counts: { unsubscriptions: 1 } },
  },
})
