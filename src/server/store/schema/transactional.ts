// Single messages, and what sends them: codes, alerts and flows.
import type { Generated } from 'kysely'
import type { TransactionalChannel } from './delivery.ts'

/**
 * The origin of a message: a request of an API, the SMTP relay, a code, an alert or a flow, or the platform itself,
 * with a notice, a delivery report on another message, or a confirmation of a subscription.
 */
export type MessageOrigin =
  | 'request'
  | 'relay'
  | 'verify'
  | 'alert'
  | 'flow'
  | 'notice'
  | 'report'
  | 'confirmation'
  /** To a friend of a recipient. It is hidden from the account. */
  | 'forward'
/** As the API shows it; only an email can bounce (`bounce_`). */
export type TransactionalStatus =
  | 'created'
  | 'scheduled'
  | 'queued'
  | 'processing'
  | 'spool'
  | 'sending'
  | 'finished'
  | 'delivered'
  | 'send_failed'
  | 'broken'
  | 'rejected'
  | 'bounce_hard'
  | 'bounce_soft'
  | 'canceled'
export type VerifyStatus = 'pending' | 'Validated' | 'Invalidated' | 'Canceled'
export type AlertStatus = 'pending' | 'acknowledge' | 'noaction' | 'cancelack'
export type FlowRunStatus = 'pending' | 'interrupted' | 'finished' | 'canceled'

interface MessageGroupTable {
  id: Generated<number>
  account_id: number
  channel: TransactionalChannel
  name: string
}

export interface TransactionalMessageTable {
  message_id: number
  account_id: number
  channel: TransactionalChannel
  origin: MessageOrigin
  origin_id: number | null
  /** A sender, or on push a mobile app. */
  sender_id: number
  group_id: number
  template_id: number | null
  status: TransactionalStatus
  subject: string
  /** Parts of an SMS; 0 on other channels. */
  parts: number
  custom_data: string | null
  /** Openings and clicks of an email, including repeated ones. */
  opens: Generated<number>
  clicks: Generated<number>
  /** Those of programs that came ahead of the reader. */
  machine_opens: Generated<number>
  machine_clicks: Generated<number>
  created_ip: string
  /** The user of the key or the login that asked for it. */
  user_id: number | null
  created: number
  /** 1: a copy and its events are kept. */
  registered: Generated<number>
  /** For a copy: the message whose content it shares. */
  copy_of: number | null
  /** The delivery status notifications that its sender requested (RFC 3461), as JSON. */
  notify: string | null
  /** The request of a sandbox account that asked for it, and its operation. */
  request_id: string | null
  operation_id: string | null
}

/**
 * The requested content, up to megabytes. It is separate from the message because SQLite rewrites a whole row at each
 * change.
 */
export interface TransactionalContentTable {
  message_id: number
  content: string
  /** A relayed mail as it is sent, one character for each byte. */
  source: string | null
}

export interface MessageStatusTable {
  id: Generated<number>
  message_id: number
  status: TransactionalStatus
  at: number
}

export interface MessageTemplateTable {
  id: Generated<number>
  account_id: number
  channel: TransactionalChannel
  name: string
  content: string
  created: number
}

export interface MobileAppTable {
  id: Generated<number>
  account_id: number
  name: string
  sandbox: number
  certificate: string | null
  password: string | null
  auth_key: string | null
  created: number
  updated: number
  /** The list whose contacts have the app; null for one that only single messages go to. */
  list_id: number | null
  description: Generated<string>
  /** The field by whose value a token finds its contact; empty for none. */
  two_steps: Generated<string>
}

export interface VerifyRequestTable {
  id: Generated<number>
  account_id: number
  request_id: string
  channel: TransactionalChannel
  address: string
  /** A sender, or on push a mobile app. */
  sender_id: number
  /** What was requested, as JSON. */
  order_data: string
  code: string
  /** Seconds. */
  ttl: number
  expires: number
  tries: number
  status: VerifyStatus
  message_id: number
  created: number
}

export interface AlertTemplateTable {
  id: Generated<number>
  account_id: number
  name: string
  channel: TransactionalChannel
  template_id: number | null
  /** Seconds. */
  repeat_every: number
  max_attempts: number
  subject: string | null
  html_body: string | null
  text_body: string | null
  created: number
}

export interface AlertTable {
  id: Generated<number>
  account_id: number
  template_name: string
  channel: TransactionalChannel
  /** A sender, or on push a mobile app. */
  sender_id: number
  /** JSON. */
  recipients: string
  content: string
  /** Seconds. */
  repeat_every: number
  max_attempts: number
  attempts: number
  status: AlertStatus
  /** Grows when the alert ends, so that an earlier timer does nothing. */
  generation: number
  created_ip: string
  user_id: number | null
  created: number
  next_at: number | null
  ended: number | null
}

export interface FlowTable {
  id: Generated<number>
  account_id: number
  name: string
  group_name: string
  /** JSON. */
  messages: string
  created: number
  /** A deleted flow stays for its active runs. */
  deleted: number | null
}

export interface FlowRunTable {
  id: Generated<number>
  account_id: number
  flow_id: number
  /** JSON. */
  recipient: string
  senders: string
  /** Messages of the flow that were sent. */
  sent: number
  status: FlowRunStatus
  /** Grows with every step, so that an earlier timer does nothing. */
  generation: number
  created_ip: string
  user_id: number | null
  created: number
  next_at: number | null
  ended: number | null
}

export interface TransactionalTables {
  message_group: MessageGroupTable
  transactional_message: TransactionalMessageTable
  transactional_content: TransactionalContentTable
  message_status: MessageStatusTable
  message_template: MessageTemplateTable
  mobile_app: MobileAppTable
  verify_request: VerifyRequestTable
  alert_template: AlertTemplateTable
  alert: AlertTable
  flow: FlowTable
  flow_run: FlowRunTable
}
