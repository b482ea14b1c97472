// The webhooks of the transactional API: an address hears what becomes of the messages of one channel.
import type { Clock } from '../../../lib/clock.ts'
import { randomSecret } from '../../../lib/ids.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import * as rows from '../../../store/messages/transactional-webhooks.ts'
import type { Store } from '../../../store/store.ts'
import { conflict, notFound } from '../../errors.ts'
import { assertHookAddress } from '../../hooks/webhooks.ts'
import type { TransactionalChannel } from './message.ts'
import { type Action, deliveryName } from './webhook-deliveries.ts'

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

export type TransactionalWebhooks = ReturnType<typeof createTransactionalWebhooks>

export function createTransactionalWebhooks({ store, clock }: { store: Store; clock: Clock }) {
  const toWebhook = ({ id, channel, url, actions }: rows.TransactionalWebhookRow): TransactionalWebhook => ({
    id,
    channel: channel as TransactionalChannel,
    url,
    actions: fromJson<Action[]>(actions),
  })

  return {
    /** Webhooks of a channel, or of all. */
    async list(account: number, channel: string | undefined): Promise<TransactionalWebhook[]> {
      return (await rows.listTransactionalWebhooks(store.db, account, channel)).map(toWebhook)
    },

    /**
     * Adds a webhook for these actions, or for all of its channel; resolves with its number and the secret that
     * signs its calls.
     */
    create(
      account: number,
      input: { channel: TransactionalChannel; url: string; actions: Action[] | undefined },
    ): Promise<{ id: number; secret: string }> {
      assertHookAddress('body.url', input.url)
      const actions = actionsOf[input.channel].filter((action) => input.actions?.includes(action) ?? true)
      const secret = randomSecret()
      return store.write(async (tx) => {
        const others = await rows.listTransactionalWebhooks(tx, account, input.channel)
        if (others.some((other) => other.url === input.url && other.actions === toJson(actions))) {
          throw conflict(
            'webhook_exists',
            'The account has a webhook with this channel, this address and these actions already.',
          )
        }
        const { channel, url } = input
        const row = { account_id: account, channel, url, actions: toJson(actions), secret, created: clock.now() }
        return { id: await rows.insertTransactionalWebhook(tx, row), secret }
      })
    },

    /** Throws `not_found` when there is none with this number, or when it has another channel. */
    delete(account: number, id: number, channel: string | undefined): Promise<void> {
      return store.write(async (tx) => {
        const names = Object.values(deliveryName)
        if (!(await rows.deleteTransactionalWebhook(tx, account, id, channel, names))) throw notFound('webhook', id)
      })
    },
  }
}
