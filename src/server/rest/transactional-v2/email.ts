import type { Handlers } from '../../contract/handlers.ts'
import { notImplemented } from '../../contract/not-implemented.ts'
import type { Domain } from '../../domain/domain.ts'
import type { SingleEmail } from '../../domain/transactional/single-email.ts'
import { fromJson } from '../../lib/json-text.ts'
import { toTime } from '../query.ts'
import type { components } from '../../../../generated/transactional-v2/types.ts'

type Body = components['schemas']['SingleEmail']
type LogEntry = components['schemas']['EmailLogEntry']
type Logged = Awaited<ReturnType<Domain['transactional']['log']>>

function toSingleEmail(body: Body): SingleEmail {
  return {
    senderId: body.senderId,
    senderName: body.senderName,
    to: body.to,
    cc: body.cc ?? [],
    bcc: body.bcc ?? [],
    subject: body.subject,
    htmlBody: body.htmlBody,
    textBody: body.textBody,
    openTracking: body.openTracking ?? false,
    clickTracking: body.clickTracking ?? false,
    attachments: body.attachment ?? [],
    mergeTags: body.mergeTags ?? [],
    customData: body.customData,
    priority: body.priority ?? 'non-urgent',
    registered: body.registered ?? false,
    header: body.header,
    group: body.group ?? 'default',
    scheduleTo: toTime(body.scheduleTo, 'body.scheduleTo'),
    replyTo: body.replyTo,
    snippet: body.snippet,
    templateId: body.templateId,
    templatingData: body.advancedTemplatingData ?? {},
    domain: body.domain,
  }
}

function toLogEntry({ row, message, statuses }: Logged): LogEntry {
  const email = fromJson<SingleEmail>(row.content)
  const named = (addresses: string[]) => addresses.map((address) => ({ name: null, email: address }))
  return {
    campaign: {
      id: row.message_id,
      domainId: null,
      groupId: row.group_id,
      userId: null,
      senderId: row.sender_id,
      replySenderId: null,
      subscriberId: row.message_id,
      templateId: null,
      name: email.group,
      domain: email.domain ?? null,
      domainShared: email.domain === undefined,
      channel: 'email',
      customSenderName: email.senderName ?? null,
      currentStatus: row.status as LogEntry['campaign']['currentStatus'],
      contentSubject: row.subject,
      contentHtml: email.htmlBody ?? null,
      contentText: email.textBody ?? null,
      contentFilename: null,
      createDate: new Date(row.created).toISOString(),
      createIp: row.created_ip,
      openTrackingEnabled: email.openTracking,
      clickTrackingEnabled: email.clickTracking,
      register: email.registered,
      mergeTags: email.mergeTags,
      attachement: email.attachments.length > 0,
      pluginKey: null,
      hasunsubscribe: email.header?.listUnsubscribe ?? false,
      optInIpAddress: email.header?.optInIpAddress ?? null,
      autoResponseSuppress: null,
      cc: named(email.cc),
      bcc: named(email.bcc),
      advancedTemplateData: email.templatingData,
    },
    subscriberEmail: message.address,
    campaignStatusLog: statuses.map(({ status, at }) => ({
      status: status as LogEntry['campaign']['currentStatus'],
      createDate: new Date(at).toISOString(),
    })),
    shortenerCampaign: null,
  }
}

export function transactionalEmailHandlers({ transactional }: Domain) {
  return {
    async sendEmail({ body, caller, ip }) {
      const id = await transactional.sendEmail(caller.accountId, toSingleEmail(body), ip)
      return { messageId: String(id) }
    },

    async getEmailLog({ path, caller }) {
      return [toLogEntry(await transactional.log(caller.accountId, path.messageId))]
    },

    listEmailMessages: notImplemented,
    getEmailMessage: notImplemented,
    getEmailReport: notImplemented,
    listEmailSenders: notImplemented,
    resubscribeEmail: notImplemented,
  } satisfies Handlers<'transactional-v2', 'Email'>
}
