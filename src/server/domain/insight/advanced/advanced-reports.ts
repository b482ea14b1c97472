// Advanced reports: taken in one request, written in slices by the background loop.
import type { Clock } from '../../../lib/clock.ts'
import { randomToken } from '../../../lib/ids.ts'
import * as rows from '../../../store/insight/advanced-reports.ts'
import { lastEvent } from '../../../store/insight/report-events.ts'
import type { Page, PageRequest } from '../../../store/pages.ts'
import type { OperationStatus, ReportOutcome } from '../../../store/schema.ts'
import type { Store } from '../../../store/store.ts'
import type { TimeRange } from '../../../store/time-ranges.ts'
import type { Author } from '../../accounts/accounts.ts'
import { assertUsers } from '../../accounts/users/named-users.ts'
import { invalid } from '../../errors.ts'
import { assertHookAddress } from '../../hooks/address.ts'
import { openOperation } from '../../operations/operations.ts'
import { type LinkOptions, resultLink } from '../../operations/result-files.ts'
import { newTable } from '../../operations/table-files.ts'
import { fieldsOf, headingsOf, shownColumns } from './report-columns.ts'
import type { ReportInput, ReportProgress } from './report-input.ts'
import { type ReportKindName, reportKindOf } from './report-kinds.ts'
import { ADVANCED_REPORT } from './report-operation.ts'
import type { CampaignChoice, ReportRequest } from './report-request.ts'
import { choicesOf, scopeOf } from './report-scope.ts'

/** How far a report is, as the API shows it. */
type ReportStatus = 'queued' | 'running' | 'finished' | 'stopped' | 'canceled' | 'paused' | 'error'

/** Statuses of operations by the status that they give a report. */
const operationStatuses = {
  queued: ['queued'],
  running: ['processing', 'executing'],
  paused: ['paused'],
  finished: ['finished'],
  canceled: ['canceled'],
} as const satisfies Partial<Record<ReportStatus, readonly OperationStatus[]>>

const endings = ['stopped', 'error'] as const satisfies ReportOutcome[]

/** What the operations of reports with a status have in common. */
function standingOf(status: ReportStatus): NonNullable<rows.ReportFilter['standing']> {
  const outcome = endings.find((one) => one === status) ?? null
  return { outcome, statuses: outcome ? ['finished'] : operationStatuses[status as keyof typeof operationStatuses] }
}

function statusOf({ outcome, status }: rows.ReportOfOperation): ReportStatus {
  if (outcome) return outcome
  const names = Object.keys(operationStatuses) as (keyof typeof operationStatuses)[]
  return names.find((name) => (operationStatuses[name] as readonly string[]).includes(status)) ?? 'queued'
}

export interface ListedReport extends rows.ReportOfOperation {
  reportStatus: ReportStatus
  /** The link to its file; empty while it has none. */
  file: string
}

interface ReportQuery {
  id?: number | undefined
  status?: ReportStatus | undefined
  title?: string | undefined
  created?: TimeRange | undefined
}

export interface AdvancedReports {
  /** Throws `invalid` when a report could not be taken now. */
  check(account: number, kind: ReportKindName, request: ReportRequest): Promise<void>
  /**
   * Takes a report; the runner of operations writes it. Returns the number of the report. Throws `invalid` for what the
   * account does not have.
   */
  generate(author: Author, kind: ReportKindName, request: ReportRequest): Promise<number>
  /** These campaigns as a request names them, with all lists that they were sent to; throws `invalid`. */
  choicesOf(account: number, hashes: readonly string[]): Promise<CampaignChoice[]>
  /** Reports that match, in any state. */
  list(account: number, query: ReportQuery, page: PageRequest): Promise<Page<ListedReport>>
}

export function createAdvancedReports(parts: { store: Store; clock: Clock } & LinkOptions): AdvancedReports {
  const { store, clock } = parts

  /** What the operation keeps; throws `invalid` for what the account does not have. */
  async function inputOf(account: number, name: ReportKindName, request: ReportRequest): Promise<ReportInput> {
    const kind = reportKindOf(name)
    const { title, range, options, format, callbackUrl } = request
    if (range.start > range.end) throw invalid('range.end', 'is before the start')
    const scope = await scopeOf(store.db, account, kind, request)
    const fields = await fieldsOf(store.db, account, scope, request)
    const shown = shownColumns(kind, request)
    await assertUsers(store.db, account, options.notify, 'options.notify')
    if (callbackUrl !== null) assertHookAddress('callbackUrl', callbackUrl)
    // What comes later is not meant. Events have numbers for it, what is entered into a form has its time.
    const end = kind.scope.of === 'forms' ? Math.min(range.end, clock.now(account)) : range.end
    return {
      ...{ report: name, title, start: range.start, end, last: await lastEvent(store.db, account) },
      lists: scope.lists.map(({ id }) => id),
      campaigns: scope.campaigns,
      campaignsOf: scope.campaignsOf,
      forms: scope.forms.map(({ id }) => id),
      ...{ fields, shown, columns: headingsOf(kind, request, fields, shown) },
      ...{ includeUnopens: options.includeUnopens, grouping: options.grouping },
      ...{ format, notify: [...options.notify], callbackUrl },
    }
  }

  return {
    async check(account, kind, request): Promise<void> {
      await inputOf(account, kind, request)
    },

    async generate({ accountId, userId }, kind, request): Promise<number> {
      const input = await inputOf(accountId, kind, request)
      const progress: ReportProgress = { place: { item: 0, after: 0 }, rows: 0, table: newTable }
      const { lists, title } = input
      return store.write(async (tx) => {
        const created = clock.now(accountId)
        const operation = await openOperation(tx, {
          ...{ accountId, userId, type: ADVANCED_REPORT.type, kind: ADVANCED_REPORT.name, at: created },
          listId: lists.length === 1 ? (lists[0] ?? null) : null,
          input,
          progress: { ...progress, next: 0 },
        })
        return rows.insertReport(tx, {
          ...{ account_id: accountId, operation_id: operation, kind, title, created },
          hash: randomToken(12),
        })
      })
    },

    choicesOf: (account, hashes) => choicesOf(store.db, account, hashes),

    async list(account, { id, status, title, created }, page) {
      const filter = { id, title, created, standing: status && standingOf(status) }
      const found = await rows.listReports(store.db, account, filter, page)
      const now = clock.now(account)
      const items = found.items.map((row): ListedReport => {
        const reportStatus = statusOf(row)
        const isThere = reportStatus === 'finished' && row.hasFile
        const operation = { id: row.operation_id, account_id: account }
        const file = isThere ? resultLink(parts, ADVANCED_REPORT, operation, now).url : ''
        return { ...row, reportStatus, file }
      })
      return { total: found.total, items }
    },
  }
}
