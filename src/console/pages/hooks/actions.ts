// The events that each kind of webhook can receive. The types ensure that none of the contract is missing.
import type { MarketingSchemas, SandboxSchemas, TransactionalSchemas } from '../../../clients/index.ts'

const every = <Name extends string>(names: Readonly<Record<Name, true>>) => Object.keys(names) as Name[]

/** Actions of contacts of a list. */
export const listActions = every<MarketingSchemas['WebhookAction']>({
  subscription: true,
  edit_subscription: true,
  resubscription: true,
  unsubscribe: true,
  double_optin: true,
  change_consent: true,
  forget_subscription: true,
  email_send: true,
  email_open: true,
  email_click: true,
  email_soft_bounce: true,
  email_hard_bounce: true,
  email_spam_complaint: true,
  email_field_disable: true,
  sms_send: true,
  sms_delivered: true,
  cellphone_field_disable: true,
  voice_send: true,
  phone_field_disable: true,
  push_send: true,
  push_received: true,
  push_open: true,
  push_click: true,
  push_error: true,
  push_canceled: true,
  web_push_send: true,
  web_push_delivered: true,
  web_push_open: true,
  web_push_click: true,
  web_push_bounce: true,
  web_push_subscription: true,
  web_push_unsubscription: true,
  social_share: true,
  facebook_like: true,
  new_order: true,
  cart_update: true,
  goal_conversion: true,
  product_view: true,
  sms_received: true,
})

const ofAll = ['processed', 'sent', 'failed', 'canceled'] as const

/** Actions of single messages, by channel. */
export const channelActions = {
  email: [...ofAll, 'view', 'click', 'remove', 'bounce', 'abuse'],
  sms: [...ofAll, 'delivered', 'received'],
  push: [...ofAll, 'delivered'],
} as const satisfies Record<'email' | 'sms' | 'push', readonly TransactionalSchemas['TransactionalAction'][]>

/** What the callback of a list can be told of. */
export const callbackFlags = every<SandboxSchemas['ListCallbackFlag']>({
  notif_api_1: true,
  notif_api_2: true,
  notif_api_3: true,
  notif_api_4: true,
  notif_api_5: true,
  notif_api_6: true,
  notif_api_7: true,
  notif_api_8: true,
  notif_api_9: true,
  notif_api_10: true,
  notif_api_11: true,
  notif_api_12: true,
  notif_api_13: true,
  notif_api_14: true,
  notif_api_15: true,
  notif_api_16: true,
})
