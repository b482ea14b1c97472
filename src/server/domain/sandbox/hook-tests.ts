// Test events: deliveries to webhooks although nothing happened, on the way of every delivery.
import type { Clock } from '../../lib/clock.ts'
import { toDateTime } from '../../lib/dates.ts'
import { fromJson } from '../../lib/json-text.ts'
import { newestContact } from '../../store/audience/contacts.ts'
import { type HookDeliveryRow, insertHookDelivery } from '../../store/hooks/hooks.ts'
import { findCallbackById } from '../../store/hooks/list-callbacks.ts'
import { findWebhook, type WebhookTableName } from '../../store/hooks/webhooks.ts'
import type { Db, Store } from '../../store/store.ts'
import { invalid } from '../errors.ts'
import { CALLBACK, deliveriesOf } from '../events/callback-deliveries.ts'
import { callbackFlags } from '../events/callback-flags.ts'
import { toDeliveryRow } from '../hooks/delivery.ts'
import { jsonBody } from '../hooks/hook-body.ts'
import { RECEIVED_TEXT } from '../messages/transactional/received-texts.ts'
import { deliveryName } from '../messages/transactional/webhook-deliveries.ts'

/** The webhook to test, and the event. */
interface HookTest {
  /** The webhook of the contract, or `listCallback`. */
  name: string
  webhookId: number
  /** Without it, the first action that the webhook asked for. */
  event?: string | undefined
  /** Bodies that the contract shows for this webhook. */
  examples: readonly unknown[]
}

const channels = new Map<string, string>([
  ...Object.entries(deliveryName).map(([channel, name]) => [name, channel] as const),
  [RECEIVED_TEXT, 'sms'],
])

/** The table in which the webhooks of a name are. */
const tableOf = (name: string): WebhookTableName =>
  channels.has(name) ? 'transactional_webhook' : name === 'listEvent' ? 'webhook' : 'registered_webhook'

const noWebhook = ({ name, webhookId }: HookTest) => invalid('webhookId', `is not a webhook of ${name}: ${webhookId}`)

/** The action to tell of; throws `invalid` for one that the webhook did not ask for. */
function chosen(actions: readonly string[], { event }: HookTest): string {
  const found = event === undefined ? actions[0] : actions.find((action) => action === event)
  if (found === undefined) throw invalid('event', `is none of what the webhook asked for: ${actions.join(', ')}`)
  return found
}

type Example = Record<string, unknown>

/** The example with this action, or else the first one under this action. */
function exampleFor(examples: readonly unknown[], action: string): Example {
  const all = examples.flat() as Example[]
  return { ...(all.find((example) => example['action'] === action) ?? all[0]), action }
}

/** The body for a webhook: those of lists have one object, the others a list of them. */
function bodyFor(test: HookTest, webhook: { id: number; list_id?: number }, action: string, now: number): unknown {
  const example = exampleFor(test.examples, action)
  if (webhook.list_id === undefined) return [{ ...example, actionDate: now }]
  return { ...example, webhook_id: webhook.id, list_id: webhook.list_id, action_date: toDateTime(now) }
}

export interface HookTests {
  /** Makes a delivery that is due at once. Throws `invalid` for a webhook or an action that is not there. */
  create(account: number, test: HookTest): Promise<HookDeliveryRow>
}

export function createHookTests({ store, clock }: { store: Store; clock: Clock }): HookTests {
  async function toWebhook(tx: Db, account: number, test: HookTest, at: number) {
    const { name, webhookId } = test
    const row = await findWebhook(tx, tableOf(name), account, webhookId)
    if (!row || (channels.has(name) && 'channel' in row && row.channel !== channels.get(name))) throw noWebhook(test)
    // An inbound SMS has a separate webhook call.
    const isText = (action: string) => action === 'received' && channels.has(name)
    const actions = fromJson<string[]>(row.actions).filter((action) => isText(action) === (name === RECEIVED_TEXT))
    const action = chosen(actions, test)
    const body = jsonBody(bodyFor(test, row, action, at))
    // A test reaches the receiver of a webhook that is paused, too.
    const webhook = { ...row, status: 'active' as const }
    return toDeliveryRow({
      account,
      webhookId,
      name,
      event: action,
      url: row.url,
      secret: row.secret,
      webhook,
      body,
      at,
    })
  }

  async function toCallback(tx: Db, account: number, test: HookTest, at: number) {
    const callback = await findCallbackById(tx, account, test.webhookId)
    if (!callback) throw noWebhook(test)
    const wanted = fromJson<number[]>(callback.flags).map((flag) => `notif_api_${flag}`)
    const event = chosen(wanted, test)
    const contact = await newestContact(tx, account, callback.list_id)
    const flag = callbackFlags.find((one) => event === `notif_api_${one}`)
    const [delivery] = contact && flag ? await deliveriesOf(tx, [{ callback, flag, contact, at }]) : []
    if (!delivery) throw invalid('webhookId', `belongs to list ${callback.list_id}, which has no contact to tell of`)
    return delivery
  }

  return {
    create(account, test): Promise<HookDeliveryRow> {
      const at = clock.now(account)
      const make = test.name === CALLBACK ? toCallback : toWebhook
      return store.write(async (tx) => insertHookDelivery(tx, await make(tx, account, test, at)))
    },
  }
}
