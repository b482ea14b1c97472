// Writes what came of a reading: what is known of the feed now, the run of an issue, the next time, and the problem that
// the operation shows.
import type { Clock } from '../../../lib/clock.ts'
import { toJson } from '../../../lib/json-text.ts'
import { type CampaignRow, updateCampaign } from '../../../store/campaigns/campaigns.ts'
import * as feeds from '../../../store/campaigns/feeds.ts'
import { holdEpoch } from '../../../store/epoch.ts'
import { findOpenOperation, type OperationRow, updateOperation } from '../../../store/operations/operations.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { Issue } from '../../content/feed-markers.ts'
import type { ListDestination } from '../channels/recipients.ts'
import { insertNewRun } from '../runs/new-run.ts'
import type { RunOptions } from '../runs/run-options.ts'
import type { FeedAnswer, FeedItem } from './feed.ts'
import { placeOfIssue } from './feeds.ts'
import { type FeedProgress, holdIssue } from './held-issue.ts'
import { hashOfNews, type Seen, withIssue } from './news.ts'

/** What a reading found. */
export interface Reading {
  answer: FeedAnswer
  news: readonly FeedItem[]
  /** What is known afterwards; null when nothing was read. */
  seen: Seen | null
  /** Why a user has to decide on the new items; null if no decision is needed. */
  unusual: string | null
  issue: Issue
}

export interface SettleDeps {
  store: Store
  clock: Clock
  random(): number
  note(text: string, data: object): void
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Feeds are read a little sooner than after an hour (M-108), so that they do not all come at the same minute. */
const JITTER = 5 * MINUTE_MS

/** Milliseconds until the next reading after so many that failed. A host that asks for more gets it, up to a day. */
function waitAfter(failures: number, asked: number, random: () => number): number {
  const usual = failures === 0 ? HOUR_MS : Math.min(HOUR_MS, 5 * MINUTE_MS * 2 ** (failures - 1))
  return Math.max(usual - Math.round(Math.min(JITTER, usual / 10) * random()), Math.min(asked, DAY_MS))
}

/** Stores a reading, unless the campaign was changed or ended since. */
export async function settleReading(
  { store, clock, random, note }: SettleDeps,
  { feed, campaign }: { feed: feeds.FeedRow; campaign: CampaignRow },
  reading: Reading,
): Promise<void> {
  const now = clock.now(feed.account_id)
  const end = await store.writeAlongside(async (tx) => {
    await holdEpoch(tx, feed.account_id)
    const held = await feeds.findFeed(tx, feed.campaign_id)
    // It was paused or ended since, or another worker has it.
    if (held?.token !== feed.token || held.due === null) return null
    const operation = await findOpenOperation(tx, feed.account_id, feed.operation_id)
    if (!operation) return null
    const isUnderWay = await feeds.hasOpenRun(tx, operation.id)
    if (reading.answer.state === 'gone' && !isUnderWay) return endCampaign(tx, campaign, operation, now)
    const { unusual: reason, news } = reading
    if (reason !== null && !isUnderWay) {
      await holdIssue(tx, { campaign, operation }, { news, reason }, now)
      return { problem: reason, failures: 1 }
    }
    const { problem, isIssue } = await writeReading(tx, { feed, campaign, operation }, reading, now)
    const failures = problem === null ? 0 : feed.failures + 1
    const asked = reading.answer.state === 'failed' ? (reading.answer.wait ?? 0) : 0
    const due = now + waitAfter(failures, asked, random)
    await feeds.updateFeed(tx, feed.campaign_id, { due, lease_until: 0, failures })
    const progress: FeedProgress = { feed: { problem } }
    const change = isUnderWay || isIssue ? {} : { status: 'queued' as const, start_date: due }
    await updateOperation(tx, operation.id, { ...change, progress: toJson(progress) })
    return problem === null ? null : { problem, failures }
  })
  if (end?.failures === 1)
    note('the feed of a campaign cannot be used', { campaign: campaign.hash, reason: end.problem })
}

/** Why the new items cannot be sent, and whether an issue was queued. */
interface Written {
  problem: string | null
  isIssue: boolean
}

const GONE = 'The feed is gone: its host answered 410.'

interface Read {
  feed: feeds.FeedRow
  campaign: CampaignRow
  operation: OperationRow
}

/** Keeps what is known of the feed, and queues the issue. */
async function writeReading(
  tx: Db,
  { feed, campaign, operation }: Read,
  { answer, news, seen, unusual, issue }: Reading,
  now: number,
): Promise<Written> {
  if (answer.state === 'failed') return { problem: answer.reason, isIssue: false }
  if (answer.state === 'gone') return { problem: GONE, isIssue: false }
  // The new items stay unknown until the earlier issue is sent; then a user decides.
  if (unusual !== null) return { problem: unusual, isIssue: false }
  let isIssue = false
  if (news.length > 0) {
    const place = await placeOfIssue(tx, campaign)
    // The new items stay unknown, so they are sent once the problem is fixed.
    if (typeof place === 'string') return { problem: place, isIssue }
    isIssue = await queueIssue(tx, campaign, operation, { news, issue, place, now })
  }
  const { etag, lastModified, hash } = answer.memory
  const known = { etag, last_modified: lastModified, body_hash: hash }
  const after = seen && (isIssue ? withIssue(seen, news.length) : seen)
  await feeds.updateFeed(tx, feed.campaign_id, { ...known, held: null, ...(after && { seen: toJson(after) }) })
  return { problem: null, isIssue }
}

/** Queues the run that sends the new items; false if they were sent before. */
async function queueIssue(
  tx: Db,
  campaign: CampaignRow,
  operation: OperationRow,
  { news, issue, place, now }: Pick<Reading, 'news' | 'issue'> & { place: ListDestination; now: number },
): Promise<boolean> {
  const hash = hashOfNews(news)
  // They were sent when the campaign was enabled earlier.
  if (await feeds.hasIssue(tx, campaign.id, hash)) return false
  const run = await insertNewRun(tx, campaign, {
    listId: place.list,
    audience: { type: 'none', field: place.field },
    options: toJson({ unique_contacts_only: true } satisfies RunOptions),
    operationId: operation.id,
    now,
    isLater: false,
  })
  const { account_id, id: campaign_id } = campaign
  await feeds.insertIssue(tx, { run_id: run, account_id, campaign_id, news: hash, items: toJson(issue) })
  await updateOperation(tx, operation.id, { start_date: now })
  await updateCampaign(tx, account_id, campaign_id, { updated: now })
  return true
}

/** Cancels the campaign: the host reports that the feed is permanently gone, so there is nothing to wait for. */
async function endCampaign(tx: Db, campaign: CampaignRow, operation: OperationRow, now: number) {
  const progress: FeedProgress = { feed: { problem: GONE } }
  await feeds.deleteFeed(tx, campaign.id)
  await updateOperation(tx, operation.id, { status: 'canceled', ended: now, progress: toJson(progress) })
  const change = { status: 'canceled' as const, updated: now, end_date: now }
  await updateCampaign(tx, campaign.account_id, campaign.id, change)
  return { problem: GONE, failures: 1 }
}
