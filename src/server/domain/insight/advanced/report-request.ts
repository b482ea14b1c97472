// The request for an advanced report. It is plain data, so that it can be stored and repeated.
import type { TableFormat } from '../../operations/table-files.ts'

/** The kinds of reports: the last part of the path at which one is asked for. */
export type ReportKindName =
  | 'email-bounces'
  | 'email-clicks-by-contact'
  | 'email-clicks-by-url'
  | 'email-events'
  | 'email-unsubscriptions'
  | 'sms-bounces'
  | 'sms-events'
  | 'sends'
  | 'subscriptions'
  | 'unsubscriptions'
  | 'form-answers'
  | 'contact-activity'

/** Campaigns to a list: all, the one that was sent last, some by their hashes, or those of some groups. */
export type CampaignChoice =
  | { listId: number; type: 'all' }
  | { listId: number; type: 'last' }
  | { listId: number; type: 'specific'; data: readonly string[] }
  | { listId: number; type: 'group'; data: readonly number[] }

/** What the rows of a report are sorted by. */
export type ReportGrouping = 'by_contact' | 'by_campaign'

interface ReportColumns {
  /** Ids of base fields, in the order of their columns. */
  listBaseFields: readonly string[]
  /** Ids of extra fields, as text, list by list. */
  listExtraFields: readonly { listId: number; fields: readonly string[] }[]
  /** The names of the other columns, in any order. */
  shown: readonly string[]
}

interface ReportOptions {
  /** Users to tell at the end, by number. */
  notify: readonly number[]
  /** Whether recipients who did not open get a row as well. */
  includeUnopens: boolean
  grouping: ReportGrouping
}

export interface ReportRequest {
  title: string
  /** Milliseconds, both included. */
  range: { start: number; end: number }
  /** What the report covers: its kind says which of the three. */
  campaigns?: readonly CampaignChoice[]
  lists?: readonly number[]
  forms?: readonly { listId: number; forms: readonly number[] }[]
  columns: ReportColumns
  options: ReportOptions
  /** The file. */
  format: TableFormat
  callbackUrl: string | null
}
