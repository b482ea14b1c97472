// What an alert is started with: the texts of its template, as they are at that moment, and its sender.
import { toJson } from '../../../lib/json-text.ts'
import { type AlertTemplateRow, findAlertTemplate } from '../../../store/messages/alerts.ts'
import type { Db } from '../../../store/store.ts'
import { requireSender } from '../../accounts/senders/required-sender.ts'
import { invalid } from '../../errors.ts'
import type { TransactionalChannel } from '../transactional/message.ts'
import { requireTemplate } from '../transactional/templates.ts'
import type { AlertContent, AlertRecipient } from './message.ts'

export interface NewAlert {
  templateName: string
  senderId: string | undefined
  /** The recipients, with the channel that each address belongs to. */
  to: (AlertRecipient & { channel: TransactionalChannel })[]
}

const addressName: Readonly<Record<TransactionalChannel, string>> = {
  email: 'an email',
  sms: 'a phone',
  push: 'a device',
}

/** The columns of an alert that its template and its request decide; throws `invalid`. */
export async function readAlert(tx: Db, account: number, { templateName, senderId, to }: NewAlert) {
  const template = await findAlertTemplate(tx, account, { name: templateName })
  if (!template) throw invalid('templateName', `is not an alert template of this account: ${templateName}`)
  const stranger = to.findIndex(({ channel }) => channel !== template.channel)
  if (stranger >= 0)
    throw invalid(`to.${stranger}`, `needs ${addressName[template.channel]}: the template is for ${template.channel}`)
  const content = await contentOf(tx, account, template)
  return {
    account_id: account,
    template_name: template.name,
    channel: template.channel,
    sender_id: await senderOf(tx, account, template, content, senderId),
    recipients: toJson(eachOnce(to)),
    content: toJson(content),
    repeat_every: template.repeat_every,
    max_attempts: template.max_attempts,
  }
}

/** The recipients, those that are the same in every member once. */
function eachOnce(to: NewAlert['to']): AlertRecipient[] {
  const recipients = to.map(({ address, mergeTags }) => ({ address, mergeTags }))
  return [...new Map(recipients.map((recipient) => [toJson(recipient), recipient])).values()]
}

/** The texts as they are now: those of the alert template take precedence over those of the stored one. */
async function contentOf(tx: Db, account: number, t: AlertTemplateRow): Promise<AlertContent & { appId?: number }> {
  const own = { subject: t.subject ?? '', htmlBody: t.html_body, textBody: t.text_body, templateId: t.template_id }
  if (t.template_id === null) return own
  const id = String(t.template_id)
  if (t.channel === 'email') {
    const { content } = await requireTemplate(tx, account, 'email', id, 'templateName')
    return {
      ...own,
      subject: t.subject ?? content.subject,
      htmlBody: t.html_body ?? content.htmlBody,
      textBody: t.text_body ?? content.textBody ?? null,
    }
  }
  if (t.channel === 'sms') {
    const { content } = await requireTemplate(tx, account, 'sms', id, 'templateName')
    const { textBody, encoding, language, maxCount } = content
    return { ...own, textBody: t.text_body ?? textBody, encoding, language, maxCount }
  }
  const { content } = await requireTemplate(tx, account, 'push', id, 'templateName')
  const { appId, customData = null } = content
  return {
    ...own,
    subject: t.subject ?? content.subject,
    textBody: t.text_body ?? content.textBody,
    custom: customData,
    appId,
  }
}

async function senderOf(
  tx: Db,
  account: number,
  t: AlertTemplateRow,
  { appId }: { appId?: number },
  senderId: string | undefined,
): Promise<number> {
  if (t.channel === 'push') return appId ?? 0
  if (senderId === undefined) throw invalid('senderId', `is required, because the template is for ${t.channel}`)
  return (await requireSender(tx, account, t.channel === 'sms' ? 'cellphone' : 'email', senderId, 'senderId')).id
}
