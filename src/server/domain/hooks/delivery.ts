// A hook delivery before its first attempt.
import type { NewHookDelivery } from '../../store/hooks/hooks.ts'
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
  body: HookBody
  /** Milliseconds. */
  at: number
}

/** The row of a delivery that is due at once. */
export function toDeliveryRow({
  account,
  webhookId,
  name,
  event,
  url,
  secret,
  body,
  at,
}: NewDelivery): NewHookDelivery {
  return {
    account_id: account,
    webhook_id: webhookId,
    name,
    event,
    media_type: body.mediaType,
    url,
    secret,
    body: body.text,
    state: 'pending',
    attempts: 0,
    next_at: at,
    answer: null,
    created: at,
    done: null,
  }
}
