import type { Handler, Handlers } from '../../contract/handlers.ts'
import type { ListWebhook } from '../../domain/audience/list-webhooks.ts'
import type { Domain } from '../../domain/domain.ts'
import { toPage } from '../query.ts'
import { toRotated, toWebhookStatus } from '../webhook-status.ts'

type Webhook = Awaited<ReturnType<Handler<'marketing-v3', 'createWebhook'>>>

function toWebhook({ id, listId, url, actions, fields }: ListWebhook): Webhook {
  return { webhook_id: id, list_id: listId, url, actions: actions as Webhook['actions'], fields }
}

const toState = (webhook: ListWebhook) => ({ webhook_id: webhook.id, ...toWebhookStatus(webhook) })

export function webhookHandlers({ audience: { webhooks } }: Domain) {
  return {
    async listWebhooks({ query, caller }) {
      const page = await webhooks.list(caller.accountId, toPage(query))
      return { total_items: page.total, items: page.items.map(toWebhook) }
    },

    async listWebhookStatuses({ query, caller }) {
      const page = await webhooks.list(caller.accountId, toPage(query))
      return { total_items: page.total, items: page.items.map(toState) }
    },

    async createWebhook({ body, caller }) {
      const input = { listId: body.list_id, url: body.url, actions: body.actions, fields: body.fields ?? [] }
      return toWebhook(await webhooks.create(caller.accountId, input))
    },

    async updateWebhook({ path, body, caller }) {
      const webhook = await webhooks.update(caller.accountId, path.webhook_id, body)
      return { ...toWebhook(webhook), ...toWebhookStatus(webhook) }
    },

    async rotateWebhookSecret({ path, body, caller }) {
      return toRotated(await webhooks.rotate(caller.accountId, path.webhook_id, body.overlap_hours))
    },

    async getWebhookSecret({ path, caller }) {
      return { secret: await webhooks.secretOf(caller.accountId, path.webhook_id) }
    },

    async getCallbackSecret({ caller }) {
      return { secret: await webhooks.callbackSecret(caller.accountId) }
    },

    async deleteWebhook({ path, caller }) {
      await webhooks.delete(caller.accountId, path.webhook_id)
    },
  } satisfies Handlers<'marketing-v3', 'Webhooks'>
}
