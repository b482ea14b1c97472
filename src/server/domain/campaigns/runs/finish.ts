// Ends a run when nothing of it is open, and tells those who wanted to know.

import { fromJson } from '../../../lib/json-text.ts'
import { findCampaignById } from '../../../store/campaigns/campaigns.ts'
import { findEndedRun, findRun, hasOpenChunks, type RunRow } from '../../../store/campaigns/runs.ts'
import { hasDeferred } from '../../../store/sending/messages.ts'
import type { Db, Store } from '../../../store/store.ts'
import { tellUsers } from '../../messages/notices.ts'
import type { Parts } from '../../parts.ts'
import type { Agenda } from '../../timers/agenda.ts'
import { moveRun } from './run-moves.ts'
import type { RunOptions } from './run-options.ts'
import { afterStep, type RunState } from './run-states.ts'

/** Ends one run that has nothing open any more; false when there is none. */
export async function finishEndedRun({ store, clock }: Parts): Promise<boolean> {
  const run = await findEndedRun(store.db)
  if (!run) return false
  await store.writeAlongside((tx) => finishRunIfDone(tx, run.id, clock.now(run.account_id)))
  return true
}

/** Runs that have nothing open any more. */
export const finishAgenda = ({ store }: { store: Store }): Agenda => ({
  isBusy: async (account) => (await findEndedRun(store.db, account)) !== undefined,
})

/** Sets the run, its operation and its campaign to their end when nothing is open any more. */
export async function finishRunIfDone(tx: Db, runId: number, now: number): Promise<void> {
  const run = await findRun(tx, runId)
  if (!run || afterStep(run.state, 'finish') === null) return
  if ((await hasOpenChunks(tx, runId)) || (await hasDeferred(tx, runId))) return
  const state = await moveRun(tx, run, 'finish', now, { ended: now })
  if (state !== 'halted') await announce(tx, run, state, now)
}

async function announce(tx: Db, run: RunRow, state: RunState, now: number): Promise<void> {
  const { notify = [] } = fromJson<RunOptions>(run.options)
  if (notify.length === 0) return
  const campaign = await findCampaignById(tx, run.account_id, run.campaign_id)
  if (!campaign) return
  const { planned, accepted, failed, skipped, cancelled, unknown } = run
  const subject = `The campaign "${campaign.internal_name}" was ${state}`
  const counts = Object.entries({ planned, accepted, failed, skipped, cancelled, unknown }).map(
    ([name, n]) => `${name}: ${n}`,
  )
  const text = `${subject}. Its recipients:\n\n${counts.join('\n')}\n`
  await tellUsers(tx, { account: run.account_id, users: notify, senderId: campaign.sender_id, subject, text, now })
}
