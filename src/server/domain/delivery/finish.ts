// Ends a run when nothing of it is open, and checks that every planned recipient is accounted for.
import { updateCampaign } from '../../store/campaigns.ts'
import { hasDeferred } from '../../store/messages.ts'
import { updateOperation } from '../../store/operations.ts'
import { findRun, hasOpenChunks, openRuns, updateRun, type RunRow } from '../../store/runs.ts'
import type { Db } from '../../store/store.ts'

/** planned = accepted + failed + skipped + cancelled + unknown + open. */
export const openRecipients = (run: RunRow) =>
  run.planned - run.accepted - run.failed - run.skipped - run.cancelled - run.unknown

/** Sets the run, its operation and its campaign to their end when nothing is open any more. */
export async function finishRunIfDone(tx: Db, runId: number, now: number): Promise<void> {
  const run = await findRun(tx, runId)
  if (run?.state !== 'sending') return
  if ((await hasOpenChunks(tx, runId)) || (await hasDeferred(tx, runId))) return
  const open = openRecipients(run)
  // Never call a run sent that has lost somebody; the campaign stays in `sending` and the log tells why.
  if (open !== 0) throw new Error(`Run ${runId} does not add up: ${open} of ${run.planned} recipients have no outcome`)
  await updateRun(tx, runId, { state: 'sent', ended: now })
  await updateOperation(tx, run.operation_id, { status: 'finished', ended: now })
  if ((await openRuns(tx, run.campaign_id)).length > 0) return
  await updateCampaign(tx, run.account_id, run.campaign_id, { status: 'sent', end_date: now, updated: now })
}
