import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { RegisteredWebhook } from '../../domain/messages/registered/webhooks.ts'
import { toPage } from '../query.ts'
import { toRotated, toWebhookStatus } from '../webhook-status.ts'

const toWebhook = ({ id, url, actions, ...status }: RegisteredWebhook) => ({
  webhook_id: id,
  url,
  actions,
  ...toWebhookStatus(status),
})

export function registeredWebhookHandlers({ messages: { registered } }: Domain) {
  return {
    async listRegisteredWebhooks({ query, caller }) {
      const page = await registered.webhooks.list(caller.accountId, { ...toPage(query), order: 'asc' })
      return {
        total_items: page.total,
        items: page.items.map(toWebhook),
      }
    },

    async createRegisteredWebhook({ body, caller }) {
      const { id, secret } = await registered.webhooks.create(caller.accountId, body)
      // The only answer that shows the secret (M-036).
      return { result: 'success' as const, webhook_id: id, secret }
    },

    async updateRegisteredWebhook({ path, body, caller }) {
      return toWebhook(await registered.webhooks.update(caller.accountId, path.webhook_id, body))
    },

    async rotateRegisteredWebhookSecret({ path, body, caller }) {
      return toRotated(await registered.webhooks.rotate(caller.accountId, path.webhook_id, body.overlap_hours))
    },

    async deleteRegisteredWebhook({ path, caller }) {
      await registered.webhooks.delete(caller.accountId, path.webhook_id)
    },
  } satisfies Handlers<'registered-v1', 'Webhooks'>
}
