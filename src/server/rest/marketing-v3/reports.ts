import type { Handlers } from '../../contract/handlers.ts'
import type { Caller } from '../../domain/accounts/accounts.ts'
import type { Domain } from '../../domain/domain.ts'
import type { CampaignReport, Counters } from '../../domain/insight/reports/campaign-report.ts'
import { toFailures } from './campaign-detail.ts'
import { toZoneCounts } from './local-time.ts'
import { toWebpushReport } from './webpush-report.ts'

/** Which parts of the report of a campaign to phones are asked for. */
type NetworksQuery = { networks?: boolean | undefined }
type Weekday = '0' | '1' | '2' | '3' | '4' | '5' | '6'

const sevenWithoutSends = (c: Counters) => ({
  opens: c['opens'] ?? 0,
  clicks: c['clicks'] ?? 0,
  hard_bounces: c['hard_bounces'] ?? 0,
  soft_bounces: c['soft_bounces'] ?? 0,
  complaints: c['complaints'] ?? 0,
  unsubscriptions: c['unsubscriptions'] ?? 0,
})

const seven = (c: Counters) => ({ sends: c['sends'] ?? 0, ...sevenWithoutSends(c) })

/** The counters of messages to phones, and of calls. */
const five = (c: Counters) => ({
  sends: c['sends'] ?? 0,
  delivered: c['delivered'] ?? 0,
  error: c['error'] ?? 0,
  invalid: c['invalid'] ?? 0,
  pending: c['pending'] ?? 0,
})

/** The counters of push messages. */
const six = (c: Counters) => ({
  sends: c['sends'] ?? 0,
  opens: c['opens'] ?? 0,
  delivered: c['delivered'] ?? 0,
  received: c['received'] ?? 0,
  bounces: c['bounces'] ?? 0,
  error: c['error'] ?? 0,
})

/** What the reports of all channels show, where there is anything of it. */
const moreOf = async (report: CampaignReport) => ({
  ...toFailures(await report.failures()),
  ...toZoneCounts(report),
})

export function reportHandlers({ insight: { reports } }: Domain) {
  /** The report of a campaign to phones. */
  async function phoneReport(channel: 'sms' | 'voice', { accountId }: Caller, hash: string, query: NetworksQuery) {
    const report = await reports.get(channel, accountId, hash)
    const { planned, overall, part } = report
    return {
      campaign_hash: hash,
      overall: { destinations: await planned(), ...five(overall) },
      ...(await moreOf(report)),
      ...(query.networks && {
        networks: part('network').map(({ item, counters }) => ({ network: item, ...five(counters) })),
      }),
    }
  }

  return {
    async getEmailReport({ path, query, caller }) {
      const report = await reports.get('email', caller.accountId, path.campaign_hash)
      const { overall, part } = report
      return {
        campaign_hash: path.campaign_hash,
        overall: {
          ...seven(overall),
          unique_opens: overall['unique_opens'] ?? 0,
          unique_clicks: overall['unique_clicks'] ?? 0,
          machine_opens: overall['machine_opens'],
          machine_clicks: overall['machine_clicks'],
        },
        ...(await moreOf(report)),
        ...(query.date && { date: part('date').map(({ item, counters }) => ({ date: item, ...seven(counters) })) }),
        ...(query.weekday && {
          weekday: part('weekday').map(({ item, counters }) => ({ weekday: item as Weekday, ...seven(counters) })),
        }),
        ...(query.hour && { hour: part('hour').map(({ item, counters }) => ({ hour: item, ...seven(counters) })) }),
        ...(query.location && {
          location: part('location').map(({ item, counters }) => ({
            ...toPlace(item),
            ...sevenWithoutSends(counters),
          })),
        }),
        ...(query.domain && {
          domain: part('domain').map(({ item, counters }) => ({ domain: item, ...seven(counters) })),
        }),
        ...(query.url && {
          url: part('url').map(({ item, counters }) => ({ url: item, clicks: counters['clicks'] ?? 0 })),
        }),
        ...(query.reader && { reader: part('reader').map(({ item, counters }) => toReader(item, counters)) }),
      }
    },

    getSmsReport: ({ path, query, caller }) => phoneReport('sms', caller, path.campaign_hash, query),
    getVoiceReport: ({ path, query, caller }) => phoneReport('voice', caller, path.campaign_hash, query),

    async getPushReport({ path, query, caller }) {
      const report = await reports.get('push', caller.accountId, path.campaign_hash)
      const { overall, part } = report
      return {
        campaign_hash: path.campaign_hash,
        overall: six(overall),
        ...(await moreOf(report)),
        ...(query.operating_systems && {
          operating_systems: part('operating_system').map(({ item, counters }) => ({
            operating_systems: item,
            ...six(counters),
          })),
        }),
      }
    },

    async getWebpushReport({ path, query, caller }) {
      const report = await reports.get('web_push', caller.accountId, path.campaign_hash)
      return {
        ...toWebpushReport(path.campaign_hash, report, query),
        ...(await moreOf(report)),
      }
    },
  } satisfies Handlers<'marketing-v3', 'Reports'>
}

/** The item holds the type and the name, one line each. */
function toReader(item: string, counters: Counters) {
  const [type = '', reader = ''] = item.split('\n')
  return { reader, type, opens: counters['opens'] ?? 0 }
}

/** The item holds country, region and city, one line each. */
function toPlace(item: string) {
  const [country = '', region = '', location = ''] = item.split('\n')
  return { location, region, country }
}
