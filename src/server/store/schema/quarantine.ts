// Problems for the operator: stored work that was in progress when its process died, and unreadable receipts.
import type { Generated } from 'kysely'

/** The kinds of stored work that a process can have in progress. */
export const workKinds = [
  'timer',
  'operation',
  'import_file',
  'feed',
  'plan',
  'chunk',
  'message',
  'finish',
  'run_check',
  'evidence',
  'chain_seal',
  'hook_delivery',
  'cname',
  'list_removal',
  'count_sum',
  'edition_removal',
  'device_removal',
  'retention',
  'key_removal',
  'automation_signal',
  'automation_step',
  'automation_look',
  'automation_later',
  'automation_removal',
] as const

export type WorkKind = (typeof workKinds)[number]

export interface QuarantineTable {
  id: Generated<number>
  /** 0 for work that belongs to no account. */
  account_id: number
  kind: WorkKind
  /** The key of the work within its kind. */
  ref: string
  /** How far the work had come. Deaths count while this stays the same. */
  place: string
  /** What the ledger said of the work when it was taken. */
  state: string
  /** Deaths in a row without progress. */
  deaths: number
  /** Real time, milliseconds. */
  last_death: number
  /** 1 when the work is set aside. */
  held: number
  /** The operation that shows the work to the customer. */
  operation_id: number | null
  /** What the column said that was changed to set the work aside. */
  due: number | null
}

/** An unreadable receipt of an SMS carrier. */
export interface UnreadReceiptTable {
  id: Generated<number>
  carrier: string
  reason: string
  /** Base64. */
  octets: string
  /** Real time. */
  created: number
}

export interface QuarantineTables {
  unread_receipt: UnreadReceiptTable
  quarantine: QuarantineTable
}
