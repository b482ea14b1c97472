// Registered copies, their events and their evidence.
import type { Generated } from 'kysely'

type RegisteredChannel = 'email' | 'sms'
export type RegisteredEventType = 'SENT' | 'DELIVERY' | 'FAILED' | 'OPEN' | 'CLICK' | 'CUSTOM'
type EvidenceState = 'in_queue' | 'ready' | 'failed'
/** Levels of PAdES (ETSI EN 319 142-1): a signature, and one whose time an authority has stamped. */
export type EvidenceLevel = 'B-B' | 'B-T'

export interface RegisteredMessageTable {
  id: Generated<number>
  account_id: number
  /** The id that the API shows. */
  hash: string
  message_id: number
  channel: RegisteredChannel
  sender: string
  recipient: string
  /** In lower case, for searches. */
  recipient_folded: string
  subject: string
  subject_folded: string
  /** JSON. */
  detail: string
  /** The email as it was sent; null for an SMS. */
  source: string | null
  content_hash: string
  /** Hash of the newest event; before the first event, of the content. */
  head: string
  created: number
  /** 1 until a seal covers its head. */
  unsealed: Generated<number>
}

export interface RegisteredEventTable {
  id: Generated<number>
  account_id: number
  registered_id: number
  type: RegisteredEventType
  at: number
  recorded: number
  custom_data: string
  hash: string
}

export interface EvidenceTable {
  id: Generated<number>
  account_id: number
  registered_id: number
  state: EvidenceState
  lease_until: number
  name: string
  size: number
  /** Base64; null while it is in the queue. */
  pdf: string | null
  queued: number
  created: number | null
  level: Generated<EvidenceLevel>
  /** When an authority stamped it, milliseconds. */
  stamped: number | null
  /**
   * Since when it is in the queue (wall time; null if an earlier version queued it), and how often it was deferred for
   * a stamp.
   */
  stamp_since: number | null
  stamp_tries: Generated<number>
  /** How often a worker began to make it, and why none of them could. */
  tries: Generated<number>
  reason: string | null
}

/** A time stamp over many heads. */
export interface ChainSealTable {
  id: Generated<number>
  /** Wall time, milliseconds; `stamped` is the time of the authority. */
  created: number
  leaves: number
  /** Hexadecimal. */
  root: string
  stamped: number
  /** RFC 3161, Base64. */
  token: string
}

/** A head under a seal. */
export interface ChainLeafTable {
  account_id: number
  registered_id: number
  seal_id: number
  head: string
  /** The way to the root, as lib/merkle.ts writes it. */
  path: string
}

export interface AutocertificateTable {
  id: Generated<number>
  account_id: number
  days: number
  created: number
}

export interface RegisteredTables {
  registered_message: RegisteredMessageTable
  registered_event: RegisteredEventTable
  evidence: EvidenceTable
  chain_seal: ChainSealTable
  chain_leaf: ChainLeafTable
  autocertificate: AutocertificateTable
}
