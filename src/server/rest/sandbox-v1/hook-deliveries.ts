import type { components } from '../../../../generated/sandbox-v1/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { hookExamples } from '../../contract/hook-examples.ts'
import type { ApiName } from '../../contract/registry.ts'
import type { StoredListCallback } from '../../domain/audience/list-callbacks.ts'
import type { Domain } from '../../domain/domain.ts'
import { callbackFlags } from '../../domain/events/callback-flags.ts'
import {
  type HookAttemptRow,
  type HookDeliveryRow,
  hookId,
  type ListedDelivery,
  sentHeaders,
} from '../../domain/hooks/deliveries.ts'
import { toDateTime, toDateTimeIfAny } from '../../lib/dates.ts'
import { toPage, toTime } from '../query.ts'

type HookDelivery = components['schemas']['HookDelivery']
type ListCallback = components['schemas']['ListCallback']

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
  // For a held one it is when it was held.
  ended: row.state === 'held' ? undefined : toDateTimeIfAny(row.done),
})

const toAttempt = (delivery: HookDeliveryRow) => (attempt: HookAttemptRow) => {
  const { at, duration, status, error, answer, next_at } = attempt
  return {
    date: toDateTime(at),
    duration_ms: duration,
    headers: sentHeaders(delivery, attempt),
    status: status ?? undefined,
    error: error ?? undefined,
    answer: answer ?? undefined,
    next_attempt: toDateTimeIfAny(next_at),
  }
}

const toCallback = ({ id, listId, url, flags, created }: StoredListCallback): ListCallback => ({
  callback_id: id,
  list_id: listId,
  url,
  flags: flags.map((flag) => `notif_api_${flag}` as ListCallback['flags'][number]),
  created: toDateTime(created),
})

/** The API that a webhook is of; the contract has no example of the callback of a list. */
const apis: Readonly<Record<string, ApiName>> = {
  listEvent: 'marketing-v3',
  transactionalEmailEvent: 'transactional-v2',
  transactionalSmsEvent: 'transactional-v2',
  transactionalSmsReceived: 'transactional-v2',
  transactionalPushEvent: 'transactional-v2',
  certificateSent: 'registered-v1',
}

export function hookDeliveryHandlers({
  hooks: { hookDeliveries },
  sandbox: { hookTests },
  audience: { listCallbacks },
}: Domain) {
  return {
    async listHookDeliveries({ query, caller }) {
      const filter = {
        state: query.state,
        name: query.name,
        event: query.event,
        url: query.url,
        webhookId: query.webhook_id,
        since: toTime(query.since, 'since'),
        text: query.text,
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
        attempt_log: attempts.map(toAttempt(delivery)),
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
        since: toTime(body.since, 'since'),
      }
      return { replayed: await hookDeliveries.replayAll(caller.accountId, filter) }
    },

    async createTestHookDelivery({ body, caller }) {
      const { name, webhook_id: webhookId, event } = body
      const api = apis[name]
      const examples = api === undefined ? [] : hookExamples(api, name)
      return toDelivery(await hookTests.create(caller.accountId, { name, webhookId, event, examples }))
    },

    async listListCallbacks({ query, caller }) {
      const page = await listCallbacks.list(caller.accountId, toPage(query))
      return { total_items: page.total, items: page.items.map(toCallback) }
    },

    async updateListCallback({ path, body, caller }) {
      const flags = callbackFlags.filter((flag) => body.flags.includes(`notif_api_${flag}`))
      await listCallbacks.set(caller.accountId, path.list_id, { url: body.url, flags })
      return toCallback(await listCallbacks.get(caller.accountId, path.list_id))
    },

    async deleteListCallback({ path, caller }) {
      await listCallbacks.get(caller.accountId, path.list_id)
      await listCallbacks.set(caller.accountId, path.list_id, { url: '', flags: [] })
    },
  } satisfies Handlers<'sandbox-v1', 'Hook deliveries'>
}
