import type { AdvancedReport, Report } from '../../../../generated/soap-v2/types.ts'
import type { Domain } from '../../domain/domain.ts'
import type { ListedReport } from '../../domain/insight/advanced/advanced-reports.ts'
import type { CampaignReport } from '../../domain/insight/reports/campaign-report.ts'
import { toDateTime } from '../../lib/dates.ts'
import type { OptionMap } from '../call.ts'
import { mapDomainError, orRefuseAt, Refusal } from '../errors.ts'
import type { SoapHandlers } from '../handler.ts'
import { numberOf, pageOf, textsOf, trimmedOption } from '../options.ts'

type Sums = Omit<Report, 'HASH'>

const perCent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100)

const counterOf =
  ({ overall }: CampaignReport) =>
  (name: string): number =>
    overall[name] ?? 0

function emailSums(report: CampaignReport): Sums {
  const n = counterOf(report)
  // In the part for readers, an item is the type and the name, one line each.
  const programs = report
    .part('reader')
    .map(({ item, counters }) => [item.split('\n')[1] ?? item, counters['opens'] ?? 0] as const)
  return {
    SENT: n('sends'),
    VIEWS: n('opens'),
    UNIQUE_VIEWS: n('unique_opens'),
    NOT_OPENED: Math.max(0, n('sends') - n('unique_opens')),
    CLICKS_SUB: n('clicks'),
    UNIQUE_CLICKS: n('unique_clicks'),
    CLICKS_RATE: perCent(n('unique_clicks'), n('sends')),
    RETURNED: n('hard_bounces') + n('soft_bounces'),
    TOTAL_REMOVES: n('unsubscriptions'),
    COMPLAIN: n('complaints'),
    COMPLAIN_RATE: perCent(n('complaints'), n('sends')),
    RECOMENDATIONS: n('forwards'),
    FACEBOOK_SHARE: n('fb_shares'),
    TWEETS: n('tw_shares'),
    OTHER_SOCIAL: n('social_shares') - n('fb_shares') - n('tw_shares'),
    PROGRAMS_TOTALS: sumByName(programs),
    ...(report.part('location').length > 0 && placeSums(report)),
    LINKS_CAMPAIGN: sumByName(report.part('url').map(({ item, counters }) => [item, counters['clicks'] ?? 0])),
  }
}

/** Openings by country (line 0 of an item of the part for places) or by city (line 2), where they are known. */
function opensByPlace(report: CampaignReport, line: number): Record<string, number> {
  const named = report
    .part('location')
    .map(({ item, counters }) => [item.split('\n')[line] ?? '', counters['opens'] ?? 0] as const)
  return sumByName(named.filter(([name, opens]) => name !== '' && opens > 0))
}

function placeSums(report: CampaignReport) {
  const [countries, cities] = [opensByPlace(report, 0), opensByPlace(report, 2)]
  return {
    TOP_COUNTRY: countries,
    TOP_CITY: cities,
    TOTAL_COUNTRY: Object.keys(countries).length,
    TOTAL_CITY: Object.keys(cities).length,
  }
}

/** Messages to phones, and calls. */
function phoneSums(report: CampaignReport): Sums {
  const n = counterOf(report)
  return {
    SENT: n('sends'),
    DELIVERED: n('delivered'),
    NOT_DELIVERED: n('error'),
    INVALID: n('invalid'),
    NETWORKS: sumByName(report.part('network').map(({ item, counters }) => [item, counters['sends'] ?? 0])),
  }
}

/** An SMS that leads to a page. */
function pageSums(report: CampaignReport): Sums {
  const n = counterOf(report)
  return { ...phoneSums(report), VIEWS: n('opens'), CLICKS_SUB: n('clicks') }
}

/** Messages that devices show. */
function deviceSums(report: CampaignReport): Sums {
  const n = counterOf(report)
  return { SENT: n('sends'), VIEWS: n('opens'), CLICKS_SUB: n('clicks'), RETURNED: n('bounces') }
}

/** The sums by the channel of a campaign. What the platform does not count is left out (O-017). */
const sums: Readonly<Record<CampaignReport['channel'], (report: CampaignReport) => Sums>> = {
  email: emailSums,
  sms: phoneSums,
  smart_sms: pageSums,
  voice: phoneSums,
  push: deviceSums,
  web_push: deviceSums,
}

