import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { LoggedMessage, TransactionalEntry } from '../../domain/messages/transactional/log.ts'
import type { PushOrder } from '../../domain/messages/transactional/push.ts'
import { countOf, type ReportRow } from '../../domain/messages/transactional/report.ts'
import type { SinglePush } from '../../domain/messages/transactional/single-push.ts'
import { fromJson } from '../../lib/json-text.ts'
import { toTime } from '../query.ts'
import { toFilter, toReportFilter } from './message-query.ts'

type Schemas = components['schemas']

const toOrder = (body: Schemas['SinglePush'], place: string): PushOrder => ({
  ...body,
  scheduleTo: toTime(body.scheduleTo, `${place}.scheduleTo`),
})

function toLogEntry({ row, message, statuses }: LoggedMessage): Schemas['PushLogEntry'] {
  const push = fromJson<SinglePush>(row.content)
  return {
    campaign: {
      id: row.message_id,
      domainId: null,
      groupId: row.group_id,
      userId: null,
      senderId: null,
      replySenderId: null,
      subscriberId: row.message_id,
      templateId: row.template_id,
      name: push.subject,
      domain: null,
      domainShared: false,
      channel: 'push',
      customSenderName: null,
      currentStatus: row.status as Schemas['MessageStatus'],
      contentSubject: push.subject,
      contentHtml: null,
      contentText: push.textBody,
      contentFilename: null,
      createDate: new Date(row.created).toISOString(),
      createIp: row.created_ip,
      openTrackingEnabled: false,
      clickTrackingEnabled: false,
      register: false,
      mergeTags: push.mergeTags,
      attachement: false,
      pluginKey: null,
      hasunsubscribe: false,
      optInIpAddress: null,
      autoResponseSuppress: null,
      cc: [],
      bcc: [],
      advancedTemplateData: null,
    },
    subscriberDevice: message.address,
    campaignStatusLog: statuses.map(({ status, at }) => ({
      status: status as Schemas['MessageStatus'],
      createDate: new Date(at).toISOString(),
    })),
    shortenerCampaign: null,
  }
}

function toMessage({ row }: LoggedMessage): Schemas['PushMessage'] {
  const push = fromJson<SinglePush>(row.content)
  return {
    id: row.message_id,
    name: push.subject,
    groupId: row.group_id,
    appId: row.sender_id,
    subscriberId: row.message_id,
    subject: push.subject,
    textBody: push.textBody,
    templateId: row.template_id,
    custom: push.custom,
    createDate: new Date(row.created).toISOString(),
    status: row.status as Schemas['MessageStatus'],
  }
}

function toListItem(entry: TransactionalEntry): Schemas['PushMessageListItem'] {
  return {
    createDate: new Date(entry.created).toISOString(),
    subscriberDevice: entry.address,
    groupName: entry.group_name ?? '',
    messageId: String(entry.message_id),
    appId: entry.sender_id,
  }
}

function toReportRow(row: ReportRow): Schemas['PushReportRow'] {
  return {
    groupId: String(row.groupId),
    groupName: row.groupName,
    metricsTotal: row.total.messages,
    metricsNotDelivered: countOf(row, 'rejected', 'send_failed', 'broken', 'canceled').messages,
    metricsSent: countOf(row, 'finished', 'delivered', 'rejected').messages,
    metricsDelivered: countOf(row, 'delivered').messages,
    metricsRejected: countOf(row, 'rejected').messages,
    metricsUnknown: countOf(row, 'finished').messages,
    timePeriod: row.period,
  }
}

export function transactionalPushHandlers({ transactional }: Domain) {
  return {
    async sendPush({ body, caller, ip }) {
      const ids = await transactional.push.sendBatch(
        caller.accountId,
        body.map((item, i) => toOrder(item, `body.${i}`)),
        ip,
      )
      return ids.map((id) => ({ messageId: String(id) }))
    },

    async listPushMessages({ query, caller }) {
      return (await transactional.log.list(caller.accountId, 'push', toFilter(query, query.destination))).map(
        toListItem,
      )
    },

    async getPushMessage({ path, caller }) {
      return toMessage(await transactional.log.get(caller.accountId, 'push', path.id))
    },

    async getPushLog({ path, caller }) {
      return [toLogEntry(await transactional.log.get(caller.accountId, 'push', path.messageId))]
    },

    async getPushReport({ query, caller }) {
      return (await transactional.log.report(caller.accountId, 'push', toReportFilter(query), query.groupBy)).map(
        toReportRow,
      )
    },
  } satisfies Handlers<'transactional-v2', 'Push'>
}
