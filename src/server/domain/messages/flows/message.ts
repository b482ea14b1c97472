// The messages of a run. A stored template is read only when its message is sent, since a flow lives long.
import type { Db } from '../../../store/store.ts'
import { defaultSendingDomain } from '../../accounts/domains/sending-domains.ts'
import { assertTrackable } from '../../content/email-content.ts'
import { mergeTagValues } from '../../content/merge-tags.ts'
import { compileTemplate } from '../../content/templates.ts'
import { invalid } from '../../errors.ts'
import type { NewTransactional } from '../transactional/message.ts'
import { toEmailMessage, toSmsMessage } from '../transactional/order.ts'
import type { SingleEmail } from '../transactional/single-email.ts'
import { requireTemplate, type TemplateContents } from '../transactional/templates.ts'
import type { FlowCondition } from './states.ts'

export type FlowChannel = 'email' | 'sms'

/** A message of a flow. Its template takes precedence over its texts (T-037). */
export interface FlowMessage {
  channel: FlowChannel
  /** Seconds after the message before. */
  interval: number
  condition: FlowCondition
  templateId: number | null
  subject: string | null
  textBody: string | null
  htmlBody: string | null
}

export interface FlowRecipient {
  email?: string | undefined
  /** `<country code>-<number>`. */
  phone?: string | undefined
  /** `<name>:<value>`. */
  mergeTags?: string[] | undefined
}

export interface FlowSenders {
  emailSenderId?: string | undefined
  phoneSenderId?: string | undefined
}

/** A run, as far as its messages need it. It has an address and a sender for every channel of its flow. */
export interface RunToSend {
  id: number
  account: number
  group: string
  to: FlowRecipient
  sender: FlowSenders
}

/** Throws `invalid` below `place` for a template that is gone, or a text that cannot be built for this recipient. */
export async function toRunMessage(
  tx: Db,
  run: RunToSend,
  message: FlowMessage,
  place: string,
): Promise<NewTransactional> {
  const { group, sender, id: originId } = run
  const { mergeTags = [], email = '', phone = '' } = run.to
  const sending = { templateId: message.templateId, origin: 'flow', originId } as const
  if (message.channel === 'sms') {
    const { textBody, encoding, language, maxCount } = await smsOf(tx, run.account, message, place)
    const order = { to: phone, group, mergeTags, textBody, encoding, language, maxCount }
    return toSmsMessage({ ...sending, senderId: Number(sender.phoneSenderId ?? '') }, order, `${place}.textBody`)
  }
  const texts = await emailOf(tx, run.account, message, place)
  assertRenders(texts, mergeTags, place)
  assertTrackable(`${place}.htmlBody`, texts.htmlBody)
  const senderId = sender.emailSenderId ?? ''
  // Opens and clicks are tracked, since the conditions ask about them.
  const tracked = { openTracking: true, clickTracking: true, linkDomain: await defaultSendingDomain(tx, run.account) }
  const order = { ...texts, senderId, to: email, group, mergeTags, ...tracked }
  return toEmailMessage({ ...sending, senderId: Number(senderId) }, order)
}

async function smsOf(
  tx: Db,
  account: number,
  { templateId, textBody }: FlowMessage,
  place: string,
): Promise<Partial<TemplateContents['sms']> & { textBody: string }> {
  if (templateId === null) return { textBody: textBody ?? '' }
  return (await requireTemplate(tx, account, 'sms', String(templateId), `${place}.templateId`)).content
}

type EmailTexts = Pick<SingleEmail, 'subject' | 'htmlBody' | 'textBody' | 'snippet'>

async function emailOf(
  tx: Db,
  account: number,
  { templateId, ...own }: FlowMessage,
  place: string,
): Promise<EmailTexts> {
  if (templateId === null)
    return { subject: own.subject ?? '', htmlBody: own.htmlBody ?? undefined, textBody: own.textBody ?? undefined }
  const { subject, htmlBody, textBody, snippet } = (
    await requireTemplate(tx, account, 'email', String(templateId), `${place}.templateId`)
  ).content
  return { subject, htmlBody, textBody, snippet }
}

/**
 * An email is rendered when it is sent. Rendering it here too finds a mistake while the request can still report it.
 */
function assertRenders(texts: EmailTexts, mergeTags: string[], place: string): void {
  for (const [member, text] of Object.entries(texts)) {
    try {
      compileTemplate(text ?? '', 'plain').render(mergeTagValues(mergeTags))
    } catch (error) {
      throw invalid(`${place}.${member}`, `cannot be filled: ${(error as Error).message}`)
    }
  }
}
