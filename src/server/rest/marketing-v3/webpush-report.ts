// The report of a web push campaign as the contract shows it.
import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { CampaignReport, Counters, ReportPart } from '../../domain/insight/reports/campaign-report.ts'

type Report = components['schemas']['WebpushReport']

const four = (c: Counters) => ({
  opens: c['opens'] ?? 0,
  sends: c['sends'] ?? 0,
  clicks: c['clicks'] ?? 0,
  bounces: c['bounces'] ?? 0,
})

/** Items hold a name and a version, one line each; they come in order of the name. */
function byName(items: ReportPart) {
  const groups = Map.groupBy(items, ({ item }) => item.split('\n')[0] as string)
  return [...groups].map(([name, versions]) => ({
    name,
    versions: versions.map(({ item, counters }) => ({ version: item.split('\n')[1] ?? '', ...four(counters) })),
  }))
}

const byClicks = (clicks: ReadonlyMap<string, number>) =>
  [...clicks].map(([url, n]) => ({ url, ...four({ clicks: n }) }))

/**
 * A message counts for the link that a click on it opens; a click for the link that was followed. The messages of a
 * campaign with a feed lead to many addresses, so only clicks count there (M-508).
 */
function byUrl({ link: url, overall, part }: CampaignReport): NonNullable<Report['url']> {
  const clicks = new Map(part('url').map(({ item, counters }) => [item, counters['clicks'] ?? 0]))
  if (url === null) return byClicks(clicks)
  const main = { url, ...four({ ...overall, clicks: clicks.get(url) ?? 0 }) }
  clicks.delete(url)
  const isEmpty = [main.opens, main.sends, main.clicks, main.bounces].every((n) => n === 0)
  return isEmpty ? byClicks(clicks) : [main, ...byClicks(clicks)]
}

/** The report with the parts that the query asks for. */
export function toWebpushReport(
  hash: string,
  report: CampaignReport,
  query: { devices: boolean; operating_systems: boolean; browsers: boolean; url: boolean },
): Report {
  const { overall, part } = report
  return {
    campaign_hash: hash,
    overall: four(overall),
    ...(query.devices && {
      devices: part('device').map(({ item, counters }) => ({ device: item, ...four(counters) })),
    }),
    ...(query.operating_systems && {
      operating_systems: byName(part('system')).map(({ name, versions }) => ({ operating_system: name, versions })),
    }),
    ...(query.browsers && {
      browsers: byName(part('browser')).map(({ name, versions }) => ({ browser: name, versions })),
    }),
    ...(query.url && { url: byUrl(report) }),
  }
}
