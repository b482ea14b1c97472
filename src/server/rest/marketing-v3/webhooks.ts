import type { Handler, Handlers } from '../../contract/handlers.ts'
import type { ListWebhook } from '../../domain/audience/list-webhooks.ts'
import type { Domain } from '../../domain/domain.ts'
import { toPage } from '../query.ts'

type Webhook = Awaited<ReturnType<Handler<'marketing-v3', 'createWebhook'>>>

function toWebhook({ id, listId, url, actions, fields }: ListWebhook): Webhook {
  return { webhook_id: id, list_id: listId, url, actions: actions as Webhook['actions'], fields }
}

export function webhookHandlers({ webhooks }: Domain) {
  return {
    async listWebhooks({ query, caller }) {
      const page = await webhooks.list(caller.accountId, toPage(query))
      return { total_items: page.total, items: page.items.map(toWebhook) }
    },

    async createWebhook({ body, caller }) {
      const input = { listId: body.list_id, url: body.url, actions: body.actions, fields: body.fields ?? [] }
      return toWebhook(await webhooks.create(caller.accountId, input))
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
