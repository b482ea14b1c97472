// The report of a campaign in one shape, whatever its channel.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { parseDate, toDateText } from '../../data/dates.ts'
import { t } from '../../texts/texts.ts'
import type { Campaign, Channel } from './campaign.ts'

const text = t.campaigns.report

/** What is counted. */
export type Metric = keyof typeof text.metrics
/** Counters by metric; what did not happen is missing. */
export type Counts = Partial<Record<Metric, number>>
/** What the counts are sorted by. */
type PartName = keyof typeof text.charts

/** The counts of one item: of a day, a domain, a link. */
export interface ReportItem {
  label: string
  counts: Counts
}

/** Counts sorted by something. */
export interface ReportPart {
  name: PartName
  items: readonly ReportItem[]
}

/** A whole report. */
export interface Report {
  totals: Counts
  parts: readonly ReportPart[]
}

const metrics = Object.keys(text.metrics) as Metric[]

const countsOf = (row: object): Counts =>
  Object.fromEntries(metrics.flatMap((name) => (name in row ? [[name, (row as Counts)[name]]] : [])))

/** A part of rows whose name is the value of a member. */
const part = <Row extends object>(name: PartName, rows: readonly Row[] | undefined, labelOf: (row: Row) => string) => ({
  name,
  items: (rows ?? []).map((row) => ({ label: labelOf(row) || text.unknown, counts: countsOf(row) })),
})

const DAY_MS = 86_400_000
/** The most days that a chart shows one by one. */
const MAX_DAYS = 400

/** The days with those between them on which nothing happened. */
function allDays({ name, items }: ReportPart): ReportPart {
  const times = items.map(({ label }) => parseDate(`${label} 00:00:00`))
  const [first = 0, last = 0] = [Math.min(...times), Math.max(...times)]
  if (items.length === 0 || (last - first) / DAY_MS > MAX_DAYS) return { name, items }
  const known = new Map(items.map((item) => [item.label, item]))
  const days = Array.from({ length: (last - first) / DAY_MS + 1 }, (_, i) =>
    toDateText(first + i * DAY_MS).slice(0, 10),
  )
  return { name, items: days.map((label) => known.get(label) ?? { label, counts: {} }) }
}

/** The items in a fixed order, also those of which nothing is counted. */
const inOrder = ({ name, items }: ReportPart, labels: readonly [key: string, label: string][]): ReportPart => ({
  name,
  items: labels.map(([key, label]) => ({ label, counts: items.find((item) => item.label === key)?.counts ?? {} })),
})

const hours = Array.from({ length: 24 }, (_, n): [string, string] => [String(n).padStart(2, '0'), String(n)])
const weekdays = [1, 2, 3, 4, 5, 6, 0].map((n): [string, string] => [String(n), (text.weekdays[n] ?? '').slice(0, 3)])

type Read = (campaign_hash: string, signal: AbortSignal) => Promise<{ overall: object; parts: ReportPart[] }>

const byZone = (zones: MarketingSchemas['ReportTimeZone'][] | undefined): ReportPart => ({
  name: 'time_zone',
  items: (zones ?? []).map(({ time_zone, counts }) => ({ label: time_zone, counts: countsOf(counts) })),
})

const byNetwork =
  (read: 'getSmsReport' | 'getVoiceReport'): Read =>
  async (campaign_hash, signal) => {
    const { overall, networks, time_zones } = await api().marketing[read]({ path: { campaign_hash } }, { signal })
    return { overall, parts: [part('networks', networks, ({ network }) => network), byZone(time_zones)] }
  }

/** What has versions counts in them. */
const versioned = (name: PartName, rows: readonly { label: string; versions: readonly object[] }[]): ReportPart => ({
  name,
  items: rows.flatMap(({ label, versions }) =>
    versions.map((row) => ({
      label: `${label} ${(row as { version: string }).version}`.trim(),
      counts: countsOf(row),
    })),
  ),
})

const reads: Readonly<Partial<Record<Channel, Read>>> = {
  async email(campaign_hash, signal) {
    const report = await api().marketing.getEmailReport({ path: { campaign_hash } }, { signal })
    const place = (row: { location: string; region: string; country: string }) =>
      [...new Set([row.location, row.region, row.country])].filter(Boolean).join(', ')
    return {
      overall: report.overall,
      parts: [
        allDays(part('date', report.date, ({ date }) => date)),
        inOrder(
          part('hour', report.hour, ({ hour }) => hour),
          hours,
        ),
        inOrder(
          part('weekday', report.weekday, ({ weekday }) => weekday),
          weekdays,
        ),
        part('domain', report.domain, ({ domain }) => domain),
        part('url', report.url, ({ url }) => url),
        part('location', report.location, place),
        part('reader', report.reader, ({ reader, type }) => `${reader} (${type})`),
        byZone(report.time_zones),
      ],
    }
  },
  sms: byNetwork('getSmsReport'),
  voice: byNetwork('getVoiceReport'),
  async push(campaign_hash, signal) {
    const report = await api().marketing.getPushReport({ path: { campaign_hash } }, { signal })
    const { overall, operating_systems, time_zones } = report
    return {
      overall,
      parts: [part('operating_systems', operating_systems, (row) => row.operating_systems), byZone(time_zones)],
    }
  },
  async web_push(campaign_hash, signal) {
    const report = await api().marketing.getWebpushReport({ path: { campaign_hash } }, { signal })
    const systems = report.operating_systems ?? []
    const browsers = report.browsers ?? []
    return {
      overall: report.overall,
      parts: [
        part('devices', report.devices, ({ device }) => device),
        versioned(
          'operating_systems',
          systems.map(({ operating_system: label, versions }) => ({ label, versions })),
        ),
        versioned(
          'browsers',
          browsers.map(({ browser: label, versions }) => ({ label, versions })),
        ),
        part('url', report.url, ({ url }) => url),
        byZone(report.time_zones),
      ],
    }
  },
}

/** The report of a campaign. A smart SMS has none in the API, and the campaign itself has its totals. */
export async function readReport({ channel, campaign_hash, counts }: Campaign, signal: AbortSignal): Promise<Report> {
  const read = reads[channel]
  if (!read) return { totals: countsOf(counts), parts: [] }
  const { overall, parts } = await read(campaign_hash, signal)
  return { totals: { ...countsOf(overall) }, parts: parts.filter(({ items }) => items.length > 0) }
}

/** The metrics that a part counts at all, in the order of the texts. */
export const metricsOf = (items: readonly ReportItem[]): Metric[] =>
  metrics.filter((name) => items.some(({ counts }) => (counts[name] ?? 0) > 0))
