// What the operation of an advanced report keeps of its request, and where it is between two slices.
import type { ExportField } from '../../audience/exports/export-record.ts'
import type { OperationInput } from '../../operations/kinds.ts'
import type { TableColumn, TableFormat, TableState } from '../../operations/table-files.ts'
import type { ReportGrouping, ReportKindName } from './report-request.ts'

export interface ReportInput extends OperationInput {
  report: ReportKindName
  title: string
  /** Milliseconds, both included. */
  start: number
  end: number
  /** The newest event when the report was asked for: later ones are not meant. */
  last: number
  /** The lists that it covers, and their campaigns or forms where those are meant. */
  lists: number[]
  campaigns: number[]
  /**
   * The campaigns of which the sends to each list are meant, in the order of the lists. Reports that were asked for
   * before it was kept have none: they show the sends of their campaigns to any list.
   */
  campaignsOf?: number[][] | undefined
  forms: number[]
  /** The fields of contacts, or those of the forms, in the order of their columns. */
  fields: ExportField[]
  /** The names of the other columns that were asked for, in the order of the contract. */
  shown: string[]
  includeUnopens: boolean
  grouping: ReportGrouping
  /** All columns. */
  columns: TableColumn[]
  format: TableFormat
}

/** What is counted of one address, as JSON keeps it: its key, clicks, and contacts who clicked. */
export type CountedGroup = readonly [key: string, clicks: number, contacts: number, hash: string]

/** Who got an email and may not have opened it: the campaigns, with their hashes, and those of which something came. */
export interface OpenContact {
  contact: number
  sent: [campaign: number | null, hash: string][]
  known: (number | null)[]
}

/** From where a report is read on. */
export interface ReportPosition {
  /** The campaign, the list or the form, by its place in the input. */
  item: number
  /** The contact, the event or the submission that was read last. */
  after: number
  /** The time of that event, where events are read in order of time. */
  at?: number | undefined
  /**
   * The event after which to continue with a contact that has more events than a step reads; `after` is before that
   * contact.
   */
  from?: { contact: number; id: number } | undefined
  /** What is known so far of that contact. */
  open?: OpenContact | undefined
  /** The emails so far of a campaign some of whose lists are not meant. */
  sends?: number | undefined
  /** What is counted so far of a campaign whose rows come at its end. */
  groups?: CountedGroup[] | undefined
  /** Of too many groups, those up to `floor` are written, and those beyond `ceiling` wait. */
  floor?: string | undefined
  ceiling?: string | undefined
}

export interface ReportProgress {
  place: ReportPosition
  /** Rows in the file. */
  rows: number
  /** The file so far. */
  table: TableState
  /** How it ended without a file. */
  outcome?: 'stopped' | 'error' | undefined
}
