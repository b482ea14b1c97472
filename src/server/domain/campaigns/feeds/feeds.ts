// Enables campaigns that a feed fills. From then on, one operation represents the campaign, both while an issue is sent
// and between two issues, until a user cancels it or the feed is gone.
import type { Clock } from '../../../lib/clock.ts'
import type { AccountKind } from '../../../store/accounts/accounts.ts'
import { type CampaignRow, updateCampaign } from '../../../store/campaigns/campaigns.ts'
import { findFeed, insertFeed } from '../../../store/campaigns/feeds.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { Author } from '../../accounts/accounts.ts'
import type { TrackingLinks } from '../../content/tracking-links.ts'
import { conflict, DomainError, invalid, notFound } from '../../errors.ts'
import { requireCampaign } from '../campaigns.ts'
import { type ChannelName, channelOf } from '../channels/channels.ts'
import type { ListDestination } from '../channels/recipients.ts'
import { assertRenders } from '../renders.ts'
import { queueOperation } from '../runs/new-run.ts'
import { refusalOfSender } from '../send.ts'
import { type FeedAnswer, type FetchFeed, NOTHING_KNOWN } from './feed.ts'

/** Where the issues of a campaign go now, or why they cannot go. */
export async function placeOfIssue(tx: Db, campaign: CampaignRow): Promise<ListDestination | string> {
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

/** Why a feed cannot be read at its first reading; null if it can. */
function problemOf(answer: FeedAnswer): string | null {
  if (answer.state === 'read') return null
  if (answer.state === 'failed') return answer.reason
  return answer.state === 'gone' ? 'its host answered 410' : 'its host answered 304, although nobody asked for changes'
}

export interface CampaignFeedDeps {
  store: Store
  clock: Clock
  fetchFeed: FetchFeed
  trackingLinks: TrackingLinks
}

export interface CampaignFeeds {
  /** The address of a feed for an account of this kind, once it was read. Throws `invalid` when it cannot be read. */
  readable(kind: AccountKind, url: string): Promise<string>
  /**
   * Begins to read the feed of the campaign; nothing happens when it is enabled already. Throws `not_found` for a
   * campaign without a feed, and `invalid` when its list or its sender is not ready, or it cannot be rendered.
   */
  enable(channel: ChannelName, by: Author, hash: string): Promise<void>
}

export function createCampaignFeeds({ store, clock, fetchFeed, trackingLinks }: CampaignFeedDeps): CampaignFeeds {
  return {
    async readable(kind, url): Promise<string> {
      const problem = problemOf(await fetchFeed(kind, url, NOTHING_KNOWN))
      if (problem !== null) throw invalid('content.feed', `cannot be read: ${problem}`)
      return url
    },

    enable(channel, by, hash): Promise<void> {
      const account = by.accountId
      return store.write(async (tx) => {
        const campaign = await requireCampaign(tx, account, hash, channel)
        if (campaign.feed === null) throw notFound('campaign', hash)
        if (await findFeed(tx, campaign.id)) return
        const place = await placeOfIssue(tx, campaign)
        if (typeof place === 'string') throw invalid('campaignHash', `is a campaign that cannot be sent. ${place}`)
        await assertRenders(tx, campaign, { list: place.list, links: trackingLinks })
        const now = clock.now(account)
        const order = { listId: campaign.list_id, createdBy: by.userId ?? 0, now, startDate: now }
        const operationId = await queueOperation(tx, campaign, order)
        await insertFeed(tx, { campaign_id: campaign.id, account_id: account, operation_id: operationId, due: now })
        await updateCampaign(tx, account, campaign.id, { status: 'queued', updated: now })
      })
    },
  }
}
