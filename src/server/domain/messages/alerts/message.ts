// The messages of an alert, one for each recipient, with the link that confirms.

import type { SmsLanguage } from '../../../lib/gsm-languages.ts'
import type { SmsEncoding } from '../../../lib/gsm0338.ts'
import { PRIORITY } from '../../sending/priority.ts'
import type { NewTransactional, TransactionalChannel } from '../transactional/message.ts'
import { type EmailOrder, toEmailMessage, toPushMessage, toSmsMessage } from '../transactional/order.ts'

/** What an alert sends, as it was when the alert was started. */
export interface AlertContent {
  subject: string
  htmlBody: string | null
  textBody: string | null
  /** The encoding of the stored template for SMS; without it, the cheapest that fits. */
  encoding?: SmsEncoding
  language?: SmsLanguage | undefined
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
  const { id: originId, channel, senderId, content } = alert
  const { subject, templateId, custom: customData } = content
  const sending = { senderId, templateId, priority: PRIORITY.alert, origin: 'alert', originId } as const
  const order = { to: address, mergeTags: [...mergeTags, `acknowledge_url:${alert.acknowledgeUrl}`] }
  if (channel === 'email') return toEmailMessage(sending, toEmail(alert, order))
  const textBody = withLink(content.textBody ?? '', ` ${LINK}`)
  if (channel === 'push') return toPushMessage(sending, { ...order, subject, textBody, customData })
  const { encoding, language, maxCount } = content
  return toSmsMessage(sending, { ...order, textBody, encoding, language, maxCount }, place)
}

const toEmail = (
  { senderId, content: { subject, htmlBody, textBody } }: AlertToSend,
  order: Pick<EmailOrder, 'to' | 'mergeTags'>,
): EmailOrder => ({
  ...order,
  senderId: String(senderId),
  subject,
  htmlBody: htmlBody === null ? undefined : withLink(htmlBody, `<p><a href="${LINK}">${LINK}</a></p>`),
  textBody: textBody === null ? undefined : withLink(textBody, `\n\n${LINK}`),
  priority: 'urgent',
})
