import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'

export function transactionalWebhookHandlers({ transactional }: Domain) {
  return {
    async listWebhooks({ query, caller }) {
      const found = await transactional.webhooks.list(caller.accountId, query.channel)
      return found.map(({ id, channel, url, actions }) => ({ id: String(id), channel, callbackUrl: url, actions }))
    },

    async createWebhook({ body, caller }) {
      const { id, secret } = await transactional.webhooks.create(caller.accountId, {
        channel: body.channel,
        url: body.url,
        actions: body.actions,
      })
      return { webhookId: String(id), secret }
    },

    async deleteWebhook({ query, caller }) {
      await transactional.webhooks.delete(caller.accountId, Number(query.id), query.channel)
    },
  } satisfies Handlers<'transactional-v2', 'Webhooks'>
}
