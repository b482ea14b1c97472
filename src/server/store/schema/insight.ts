// Reports that users have requested.
import type { Generated } from 'kysely'

/** How a report without a file ended, if its operation does not say so: it grew too long, or failed. */
export type ReportOutcome = 'stopped' | 'error'

/** A requested table of events. Its operation has the progress. */
export interface AdvancedReportTable {
  id: Generated<number>
  account_id: number
  operation_id: number
  /** The name of its kind. */
  kind: string
  title: string
  hash: string
  /** Null: as its operation has it. */
  outcome: Generated<ReportOutcome | null>
  created: number
}

/** The settings of reports that are made again and again. */
export interface ReportModelTable {
  id: Generated<number>
  account_id: number
  /** The name of the kind of its reports. */
  kind: string
  title: string
  /** How many days before it is made a report covers. */
  days: number
  /** What else the request for a report says, as JSON. */
  settings: string
  created: number
}

/** How often something was repeated that outsiders can repeat without a key. */
interface QuietPeriodTable {
  account_id: number
  /** The number of a message, or of a contact; 0 where `item` says all. */
  owner: number
  item: string
  /** When it last counted, milliseconds. */
  at: number
  /** When counting starts again, milliseconds. */
  ends: number
  n: number
}

export interface InsightTables {
  quiet_period: QuietPeriodTable
  advanced_report: AdvancedReportTable
  report_model: ReportModelTable
}
