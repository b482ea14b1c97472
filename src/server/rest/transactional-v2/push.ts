import type { components } from '../../../../generated/transactional-v2/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { LoggedMessage, TransactionalEntry } from '../../domain/messages/transactional/log.ts'
import type { PushOrder } from '../../domain/messages/transactional/push.ts'
import { countOf, type ReportRow } from '../../domain/messages/transactional/report.ts'
import type { SinglePush } from '../../domain/messages/transactional/single-push.ts'
import { toInstant } from '../../lib/dates.ts'
import { deviceToken } from '../../lib/device-tokens.ts'
import { fromJson } from '../../lib/json-text.ts'
import { toTime } from '../query.ts'
import { subscriberOf, toLogEntry } from './log-entry.ts'
import { toFilter, toReportFilter } from './message-query.ts'

type Schemas = components['schemas']

const toOrder = (body: Schemas['SinglePush'], prefix: string): PushOrder => ({
  ...body,
  scheduleTo: toTime(body.scheduleTo, `${prefix}scheduleTo`),
})

/** A push message never has a bounce status: only an email bounces. */
const toStatus = (status: TransactionalEntry['status']) => status as Schemas['MessageStatus']

function toPushLogEntry(logged: LoggedMessage): Schemas['PushLogEntry'] {
  const { subject, textBody: contentText, mergeTags } = fromJson<SinglePush>(logged.row.content)
  const texts = { name: subject, contentSubject: subject, contentText, mergeTags }
  const own = { channel: 'push' as const, domainShared: false, ...texts }
  return toLogEntry(logged, { recipient: 'subscriberDevice', statusOf: toStatus, own })
}

function toMessage({ row, message }: LoggedMessage): Schemas['PushMessage'] {
  const push = fromJson<SinglePush>(row.content)
  return {
    id: row.message_id,
    name: push.subject,
    groupId: row.group_id,
    appId: row.sender_id,
    subscriberId: subscriberOf({ row, message }),
    subject: push.subject,
    textBody: push.textBody,
    templateId: row.template_id ?? undefined,
    custom: push.custom ?? undefined,
    createDate: toInstant(row.created),
    status: toStatus(row.status),
  }
}

function toListItem(entry: TransactionalEntry): Schemas['PushMessageListItem'] {
  return {
    createDate: toInstant(entry.created),
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

export function transactionalPushHandlers({ messages: { transactional } }: Domain) {
  return {
    async sendPush({ body, caller, by }) {
      const ids = await transactional.push.sendBatch(
        caller.accountId,
        body.map((item, i) => toOrder(item, `${i}.`)),
        by,
      )
      return ids.map((id) => ({ messageId: String(id) }))
    },

    async listPushMessages({ query, caller }) {
      return (
        await transactional.log.list(
          caller.accountId,
          'push',
          toFilter(query, query.destination && deviceToken(query.destination)),
        )
      ).map(toListItem)
    },

    async getPushMessage({ path, caller }) {
      return toMessage(await transactional.log.get(caller.accountId, 'push', path.id))
    },

    async getPushLog({ path, caller }) {
      return [toPushLogEntry(await transactional.log.get(caller.accountId, 'push', path.messageId))]
    },

    async getPushReport({ query, caller }) {
      return (await transactional.log.report(caller.accountId, 'push', toReportFilter(query), query.groupBy)).map(
        toReportRow,
      )
    },
  } satisfies Handlers<'transactional-v2', 'Push'>
}
