// The messages of a run. A stored template is read only when its message is sent, since a flow lives long.
import type { Db } from '../../../store/store.ts'
import { mergeTagValues } from '../../content/merge-tags.ts'
import { compileTemplate } from '../../content/templates.ts'
import { invalid } from '../../errors.ts'
import { PRIORITY } from '../../sending/priority.ts'
import type { NewTransactional } from '../transactional/message.ts'
import type { SingleEmail } from '../transactional/single-email.ts'
import { composeSms, MAX_PARTS } from '../transactional/single-sms.ts'
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
  const common = {
    group: run.group,
    templateId: message.templateId,
    customData: null,
    priority: PRIORITY.normal,
    origin: 'flow' as const,
    originId: run.id,
    due: 0,
  }
  const { mergeTags = [], email: address = '', phone = '' } = run.to
  const { emailSenderId = '', phoneSenderId = '' } = run.sender
  if (message.channel === 'sms') {
    const { textBody, encoding, maxCount } = await smsOf(tx, run.account, message, place)
    const content = composeSms({ textBody, mergeTags, encoding, maxCount, registered: false }, place)
    return { ...common, channel: 'sms', address: phone, senderId: Number(phoneSenderId), subject: '', content }
  }
  const texts = await emailOf(tx, run.account, message, place)
  assertRenders(texts, mergeTags, place)
  const content = { ...toEmail(run, emailSenderId, address), ...texts }
  return { ...common, channel: 'email', address, senderId: Number(emailSenderId), subject: texts.subject, content }
}

async function smsOf(
  tx: Db,
  account: number,
  { templateId, textBody }: FlowMessage,
  place: string,
): Promise<Partial<TemplateContents['sms']> & { textBody: string; maxCount: number }> {
  if (templateId === null) return { textBody: textBody ?? '', maxCount: MAX_PARTS }
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

/** An email is rendered when it goes out. Rendering it here first finds a mistake while the run can still report it. */
function assertRenders(texts: EmailTexts, mergeTags: string[], place: string): void {
  for (const [member, text] of Object.entries(texts)) {
    try {
      compileTemplate(text ?? '', 'plain').render(mergeTagValues(mergeTags))
    } catch (error) {
      throw invalid(`${place}.${member}`, `cannot be filled: ${(error as Error).message}`)
    }
  }
}

/** Openings and clicks are noticed, since the conditions ask for them. */
const toEmail = (run: RunToSend, senderId: string, to: string): Omit<SingleEmail, keyof EmailTexts> => ({
  senderId,
  to,
  cc: [],
  bcc: [],
  openTracking: true,
  clickTracking: true,
  attachments: [],
  mergeTags: run.to.mergeTags ?? [],
  priority: 'non-urgent',
  registered: false,
  group: run.group,
  templatingData: {},
})
