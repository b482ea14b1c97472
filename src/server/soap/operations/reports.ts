import type { Report } from '../../../../generated/soap-v2/types.ts'
import type { Domain } from '../../domain/domain.ts'
import type { CampaignReport } from '../../domain/insight/reports/campaign-report.ts'
import { orRefuse, Refusal } from '../errors.ts'
import { notBuilt, type SoapHandlers } from '../handler.ts'
import { filledOf } from '../options.ts'

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

export function createReportOperations({ reports }: Domain) {
  return {
    async getReport({ options, caller }) {
      const hash = filledOf(options, 'campaign')
      if (hash === undefined) throw new Refusal('NO_CAMPAIGN')
      const report = await orRefuse({ not_found: 'CAMPAIGN_NOT_FOUND' }, () => reports.of(caller.accountId, hash))
      if (counterOf(report)('sends') === 0) throw new Refusal('NO_DATA')
      return { HASH: hash, ...sums[report.channel](report) }
    },

    ...notBuilt('generateAdvancedReport', 'getAdvancedReport'),
  } satisfies Partial<SoapHandlers>
}

function sumByName(pairs: readonly (readonly [string, number])[]): Record<string, number> {
  const sums = new Map<string, number>()
  for (const [name, n] of pairs) sums.set(name, (sums.get(name) ?? 0) + n)
  return Object.fromEntries(sums)
}
