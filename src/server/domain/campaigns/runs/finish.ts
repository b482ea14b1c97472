// Ends a run when nothing of it is open, and tells those who wanted to know.

import { fromJson } from '../../../lib/json-text.ts'
import { findCampaignById } from '../../../store/campaigns/campaigns.ts'
import { failuresOfRuns } from '../../../store/campaigns/run-failures.ts'
import { findEndedRun, findRun, hasOpenChunks, type RunRow } from '../../../store/campaigns/runs.ts'
import { hasDeferred } from '../../../store/sending/campaign-ledger.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { DomainDeps } from '../../deps.ts'
import { tellUsers } from '../../messages/notices.ts'
import type { Agenda } from '../../timers/agenda.ts'
import { unwatched } from '../../timers/work-turn.ts'
import { moveRun } from './run-moves.ts'
import type { RunOptions } from './run-options.ts'
import { afterStep, type RunState } from './run-states.ts'

/** Reasons of failures in a notice. */
const TOLD_REASONS = 10

/** Ends one run that has nothing open any more; false when there is none. */
export async function finishEndedRun({ store, clock }: DomainDeps, turn = unwatched): Promise<boolean> {
  const run = await findEndedRun(store.db, { held: turn.held })
  if (!run) return false
  turn.note({ account: run.account_id, refs: [run.id] })
  await store.writeAlongside((tx) => finishRunIfDone(tx, run.id, clock.now(run.account_id)))
  return true
}

/** Runs that have nothing open any more. */
export const finishAgenda = ({ store }: { store: Store }): Agenda => ({
  isBusy: async (account) => (await findEndedRun(store.db, { account })) !== undefined,
})

/** Sets the run, its operation and its campaign to their end when nothing is open any more. */
export async function finishRunIfDone(tx: Db, runId: number, now: number): Promise<void> {
  const run = await findRun(tx, runId)
  if (!run || afterStep(run.state, 'finish') === null) return
  if ((await hasOpenChunks(tx, runId)) || (await hasDeferred(tx, runId))) return
  const state = await moveRun(tx, run, 'finish', now, { ended: now })
  if (state !== 'halted') await queueWebhooks(tx, run, state, now)
}

async function queueWebhooks(tx: Db, run: RunRow, state: RunState, now: number): Promise<void> {
  const { notify = [] } = fromJson<RunOptions>(run.options)
  if (notify.length === 0) return
  const campaign = await findCampaignById(tx, run.account_id, run.campaign_id)
  if (!campaign) return
  const { planned, accepted, failed, skipped, cancelled, unknown } = run
  const subject = `The campaign "${campaign.internal_name}" was ${state}`
  const counts = Object.entries({ planned, accepted, failed, skipped, cancelled, unknown }).map(
    ([name, n]) => `${name}: ${n}`,
  )
  const reasons = failed > 0 ? await failuresOfRuns(tx, [run.id], TOLD_REASONS) : []
  const because = reasons.map(({ reason, n }) => `${n}: ${reason}`)
  const unsent = because.length === 0 ? '' : `\n${failed} not sent, because:\n\n${because.join('\n')}\n`
  const text = `${subject}. Its recipients:\n\n${counts.join('\n')}\n${unsent}`
  const { account_id: account } = run
  await tellUsers(tx, { account, users: notify, senderId: campaign.sender_id, subject, text, link: '', now })
}
