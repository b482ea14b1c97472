import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import { toPage } from '../query.ts'

export function registeredWebhookHandlers({ registered }: Domain) {
  return {
    async listRegisteredWebhooks({ query, caller }) {
      const page = await registered.webhooks.list(caller.accountId, { ...toPage(query), order: 'asc' })
      return {
        total_items: page.total,
        items: page.items.map(({ id, ...webhook }) => ({ webhook_id: id, ...webhook })),
      }
    },

    async createRegisteredWebhook({ body, caller }) {
      const { id, secret } = await registered.webhooks.create(caller.accountId, body)
      // The only answer that shows the secret (M-036).
      return { result: 'success' as const, webhook_id: id, secret }
    },

    async deleteRegisteredWebhook({ path, caller }) {
      await registered.webhooks.delete(caller.accountId, path.webhook_id)
    },
  } satisfies Handlers<'registered-v1', 'Webhooks'>
}
