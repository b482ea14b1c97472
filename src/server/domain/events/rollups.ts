// Which counters of a report an event moves. Reports read these sums, never the events.
import type { RollupDelta } from '../../store/events/events.ts'
import type { PlatformEvent } from './events.ts'

/** The metric of the report by the kind of the event. */
export const reportMetrics: Readonly<Record<string, string>> = {
  email_send: 'sends',
  email_open: 'opens',
  email_click: 'clicks',
  email_hard_bounce: 'hard_bounces',
  email_soft_bounce: 'soft_bounces',
  email_spam_complaint: 'complaints',
  unsubscribe: 'unsubscriptions',
}

const uniqueMetrics: Readonly<Record<string, string>> = { email_open: 'unique_opens', email_click: 'unique_clicks' }

/** The deltas of one event; none when it belongs to no campaign or no report counts it. */
export function rollupDeltas(event: PlatformEvent): RollupDelta[] {
  const metric = reportMetrics[event.kind]
  if (!metric || event.campaignId === null) return []
  const campaign_id = event.campaignId
  const delta = (part: string, item: string, name = metric): RollupDelta => ({
    campaign_id,
    part,
    item,
    metric: name,
    n: 1,
  })
  const time = new Date(event.at)
  const deltas = [
    delta('overall', ''),
    delta('date', time.toISOString().slice(0, 10)),
    delta('weekday', String(time.getUTCDay())),
    delta('hour', String(time.getUTCHours()).padStart(2, '0')),
  ]
  const { domain, url, reader, first } = event.report ?? {}
  if (domain) deltas.push(delta('domain', domain))
  if (url) deltas.push(delta('url', url))
  if (reader) deltas.push(delta('reader', `${reader.type}\n${reader.name}`))
  const unique = first ? uniqueMetrics[event.kind] : undefined
  if (unique) deltas.push(delta('overall', '', unique))
  return deltas
}
