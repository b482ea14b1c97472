// The webhooks of the Transactional API: a URL receives the events of one channel.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { Store } from '../../../store/store.ts'
import { invalid } from '../../errors.ts'
import { type RotatedSecret, statusOf, type WebhookStatusView } from '../../hooks/webhook-changes.ts'
import { createWebhooks, namesColumn, sameNames, type WebhookRow, type WebhookRules } from '../../hooks/webhooks.ts'
import type { TransactionalChannel } from './message.ts'
import { type Action, messageWebhooks } from './webhook-deliveries.ts'

const everyChannel: readonly Action[] = ['processed', 'failed', 'sent', 'canceled']

/** What can happen on a channel, in the order of the contract. */
const actionsOf: Readonly<Record<TransactionalChannel, readonly Action[]>> = {
  email: [...everyChannel, 'click', 'view', 'remove', 'bounce', 'abuse'],
  sms: [...everyChannel, 'delivered', 'received'],
  push: [...everyChannel, 'delivered'],
}

export interface TransactionalWebhook extends WebhookStatusView {
  id: number
  channel: TransactionalChannel
  url: string
  actions: Action[]
}

/** What is left out stays as it is. */
interface TransactionalWebhookChange {
  url?: string
  actions?: Action[]
  status?: WebhookStatusView['status']
}

const rules: WebhookRules<'transactional_webhook'> = {
  isSame: (other, wanted) =>
    other.channel === wanted.channel && other.url === wanted.url && sameNames(other.actions, wanted.actions),
  taken: 'The account has a webhook with this channel, this address and these actions already.',
}

function toWebhook(row: WebhookRow<'transactional_webhook'>): TransactionalWebhook {
  const { id, channel, url } = row
  return { id, channel, url, actions: fromJson<Action[]>(row.actions), ...statusOf(row) }
}

/** Throws `invalid` for an action that does not happen on the channel. */
function actionsColumn(channel: TransactionalChannel, actions: readonly Action[]): string {
  const stranger = actions.findIndex((action) => !actionsOf[channel].includes(action))
  const all = actionsOf[channel].join(', ')
  if (stranger >= 0) throw invalid(`actions.${stranger}`, `is not an action of the channel ${channel}: ${all}`)
  return namesColumn(actionsOf[channel].filter((action) => actions.includes(action)))
}

export interface TransactionalWebhooks {
  /** Webhooks of a channel, or of all. */
  list(account: number, channel: TransactionalChannel | undefined): Promise<TransactionalWebhook[]>
  /**
   * Adds a webhook for these actions, or for all of its channel but `received`, which is to be named; resolves with its number and the secret that
   * signs its calls.
   */
  create(
    account: number,
    input: { channel: TransactionalChannel; url: string; actions: Action[] | undefined },
  ): Promise<{ id: number; secret: string }>
  /** Throws `not_found`, `invalid` for an action of another channel, or `conflict` when another one is like it. */
  update(account: number, id: number, change: TransactionalWebhookChange): Promise<TransactionalWebhook>
  rotate(account: number, id: number, overlapHours?: number): Promise<RotatedSecret>
  /** Throws `not_found` when there is none with this number, or when it has another channel. */
  delete(account: number, id: number, channel: TransactionalChannel | undefined): Promise<void>
}

export function createTransactionalWebhooks(parts: { store: Store; clock: Clock }): TransactionalWebhooks {
  const webhooks = createWebhooks(parts, messageWebhooks, rules)
  return {
    async list(account, channel): Promise<TransactionalWebhook[]> {
      return (await webhooks.find(account, { channel })).map(toWebhook)
    },

    create(account, { channel, url, actions }): Promise<{ id: number; secret: string }> {
      const wanted = actionsOf[channel].filter((action) => actions?.includes(action) ?? action !== 'received')
      return webhooks.create(account, { channel, url, actions: namesColumn(wanted) })
    },

    async update(account, id, change): Promise<TransactionalWebhook> {
      const { url, actions, status } = change
      const row = await webhooks.update(account, id, async (_tx, { channel }) => ({
        ...(url !== undefined && { url }),
        ...(actions && { actions: actionsColumn(channel, actions) }),
        status,
      }))
      return toWebhook(row)
    },

    rotate: webhooks.rotate,

    delete: (account, id, channel) => webhooks.delete(account, id, { channel }),
  }
}
