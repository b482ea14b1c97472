import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { BatchEmail, EmailRequest } from '../../domain/messages/transactional/emails.ts'
import type { LoggedMessage, TransactionalEntry } from '../../domain/messages/transactional/log.ts'
import { countOf, type ReportRow } from '../../domain/messages/transactional/report.ts'
import type { SingleEmail } from '../../domain/messages/transactional/single-email.ts'
import { toInstant } from '../../lib/dates.ts'
import { fromJson } from '../../lib/json-text.ts'
import type { PlaceNames } from '../places.ts'
import { toTime } from '../query.ts'
import { refusalOf, subscriberOf, toLogEntry } from './log-entry.ts'
import { toFilter, toReportFilter } from './message-query.ts'

type Schemas = components['schemas']
type Body = Schemas['SingleEmail']

/** Members of a single email and of one in a batch; `prefix` is the place of the email in the request. */
function toCommon(body: Body | Schemas['BatchEmail'], prefix = '') {
  return {
    cc: body.cc,
    bcc: body.bcc,
    subject: body.subject,
    htmlBody: body.htmlBody,
    textBody: body.textBody,
    openTracking: body.openTracking,
    clickTracking: body.clickTracking,
    mergeTags: body.mergeTags,
    customData: body.customData,
    priority: body.priority,
    registered: body.registered,
    group: body.group,
    scheduleTo: toTime(body.scheduleTo, `${prefix}scheduleTo`),
    replyTo: body.replyTo,
    templateId: body.templateId,
    templatingData: body.advancedTemplatingData,
    domain: body.domain,
  }
}

function toOrder(body: Body): EmailRequest {
  const { senderId, senderName, to, attachment: attachments, header, snippet } = body
  return { ...toCommon(body), senderId, senderName, to, attachments, header, snippet }
}

function toBatchOrder(body: Schemas['BatchEmail'], index: number): BatchEmail {
  const [to, ...alsoTo] = body.to as [string, ...string[]]
  const attachments = body.attachments?.map(({ disposition: arrangement, ...file }) => ({ ...file, arrangement }))
  const { senderId, senderHash } = body
  // The contract wants one of the two.
  const sender = senderId === undefined ? { senderHash: senderHash as string } : { senderId }
  return { ...toCommon(body, `${index}.`), ...sender, to, alsoTo, attachments }
}

/** Only a mail of the relay has names for the addresses of copies. */
const namedAddresses = (addresses: string[], names: Record<string, string> = {}) =>
  addresses.map((email) => {
    const name = names[email.toLowerCase()]
    return name === undefined ? { email } : { name, email }
  })

/** The name of the first file attached to the text, or else of the first picture in it. */
function filenameOf({ attachments, relayed }: SingleEmail): string | undefined {
  const first = attachments.find(({ arrangement }) => arrangement === 'attachment') ?? attachments[0]
  return (first ?? relayed?.files.find(({ filename }) => filename !== ''))?.filename
}

const isUnsubscribable = ({ header, relayed }: SingleEmail): boolean =>
  header?.listUnsubscribe ?? relayed?.canLeave ?? false

const hasMembers = (value: Record<string, unknown>): boolean => Object.keys(value).length > 0

/** An email can have every status. */
const toStatus = (status: TransactionalEntry['status']): Schemas['EmailStatus'] => status

function toEmailLogEntry(logged: LoggedMessage): Schemas['EmailLogEntry'] {
  const email = fromJson<SingleEmail>(logged.row.content)
  const own = {
    channel: 'email' as const,
    refusal: refusalOf(logged),
    domainId: email.linkDomain?.id,
    domain: email.linkDomain?.name,
    domainShared: email.linkDomain === undefined,
    replySenderId: email.replySenderId,
    customSenderName: email.senderName || undefined,
    contentSubject: logged.row.subject,
    contentHtml: email.htmlBody,
    contentText: email.textBody,
    contentFilename: filenameOf(email),
    openTrackingEnabled: email.openTracking,
    clickTrackingEnabled: email.clickTracking,
    register: email.registered,
    mergeTags: email.mergeTags,
    attachement: email.attachments.length + (email.relayed?.files.length ?? 0) > 0,
    hasunsubscribe: isUnsubscribable(email),
    optInIpAddress: email.header?.optInIpAddress,
    autoResponseSuppress: email.relayed?.autoResponseSuppress,
    cc: namedAddresses(email.cc, email.relayed?.names),
    bcc: namedAddresses(email.bcc),
    advancedTemplateData: hasMembers(email.templatingData) ? email.templatingData : undefined,
  }
  return toLogEntry(logged, { recipient: 'subscriberEmail', statusOf: toStatus, own })
}

