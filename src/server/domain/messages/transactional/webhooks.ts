// The webhooks of the transactional API: an address hears what becomes of the messages of one channel.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { Store } from '../../../store/store.ts'
import { createWebhooks, namesColumn, sameNames, type WebhookRow, type WebhookRules } from '../../hooks/webhooks.ts'
import type { TransactionalChannel } from './message.ts'
import { type Action, messageWebhooks } from './webhook-deliveries.ts'

const everyChannel: readonly Action[] = ['processed', 'failed', 'sent', 'canceled']

/** What can happen on a channel, in the order of the contract. */
export const actionsOf: Readonly<Record<TransactionalChannel, readonly Action[]>> = {
  email: [...everyChannel, 'click', 'view', 'remove', 'bounce', 'abuse'],
  sms: [...everyChannel, 'delivered'],
  push: [...everyChannel, 'delivered'],
}

export interface TransactionalWebhook {
  id: number
  channel: TransactionalChannel
  url: string
  actions: Action[]
}

const rules: WebhookRules<'transactional_webhook'> = {
  isSame: (other, wanted) =>
    other.channel === wanted.channel && other.url === wanted.url && sameNames(other.actions, wanted.actions),
  taken: 'The account has a webhook with this channel, this address and these actions already.',
}

const toWebhook = ({ id, channel, url, actions }: WebhookRow<'transactional_webhook'>): TransactionalWebhook => ({
  id,
  channel,
  url,
  actions: fromJson<Action[]>(actions),
})

export type TransactionalWebhooks = ReturnType<typeof createTransactionalWebhooks>

export function createTransactionalWebhooks(parts: { store: Store; clock: Clock }) {
  const webhooks = createWebhooks(parts, messageWebhooks, rules)
  return {
    /** Webhooks of a channel, or of all. */
    async list(account: number, channel: TransactionalChannel | undefined): Promise<TransactionalWebhook[]> {
      return (await webhooks.find(account, { channel })).map(toWebhook)
    },

    /**
     * Adds a webhook for these actions, or for all of its channel; resolves with its number and the secret that
     * signs its calls.
     */
    create(
      account: number,
      { channel, url, actions }: { channel: TransactionalChannel; url: string; actions: Action[] | undefined },
    ): Promise<{ id: number; secret: string }> {
      const wanted = actionsOf[channel].filter((action) => actions?.includes(action) ?? true)
      return webhooks.create(account, { channel, url, actions: namesColumn(wanted) })
    },

    /** Throws `not_found` when there is none with this number, or when it has another channel. */
    delete: (account: number, id: number, channel: TransactionalChannel | undefined): Promise<void> =>
      webhooks.delete(account, id, { channel }),
  }
}
