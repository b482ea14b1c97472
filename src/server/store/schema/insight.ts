// Reports that somebody asked for.
import type { Generated } from 'kysely'

/** How a report ended that has no file, where its operation does not say so: it grew too long, or could not go on. */
export type ReportOutcome = 'stopped' | 'error'

/** A table of events that somebody asked for. How far it is, its operation says. */
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

export interface InsightTables {
  advanced_report: AdvancedReportTable
  report_model: ReportModelTable
}
