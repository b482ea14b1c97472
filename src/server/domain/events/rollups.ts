// Which counters of a report an event moves. Reports read these sums, never the events.
import type { RollupDelta } from '../../store/events/events.ts'
import type { Growth, PlatformEvent, ReportEntry } from './platform-event.ts'

/** What the report of a campaign counts, and how often. */
export interface Counted {
  campaignId: number
  report: ReportEntry
  times: number
}

/** Events that count the same for the same report, together: those of a batch share their counts and their parts. */
export function sumReports(events: readonly PlatformEvent[]): Counted[] {
  const sums: Counted[] = []
  const byParts = new Map<ReportEntry['parts'], Counted[]>()
  for (const { campaignId, report } of events) {
    if (!report || campaignId === null) continue
    const alike = byParts.get(report.parts) ?? []
    const same = alike.find(
      (one) =>
        one.campaignId === campaignId && one.report.counts === report.counts && one.report.total === report.total,
    )
    if (same) {
      same.times++
      continue
    }
    const counted = { campaignId, report, times: 1 }
    sums.push(counted)
    byParts.set(report.parts, [...alike, counted])
  }
  return sums
}

/** The deltas of what is counted. */
export function rollupDeltas({ campaignId, report, times }: Counted): RollupDelta[] {
  const { counts, total, parts } = report
  const deltas: RollupDelta[] = []
  const grow = (part: string, item: string, growth: Growth) => {
    for (const metric in growth)
      deltas.push({ campaign_id: campaignId, part, item, metric, n: (growth[metric] ?? 0) * times })
  }
  grow('overall', '', counts)
  if (total) grow('overall', '', total)
  for (const part in parts) grow(part, parts[part] ?? '', counts)
  return deltas
}
