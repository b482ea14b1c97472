// The tables as Kysely sees them. The migrations are the truth; a test compares the two.
import type { Generated } from 'kysely'

export interface AccountTable {
  id: Generated<number>
  parent_id: number | null
  kind: string
  name: string
  created: number
}

export interface ApiKeyTable {
  hash: string
  account_id: number
  created: number
}

export interface SettingTable {
  name: string
  value: string
}

export interface SequenceTable {
  name: string
  next: number
}

export interface ListTable {
  id: Generated<number>
  account_id: number
  internal_name: string
  public_name: string
  status: string
  group_id: number
  created: number
  updated: number
}

export interface FieldTable {
  id: Generated<number>
  account_id: number
  list_id: number
  name: string
  format: string
  is_unique: number
  created: number
}

export interface ContactTable {
  id: Generated<number>
  account_id: number
  list_id: number
  status: string
  consent: string
  consent_date: number | null
  subscription_method: string
  subscription_date: number
  unsubscription_method: string
  unsubscription_reason: string
  unsubscription_observation: string
  unsubscription_date: number | null
  change_date: number
  first_name: string
  last_name: string
  birth_date: string | null
  language: string
  email: string | null
  email_status: string
  cellphone: string | null
  cellphone_status: string
  phone: string | null
  phone_status: string
  push_tokens: string | null
  fields: string
  origin: string | null
}

export interface ContactUniqueTable {
  list_id: number
  field_id: string
  value: string
  contact_id: number
}

export interface SuppressionTable {
  id: Generated<number>
  account_id: number
  type: string
  value: string
  method: string
  campaign_hash: string | null
  created: number
}

export interface SenderTable {
  id: Generated<number>
  account_id: number
  channel: string
  name: string
  address: string
  status: string
  created: number
}

export interface CampaignTable {
  id: Generated<number>
  account_id: number
  hash: string
  channel: string
  list_id: number
  internal_name: string
  title: string
  content: string
  sender_id: number | null
  reply_to: number | null
  header_footer: string | null
  status: string
  group_id: number
  created_by: number
  processed: number
  schedule_date: number | null
  start_date: number | null
  end_date: number | null
  created: number
  updated: number
}

export interface RunTable {
  id: Generated<number>
  account_id: number
  campaign_id: number
  list_id: number
  state: string
  audience: string
  options: string
  operation_id: number
  first_message_id: number
  planned: number
  accepted: number
  failed: number
  skipped: number
  cancelled: number
  unknown: number
  created: number
  started: number | null
  ended: number | null
}

export interface ChunkTable {
  run_id: number
  seq: number
  contacts: string
}

export interface ChunkLeaseTable {
  run_id: number
  seq: number
  size: number
  state: string
  token: number
  lease_until: number
  not_before: number
  settled_to: number
  inflight_to: number
  resent_to: number
}

export interface MessageTable {
  id: number
  account_id: number
  channel: string
  run_id: number | null
  campaign_id: number | null
  list_id: number | null
  contact_id: number | null
  address: string
  state: string
  reason: string | null
  attempts: number
  carrier_ref: string | null
  next_at: number | null
  lease_until: number
  created: number
  settled: number | null
  opened: number | null
  clicked: number | null
  removed: number | null
}

export interface MessageGroupTable {
  id: Generated<number>
  account_id: number
  channel: string
  name: string
}

export interface TransactionalEmailTable {
  message_id: number
  account_id: number
  sender_id: number
  group_id: number
  status: string
  subject: string
  content: string
  custom_data: string | null
  created_ip: string
  created: number
}

export interface MessageStatusTable {
  id: Generated<number>
  message_id: number
  status: string
  at: number
}

export interface LinkTable {
  id: Generated<number>
  account_id: number
  campaign_id: number | null
  message_id: number | null
  url: string
}

export interface EventTable {
  id: Generated<number>
  account_id: number
  kind: string
  at: number
  list_id: number | null
  contact_id: number | null
  campaign_id: number | null
  message_id: number | null
  data: string | null
}

export interface RollupTable {
  campaign_id: number
  part: string
  item: string
  metric: string
  n: number
}

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

export interface HookDeliveryTable {
  id: Generated<number>
  account_id: number
  webhook_id: number | null
  name: string
  url: string
  secret: string
  body: string
  state: string
  attempts: number
  next_at: number
  lease_until: number
  answer: string | null
  created: number
  done: number | null
}

export interface OperationTable {
  id: Generated<number>
  account_id: number
  list_id: number | null
  type: string
  status: string
  input: string
  progress: string
  campaign_id: number | null
  created_by: number
  lease_until: number
  created: number
  start_date: number | null
  ended: number | null
}

export interface OperationSliceTable {
  operation_id: number
  seq: number
  data: string
}

export interface ResultPartTable {
  operation_id: number
  seq: number
  data: string
}

export interface TimerTable {
  id: Generated<number>
  account_id: number
  kind: string
  ref: number
  generation: number
  due: number
  lease_until: number
}

export interface CapturedMessageTable {
  id: Generated<number>
  account_id: number
  channel: string
  sender: string
  recipient: string
  subject: string | null
  message_id: number
  campaign_hash: string | null
  outcome: string
  source: string
  created: number
}

export interface Tables {
  account: AccountTable
  api_key: ApiKeyTable
  setting: SettingTable
  sequence: SequenceTable
  list: ListTable
  field: FieldTable
  contact: ContactTable
  contact_unique: ContactUniqueTable
  suppression: SuppressionTable
  sender: SenderTable
  campaign: CampaignTable
  run: RunTable
  chunk: ChunkTable
  chunk_lease: ChunkLeaseTable
  message: MessageTable
  message_group: MessageGroupTable
  transactional_email: TransactionalEmailTable
  message_status: MessageStatusTable
  link: LinkTable
  event: EventTable
  rollup: RollupTable
  webhook: WebhookTable
  hook_delivery: HookDeliveryTable
  operation: OperationTable
  operation_slice: OperationSliceTable
  result_part: ResultPartTable
  timer: TimerTable
  captured_message: CapturedMessageTable
}
