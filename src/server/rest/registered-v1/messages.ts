import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import { invalid } from '../../domain/errors.ts'
import type { RegisteredHeading } from '../../domain/messages/registered/messages.ts'
import { fromDateTime, toDateTime } from '../../lib/dates.ts'
import { toPage } from '../query.ts'

const DAY_MS = 86_400_000

function toListed({ message_id, hash, channel, subject, recipient, created }: RegisteredHeading) {
  return {
    message_id: String(message_id),
    id: hash,
    channel,
    subject,
    to: recipient,
    date: toDateTime(created),
  }
}

/** The first millisecond of a day, UTC; throws `invalid` for 31 February. */
function toDay(text: string | undefined, place: string): number | undefined {
  if (text === undefined) return undefined
  const time = fromDateTime(`${text} 00:00:00`)
  if (time === null) throw invalid(place, 'is not a valid date. Use YYYY-MM-DD')
  return time
}

export function registeredMessageHandlers({ messages: { registered } }: Domain) {
  return {
    async listRegisteredMessages({ query, caller }) {
      const last = toDay(query.end_date, 'end_date')
      const created = {
        min: toDay(query.start_date, 'start_date'),
        max: last === undefined ? undefined : last + DAY_MS - 1,
      }
      const page = await registered.messages.list(
        caller.accountId,
        { subject: query.subject, to: query.to, created },
        toPage(query),
      )
      return { total_items: page.total, items: page.items.map(toListed) }
    },

    async getRegisteredMessage({ path, caller }) {
      const { row, detail, failed } = await registered.messages.get(caller.accountId, path.registered_id)
      const failures = failed.map(({ id, reason, queued }) => ({
        id,
        reason: reason ?? '',
        ordered_at: toDateTime(queued),
      }))
      return {
        ...toListed(row),
        message_detail: detail,
        ...(failures.length > 0 && { failed_evidences: failures }),
      }
    },

    async downloadRegisteredMessage({ path, caller, asFile }) {
      const source = await registered.messages.source(caller.accountId, path.registered_id)
      asFile(`${path.registered_id}.eml`)
      return source
    },
  } satisfies Handlers<'registered-v1', 'Registered messages'>
}
