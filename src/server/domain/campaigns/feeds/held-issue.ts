// An issue that is unusual for its feed waits for a user: the operation of the campaign is paused. Approving it sends
// the issue, resuming it skips the issue.
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { usersToTell } from '../../../store/accounts/users.ts'
import { type CampaignRow, updateCampaign } from '../../../store/campaigns/campaigns.ts'
import { type FeedRow, updateFeed } from '../../../store/campaigns/feeds.ts'
import { type OperationRow, updateOperation } from '../../../store/operations/operations.ts'
import type { Db } from '../../../store/store.ts'
import { tellUsers } from '../../messages/notices.ts'
import type { OperationAction } from '../../operations/states.ts'
import type { FeedItem } from './feed.ts'
import { keyOfItem } from './item-keys.ts'
import { type FeedReading, type Seen, tooMany } from './news.ts'

/** Titles that the notice shows. */
const SHOWN = 10

/** What the operation of a feed keeps. */
export interface FeedProgress {
  feed: {
    /** Why the last reading came to nothing; null when it did not. */
    problem: string | null
    /** New items that wait for a decision; left out when none do. */
    held?: number
  }
}

/** The new items that wait, by key, and the user's decision; null until it is made. */
export interface HeldIssue {
  keys: readonly string[]
  decision: 'send' | 'skip' | null
}

export const heldOf = ({ held }: Pick<FeedRow, 'held'>): HeldIssue | null =>
  held === null ? null : fromJson<HeldIssue>(held)

/** What an action on the operation decides about the issue that waits; null when none does, or the action decides nothing. */
export function afterDecision(feed: Pick<FeedRow, 'held'>, action: OperationAction): HeldIssue | null {
  const held = heldOf(feed)
  if (held === null || held.decision !== null) return null
  if (action === 'approve') return { ...held, decision: 'send' }
  return action === 'resume' ? { ...held, decision: 'skip' } : null
}

/** What a reading has found, once the decision on the issue that waited is applied. Posts that came later are judged again. */
export function applyDecision(held: HeldIssue | null, seen: Seen | null, found: FeedReading): FeedReading {
  if (held === null || held.decision === null) return found
  const waited = new Set(held.keys)
  const later = found.news.filter((item) => !waited.has(keyOfItem(item)))
  const news = held.decision === 'send' ? found.news : later
  return { ...found, news, unusual: seen && tooMany(seen, later.length) }
}

/** Pauses the campaign until a person decides, and writes to its users. */
export async function holdIssue(
  tx: Db,
  { campaign, operation }: { campaign: CampaignRow; operation: OperationRow },
  { news, reason }: { news: readonly FeedItem[]; reason: string },
  now: number,
): Promise<void> {
  const held: HeldIssue = { keys: news.map(keyOfItem), decision: null }
  await updateFeed(tx, campaign.id, { held: toJson(held), due: null, lease_until: 0, failures: 0 })
  const problem = `${reason} Nothing was sent. Approve the operation to send them, resume it to skip them, or cancel it.`
  const progress: FeedProgress = { feed: { problem, held: news.length } }
  await updateOperation(tx, operation.id, { status: 'paused', progress: toJson(progress) })
  await updateCampaign(tx, campaign.account_id, campaign.id, { status: 'paused', updated: now })
  const subject = `The campaign "${campaign.internal_name}" waits for your decision`
  const titles = news.slice(0, SHOWN).map(({ title }) => `- ${title}`)
  const more = news.length > SHOWN ? [`- and ${news.length - SHOWN} more`] : []
  const text = [`${subject}.`, problem, `Operation ${operation.id}. The posts:`, [...titles, ...more].join('\n'), '']
  await tellUsers(tx, {
    account: campaign.account_id,
    users: await usersToTell(tx, campaign.account_id, operation.created_by),
    senderId: campaign.sender_id,
    subject,
    text: text.join('\n\n'),
    link: '',
    now,
  })
}
