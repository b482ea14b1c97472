// SMS as a channel of campaigns.
import { fromJson, toJson } from '../../../lib/json-text.ts'
import type { Db } from '../../../store/store.ts'
import { assertSender } from '../../accounts/senders/required-sender.ts'
import { assertTemplates } from '../../content/email-content.ts'
import { invalid } from '../../errors.ts'
import { smsName } from '../../messages/transactional/single-sms.ts'
import { requireTemplate } from '../../messages/transactional/templates.ts'
import { type CampaignChange, type CampaignDraft, type CampaignSource, defineChannel } from './channel.ts'
import { contactsBy } from './contact-recipients.ts'
import { type CampaignEncoding, compileSms, type SmsContent } from './sms-render.ts'

export interface SmsOptions {
  encoding?: CampaignEncoding | undefined
  maxMessages?: number | undefined
}

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
const ADDRESS = 'cellphone'

// Each message that a carrier was asked to take counts among the sends, and as one of the other four.
const sentAnd = (fate: string) => ({ kind: 'sms_send', counts: { sends: 1, [fate]: 1 } })
const DELIVERED = { kind: 'sms_report', counts: { delivered: 1 } }
const delivered = [{ kind: 'sms_send', counts: { sends: 1 } }, DELIVERED]
// Nobody knows yet what became of it; for a message in doubt, perhaps nobody ever will.
const pending = [sentAnd('pending')]
const refused = [sentAnd('error')]
const unreachable = [sentAnd('invalid')]
// No carrier had it, so no event tells of it.
const unsent = [{ kind: null, counts: { error: 1 } }]

// Nothing here knows the network of a number.
const NETWORK = { network: 'Unknown' }

function assertMessage(message: string | undefined, place: string): void {
  assertTemplates({ [place]: { text: message, kind: 'plain' } })
  if (message !== undefined && message.trim() === '') throw invalid(place, 'is empty')
}

/** The text of a draft; that of a template is copied. */
async function messageOf(tx: Db, account: number, { content }: SmsDraft): Promise<string> {
  if (content.type === 'text') return content.message
  const id = String(content.templateId)
  return (await requireTemplate(tx, account, CHANNEL, id, 'content.templateId')).content.textBody
}

export const sms = defineChannel({
  name: CHANNEL,
  sender: { channel: ADDRESS, isRequired: false },
  recipients: contactsBy(ADDRESS),

  async draft(tx, account, draft: SmsDraft) {
    const message = await messageOf(tx, account, draft)
    assertMessage(message, 'content.message')
    await assertSender(tx, account, ADDRESS, draft.senderId, 'senderId')
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
    await assertSender(tx, row.account_id, ADDRESS, senderId, 'senderId')
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

  // Its operations have no 409 (M-115).
  refusal: (_reason, text) => invalid('campaignHash', `cannot be sent now. ${text}`),

  compile: (source: CampaignSource) => compileSms(source, fromJson<SmsContent>(source.campaign.content)),

  carrierOf: (carriers) => carriers.sms,

  eventsOf(outcome) {
    switch (outcome.state) {
      case 'accepted':
        return outcome.delivered ? delivered : pending
      case 'unknown':
        return pending
      case 'failed':
        if (outcome.unsent) return unsent
        return outcome.rejected ? unreachable : refused
      default:
        return []
    }
  },

  // A number that is out of service today may be somebody's tomorrow.
  suppresses: () => null,

  // Nothing in an SMS is tracked.
  reactions: {
    delivered: { ...DELIVERED, counts: { ...DELIVERED.counts, pending: -1 } },
    // Webhooks know this kind as a delivery.
    rejected: { kind: DELIVERED.kind, counts: { error: 1, pending: -1 }, isQuiet: true },
  },

  partsAt: () => () => NETWORK,
})
