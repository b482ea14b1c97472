// Reads the feeds that are due, and sends what is new in them: take -> fetch -> compare -> write. Nothing is held while
// a host answers. What is known of the feed afterwards and the run of the issue are one transaction, so a crash repeats
// a reading, but never an issue.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson } from '../../../lib/json-text.ts'
import { accountKinds } from '../../../store/accounts/accounts.ts'
import { type CampaignRow, findCampaignById } from '../../../store/campaigns/campaigns.ts'
import * as feeds from '../../../store/campaigns/feeds.ts'
import type { Store } from '../../../store/store.ts'
import type { Issue } from '../../content/feed-markers.ts'
import { withLeaseRenewal } from '../../sending/lease-renewal.ts'
import type { Agenda } from '../../timers/agenda.ts'
import { createFairQueue } from '../../timers/fair-queue.ts'
import { unwatched, type WorkTurn } from '../../timers/work-turn.ts'
import { channelOf } from '../channels/channels.ts'
import { type FeedAnswer, type FeedItem, type FetchFeed, NOTHING_KNOWN } from './feed.ts'
import { applyDecision, heldOf } from './held-issue.ts'
import { newsOf, type Seen } from './news.ts'
import { type Reading, settleReading } from './settle-reading.ts'

export interface FeedDeps {
  store: Store
  clock: Clock
  fetchFeed: FetchFeed
  /** Milliseconds of wall time for which a worker has a feed to itself, unless it extends them. */
  lease: number
  /** 0 to 1, for the jitter. */
  random(): number
  /** Tells the log of something that the operator need not act on. */
  note(text: string, data: object): void
}

/** Feeds that a process reads at once, and those of one account among them. */
export const FEED_JOBS = 8
const EACH = 2

/** Makes the step of the work loop that takes a feed and says how to read it; false when none is due. */
export function createFeedWork(parts: FeedDeps): (turn?: WorkTurn) => Promise<false | (() => Promise<void>)> {
  const { store, clock, lease } = parts
  const fairQueue = createFairQueue((after) => feeds.accountsWithFeeds(store.db, clock.times(), after), { each: EACH })
  const claimFeed = (account: number) =>
    store.writeAlongside(async (tx) => {
      const at = { ...clock.times(), until: clock.wall() + lease }
      return (await feeds.leaseFeed(tx, account, at)) ?? null
    })
  return async (work = unwatched) => {
    const turn = await fairQueue.claimNext(claimFeed)
    if (!turn) return false
    work.note({ account: turn.work.account_id, refs: [turn.work.campaign_id] })
    const extend = () => store.writeAlongside((tx) => feeds.extendFeed(tx, turn.work, clock.wall() + lease))
    return () => turn.run(() => withLeaseRenewal(lease, extend, () => readOne(parts, turn.work)))
  }
}

/** Feeds that wait to be read. */
export const feedAgenda = ({ store }: { store: Store }): Agenda => ({
  async next(account, limit) {
    const rows = await feeds.nextFeeds(store.db, account, limit)
    return rows.map(({ id, due }) => ({ kind: 'campaign_feed', id, at: due }))
  },
})

async function readOne(parts: FeedDeps, feed: feeds.FeedRow): Promise<void> {
  const { store } = parts
  const campaign = await findCampaignById(store.db, feed.account_id, feed.campaign_id)
  if (!campaign) return
  await settleReading(parts, { feed, campaign }, await readStartFeed(parts, feed, campaign))
}

const NOTHING = { news: [], seen: null, unusual: null, issue: {} } as const

/** Reads the feed that starts issues and, if it has new items, the other feeds of the campaign. */
async function readStartFeed(
  { store, clock, fetchFeed }: FeedDeps,
  feed: feeds.FeedRow,
  { account_id, feed: url, channel, content }: CampaignRow,
): Promise<Reading> {
  const kind = (await accountKinds(store.db, [account_id])).get(account_id) ?? 'live'
  const { etag, last_modified: lastModified, body_hash: hash } = feed
  const counting = url ?? ''
  const answer = await fetchFeed(kind, counting, { etag, lastModified, hash })
  if (answer.state !== 'read') return { answer, ...NOTHING }
  const seen = feed.seen === null ? null : fromJson<Seen>(feed.seen)
  const found = applyDecision(heldOf(feed), seen, newsOf(seen, answer.items, clock.now(account_id)))
  if (found.news.length === 0 || found.unusual !== null) return { answer, ...found, issue: {} }
  const shown = channelOf(channel).fed?.feeds(content) ?? []
  const others = shown.filter((one) => one.url !== counting)
  const answers = await Promise.all(others.map((one) => fetchFeed(kind, one.url, NOTHING_KNOWN)))
  const failed = answers.find(({ state }) => state !== 'read')
  if (failed) return { answer: failureOf(failed), ...NOTHING }
  const itemsOf = (one: string): readonly FeedItem[] => {
    if (one === counting) return found.news
    const other = answers[others.findIndex((known) => known.url === one)]
    return other?.state === 'read' ? other.items : []
  }
  const issue: Issue = Object.fromEntries(shown.map((one) => [one.url, itemsOf(one.url).slice(0, one.most)]))
  return { answer, ...found, issue }
}

/** An issue waits for all of its feeds, so one that is only shown is missed like the one that counts. */
const failureOf = (answer: FeedAnswer): FeedAnswer =>
  answer.state === 'failed' ? answer : { state: 'failed', reason: 'A feed that the body shows is gone' }
