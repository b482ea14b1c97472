// Webhooks of the three APIs, and deliveries to them.
import type { Generated } from 'kysely'
import type { TransactionalChannel } from './delivery.ts'

/** `parked`: given up. */
export type HookDeliveryState = 'pending' | 'delivered' | 'parked'

export interface WebhookTable {
  id: Generated<number>
  account_id: number
  list_id: number
  url: string
  actions: string
  fields: string
  secret: string
  created: number
}

export interface TransactionalWebhookTable {
  id: Generated<number>
  account_id: number
  channel: TransactionalChannel
  url: string
  actions: string
  secret: string
  created: number
}

export interface RegisteredWebhookTable {
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
}

export interface HookAddressTable {
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
