// Counts the rows of an account under the names of the contract, so that you can compare an account before and after.
import { countRecords, type TableCounts } from '../../store/sandbox/record-counts.ts'
import type { TableName } from '../../store/schema.ts'
import type { Store } from '../../store/store.ts'

/** Records of one table that are counted at most: more than a snapshot may hold of all. */
const MAX_COUNTED = 1_000_000

/** The kinds in the order in which they are listed, with the tables whose rows are of that kind. */
const tablesOf = {
  lists: ['list'],
  fields: ['field'],
  contacts: ['contact'],
  contact_tags: ['contact_tag'],
  tags: ['tag'],
  segments: ['segment'],
  forms: ['form'],
  form_submissions: ['form_submission'],
  devices: ['device'],
  webpush_sites: ['web_push_site'],
  connected_sites: ['connected_site'],
  goals: ['goal'],
  suppressions: ['suppression'],
  catalogs: ['catalog'],
  products: ['product'],
  carts: ['cart'],
  orders: ['shop_order'],
  senders: ['sender'],
  sending_domains: ['sending_domain'],
  cnames: ['cname'],
  campaign_groups: ['campaign_group'],
  header_footer_templates: ['frame_template'],
  campaigns: ['campaign'],
  messages: ['message'],
  inbound_messages: ['inbound_message'],
  captured_messages: ['captured_message'],
  events: ['event'],
  operations: ['operation'],
  advanced_reports: ['advanced_report', 'report_model'],
  automations: ['automation'],
  automation_runs: ['automation_run'],
  templates: ['message_template', 'alert_template'],
  mobile_apps: ['mobile_app'],
  flows: ['flow'],
  flow_runs: ['flow_run'],
  verifications: ['verify_request'],
  alerts: ['alert'],
  registered_messages: ['registered_message'],
  evidences: ['evidence'],
  autocertificates: ['autocertificate'],
  webhooks: ['webhook', 'transactional_webhook', 'registered_webhook', 'list_callback'],
  hook_deliveries: ['hook_delivery'],
} as const satisfies Record<string, readonly TableName[]>

/** A kind of record; `other` is what has no name in the contract. */
type RecordKind = keyof typeof tablesOf | 'other'

/** How many records of a kind there are. */
export interface KindCount {
  kind: RecordKind
  records: number
}

const named: ReadonlySet<string> = new Set(Object.values(tablesOf).flat())

/** The counts of tables as counts of kinds, without those of which there are none. */
export function kindCounts(counts: TableCounts): KindCount[] {
  const sum = (tables: readonly TableName[]) => tables.reduce((n, table) => n + (counts[table] ?? 0), 0)
  const unnamed = (Object.keys(counts) as TableName[]).filter((table) => !named.has(table))
  const all = [...Object.entries({ ...tablesOf, other: unnamed })] as [RecordKind, readonly TableName[]][]
  return all.map(([kind, tables]) => ({ kind, records: sum(tables) })).filter(({ records }) => records > 0)
}

export interface RecordCounts {
  /** How many records the account has now, by kind: those that a snapshot would hold. */
  now(account: number): Promise<{ records: number; kinds: KindCount[] }>
}

export const createRecordCounts = ({ store }: { store: Store }): RecordCounts => ({
  async now(account): Promise<{ records: number; kinds: KindCount[] }> {
    const kinds = kindCounts(await countRecords(store.db, account, MAX_COUNTED))
    return { records: kinds.reduce((sum, { records }) => sum + records, 0), kinds }
  },
})
