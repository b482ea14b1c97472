// The tables of a test harness.
import type { Generated } from 'kysely'
import type { Channel } from './delivery.ts'

/** The outcome that the sandbox gave a message. */
export type CapturedOutcome = 'accepted' | 'deferred' | 'failed' | 'unknown'
/** What a recipient of the sandbox does, or its network reports, some time after it got a message. */
export type CapturedEnding = 'delivered' | 'failed' | 'hard_bounce' | 'stop' | 'reply' | 'auto_reply' | 'unsubscribe'
export type FaultType = 'status' | 'delay' | 'lost_answer' | 'hook_twice' | 'hook_failure'

export interface CapturedMessageTable {
  id: Generated<number>
  account_id: number
  channel: Channel
  sender: string
  recipient: string
  subject: string | null
  message_id: number
  campaign_hash: string | null
  outcome: CapturedOutcome
  source: string
  created: number
  content: string | null
  /** A CapturedEnding: what follows later. */
  ending: string | null
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
  type: FaultType
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
