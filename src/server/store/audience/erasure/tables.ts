// How an erasure treats the rows of each table. The compiler rejects a missing table: with a new table, decide whether
// it may identify a person, and if so, add a stage to domain/audience/erasure/.
import type { Tables } from '../../schema.ts'

type Erasure =
  /** Rows that name the person are deleted, or lose what names them. */
  | 'erased'
  /** Stays as it is: evidence that another party may rely on. */
  | 'evidence'
  /** Is sealed with a key that is not stored, and goes after a day. */
  | 'sealed'
  /** Belongs to no account, and goes after a week. */
  | 'brief'
  /** Numbers, settings, and public content of the account. */
  | 'nobody'

export const erasures: Readonly<Record<keyof Tables, Erasure>> = {
  account: 'nobody',
  account_usage: 'nobody',
  api_key: 'nobody',
  platform_user: 'nobody',
  setting: 'nobody',
  sequence: 'nobody',
  rate_window: 'nobody',
  rate_bucket: 'nobody',
  migration: 'nobody',
  process: 'nobody',
  idempotency: 'sealed',

  list: 'nobody',
  field: 'nobody',
  field_option: 'nobody',
  contact: 'erased',
  contact_unique: 'erased',
  contact_count: 'nobody',
  merged_contact: 'erased',
  // Hashes, which are deleted with the end of their operation.
  unify_key: 'nobody',
  tag: 'nobody',
  contact_tag: 'erased',
  segment: 'erased',
  suppression: 'erased',
  left_group: 'erased',
  operation: 'erased',
  operation_slice: 'erased',
  result_part: 'erased',
  import_file: 'nobody',
  operation_queue: 'nobody',
  catalog: 'nobody',
  catalog_edition: 'nobody',
  product: 'nobody',
  form: 'nobody',
  form_submission: 'erased',
  confirmation: 'erased',
  device: 'erased',
  web_push_key: 'nobody',
  web_push_site: 'nobody',
  connected_site: 'nobody',
  goal: 'nobody',
  // Sums. What is known of a contact is in its events.
  site_visit: 'nobody',

  sender: 'nobody',
  sender_file: 'nobody',
  sending_domain: 'nobody',
  cname: 'nobody',
  campaign_group: 'nobody',
  deleted_campaign: 'nobody',
  campaign: 'nobody',
  sent_version: 'nobody',
  sent_frame: 'nobody',
  campaign_file: 'nobody',
  frame_template: 'nobody',
  feed: 'nobody',
  issue: 'nobody',
  run: 'erased',
  run_failure: 'nobody',
  // Numbers of contacts or devices, which lead nowhere.
  chunk: 'nobody',
  chunk_lease: 'nobody',
  message: 'erased',
  receipt: 'erased',
  inbound_message: 'erased',
  // Ids of a carrier, which lead to messages that have lost their recipient.
  sms_part: 'nobody',
  inbound_sms_part: 'erased',
  unread_receipt: 'brief',
  link: 'erased',
  event: 'erased',
  // Numbers, and keyed hashes of addresses; deleted a day later at most.
  quiet_period: 'nobody',
  rollup: 'nobody',
  advanced_report: 'nobody',
  report_model: 'nobody',
  timer: 'nobody',
  quarantine: 'nobody',

  automation: 'nobody',
  automation_version: 'nobody',
  automation_use: 'nobody',
  automation_listener: 'nobody',
  automation_signal: 'erased',
  automation_run: 'erased',
  automation_look: 'nobody',
  automation_member: 'erased',
  automation_later: 'erased',
  automation_system: 'nobody',
  // Numbers of messages, which have lost their recipient.
  automation_message: 'nobody',
  cart: 'erased',
  shop_order: 'erased',

  message_group: 'nobody',
  transactional_message: 'erased',
  transactional_content: 'erased',
  message_status: 'nobody',
  message_template: 'nobody',
  mobile_app: 'nobody',
  verify_request: 'erased',
  alert_template: 'nobody',
  alert: 'erased',
  flow: 'nobody',
  flow_run: 'erased',

  registered_message: 'evidence',
  registered_event: 'evidence',
  evidence: 'evidence',
  chain_seal: 'nobody',
  chain_leaf: 'evidence',
  autocertificate: 'nobody',

  webhook: 'nobody',
  transactional_webhook: 'nobody',
  registered_webhook: 'nobody',
  list_callback: 'nobody',
  hook_delivery: 'erased',
  hook_attempt: 'erased',
  hook_address: 'nobody',

  captured_message: 'erased',
  captured_text: 'erased',
  snapshot: 'nobody',
  snapshot_part: 'erased',
  fault: 'nobody',
  request_log: 'erased',
  live_watch: 'nobody',
  // Numbers of rows. What is known of them is read when it is sent.
  live_event: 'nobody',
}
