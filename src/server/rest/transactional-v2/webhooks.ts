import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { TransactionalWebhook } from '../../domain/messages/transactional/webhooks.ts'

const toWebhook = ({ id, url, ...webhook }: TransactionalWebhook) => ({ id: String(id), callbackUrl: url, ...webhook })

export function transactionalWebhookHandlers({ messages: { transactional } }: Domain) {
  return {
    async listWebhooks({ query, caller }) {
      const found = await transactional.webhooks.list(caller.accountId, query.channel)
      return found.map(toWebhook)
    },

    async createWebhook({ body, caller }) {
      const { id, secret } = await transactional.webhooks.create(caller.accountId, {
        channel: body.channel,
        url: body.url,
        actions: body.actions,
      })
      return { webhookId: String(id), secret }
    },

    async updateWebhook({ query, body, caller }) {
      const { url = body.callbackUrl, actions, status } = body
      const change = { ...(url !== undefined && { url }), ...(actions && { actions }), ...(status && { status }) }
      return toWebhook(await transactional.webhooks.update(caller.accountId, Number(query.id), change))
    },

    async rotateWebhookSecret({ query, body, caller }) {
      return transactional.webhooks.rotate(caller.accountId, Number(query.id), body.overlapHours)
    },

    async deleteWebhook({ query, caller }) {
      await transactional.webhooks.delete(caller.accountId, Number(query.id), query.channel)
    },
  } satisfies Handlers<'transactional-v2', 'Webhooks'>
}
