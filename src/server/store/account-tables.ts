// What happens to each table when an account is emptied, copied or restored: all of these operations follow this one
// list. The compiler refuses a table that is missing here, and asks for what only this list can say.
import type { Tables } from './schema.ts'

/** A table with records of accounts. */
export interface AccountTable {
  name: keyof Tables
  /** Its primary key. */
  key: readonly [string, ...string[]]
  /** For rows that do not name their account: the column that names a row which does, and its table. */
  through?: { column: string; table: keyof Tables }
  /** Rows may be large: few are read at once. */
  large?: true
}

/** What an account has, and what a snapshot of it holds. */
export const accountTables: readonly AccountTable[] = [
  { name: 'contact_unique', key: ['list_id', 'field_id', 'value'], through: { column: 'list_id', table: 'list' } },
  { name: 'chunk', key: ['run_id', 'seq'], through: { column: 'run_id', table: 'run' }, large: true },
  { name: 'chunk_lease', key: ['run_id', 'seq'], through: { column: 'run_id', table: 'run' } },
  { name: 'message_status', key: ['id'], through: { column: 'message_id', table: 'message' } },
  {
    name: 'rollup',
    key: ['campaign_id', 'part', 'item', 'metric'],
    through: { column: 'campaign_id', table: 'campaign' },
  },
  {
    name: 'operation_slice',
    key: ['operation_id', 'seq'],
    through: { column: 'operation_id', table: 'operation' },
    large: true,
  },
  {
    name: 'result_part',
    key: ['operation_id', 'seq'],
    through: { column: 'operation_id', table: 'operation' },
    large: true,
  },
  { name: 'list', key: ['id'] },
  { name: 'field', key: ['id'] },
  { name: 'contact', key: ['id'] },
  { name: 'suppression', key: ['id'] },
  { name: 'sender', key: ['id'] },
  { name: 'campaign', key: ['id'], large: true },
  { name: 'run', key: ['id'] },
  { name: 'message', key: ['id'] },
  { name: 'transactional_message', key: ['message_id'], large: true },
  { name: 'transactional_webhook', key: ['id'] },
  { name: 'message_template', key: ['id'], large: true },
  { name: 'mobile_app', key: ['id'] },
  { name: 'verify_request', key: ['id'] },
  { name: 'alert_template', key: ['id'], large: true },
  { name: 'alert', key: ['id'], large: true },
  { name: 'flow', key: ['id'], large: true },
  { name: 'flow_run', key: ['id'] },
  { name: 'evidence', key: ['id'], large: true },
  { name: 'registered_event', key: ['id'] },
  { name: 'registered_message', key: ['id'], large: true },
  { name: 'registered_webhook', key: ['id'] },
  { name: 'autocertificate', key: ['id'] },
  { name: 'message_group', key: ['id'] },
  { name: 'link', key: ['id'] },
  { name: 'event', key: ['id'] },
  { name: 'webhook', key: ['id'] },
  { name: 'hook_delivery', key: ['id'] },
  { name: 'hook_attempt', key: ['id'] },
  { name: 'operation', key: ['id'] },
  { name: 'import_file', key: ['operation_id'] },
  { name: 'timer', key: ['id'] },
  { name: 'captured_message', key: ['id'], large: true },
]

/** What goes when an account is emptied or put back, and is no part of a snapshot: rules of one test, and what is under way. */
export const passingTables = ['fault', 'hook_address'] as const satisfies readonly (keyof Tables)[]

/** What stays when an account is emptied: the account itself, its keys and snapshots, and what belongs to no account. */
export const lastingTables = [
  'account',
  'api_key',
  'platform_user',
  'snapshot',
  'snapshot_part',
  'setting',
  'sequence',
  'rate_window',
  'rate_bucket',
  // But for the keys of requests that ended: see reset.ts.
  'idempotency',
] as const satisfies readonly (keyof Tables)[]
