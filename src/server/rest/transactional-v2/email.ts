import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { LoggedMessage, TransactionalEntry } from '../../domain/messages/transactional/log.ts'
import { countOf, type ReportRow } from '../../domain/messages/transactional/report.ts'
import type { EmailOrder, SingleEmail } from '../../domain/messages/transactional/single-email.ts'
import { fromJson } from '../../lib/json-text.ts'
import { toTime } from '../query.ts'
import { toFilter, toReportFilter } from './message-query.ts'

type Schemas = components['schemas']
type Body = Schemas['SingleEmail']
type LogEntry = Schemas['EmailLogEntry']

function toOrder(body: Body): EmailOrder {
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

const named = (addresses: string[]) => addresses.map((email) => ({ name: null, email }))

function toLogEntry({ row, message, statuses }: LoggedMessage): LogEntry {
  const email = fromJson<SingleEmail>(row.content)
  return {
    campaign: {
      id: row.message_id,
      domainId: null,
      groupId: row.group_id,
      userId: null,
      senderId: row.sender_id,
      replySenderId: null,
      subscriberId: row.message_id,
      templateId: row.template_id,
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

function toMessage({ row }: LoggedMessage): Schemas['EmailMessage'] {
  const email = fromJson<SingleEmail>(row.content)
  return {
    id: row.message_id,
    name: email.subject,
    senderId: row.sender_id,
    replyToId: null,
    subscriberId: row.message_id,
    groupId: row.group_id,
    domainId: null,
    domain: email.domain ?? null,
    subject: email.subject,
    textBody: email.textBody ?? null,
    htmlBody: email.htmlBody ?? null,
    templateId: row.template_id === null ? null : String(row.template_id),
    cc: email.cc,
    bcc: email.bcc,
    createDate: new Date(row.created).toISOString(),
    status: row.status as Schemas['EmailStatus'],
    openTracking: email.openTracking,
    clickTracking: email.clickTracking,
    unsubscribe: email.header?.listUnsubscribe ?? false,
    register: email.registered,
  }
}

function toListItem(entry: TransactionalEntry): Schemas['EmailMessageListItem'] {
  return {
    createDate: new Date(entry.created).toISOString(),
    groupName: entry.group_name ?? '',
    subject: entry.subject,
    subscriberEmail: entry.address,
    messageId: String(entry.message_id),
    senderEmail: entry.sender_address ?? '',
  }
}

function toReportRow(row: ReportRow): Schemas['EmailReportRow'] {
  const waiting = countOf(row, 'created', 'scheduled', 'queued', 'canceled').messages
  return {
    groupId: String(row.groupId),
    groupName: row.groupName,
    viewsTotal: row.reactions.opens,
    viewsUnique: row.reactions.opened,
    clicksTotal: row.reactions.clicks,
    clicksUnique: row.reactions.clicked,
    metricsTotal: row.total.messages,
    metricsProcessed: row.total.messages - waiting,
    metricsSent: countOf(row, 'finished', 'delivered', 'bounce_hard', 'bounce_soft').messages,
    eventRemoved: row.reactions.removed,
    eventSoftBounce: countOf(row, 'bounce_soft').messages,
    eventHardBounce: countOf(row, 'bounce_hard').messages,
    timePeriod: row.period,
  }
}

export function transactionalEmailHandlers({ transactional }: Domain) {
  return {
    async sendEmail({ body, caller, ip }) {
      const id = await transactional.emails.send(caller.accountId, toOrder(body), ip)
      return { messageId: String(id) }
    },

    async getEmailLog({ path, caller }) {
      return [toLogEntry(await transactional.log.get(caller.accountId, 'email', path.messageId))]
    },

    async listEmailMessages({ query, caller }) {
      return (await transactional.log.list(caller.accountId, 'email', toFilter(query, query.destination))).map(
        toListItem,
      )
    },

    async getEmailMessage({ path, caller }) {
      return toMessage(await transactional.log.get(caller.accountId, 'email', path.id))
    },

    async getEmailReport({ query, caller }) {
      return (await transactional.log.report(caller.accountId, 'email', toReportFilter(query), query.groupBy)).map(
        toReportRow,
      )
    },

    async listEmailSenders({ caller }) {
      const found = await transactional.log.senders(caller.accountId, 'email')
      return found.map(({ id, name, address, status }) => ({
        id: String(id),
        name,
        email: address,
        senderStatus: status as Schemas['TransactionalEmailSender']['senderStatus'],
      }))
    },

    async resubscribeEmail({ body, caller }) {
      const found = await transactional.log.resubscribe(caller.accountId, 'email', body.emailAddress)
      return found ? [body.emailAddress] : []
    },
  } satisfies Handlers<'transactional-v2', 'Email'>
}
