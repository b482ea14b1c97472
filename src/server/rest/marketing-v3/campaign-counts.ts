// The counts of a campaign, or of a part of it, in one shape for all channels.
import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Counters } from '../../domain/insight/reports/campaign-report.ts'

type Schemas = components['schemas']

const counted = [
  'sends',
  'delivered',
  'opens',
  'unique_opens',
  'clicks',
  'unique_clicks',
  'machine_opens',
  'machine_clicks',
  'unsubscriptions',
  'hard_bounces',
  'soft_bounces',
  'bounces',
  'complaints',
  'error',
  'invalid',
  'pending',
] as const satisfies (keyof Schemas['CampaignCounts'])[]

/** The totals of a campaign; what has not happened is left out. */
export const toCounts = (counters: Counters): Schemas['CampaignCounts'] =>
  Object.fromEntries(counted.flatMap((name) => (counters[name] ? [[name, counters[name]]] : [])))
