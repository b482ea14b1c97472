// What happens to each table when an account is emptied, copied or restored: all of these operations follow this one
// list. The compiler refuses a table that is missing here, and asks for what only this list can say.
import type { Tables } from './schema.ts'

type Column<T extends keyof Tables> = keyof Tables[T] & string
/** Tables whose rows name their account, and whose ids rows of other tables may refer to. */
type Owner = {
  [T in keyof Tables]: Tables[T] extends { id: unknown; account_id: number } ? T : never
}[keyof Tables]

/** A table whose rows are deleted with their account and are part of its snapshots. */
type Copied<T extends keyof Tables> = {
  /** Rows may be large, so few are read at once. */
  large?: true
  /** The owner would miss these rows: an account that has one of them is not empty. */
  missed?: true
} & (Tables[T] extends { id: unknown }
  ? { key?: never }
  : {
      /** The primary key, where it is not `id`. */
      key: readonly [Column<T>, ...Column<T>[]]
    }) &
  (Tables[T] extends { account_id: number }
    ? { through?: never }
    : {
        /** For rows that do not name their account: the column that names a row which does, and its table. */
        through: { column: Column<T>; table: Owner }
      })

type Fate<T extends keyof Tables> =
  | Copied<T>
  /** Stays: the account itself, its keys, users and snapshots, and what belongs to no account. */
  | 'lasting'
  /** Is deleted, and is not part of a snapshot: rules of one test, and leases on addresses. */
  | (Tables[T] extends { account_id: number } ? 'passing' : never)

