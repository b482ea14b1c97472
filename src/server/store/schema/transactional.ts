// Single messages, and what sends them: codes, alerts and flows.
import type { Generated } from 'kysely'

export interface MessageGroupTable {
  id: Generated<number>
  account_id: number
  channel: string
  name: string
}

export interface TransactionalMessageTable {
  message_id: number
  account_id: number
  channel: string
  origin: string
  origin_id: number | null
  /** A sender, or on push a mobile app. */
  sender_id: number
  group_id: number
  template_id: number | null
  status: string
  subject: string
  /** Parts of an SMS; 0 on other channels. */
  parts: number
  content: string
  custom_data: string | null
  /** Openings and clicks of an email, including repeated ones. */
  opens: Generated<number>
  clicks: Generated<number>
  created_ip: string
  created: number
  /** 1: a copy and its events are kept. */
  registered: Generated<number>
}

export interface MessageStatusTable {
  id: Generated<number>
  message_id: number
  status: string
  at: number
}

export interface MessageTemplateTable {
  id: Generated<number>
  account_id: number
  channel: string
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
}

export interface VerifyRequestTable {
  id: Generated<number>
  account_id: number
  request_id: string
  channel: string
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
  status: string
  message_id: number
  created: number
}

export interface AlertTemplateTable {
  id: Generated<number>
  account_id: number
  name: string
  channel: string
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
  channel: string
  /** A sender, or on push a mobile app. */
  sender_id: number
  /** JSON. */
  recipients: string
  content: string
  /** Seconds. */
  repeat_every: number
  max_attempts: number
  attempts: number
  status: string
  /** Moves when the alert ends: a timer of before does nothing. */
  generation: number
  created_ip: string
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
  /** A deleted flow stays for the runs that go on. */
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
  status: string
  /** Moves with every step: a timer of before does nothing. */
  generation: number
  created_ip: string
  created: number
  next_at: number | null
  ended: number | null
}

export interface TransactionalTables {
  message_group: MessageGroupTable
  transactional_message: TransactionalMessageTable
  message_status: MessageStatusTable
  message_template: MessageTemplateTable
  mobile_app: MobileAppTable
  verify_request: VerifyRequestTable
  alert_template: AlertTemplateTable
  alert: AlertTable
  flow: FlowTable
  flow_run: FlowRunTable
}
