// Which counters of a report an event moves. Reports read these sums, never the events.
import type { RollupDelta } from '../../store/events/events.ts'
import type { Growth, PlatformEvent } from './platform-event.ts'

/** The deltas of one event; none when it belongs to no campaign or no report counts it. */
export function rollupDeltas({ campaignId, report }: PlatformEvent): RollupDelta[] {
  if (!report || campaignId === null) return []
  const { counts, total, parts } = report
  const deltas: RollupDelta[] = []
  const grow = (part: string, item: string, growth: Growth) => {
    for (const metric in growth) deltas.push({ campaign_id: campaignId, part, item, metric, n: growth[metric] ?? 0 })
  }
  grow('overall', '', counts)
  if (total) grow('overall', '', total)
  for (const part in parts) grow(part, parts[part] ?? '', counts)
  return deltas
}
