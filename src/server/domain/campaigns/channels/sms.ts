// SMS as a channel of campaigns.
import { fromJson, toJson } from '../../../lib/json-text.ts'
import type { Db } from '../../../store/store.ts'
import { smsName } from '../../messages/transactional/single-sms.ts'
import { requireTemplate } from '../../messages/transactional/templates.ts'
import { type CampaignChange, type CampaignDraft, type CampaignSource, defineChannel } from './channel.ts'
import { assertCellphoneSender, assertMessage, reportsOf, smsRecord } from './sms-record.ts'
import { compileSms, type SmsContent, type SmsOptions } from './sms-render.ts'
import { smsWarnings } from './sms-warnings.ts'

export interface SmsDraft extends CampaignDraft {
  /** Without one, the beginning of the text. */
  title?: string | undefined
  /** The text, or the stored template that it is copied from. */
  content: { type: 'text'; message: string } | { type: 'template'; templateId: number }
  /** A cellphone sender; without it, the platform. */
  senderId?: number | undefined
  options?: SmsOptions | undefined
}

export interface SmsChange extends CampaignChange {
  title?: string | undefined
  message?: string | undefined
  senderId?: number | undefined
  options?: SmsOptions | undefined
}

const CHANNEL = 'sms'

/** The text of a draft; that of a template is copied. */
async function messageOf(tx: Db, account: number, { content }: SmsDraft): Promise<string> {
  if (content.type === 'text') return content.message
  const id = String(content.templateId)
  return (await requireTemplate(tx, account, CHANNEL, id, 'content.templateId')).content.textBody
}

export const sms = defineChannel({
  name: CHANNEL,
  ...smsRecord(CHANNEL),

  async draft(tx, account, draft: SmsDraft) {
    const message = await messageOf(tx, account, draft)
    assertMessage(message, 'content.message')
    await assertCellphoneSender(tx, account, draft.senderId)
    return {
      title: draft.title ?? smsName(message),
      content: toJson({ message, ...draft.options } satisfies SmsContent),
      sender_id: draft.senderId ?? null,
      reply_to: null,
      header_footer: null,
    }
  },

  async change(tx, row, { title, message, options, senderId }: SmsChange) {
    assertMessage(message, 'content.message')
    await assertCellphoneSender(tx, row.account_id, senderId)
    const before = fromJson<SmsContent>(row.content)
    const content: SmsContent = { ...before, ...(message !== undefined && { message }), ...options }
    // A title that was the beginning of the text stays so.
    const follows = title === undefined && row.title === smsName(before.message)
    return {
      title: follows ? smsName(content.message) : (title ?? row.title),
      content: toJson(content),
      ...(senderId !== undefined && { sender_id: senderId }),
    }
  },

  compile: (source: CampaignSource) => compileSms(source, fromJson<SmsContent>(source.campaign.content), CHANNEL),

  carrierOf: (carriers) => carriers.sms,

  warnings: (content) => smsWarnings(fromJson<SmsContent>(content)),

  // Nothing in an SMS is tracked.
  reactions: reportsOf(CHANNEL),
})
