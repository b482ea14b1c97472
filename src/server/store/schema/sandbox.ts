// The tables of a test harness.
import type { Generated } from 'kysely'

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
  content: string | null
}

export interface SnapshotTable {
  id: Generated<number>
  account_id: number
  name: string
  version: number
  records: number
  bytes: number
  created: number
}

export interface SnapshotPartTable {
  snapshot_id: number
  seq: number
  source: string
  data: string
}

export interface FaultTable {
  id: Generated<number>
  account_id: number
  type: string
  matching: string
  effect: string
  times: number | null
  hits: number
  created: number
}

export interface SandboxTables {
  captured_message: CapturedMessageTable
  snapshot: SnapshotTable
  snapshot_part: SnapshotPartTable
  fault: FaultTable
}