/** The email with the links in it that lead through the platform. */
function toShortener(
  { campaign }: Schemas['EmailLogEntry'],
  { links, host }: { links: string[]; host: string },
): Schemas['EmailLogShortener'] {
  const { refusal: _refusal, ...email } = campaign
  return { ...email, shorteners: links.map((link) => ({ campaignId: campaign.id, link, domain: host })) }
}

function toMessage({ row, message }: LoggedMessage): Schemas['EmailMessage'] {
  const email = fromJson<SingleEmail>(row.content)
  return {
    id: row.message_id,
    name: email.subject,
    senderId: row.sender_id,
    replyToId: email.replySenderId,
    subscriberId: subscriberOf({ row, message }),
    groupId: row.group_id,
    domainId: email.linkDomain?.id,
    domain: email.linkDomain?.name,
    subject: email.subject,
    textBody: email.textBody,
    htmlBody: email.htmlBody,
    templateId: row.template_id === null ? undefined : String(row.template_id),
    cc: email.cc,
    bcc: email.bcc,
    createDate: toInstant(row.created),
    status: toStatus(row.status),
    openTracking: email.openTracking,
    clickTracking: email.clickTracking,
    unsubscribe: isUnsubscribable(email),
    register: email.registered,
  }
}

function toListItem(entry: TransactionalEntry): Schemas['EmailMessageListItem'] {
  return {
    createDate: toInstant(entry.created),
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
    viewsMachine: row.reactions.machine_opens || undefined,
    clicksMachine: row.reactions.machine_clicks || undefined,
    metricsTotal: row.total.messages,
    metricsProcessed: row.total.messages - waiting,
    metricsSent: countOf(row, 'finished', 'delivered', 'bounce_hard', 'bounce_soft').messages,
    eventRemoved: row.reactions.removed,
    eventSoftBounce: countOf(row, 'bounce_soft').messages,
    eventHardBounce: countOf(row, 'bounce_hard').messages,
    timePeriod: row.period,
  }
}

/** Places that have another name in requests than in the domain. */
export const emailPlaces = {
  sendEmail: { attachments: 'attachment', templatingData: 'advancedTemplatingData' },
  sendEmailBatch: { templatingData: 'advancedTemplatingData' },
} satisfies PlaceNames<'transactional-v2', 'Email'>

export function transactionalEmailHandlers({ messages: { transactional }, accounts: { senders } }: Domain) {
  return {
    async sendEmail({ body, caller, by }) {
      const id = await transactional.emails.send(caller.accountId, toOrder(body), by)
      return { messageId: String(id) }
    },

    async sendEmailBatch({ body, caller, by }) {
      const ids = await transactional.emails.sendBatch(caller.accountId, body.map(toBatchOrder), by)
      return ids.map((id) => ({ messageId: String(id) }))
    },

    async getEmailLog({ path, caller }) {
      const logged = await transactional.log.get(caller.accountId, 'email', path.messageId)
      const entry = toEmailLogEntry(logged)
      const { linkDomain, clickTracking } = fromJson<SingleEmail>(logged.row.content)
      const short = clickTracking && (await transactional.log.shortLinks(path.messageId, linkDomain?.server))
      return [short && short.links.length > 0 ? { ...entry, shortenerCampaign: toShortener(entry, short) } : entry]
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
        senderStatus: status,
        senderHash: senders.hashOf(caller.accountId, id),
      }))
    },

    async resubscribeEmail({ body, caller }) {
      const found = await transactional.log.resubscribe(caller.accountId, 'email', body.emailAddress)
      return found ? [body.emailAddress] : []
    },
  } satisfies Handlers<'transactional-v2', 'Email'>
}
