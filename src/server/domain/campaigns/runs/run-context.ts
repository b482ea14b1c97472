// The data for every sub-batch of a run: the campaign, parsed once, and the carrier. It is cached while runs are being
// sent, and read again after a change of the campaign.

import { fromJson } from '../../../lib/json-text.ts'
import { findAccount } from '../../../store/accounts/accounts.ts'
import {
  type CampaignParts,
  type CampaignVersion,
  campaignVersion,
} from '../../../store/campaigns/campaign-versions.ts'
import { type CampaignRow, findCampaignById } from '../../../store/campaigns/campaigns.ts'
import type { RunRow } from '../../../store/campaigns/runs.ts'
import { linkIds } from '../../../store/sending/campaign-ledger.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import type { Carriers } from '../../sending/carrier.ts'
import type { OpenCampaign } from '../channels/channel.ts'
import { channelOf } from '../channels/channels.ts'
import { frameIdOf, readSource } from './campaign-source.ts'
import type { RunAudience } from './plan.ts'

export interface RunContext {
  campaign: CampaignRow
  open: OpenCampaign
  links: ReadonlyMap<string, number>
}

export interface DeliveryDeps {
  store: Store
  carriers: Carriers
  trackingLinks: TrackingLinks
}

const MAX_CONTEXTS = 50

interface Kept {
  context: RunContext
  parts: CampaignParts
  /** What the context was made of, with the epoch: restoring a snapshot can bring back a campaign without its links. */
  version: string
}

const versionIn = (epoch: number, version: CampaignVersion): string => JSON.stringify([epoch, version])

const partsOf = (campaign: CampaignRow): CampaignParts => ({
  account: campaign.account_id,
  campaign: campaign.id,
  frame: frameIdOf(campaign),
  cname: campaign.cname_id,
  sender: campaign.sender_id,
  replyTo: campaign.reply_to,
})

/** Finds the context of a run; null when the campaign, its sender, its app or its account is gone. */
export interface RunContexts {
  /** The context that is kept for the run if it is still so in this epoch of its account; null otherwise. */
  cachedContext(db: Db, run: RunRow, epoch: number): Promise<RunContext | null>
  /** The context, read if need be. */
  of(run: RunRow, epoch: number): Promise<RunContext | null>
}

export function createRunContexts({ store, carriers, trackingLinks }: DeliveryDeps): RunContexts {
  const kept = new Map<number, Kept>()

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

  async function cachedContext(db: Db, run: RunRow, epoch: number): Promise<RunContext | null> {
    const memory = kept.get(run.id)
    const version = memory && (await campaignVersion(db, memory.parts))
    return version && memory.version === versionIn(epoch, version) ? memory.context : null
  }

  async function readAnew(run: RunRow, epoch: number): Promise<RunContext | null> {
    const campaign = await findCampaignById(store.db, run.account_id, run.campaign_id)
    if (!campaign) return null
    const parts = partsOf(campaign)
    const version = await campaignVersion(store.db, parts)
    const context = version ? await read(run, campaign) : null
    if (!version || !context) return null
    if (kept.size >= MAX_CONTEXTS) kept.clear()
    // Changes during the read are read again the next time: the version is not newer than the data.
    kept.set(run.id, { context, parts, version: versionIn(epoch, { ...version, updated: campaign.updated }) })
    return context
  }

  return {
    cachedContext,
    of: async (run, epoch) => (await cachedContext(store.db, run, epoch)) ?? readAnew(run, epoch),
  }
}
