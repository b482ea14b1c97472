// The email report: sums that were kept while things happened, sorted into the parts of the contract.
import { listRollups } from '../../../store/events/events.ts'
import type { Store } from '../../../store/store.ts'
import { requireCampaign } from '../../campaigns/campaigns.ts'

/** Counters by metric; a metric that never happened is missing. */
export type Counters = Record<string, number>
/** Items of one part of a report with their counters, in order of the item. */
export type ReportPart = { item: string; counters: Counters }[]

export interface EmailReport {
  overall: Counters
  parts: Readonly<Record<'date' | 'weekday' | 'hour' | 'domain' | 'url' | 'reader', ReportPart>>
}

export type Reports = ReturnType<typeof createReports>

export function createReports({ store }: { store: Store }) {
  return {
    /** The report of an email campaign; throws `not_found`. */
    async email(account: number, hash: string): Promise<EmailReport> {
      const campaign = await requireCampaign(store.db, account, hash, 'email')
      const parts = new Map<string, Map<string, Counters>>()
      for (const { part, item, metric, n } of await listRollups(store.db, campaign.id)) {
        const items = parts.get(part) ?? new Map<string, Counters>()
        parts.set(part, items)
        const counters = items.get(item) ?? {}
        items.set(item, counters)
        counters[metric] = Number(n)
      }
      const part = (name: string): ReportPart =>
        [...(parts.get(name) ?? [])]
          .map(([item, counters]) => ({ item, counters }))
          .sort((a, b) => (a.item < b.item ? -1 : 1))
      return {
        overall: parts.get('overall')?.get('') ?? {},
        parts: {
          date: part('date'),
          weekday: part('weekday'),
          hour: part('hour'),
          domain: part('domain'),
          url: part('url'),
          reader: part('reader'),
        },
      }
    },
  }
}
