// Campaigns, the send ledger, and what happened to messages.
import type { Generated } from 'kysely'

export type SenderChannel = 'email' | 'cellphone'
export type SenderStatus = 'active' | 'moderation' | 'rejected'

export interface SenderTable {
  id: Generated<number>
  account_id: number
  channel: SenderChannel
  name: string
  address: string
  status: SenderStatus
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
  /** Smaller goes first; see domain/sending/priority.ts. */
  priority: Generated<number>
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

export interface TimerTable {
  id: Generated<number>
  account_id: number
  kind: string
  ref: number
  generation: number
  due: number
}

export interface DeliveryTables {
  sender: SenderTable
  campaign: CampaignTable
  run: RunTable
  chunk: ChunkTable
  chunk_lease: ChunkLeaseTable
  message: MessageTable
  link: LinkTable
  event: EventTable
  rollup: RollupTable
  timer: TimerTable
}