const toAdvanced = ({ id, title, reportStatus, created, file }: ListedReport): AdvancedReport => ({
  ID: id,
  TITLE: title,
  STATUS: reportStatus,
  CREATED: toDateTime(created),
  URL: file,
})

/** What a call names of lists or campaigns; undefined when it names none at all. */
function namedOf(options: OptionMap, name: 'lists' | 'campaigns'): string[] | undefined {
  const value = options[name]
  if (value === undefined || value === null || value === '') return undefined
  const codes = {
    lists: ['NO_LISTS_PROVIDED', 'NO_LISTS_PROVIDED_AS_ARRAY'],
    campaigns: ['NO_CAMPAIGNS_PROVIDED', 'NO_CAMPAIGNS_PROVIDED_AS_ARRAY'],
  } as const
  const [none, noArray] = codes[name]
  if (typeof value !== 'object') throw new Refusal(noArray)
  const texts = [...new Set(textsOf(options, name))]
  if (texts.length === 0) throw new Refusal(none)
  return texts
}

/** What a report that is refused says of its places (O-151). */
const places = {
  lists: 'LIST_NOT_FOUND',
  campaigns: 'INVALID_CAMPAIGN_ID_PROVIDED_IN_ARRAY',
  forms: 'CANT_GENERATE_ADVANCED_REPORT',
  modelId: 'CANT_GENERATE_ADVANCED_REPORT',
} as const

/** As long as titles of the other interface may be. */
const MAX_TITLE = 255

function listNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Refusal('LIST_NOT_FOUND')
  return Number(text)
}

export function createReportOperations({ insight: { advancedReports, reportModels, reports } }: Domain) {
  return {
    async getReport({ options, caller }) {
      const hash = trimmedOption(options, 'campaign')
      if (hash === undefined) throw new Refusal('NO_CAMPAIGN')
      const report = await mapDomainError({ not_found: 'CAMPAIGN_NOT_FOUND' }, () => reports.of(caller.accountId, hash))
      if (counterOf(report)('sends') === 0) throw new Refusal('NO_DATA')
      return { HASH: hash, ...sums[report.channel](report) }
    },

    async generateAdvancedReport({ options, caller: by }) {
      const model = numberOf(options, 'template')
      if (model === undefined) throw new Refusal('NO_TEMPLATE_PROVIDED')
      const lists = namedOf(options, 'lists')?.map(listNumber)
      const hashes = namedOf(options, 'campaigns')
      if (!lists && !hashes) throw new Refusal('NO_LISTS_OR_CAMPAIGNS_PROVIDED')
      const covered = await mapDomainError({ not_found: 'TEMPLATE_NOT_FOUND' }, () =>
        reportModels.coveredBy(by.accountId, model),
      )
      if (covered === 'lists' && !lists) throw new Refusal('NO_LISTS_PROVIDED')
      const title = trimmedOption(options, 'name')?.slice(0, MAX_TITLE)
      const ID = await orRefuseAt(places, async () => {
        const campaigns =
          hashes && covered === 'campaigns' ? await advancedReports.choicesOf(by.accountId, hashes) : undefined
        const named = campaigns ? { campaigns } : { lists: lists ?? [] }
        return reportModels.generate(by, model, { ...(title && { title }), ...named })
      })
      return { ID }
    },

    async getAdvancedReport({ options, caller }) {
      const id = numberOf(options, 'id')
      const page = {
        ...(id === undefined ? pageOf(options) : { offset: 0, limit: 1 }),
        orderBy: 'id',
        order: 'desc',
      } as const
      const { items } = await advancedReports.list(caller.accountId, { id }, page)
      if (items.length === 0 && id !== undefined) throw new Refusal('NO_DATA')
      return items.map(toAdvanced)
    },
  } satisfies Partial<SoapHandlers>
}

function sumByName(pairs: readonly (readonly [string, number])[]): Record<string, number> {
  const sums = new Map<string, number>()
  for (const [name, n] of pairs) sums.set(name, (sums.get(name) ?? 0) + n)
  return Object.fromEntries(sums)
}
