// Enables campaigns that a feed fills. From then on one operation stands for the campaign, between two issues and
// while one goes out, until somebody cancels it or the feed is gone.
import type { Clock } from '../../../lib/clock.ts'
import { type CampaignRow, updateCampaign } from '../../../store/campaigns/campaigns.ts'
import { findFeed, insertFeed } from '../../../store/campaigns/feeds.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { Author } from '../../accounts/accounts.ts'
import { conflict, DomainError, invalid, notFound } from '../../errors.ts'
import { requireCampaign } from '../campaigns.ts'
import { type ChannelName, channelOf } from '../channels/channels.ts'
import type { Place } from '../channels/recipients.ts'
import { queueOperation } from '../runs/new-run.ts'
import { refusalOfSender } from '../send.ts'

export type CampaignFeeds = ReturnType<typeof createCampaignFeeds>

/** Where the issues of a campaign go now, or why they cannot go. */
export async function placeOfIssue(tx: Db, campaign: CampaignRow): Promise<Place | string> {
  const { sender, recipients, fed } = channelOf(campaign.channel)
  const refusal = await refusalOfSender(tx, { sender, refusal: conflict }, campaign)
  if (refusal) return refusal.message
  try {
    return await recipients.place(tx, campaign.account_id, fed?.destination(campaign) ?? {})
  } catch (error) {
    if (error instanceof DomainError) return 'The list or the site of the campaign is gone.'
    throw error
  }
}

export function createCampaignFeeds({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /**
     * Begins to read the feed of the campaign; nothing happens when it is enabled already. Throws `not_found` for a
     * campaign without a feed, and `invalid` when its list or its sender is not ready.
     */
    enable(channel: ChannelName, by: Author, hash: string): Promise<void> {
      const account = by.accountId
      return store.write(async (tx) => {
        const campaign = await requireCampaign(tx, account, hash, channel)
        if (campaign.feed === null) throw notFound('campaign', hash)
        if (await findFeed(tx, campaign.id)) return
        const place = await placeOfIssue(tx, campaign)
        if (typeof place === 'string') throw invalid('campaignHash', `names a campaign that cannot be sent. ${place}`)
        const now = clock.now(account)
        const order = { listId: campaign.list_id, createdBy: by.userId ?? 0, now, startDate: now }
        const operationId = await queueOperation(tx, campaign, order)
        await insertFeed(tx, { campaign_id: campaign.id, account_id: account, operation_id: operationId, due: now })
        await updateCampaign(tx, account, campaign.id, { status: 'queued', updated: now })
      })
    },
  }
}
