import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { LoggedMessage, TransactionalEntry } from '../../domain/messages/transactional/log.ts'
import { countOf, type ReportRow } from '../../domain/messages/transactional/report.ts'
import { type SingleSms, smsName } from '../../domain/messages/transactional/single-sms.ts'
import type { SmsRequest } from '../../domain/messages/transactional/sms.ts'
import { toInstant } from '../../lib/dates.ts'
import { fromJson } from '../../lib/json-text.ts'
import type { PlaceNames } from '../places.ts'
import { toTime } from '../query.ts'
import { refusalOf, subscriberOf, toLogEntry } from './log-entry.ts'
import { toFilter, toReportFilter } from './message-query.ts'

type Schemas = components['schemas']

function toOrder(body: Schemas['SingleSms'], prefix = ''): SmsRequest {
  return {
    to: body.to,
    senderId: body.from,
    textBody: body.textBody,
    encoding: body.encoding,
    language: body.language,
    maxCount: body.maxCount,
    mergeTags: body.mergeTags,
    templatingData: body.advancedTemplatingData,
    priority: body.priority,
    customData: body.customData,
    registered: body.registered,
    group: body.group,
    scheduleTo: toTime(body.scheduleTo, `${prefix}scheduleTo`),
  }
}

/** An SMS never has a bounce status: only an email bounces. */
const toStatus = (status: TransactionalEntry['status']) => status as Schemas['MessageStatus']

function toSmsLogEntry(logged: LoggedMessage): Schemas['SmsLogEntry'] {
  const { textBody, registered: register, mergeTags, templatingData } = fromJson<SingleSms>(logged.row.content)
  const texts = { channel: 'sms' as const, name: smsName(textBody), contentText: textBody }
  const own = { ...texts, register, mergeTags, advancedTemplateData: templatingData, refusal: refusalOf(logged) }
  return toLogEntry(logged, { recipient: 'subscriberMobile', statusOf: toStatus, own })
}

function toMessage({ row, message }: LoggedMessage): Schemas['SmsMessage'] {
  const sms = fromJson<SingleSms>(row.content)
  return {
    id: row.message_id,
    name: smsName(sms.textBody),
    groupId: row.group_id,
    senderId: row.sender_id,
    subscriberId: subscriberOf({ row, message }),
    textBody: sms.textBody,
    templateId: row.template_id ?? undefined,
    createDate: toInstant(row.created),
    status: toStatus(row.status),
    register: sms.registered,
  }
}

function toListItem(entry: TransactionalEntry): Schemas['SmsMessageListItem'] {
  return {
    createDate: toInstant(entry.created),
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

/** Places that have another name in requests than in the domain. */
export const smsPlaces = {
  sendSms: { senderId: 'from', templatingData: 'advancedTemplatingData' },
  sendSmsBatch: { senderId: 'from', templatingData: 'advancedTemplatingData' },
} satisfies PlaceNames<'transactional-v2', 'SMS'>

export function transactionalSmsHandlers({ messages: { transactional } }: Domain) {
  return {
    async sendSms({ body, caller, by }) {
      const { id, warnings } = await transactional.sms.send(caller.accountId, toOrder(body), by)
      return { messageId: String(id), ...(warnings.length > 0 && { warnings }) }
    },

    async sendSmsBatch({ body, caller, by }) {
      await transactional.sms.sendBatch(
        caller.accountId,
        body.map((item, i) => toOrder(item, `${i}.`)),
        by,
      )
    },

    async listSmsMessages({ query, caller }) {
      return (await transactional.log.list(caller.accountId, 'sms', toFilter(query, query.destination))).map(toListItem)
    },

    async getSmsMessage({ path, caller }) {
      return toMessage(await transactional.log.get(caller.accountId, 'sms', path.id))
    },

    async getSmsLog({ path, caller }) {
      return [toSmsLogEntry(await transactional.log.get(caller.accountId, 'sms', path.messageId))]
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
        senderStatus: status,
      }))
    },

    async resubscribeMobile({ body, caller }) {
      const found = await transactional.log.resubscribe(caller.accountId, 'cellphone', body.mobileNumber)
      return found ? [body.mobileNumber] : []
    },
  } satisfies Handlers<'transactional-v2', 'SMS'>
}
