// The advanced reports of an account. The operation that makes a report says how far it is.
import type { Insertable, Selectable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { AdvancedReportTable, OperationStatus, ReportOutcome } from '../schema.ts'
import type { Db } from '../store.ts'
import { type TimeRange, withinTimes } from '../time-ranges.ts'

type ReportRow = Selectable<AdvancedReportTable>

/** A report with what its operation says. */
export type ReportOfOperation = ReportRow & {
  status: OperationStatus
  /** Whether its file exists: an erasure deletes it if it may contain the person. */
  hasFile: boolean
}

export interface ReportFilter {
  id?: number | undefined
  title?: string | undefined
  created?: TimeRange | undefined
  /** The statuses of their operations, and the outcome of those that failed. */
  standing?: { statuses: readonly OperationStatus[]; outcome: ReportOutcome | null } | undefined
}

export async function insertReport(tx: Db, row: Insertable<AdvancedReportTable>): Promise<number> {
  return (await tx.insertInto('advanced_report').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Notes how the report of an operation ended. */
export async function endReport(tx: Db, operation: number, outcome: ReportOutcome): Promise<void> {
  await tx.updateTable('advanced_report').set({ outcome }).where('operation_id', '=', operation).execute()
}

/** A page of the reports that match. */
export async function listReports(
  db: Db,
  account: number,
  { id, title, created, standing }: ReportFilter,
  page: PageRequest,
): Promise<Page<ReportOfOperation>> {
  let query = db.selectFrom('advanced_report').where('account_id', '=', account)
  if (id !== undefined) query = query.where('id', '=', id)
  if (title !== undefined) query = query.where('title', '=', title)
  if (standing) {
    const { statuses, outcome } = standing
    query = outcome === null ? query.where('outcome', 'is', null) : query.where('outcome', '=', outcome)
    query = query.where((e) =>
      e.exists(
        e
          .selectFrom('operation as o')
          .select('o.id')
          .whereRef('o.id', '=', 'advanced_report.operation_id')
          .where('o.status', 'in', statuses),
      ),
    )
  }
  const { total, items } = await pageOf(withinTimes(query, { created }), page, (q) => q.selectAll())
  const operations = await operationsOf(
    db,
    account,
    items.map(({ operation_id }) => operation_id),
  )
  // A report goes with its operation.
  const gone = { status: 'canceled', hasFile: false } as const
  return { total, items: items.map((row) => ({ ...row, ...(operations.get(row.operation_id) ?? gone) })) }
}

async function operationsOf(
  db: Db,
  account: number,
  operations: readonly number[],
): Promise<Map<number, Pick<ReportOfOperation, 'status' | 'hasFile'>>> {
  const rows = await db
    .selectFrom('operation')
    .select((e) => {
      const part = e.selectFrom('result_part').select('seq').whereRef('result_part.operation_id', '=', 'operation.id')
      return ['id', 'status', e.exists(part).as('written')]
    })
    .where('account_id', '=', account)
    .where(dialectOf(db).inValues('id', operations))
    .execute()
  return new Map(rows.map(({ id, status, written }) => [id, { status, hasFile: Boolean(written) }]))
}
