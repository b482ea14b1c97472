import type { components } from '../../../../generated/sandbox-v1/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import { type HookAttemptRow, hookId, type ListedDelivery } from '../../domain/hooks/deliveries.ts'
import { toDateTime, toDateTimeIfAny } from '../../lib/dates.ts'
import { toPage } from '../query.ts'

type HookDelivery = components['schemas']['HookDelivery']

const toDelivery = (row: ListedDelivery): HookDelivery => ({
  delivery_id: row.id,
  hook_id: hookId(row.id),
  name: row.name,
  event: row.event ?? undefined,
  webhook_id: row.webhook_id ?? undefined,
  url: row.url,
  state: row.state,
  attempts: row.attempts,
  next_attempt: row.state === 'pending' ? toDateTime(row.next_at) : undefined,
  created: toDateTime(row.created),
  ended: toDateTimeIfAny(row.done),
})

const toAttempt = ({ at, duration, status, error, answer, next_at }: HookAttemptRow) => ({
  date: toDateTime(at),
  duration_ms: duration,
  status: status ?? undefined,
  error: error ?? undefined,
  answer: answer ?? undefined,
  next_attempt: toDateTimeIfAny(next_at),
})

export function hookDeliveryHandlers({ hookDeliveries }: Domain) {
  return {
    async listHookDeliveries({ query, caller }) {
      const filter = {
        state: query.state,
        name: query.name,
        event: query.event,
        url: query.url,
        webhookId: query.webhook_id,
      }
      const page = await hookDeliveries.list(caller.accountId, filter, toPage(query))
      return { total_items: page.total, items: page.items.map(toDelivery) }
    },

    async getHookDelivery({ path, caller }) {
      const { delivery, attempts } = await hookDeliveries.get(caller.accountId, path.delivery_id)
      return {
        ...toDelivery(delivery),
        media_type: delivery.media_type,
        body: delivery.body,
        attempt_log: attempts.map(toAttempt),
      }
    },

    async replayHookDelivery({ path, caller }) {
      return toDelivery(await hookDeliveries.replay(caller.accountId, path.delivery_id))
    },

    async replayHookDeliveries({ body, caller }) {
      const filter = {
        state: body.state ?? 'parked',
        name: body.name,
        event: body.event,
        url: body.url,
        webhookId: body.webhook_id,
      }
      return { replayed: await hookDeliveries.replayAll(caller.accountId, filter) }
    },
  } satisfies Handlers<'sandbox-v1', 'Hook deliveries'>
}
