// A hook delivery before its first attempt.
import type { NewHookDelivery } from '../../store/hooks/hooks.ts'
import type { AnyWebhookRow } from '../../store/hooks/webhook-states.ts'
import type { HookBody } from './hook-body.ts'

export interface NewDelivery {
  account: number
  /** The webhook that asked for it; null for a callback. */
  webhookId: number | null
  /** The webhook or callback of the contract. */
  name: string
  /** The action that a webhook tells of, several separated by commas; null for a callback. */
  event: string | null
  url: string
  secret: string
  /** The webhook, if its state or its former secret count. */
  webhook?: Pick<AnyWebhookRow, 'status' | 'old_secret' | 'old_secret_until'>
  body: HookBody
  /** Milliseconds. */
  at: number
}

/** The row of a delivery that is due at once; held while its webhook is not active. */
export function toDeliveryRow({
  account,
  webhookId,
  name,
  event,
  url,
  secret,
  webhook,
  body,
  at,
}: NewDelivery): NewHookDelivery {
  const isHeld = webhook !== undefined && webhook.status !== 'active'
  return {
    account_id: account,
    webhook_id: webhookId,
    name,
    event,
    media_type: body.mediaType,
    url,
    secret,
    body: body.text,
    state: isHeld ? 'held' : 'pending',
    attempts: 0,
    next_at: at,
    answer: null,
    created: at,
    done: isHeld ? at : null,
    old_secret: webhook?.old_secret ?? null,
    old_secret_until: webhook?.old_secret_until ?? null,
  }
}
