// What every sub-batch of a run needs: the campaign, parsed once, and the carrier. Kept for the runs
// that are being sent, and read anew when the campaign was changed.

import { fromJson } from '../../../lib/json-text.ts'
import { findAccount } from '../../../store/accounts/accounts.ts'
import { senderNames } from '../../../store/accounts/senders.ts'
import { type CampaignRow, findCampaignById } from '../../../store/campaigns/campaigns.ts'
import type { RunRow } from '../../../store/campaigns/runs.ts'
import { linkIds } from '../../../store/sending/messages.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Carriers } from '../../sending/carrier.ts'
import type { OpenCampaign } from '../channels/channel.ts'
import { channelOf } from '../channels/channels.ts'
import { linkHostOf } from '../cname-of-links.ts'
import { frameOf, readSource } from './campaign-source.ts'
import type { RunAudience } from './plan.ts'

export interface RunContext {
  campaign: CampaignRow
  open: OpenCampaign
  links: ReadonlyMap<string, number>
}

export interface DeliveryParts {
  store: Store
  carriers: Carriers
  trackingLinks: TrackingLinks
}

const MAX_CONTEXTS = 50

/** The names of the senders of a campaign, which may change while it is under way. */
const namesOf = (db: Db, { account_id, sender_id, reply_to }: CampaignRow): Promise<string[]> =>
  senderNames(
    db,
    account_id,
    [sender_id, reply_to].filter((id) => id !== null),
  )

/** Reads and keeps contexts of an epoch; null when the campaign, its sender, its app or its account is gone. */
export function createRunContexts({ store, carriers, trackingLinks }: DeliveryParts) {
  const kept = new Map<number, { context: RunContext; version: string }>()

  async function read(run: RunRow, campaign: CampaignRow): Promise<RunContext | null> {
    const account = await findAccount(store.db, run.account_id)
    const { field } = fromJson<RunAudience>(run.audience)
    const app = await channelOf(run.channel).recipients.appOf(store.db, run.account_id, field)
    const place = { list: run.list_id, app: app ?? null, run: run.id }
    const source = await readSource(store.db, campaign, place, trackingLinks)
    if (!account || !source || app === undefined) return null
    const open = channelOf(run.channel).open(source, carriers, account.kind)
    const owner = { account: run.account_id, campaign: campaign.id, message: null }
    const links = open.urls.length === 0 ? new Map() : await store.write((tx) => linkIds(tx, owner, open.urls))
    return { campaign, open, links }
  }

  return async function contextOf(run: RunRow, epoch: number): Promise<RunContext | null> {
    const campaign = await findCampaignById(store.db, run.account_id, run.campaign_id)
    if (!campaign) return null
    const memory = kept.get(run.id)
    // The epoch counts too: restoring a snapshot can bring back the same campaign without links that came later.
    const frame = await frameOf(store.db, campaign)
    const host = await linkHostOf(store.db, campaign)
    const names = await namesOf(store.db, campaign)
    const version = `${epoch} ${campaign.updated} ${frame?.updated} ${host} ${names}`
    if (memory && memory.version === version) return { ...memory.context, campaign }
    const context = await read(run, campaign)
    if (!context) return null
    if (kept.size >= MAX_CONTEXTS) kept.clear()
    kept.set(run.id, { context, version })
    return context
  }
}
