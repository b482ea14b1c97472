// Webhooks of the three APIs, and deliveries to them.
import type { Generated } from 'kysely'
import type { TransactionalChannel } from './delivery.ts'

/** `parked`: given up. `held`: waits until its webhook is enabled. */
export type HookDeliveryState = 'pending' | 'delivered' | 'parked' | 'held'

/** `disabled`: by its receiver, which answered 410. */
type WebhookStatus = 'active' | 'paused' | 'disabled'

/** What can change in a webhook of each API. */
interface WebhookState {
  status: Generated<WebhookStatus>
  /** When the status last changed; null while it never has. */
  status_since: number | null
  /** The secret that was replaced, which signs as well until `old_secret_until`, in milliseconds of the account. */
  old_secret: string | null
  old_secret_until: number | null
}

interface WebhookTable extends WebhookState {
  id: Generated<number>
  account_id: number
  list_id: number
  url: string
  actions: string
  fields: string
  secret: string
  created: number
}

interface TransactionalWebhookTable extends WebhookState {
  id: Generated<number>
  account_id: number
  channel: TransactionalChannel
  url: string
  actions: string
  secret: string
  created: number
}

export interface RegisteredWebhookTable extends WebhookState {
  id: Generated<number>
  account_id: number
  url: string
  actions: string
  secret: string
  created: number
}

export interface ListCallbackTable {
  id: Generated<number>
  account_id: number
  list_id: number
  url: string
  flags: string
  created: number
}

export interface HookDeliveryTable {
  id: Generated<number>
  account_id: number
  webhook_id: number | null
  name: string
  url: string
  secret: string
  body: string
  state: HookDeliveryState
  attempts: number
  next_at: number
  answer: string | null
  created: number
  done: number | null
  event: string | null
  media_type: string
  /** As of its webhook. */
  old_secret: string | null
  old_secret_until: number | null
}

export interface HookAttemptTable {
  id: Generated<number>
  account_id: number
  delivery_id: number
  at: number
  duration: number
  status: number | null
  error: string | null
  answer: string | null
  next_at: number | null
  /** When the request was signed, in wall time; null when none was sent. */
  signed: number | null
  /** The header `webhook-signature`; null when none was sent, or by an earlier version. */
  signature: string | null
}

interface HookAddressTable {
  account_id: number
  url: string
  lease_until: number
}

export interface HooksTables {
  webhook: WebhookTable
  transactional_webhook: TransactionalWebhookTable
  registered_webhook: RegisteredWebhookTable
  list_callback: ListCallbackTable
  hook_delivery: HookDeliveryTable
  hook_attempt: HookAttemptTable
  hook_address: HookAddressTable
}
