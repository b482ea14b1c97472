// The messages of an alert, one for each recipient, with the link that confirms.

import type { SmsEncoding } from '../../../lib/gsm0338.ts'
import { PRIORITY } from '../../sending/priority.ts'
import type { NewTransactional, TransactionalChannel } from '../transactional/message.ts'
import type { SingleEmail } from '../transactional/single-email.ts'
import { composeSms, MAX_PARTS } from '../transactional/single-sms.ts'

/** What an alert sends, as it was when the alert was started. */
export interface AlertContent {
  subject: string
  htmlBody: string | null
  textBody: string | null
  /** The encoding of the stored template for SMS; without it, the cheapest that fits. */
  encoding?: SmsEncoding
  maxCount?: number
  templateId: number | null
  /** Push: the custom data of the stored template. */
  custom?: string | null
}

export interface AlertRecipient {
  /** Email address, phone number or device token, as the channel asks. */
  address: string
  /** `<name>:<value>`. */
  mergeTags: string[]
}

export interface AlertToSend {
  id: number
  channel: TransactionalChannel
  senderId: number
  content: AlertContent
  acknowledgeUrl: string
}

const HAS_LINK = /\{\{-?\s*acknowledge_url\b/
const LINK = '{{ acknowledge_url }}'

/** The text with the link, at its end when the author gave it no place (T-033). */
const withLink = (text: string, link: string) => (HAS_LINK.test(text) ? text : text + link)

/** Throws `invalid` at `place` for a text that cannot be sent to this recipient. */
export function toAlertMessage(
  alert: AlertToSend,
  { address, mergeTags }: AlertRecipient,
  place: string,
): NewTransactional {
  const { id, channel, senderId, content } = alert
  const tags = [...mergeTags, `acknowledge_url:${alert.acknowledgeUrl}`]
  const common = {
    address,
    senderId,
    group: 'default',
    templateId: content.templateId,
    customData: null,
    priority: PRIORITY.alert,
    origin: 'alert' as const,
    originId: id,
    due: 0,
  }
  if (channel === 'sms') {
    const textBody = withLink(content.textBody ?? '', ` ${LINK}`)
    const { encoding, maxCount = MAX_PARTS } = content
    return {
      ...common,
      channel,
      subject: '',
      content: composeSms({ textBody, mergeTags: tags, encoding, maxCount, registered: false }, place),
    }
  }
  if (channel === 'push') {
    const textBody = withLink(content.textBody ?? '', ` ${LINK}`)
    const { subject, custom = null } = content
    return { ...common, channel, subject, customData: custom, content: { subject, textBody, mergeTags: tags, custom } }
  }
  return { ...common, channel, subject: content.subject, content: toEmail(alert, address, tags) }
}

function toEmail({ senderId, content }: AlertToSend, to: string, mergeTags: string[]): SingleEmail {
  return {
    senderId: String(senderId),
    to,
    cc: [],
    bcc: [],
    subject: content.subject,
    ...(content.htmlBody !== null && { htmlBody: withLink(content.htmlBody, `<p><a href="${LINK}">${LINK}</a></p>`) }),
    ...(content.textBody !== null && { textBody: withLink(content.textBody, `\n\n${LINK}`) }),
    openTracking: false,
    clickTracking: false,
    attachments: [],
    mergeTags,
    priority: 'urgent',
    registered: false,
    group: 'default',
    templatingData: {},
  }
}
