// The report of a campaign: sums that grow as things happen, sorted into parts.
import { failuresOfCampaign } from '../../../store/campaigns/run-failures.ts'
import { plannedOf } from '../../../store/campaigns/runs.ts'
import { listRollups } from '../../../store/events/events.ts'
import type { Channel } from '../../../store/schema.ts'
import type { Store } from '../../../store/store.ts'
import { requireCampaign } from '../../campaigns/campaigns.ts'
import { type ChannelName, findChannel } from '../../campaigns/channels/channels.ts'
import { type Failure, MAX_REASONS } from '../../campaigns/runs/shown-runs.ts'

/** Counters by metric; a metric that never happened is missing. */
export type Counters = Record<string, number>
/** Items of one part of a report with their counters, in order of the item. */
export type ReportPart = { item: string; counters: Counters }[]

export interface CampaignReport {
  channel: Channel
  /** Recipients that the campaign was planned for, in all of its runs. */
  planned(): Promise<number>
  /** Why recipients were not reached, in all of its runs, the most frequent reason first. */
  failures(): Promise<Failure[]>
  /** The address that a click on the message itself opens, as it is now; null on channels without one. */
  link: string | null
  overall: Counters
  /** One part; empty when nothing counted for it. */
  part(name: string): ReportPart
}

export interface Reports {
  /** The report of a campaign of this channel; throws `not_found`. */
  get(name: ChannelName, account: number, hash: string): Promise<CampaignReport>
  /** The report of a campaign of any channel; throws `not_found`. */
  of(account: number, hash: string): Promise<CampaignReport>
}

export function createReports({ store }: { store: Store }): Reports {
  async function read(account: number, hash: string, name?: ChannelName): Promise<CampaignReport> {
    const campaign = await requireCampaign(store.db, account, hash, name)
    const parts = new Map<string, Map<string, Counters>>()
    for (const { part, item, metric, n } of await listRollups(store.db, campaign.id)) {
      const items = parts.get(part) ?? new Map<string, Counters>()
      parts.set(part, items)
      const counters = items.get(item) ?? {}
      items.set(item, counters)
      counters[metric] = Number(n)
    }
    return {
      channel: campaign.channel,
      planned: () => plannedOf(store.db, campaign.id),
      failures: () => failuresOfCampaign(store.db, campaign.id, MAX_REASONS),
      link: findChannel(campaign.channel)?.linkOf?.(campaign) ?? null,
      overall: parts.get('overall')?.get('') ?? {},
      part: (name) =>
        [...(parts.get(name) ?? [])]
          .map(([item, counters]) => ({ item, counters }))
          .sort((a, b) => (a.item < b.item ? -1 : 1)),
    }
  }

  return {
    get: (name, account, hash) => read(account, hash, name),

    of: (account, hash) => read(account, hash),
  }
}
