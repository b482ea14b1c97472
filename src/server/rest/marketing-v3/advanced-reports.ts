import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { HandlerRequest, Handlers } from '../../contract/handlers.ts'
import type { Author } from '../../domain/accounts/accounts.ts'
import type { Domain } from '../../domain/domain.ts'
import type { ListedReport } from '../../domain/insight/advanced/advanced-reports.ts'
import { columnGroups, type ReportKindName } from '../../domain/insight/advanced/report-kinds.ts'
import type { ModelChanges, ReportModelItem, ReportSettings } from '../../domain/insight/advanced/report-models.ts'
import type { CampaignChoice, ReportRequest } from '../../domain/insight/advanced/report-request.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage, toTime, toTimeRanges } from '../query.ts'

type Schemas = components['schemas']

/** The members of all requests; each kind has some of them. */
type Body = Pick<HandlerRequest<'marketing-v3', 'generateSendsReport'>['body'], 'title' | 'range' | 'callback_url'> & {
  campaigns?: Schemas['AdvancedReportCampaigns'][]
  lists?: number[]
  forms?: Schemas['AdvancedReportForm'][]
  columns?: {
    list_base_fields?: string[] | undefined
    list_extra_fields?: Schemas['AdvancedReportExtraFields'][] | undefined
  } & { readonly [group in (typeof columnGroups)[number]]?: object | undefined }
  format?: Schemas['AdvancedReportFormat'] | undefined
  options?: {
    notify?: number[] | undefined
    include_unopens?: boolean | undefined
    grouping?: Schemas['AdvancedReportGrouping'] | undefined
  }
}

const columns = { advanced_report_id: 'id', title: 'title', created: 'created' }
const modelColumns = { model_id: 'id', title: 'title', created: 'created' }

const toChoice = ({ list_id: listId, ...choice }: Schemas['AdvancedReportCampaigns']): CampaignChoice => ({
  listId,
  ...choice,
})

/** The last millisecond of the second that ends the range. */
function toRange({ start, end }: Body['range']): ReportRequest['range'] {
  return { start: toTime(start, 'range.start') ?? 0, end: (toTime(end, 'range.end') ?? 0) + 999 }
}

/** The names of the columns that are asked for by booleans. */
const shownBy = (columns: Body['columns'] = {}): string[] =>
  columnGroups.flatMap((group) =>
    Object.entries(columns[group] ?? {}).flatMap(([name, isShown]) => (isShown === true ? [name] : [])),
  )

/** The options of a request or a model, without the times. */
function toSettings(body: Omit<Body, 'range'>): ReportSettings {
  const { title, campaigns, lists, forms, columns = {}, options = {}, format, callback_url } = body
  return {
    title,
    ...(campaigns && { campaigns: campaigns.map(toChoice) }),
    ...(lists && { lists }),
    ...(forms && { forms: forms.map(({ list_id: listId, forms: ids }) => ({ listId, forms: ids })) }),
    columns: {
      listBaseFields: columns.list_base_fields ?? [],
      listExtraFields: (columns.list_extra_fields ?? []).map(({ list_id: listId, fields }) => ({ listId, fields })),
      shown: shownBy(columns),
    },
    options: {
      notify: options.notify ?? [],
      includeUnopens: options.include_unopens ?? false,
      grouping: options.grouping ?? 'by_campaign',
    },
    format: format ?? 'csv',
    callbackUrl: callback_url ?? null,
  }
}

/** What the body of a request asks for. */
const toReportRequest = (body: Body): ReportRequest => ({ ...toSettings(body), range: toRange(body.range) })

/** What a report has in place of what its model says. */
function toChanges(body: HandlerRequest<'marketing-v3', 'generateReportFromModel'>['body']): ModelChanges {
  const { title, range, campaigns, lists } = body
  return {
    ...(title !== undefined && { title }),
    ...(range && { range: toRange(range) }),
    ...(campaigns && { campaigns: campaigns.map(toChoice) }),
    ...(lists && { lists }),
  }
}

const toModel = ({ id, title, kind, created }: ReportModelItem): Schemas['AdvancedReportModel'] => ({
  model_id: id,
  title,
  kind: kind as ReportKindName, // As it was created.
  created: toDateTime(created),
})

const toReport = ({ id, title, hash, file, reportStatus, created }: ListedReport): Schemas['AdvancedReport'] => ({
  advanced_report_id: id,
  title,
  hash,
  file,
  status: reportStatus,
  created: toDateTime(created),
})

export function advancedReportHandlers({ insight: { advancedReports, reportModels } }: Pick<Domain, 'insight'>) {
  const generate =
    (kind: ReportKindName) =>
    async ({ body, caller }: { body: Body; caller: Author }) => {
      await advancedReports.generate(caller, kind, toReportRequest(body))
      return { result: 'success' as const }
    }

  return {
    async listAdvancedReports({ query, caller }) {
      const filter = { status: query.status, title: query.title, ...toTimeRanges(query, ['created']) }
      const page = await advancedReports.list(caller.accountId, filter, toPage(query, columns))
      return { total_items: page.total, items: page.items.map(toReport) }
    },

    generateEmailBouncesReport: generate('email-bounces'),
    generateEmailClicksByContactReport: generate('email-clicks-by-contact'),
    generateEmailClicksByUrlReport: generate('email-clicks-by-url'),
    generateEmailEventsReport: generate('email-events'),
    generateEmailUnsubscriptionsReport: generate('email-unsubscriptions'),
    generateSmsBouncesReport: generate('sms-bounces'),
    generateSmsEventsReport: generate('sms-events'),
    generateSendsReport: generate('sends'),
    generateSubscriptionsReport: generate('subscriptions'),
    generateUnsubscriptionsReport: generate('unsubscriptions'),
    generateFormAnswersReport: generate('form-answers'),
    generateContactActivityReport: generate('contact-activity'),

    async listAdvancedReportModels({ query, caller }) {
      const page = await reportModels.list(caller.accountId, query.title, toPage(query, modelColumns))
      return { total_items: page.total, items: page.items.map(toModel) }
    },

    async createAdvancedReportModel({ body, caller }) {
      const { kind, days = 30 } = body
      return toModel(await reportModels.create(caller.accountId, { kind, days, settings: toSettings(body) }))
    },

    async deleteAdvancedReportModel({ path, caller }) {
      await reportModels.delete(caller.accountId, path.model_id)
    },

    async generateReportFromModel({ body, caller }) {
      await reportModels.generate(caller, body.model_id, toChanges(body))
      return { result: 'success' }
    },
  } satisfies Handlers<'marketing-v3', 'Advanced reports'>
}
