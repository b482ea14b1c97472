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

/** What a captured message is searched by; the texts are in lower case. */
export interface CapturedTextTable {
  captured_id: number
  account_id: number
  created: number
  /** Of the message as it would have gone out. */
  bytes: number
  /** How many files it has. */
  files: number
  subject: string
  /** The recipient, the sender, the subject and the text, of which the beginning is enough. */
  words: string
}

export interface SnapshotTable {
  id: Generated<number>
  account_id: number
  name: string
  version: number
  records: number
  bytes: number
  created: number
  /** How many rows of each table it holds, as JSON; null for one of an older version. */
  counts: string | null
}

interface SnapshotPartTable {
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

/** A request that was answered; see domain/sandbox/requests.ts. */
export interface RequestLogTable {
  id: Generated<number>
  account_id: number
  request_id: string
  api: string
  operation: string
  method: string
  path: string
  status: number
  /** Tenths of a millisecond that it took. */
  tenths: number
  at: number
  key_id: string
  /** The header X-Client; empty without one. */
  client: string
  request: string | null
  answer: string | null
  /** 1: something was left out of the bodies. */
  is_cut: number
}

/** Accounts whose events are noted. */
interface LiveWatchTable {
  account_id: number
  /** By the clock of the database. */
  until: number
  /** The place of the last event that may be missing. */
  lost_tx: number
  lost_id: number
}

/** What the triggers of the migration note. `attempt`: of a hook delivery, whose number is `state`. */
export type LiveEventKind = 'request' | 'message' | 'event' | 'hook' | 'attempt' | 'operation' | 'clock' | 'reset'

/** Something that happened; the order is that of `tx` and `id`. */
export interface LiveEventTable {
  id: Generated<number>
  /** The transaction that wrote it; 0 where only one writes at a time. */
  tx: Generated<number>
  account_id: number
  kind: LiveEventKind
  ref: number
  state: string
  at: number
}

export interface SandboxTables {
  request_log: RequestLogTable
  live_watch: LiveWatchTable
  live_event: LiveEventTable
  captured_message: CapturedMessageTable
  captured_text: CapturedTextTable
  snapshot: SnapshotTable
  snapshot_part: SnapshotPartTable
  fault: FaultTable
}
