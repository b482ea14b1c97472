import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { LoggedMessage, TransactionalEntry } from '../../domain/messages/transactional/log.ts'
import { countOf, type ReportRow } from '../../domain/messages/transactional/report.ts'
import { type SingleSms, smsName } from '../../domain/messages/transactional/single-sms.ts'
import type { SmsOrder } from '../../domain/messages/transactional/sms.ts'
import { fromJson } from '../../lib/json-text.ts'
import { toTime } from '../query.ts'
import { toFilter, toReportFilter } from './message-query.ts'

type Schemas = components['schemas']

function toOrder(body: Schemas['SingleSms'], place: string): SmsOrder {
  return {
    to: body.to,
    senderId: body.from,
    textBody: body.textBody,
    encoding: body.encoding,
    maxCount: body.maxCount,
    mergeTags: body.mergeTags ?? [],
    priority: body.priority ?? 'non-urgent',
    customData: body.customData,
    registered: body.registered ?? false,
    group: body.group ?? 'default',
    scheduleTo: toTime(body.scheduleTo, `${place}.scheduleTo`),
  }
}

function toLogEntry({ row, message, statuses }: LoggedMessage): Schemas['SmsLogEntry'] {
  const sms = fromJson<SingleSms>(row.content)
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
      name: smsName(sms.textBody),
      domain: null,
      domainShared: true,
      channel: 'sms',
      customSenderName: null,
      currentStatus: row.status as Schemas['MessageStatus'],
      contentSubject: null,
      contentHtml: null,
      contentText: sms.textBody,
      contentFilename: null,
      createDate: new Date(row.created).toISOString(),
      createIp: row.created_ip,
      openTrackingEnabled: false,
      clickTrackingEnabled: false,
      register: sms.registered,
      mergeTags: sms.mergeTags,
      attachement: false,
      pluginKey: null,
      hasunsubscribe: false,
      optInIpAddress: null,
      autoResponseSuppress: null,
      cc: [],
      bcc: [],
      advancedTemplateData: null,
    },
    subscriberMobile: message.address,
    campaignStatusLog: statuses.map(({ status, at }) => ({
      status: status as Schemas['MessageStatus'],
      createDate: new Date(at).toISOString(),
    })),
    shortenerCampaign: null,
  }
}

function toMessage({ row }: LoggedMessage): Schemas['SmsMessage'] {
  const sms = fromJson<SingleSms>(row.content)
  return {
    id: row.message_id,
    name: smsName(sms.textBody),
    groupId: row.group_id,
    senderId: row.sender_id,
    subscriberId: row.message_id,
    textBody: sms.textBody,
    templateId: row.template_id,
    createDate: new Date(row.created).toISOString(),
    status: row.status as Schemas['MessageStatus'],
    register: sms.registered,
  }
}

function toListItem(entry: TransactionalEntry): Schemas['SmsMessageListItem'] {
  return {
    createDate: new Date(entry.created).toISOString(),
    subscriberMobile: entry.address,
    groupName: entry.group_name ?? '',
    messageId: String(entry.message_id),
    senderMobile: entry.sender_address ?? '',
  }
}

function toReportRow(row: ReportRow): Schemas['SmsReportRow'] {
  const sent = countOf(row, 'finished', 'delivered', 'rejected')
  const delivered = countOf(row, 'delivered')
  const rejected = countOf(row, 'rejected')
  return {
    groupId: String(row.groupId),
    groupName: row.groupName,
    metricsTotal: row.total.messages,
    metricsTotalParts: row.total.parts,
    metricsNotDelivered: countOf(row, 'rejected', 'send_failed', 'broken', 'canceled').messages,
    metricsSent: sent.messages,
    metricsSentParts: sent.parts,
    metricsDelivered: delivered.messages,
    metricsDeliveredParts: delivered.parts,
    metricsRejected: rejected.messages,
    metricsRejectedParts: rejected.parts,
    metricsUnknown: countOf(row, 'finished').messages,
    timePeriod: row.period,
  }
}

export function transactionalSmsHandlers({ transactional }: Domain) {
  return {
    async sendSms({ body, caller, ip }) {
      return { messageId: String(await transactional.sms.send(caller.accountId, toOrder(body, 'body'), ip)) }
    },

    async sendSmsBatch({ body, caller, ip }) {
      await transactional.sms.sendBatch(
        caller.accountId,
        body.map((item, i) => toOrder(item, `body.${i}`)),
        ip,
      )
    },

    async listSmsMessages({ query, caller }) {
      return (await transactional.log.list(caller.accountId, 'sms', toFilter(query, query.destination))).map(toListItem)
    },

    async getSmsMessage({ path, caller }) {
      return toMessage(await transactional.log.get(caller.accountId, 'sms', path.id))
    },

    async getSmsLog({ path, caller }) {
      return [toLogEntry(await transactional.log.get(caller.accountId, 'sms', path.messageId))]
    },

    async getSmsReport({ query, caller }) {
      return (await transactional.log.report(caller.accountId, 'sms', toReportFilter(query), query.groupBy)).map(
        toReportRow,
      )
    },

    async listSmsSenders({ caller }) {
      const found = await transactional.log.senders(caller.accountId, 'cellphone')
      return found.map(({ id, name, address, status }) => ({
        id: String(id),
        name,
        phoneNumber: address,
        senderStatus: status as Schemas['TransactionalSmsSender']['senderStatus'],
      }))
    },

    async resubscribeMobile({ body, caller }) {
      const found = await transactional.log.resubscribe(caller.accountId, 'cellphone', body.mobileNumber)
      return found ? [body.mobileNumber] : []
    },
  } satisfies Handlers<'transactional-v2', 'SMS'>
}