const fates: { readonly [T in keyof Tables]: Fate<T> } = {
  account: 'lasting',
  account_usage: { key: ['account_id', 'channel'] },
  api_key: 'lasting',
  platform_user: 'lasting',
  setting: 'lasting',
  sequence: 'lasting',
  rate_window: 'lasting',
  rate_bucket: 'lasting',
  migration: 'lasting',
  process: 'lasting',
  // Browsers have subscribed to it, whatever becomes of the account.
  web_push_key: 'lasting',
  // Except the keys of requests that have ended: see sandbox/reset.ts.
  idempotency: 'lasting',

  list: { missed: true },
  field: {},
  field_option: {},
  contact: {},
  contact_unique: { key: ['list_id', 'field_id', 'value'], through: { column: 'list_id', table: 'list' } },
  // Triggers count changes of the contacts, including deletes and restores.
  contact_count: 'lasting',
  merged_contact: { key: ['contact_id'] },
  tag: { missed: true },
  contact_tag: { key: ['contact_id', 'tag_id'], through: { column: 'contact_id', table: 'contact' } },
  segment: {},
  form: {},
  form_submission: {},
  confirmation: {},
  device: {},
  web_push_site: { missed: true },
  connected_site: { missed: true },
  goal: {},
  site_visit: { key: ['site_id', 'day', 'what', 'item'], through: { column: 'site_id', table: 'connected_site' } },
  suppression: { missed: true },
  left_group: { key: ['account_id', 'value', 'group_id'] },
  operation: {},
  operation_slice: {
    key: ['operation_id', 'seq'],
    through: { column: 'operation_id', table: 'operation' },
    large: true,
  },
  result_part: { key: ['operation_id', 'seq'], through: { column: 'operation_id', table: 'operation' }, large: true },
  import_file: { key: ['operation_id'] },
  operation_queue: {},
  unify_key: {
    key: ['operation_id', 'key', 'contact_id'],
    through: { column: 'operation_id', table: 'operation' },
  },

  catalog: { missed: true },
  catalog_edition: {},
  product: {
    key: ['edition_id', 'identifier'],
    through: { column: 'edition_id', table: 'catalog_edition' },
    large: true,
  },

  sender: { missed: true },
  sender_file: { key: ['sender_id'], large: true },
  sending_domain: { missed: true },
  cname: { missed: true },
  campaign_group: { missed: true },
  deleted_campaign: { key: ['account_id', 'hash'] },
  frame_template: { large: true, missed: true },
  campaign: { large: true, missed: true },
  sent_version: { key: ['campaign_id', 'until'], large: true },
  sent_frame: { key: ['template_id', 'until'], large: true },
  campaign_file: { large: true },
  feed: { key: ['campaign_id'], large: true },
  run: {},
  run_failure: { key: ['run_id', 'reason'] },
  issue: { key: ['run_id'], large: true },
  chunk: { key: ['run_id', 'seq'], through: { column: 'run_id', table: 'run' }, large: true },
  chunk_lease: { key: ['run_id', 'seq'], through: { column: 'run_id', table: 'run' } },
  message: {},
  receipt: { key: ['message_id', 'kind'] },
  inbound_message: {},
  // Of texts and receipts of carriers, which only live accounts have; an id may be known before its message.
  sms_part: 'lasting',
  inbound_sms_part: 'passing',
  unread_receipt: 'lasting',
  link: {},
  event: {},
  // Counts the repetitions of a day, which begin again in a restored account.
  quiet_period: 'passing',
  rollup: {
    key: ['campaign_id', 'part', 'item', 'metric'],
    through: { column: 'campaign_id', table: 'campaign' },
  },
  advanced_report: {},
  report_model: { missed: true },
  timer: {},
  // Held work is restored as held, so its record has to come back with it.
  quarantine: {},

  automation: { missed: true },
  automation_version: { key: ['automation_id', 'version'], large: true },
  automation_use: { key: ['automation_id', 'version', 'kind', 'ref'] },
  automation_listener: { key: ['automation_id', 'kind'] },
  automation_signal: {},
  automation_look: { key: ['automation_id', 'trigger_version', 'position'] },
  automation_member: { key: ['automation_id', 'trigger_version', 'position', 'contact_id'] },
  automation_later: { key: ['automation_id', 'trigger_version', 'position', 'contact_id', 'ref'] },
  automation_system: { key: ['account_id', 'domain', 'type'] },
  automation_run: {},
  automation_message: { key: ['run_id', 'generation', 'seq'] },
  cart: { large: true, missed: true },
  shop_order: { large: true, missed: true },

  message_group: {},
  transactional_message: { key: ['message_id'], missed: true },
  transactional_content: {
    key: ['message_id'],
    through: { column: 'message_id', table: 'message' },
    large: true,
  },
  message_status: { through: { column: 'message_id', table: 'message' } },
  message_template: { large: true, missed: true },
  mobile_app: { missed: true },
  verify_request: {},
  alert_template: { large: true, missed: true },
  alert: { large: true },
  flow: { large: true },
  flow_run: {},

  registered_message: { large: true },
  registered_event: {},
  evidence: { large: true },
  // A seal is over messages of many accounts.
  chain_seal: 'lasting',
  chain_leaf: { key: ['account_id', 'registered_id', 'seal_id'] },
  autocertificate: {},

  webhook: { missed: true },
  transactional_webhook: { missed: true },
  registered_webhook: {},
  list_callback: { missed: true },
  hook_delivery: {},
  hook_attempt: {},
  hook_address: 'passing',

  captured_message: { large: true, missed: true },
  captured_text: { key: ['captured_id'] },
  snapshot: 'lasting',
  snapshot_part: 'lasting',
  fault: 'passing',
  request_log: 'passing',
  // Clients of the stream are notified of the reset too.
  live_watch: 'lasting',
  live_event: 'lasting',
}

/** A table with records of accounts. */
export interface AccountTable {
  name: keyof Tables
  /** Its primary key. */
  key: readonly string[]
  /** For rows that do not name their account: the column that names a row which does, and its table. */
  through?: { column: string; table: Owner }
  large?: true
  missed?: true
}

// The keys are the tables: the type of `fates` allows no others.
const names = Object.keys(fates) as (keyof Tables)[]
const withFate = (fate: string): (keyof Tables)[] => names.filter((name) => fates[name] === fate)

/** The tables whose rows make up an account, and a snapshot of it. */
export const accountTables: readonly AccountTable[] = names.flatMap((name) => {
  const fate = fates[name]
  return typeof fate === 'string' ? [] : [{ key: ['id'], ...fate, name }]
})

/** The tables that are cleared when an account is emptied or restored, and are not part of a snapshot. */
export const passingTables = withFate('passing')

/** The tables that stay when an account is emptied. */
export const lastingTables = withFate('lasting')
