// Models of reports: kept settings, from which the same report is made again and again.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import * as rows from '../../../store/insight/report-models.ts'
import type { Page, PageRequest } from '../../../store/pages.ts'
import type { Store } from '../../../store/store.ts'
import type { Author } from '../../accounts/accounts.ts'
import { assertUsers } from '../../accounts/users/named-users.ts'
import { DomainError, invalid, notFound } from '../../errors.ts'
import type { AdvancedReports } from './advanced-reports.ts'
import { columnsOfKind, type ReportKind, type ReportKindName, reportKindOf } from './report-kinds.ts'
import type { ReportRequest } from './report-request.ts'

export type { ReportModelItem } from '../../../store/insight/report-models.ts'

/** What a model keeps: a request without the times, which differ from report to report. */
export type ReportSettings = Omit<ReportRequest, 'range'>

interface NewReportModel {
  kind: ReportKindName
  /** How many days before it is made a report covers. */
  days: number
  settings: ReportSettings
}

/** What a report has in place of what its model says. */
export type ModelChanges = Partial<Pick<ReportRequest, 'title' | 'range' | 'campaigns' | 'lists'>>

const DAY_MS = 24 * 60 * 60 * 1000

const places = ['campaigns', 'lists', 'forms'] as const
type ScopePlace = (typeof places)[number]

/** The member of a request that says what reports of a kind cover. */
const placeOf = ({ scope }: ReportKind): ScopePlace => (scope.of === 'sends' ? 'lists' : scope.of)

const isNamed = (request: Partial<ReportRequest>, place: ScopePlace) => (request[place]?.length ?? 0) > 0

function assertFits(kind: ReportKind, settings: ReportSettings): void {
  for (const place of places)
    if (place !== placeOf(kind) && isNamed(settings, place)) throw invalid(place, 'is not what this kind covers')
  const columns = columnsOfKind(kind)
  const foreign = settings.columns.shown.find((name) => !(name in columns))
  if (foreign !== undefined) throw invalid('columns', `has columns that this kind does not have: ${foreign}`)
}

/** Who names lists for a report of campaigns means all campaigns to them. */
function scopeOf(kind: ReportKind, { campaigns, lists }: ModelChanges): Partial<ReportRequest> {
  const place = placeOf(kind)
  if (campaigns && place !== 'campaigns') throw invalid('campaigns', 'is not what the model covers')
  if (lists && place === 'forms') throw invalid('lists', 'is not what the model covers')
  if (campaigns && lists) throw invalid('lists', 'cannot be named beside campaigns')
  if (campaigns) return { campaigns }
  if (!lists) return {}
  return place === 'lists' ? { lists } : { campaigns: lists.map((listId) => ({ listId, type: 'all' as const })) }
}

/** A refusal of a report in the words of who named the model: what the request did not say, the model did. */
function ofModel(error: unknown, changes: ModelChanges, settings: ReportSettings): unknown {
  if (!(error instanceof DomainError) || error.code !== 'invalid') return error
  const [[place, text] = ['', '']] = Object.entries(error.details ?? {})
  const [first = '', number] = place.split('.')
  if (first in changes) return error
  if (first === 'campaigns' && changes.lists) return invalid(`lists.${number}`, String(text))
  const isMissing = places.some((one) => one === first && !isNamed(settings, one))
  return isMissing ? error : invalid('modelId', `names what is no longer there: ${text}`)
}

export interface ReportModels {
  /** Models with a title, or all. */
  list(account: number, title: string | undefined, page: PageRequest): Promise<Page<rows.ReportModelItem>>
  /** Keeps a model; throws `invalid` for what the account does not have now. */
  create(account: number, model: NewReportModel): Promise<rows.ReportModelRow>
  /** What the reports of a model cover; throws `not_found`. */
  coveredBy(account: number, id: number): Promise<ScopePlace>
  /** Deletes a model; throws `not_found`. */
  delete(account: number, id: number): Promise<void>
  /** Takes a report as a model describes it; returns its number. Throws `invalid`. */
  generate(by: Author, id: number, changes: ModelChanges): Promise<number>
}

export function createReportModels({
  store,
  clock,
  advancedReports,
}: {
  store: Store
  clock: Clock
  advancedReports: AdvancedReports
}): ReportModels {
  const rangeOf = (account: number, days: number) => {
    const now = clock.now(account)
    return { start: now - days * DAY_MS, end: now }
  }

  return {
    list: (account, title, page) => rows.listReportModels(store.db, account, title, page),

    async create(account, { kind: name, days, settings }): Promise<rows.ReportModelRow> {
      const kind = reportKindOf(name)
      assertFits(kind, settings)
      const place = placeOf(kind)
      // Without a list, the fields of the report are still unknown.
      if (place !== 'forms' && !isNamed(settings, place))
        await assertUsers(store.db, account, settings.options.notify, 'options.notify')
      else await advancedReports.check(account, name, { ...settings, range: rangeOf(account, days) })
      const { title } = settings
      const row = { account_id: account, kind: name, title, days, settings: toJson(settings) }
      return store.write((tx) => rows.insertReportModel(tx, { ...row, created: clock.now(account) }))
    },

    async coveredBy(account, id): Promise<ScopePlace> {
      const model = await rows.findReportModel(store.db, account, id)
      if (!model) throw notFound('model of reports', id)
      return placeOf(reportKindOf(model.kind as ReportKindName)) // As it was created.
    },

    async delete(account, id): Promise<void> {
      if (!(await store.write((tx) => rows.deleteReportModel(tx, account, id)))) throw notFound('model of reports', id)
    },

    async generate(by, id, changes): Promise<number> {
      const model = await rows.findReportModel(store.db, by.accountId, id)
      if (!model) throw invalid('modelId', `is not a model of this account: ${id}`)
      const name = model.kind as ReportKindName // As it was created.
      const settings = fromJson<ReportSettings>(model.settings)
      const request: ReportRequest = {
        ...settings,
        range: changes.range ?? rangeOf(by.accountId, model.days),
        title: changes.title ?? model.title,
        ...scopeOf(reportKindOf(name), changes),
      }
      try {
        return await advancedReports.generate(by, name, request)
      } catch (error) {
        throw ofModel(error, changes, settings)
      }
    },
  }
}
