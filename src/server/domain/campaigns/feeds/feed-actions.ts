// Actions on the operation of a campaign with a feed. While an issue is being sent, they apply to its run as well.
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { updateCampaign } from '../../../store/campaigns/campaigns.ts'
import {
  deleteFeed,
  type FeedRow,
  findFeedOfOperation,
  moveFeed,
  openRunsOfOperation,
  updateFeed,
} from '../../../store/campaigns/feeds.ts'
import type { RunRow } from '../../../store/campaigns/runs.ts'
import { type OperationRow, updateOperation } from '../../../store/operations/operations.ts'
import type { CampaignStatus, OperationStatus } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import type { OperationOwner } from '../../operations/actions.ts'
import type { OperationProgress } from '../../operations/kinds.ts'
import { afterAction, type OperationAction } from '../../operations/states.ts'
import { actOnRun, progressOfRun, runsAsOwners } from '../runs/run-actions.ts'
import { afterDecision, type FeedProgress } from './held-issue.ts'

/** Campaigns as the owners of their operations: their feeds, then their runs. */
export const campaignsAsOwners: OperationOwner = {
  async lockOwner(tx, account, operation) {
    const feed = await findFeedOfOperation(tx, account, operation)
    if (!feed) return runsAsOwners.lockOwner(tx, account, operation)
    const runs = await openRunsOfOperation(tx, operation)
    return async (tx, operation, action, now) => {
      const acted = await (runs.length > 0
        ? actOnRuns(tx, operation, runs, action, now)
        : actBetweenIssues(tx, operation, action, { now, feed }))
      if (acted) await actOnFeed(tx, feed.campaign_id, action, { now, hasRun: runs.length > 0 })
      return acted
    }
  },

  async progressOf(db, operation) {
    const { feed } = fromJson<Partial<FeedProgress>>(operation.progress)
    if (!feed) return runsAsOwners.progressOf(db, operation)
    const runs = await openRunsOfOperation(db, operation.id)
    return { ...progressOfRuns(runs), problem: feed.problem ?? undefined, held: feed.held }
  },
}

/** How far several issues have come together. */
function progressOfRuns(runs: readonly RunRow[]): OperationProgress {
  if (runs.length === 0) return {}
  const each = runs.map(progressOfRun)
  const done = each.reduce((sum, run) => sum + (run.done ?? 0), 0)
  const isPlanned = each.every(({ total }) => total !== undefined)
  return isPlanned ? { done, total: each.reduce((sum, run) => sum + (run.total ?? 0), 0) } : { done }
}

/**
 * Applies an action to every running issue that allows it: an issue may still wait for mail hosts when the next one
 * starts.
 */
async function actOnRuns(
  tx: Db,
  operation: OperationRow,
  runs: readonly RunRow[],
  action: OperationAction,
  now: number,
): Promise<boolean> {
  let acted = false
  for (const run of runs) if (await actOnRun(tx, operation, run, action, now)) acted = true
  return acted
}

/** What the campaign shows while its operation waits. */
const shown: Readonly<Record<Exclude<OperationStatus, 'executing' | 'finished' | 'error'>, CampaignStatus>> = {
  queued: 'queued',
  processing: 'queued',
  paused: 'paused',
  canceled: 'canceled',
}

async function actBetweenIssues(
  tx: Db,
  { id, status: before, account_id, campaign_id }: OperationRow,
  action: OperationAction,
  { now, feed }: { now: number; feed: Pick<FeedRow, 'held' | 'campaign_id'> },
): Promise<boolean> {
  const decision = afterDecision(feed, action)
  const status = decision ? 'queued' : afterAction(before, action)
  if (status === null || status === 'executing' || status === 'finished' || status === 'error') return false
  if (campaign_id === null) return false
  const ended = status === 'canceled'
  const nothing: FeedProgress = { feed: { problem: null } }
  await updateOperation(tx, id, {
    status,
    ...(ended && { ended: now }),
    ...(decision && { progress: toJson(nothing) }),
  })
  if (decision) await updateFeed(tx, feed.campaign_id, { held: toJson(decision) })
  const change = { status: shown[status], updated: now, ...(ended && { end_date: now }) }
  await updateCampaign(tx, account_id, campaign_id, change)
  return true
}

/** A feed is read unless its operation is paused, and at once when the operation is approved or resumed. */
async function actOnFeed(
  tx: Db,
  campaign: number,
  action: OperationAction,
  { now, hasRun }: { now: number; hasRun: boolean },
): Promise<void> {
  if (action === 'cancel') await deleteFeed(tx, campaign)
  else if (action === 'pause') await moveFeed(tx, campaign, null)
  else if (action === 'resume' || !hasRun) await moveFeed(tx, campaign, now)
}
