// Moves a run from state to state, and its operation and campaign with it. At each move the ledger is checked:
//   planned = accepted + failed + skipped + cancelled + unknown + open
// where `open` is counted in the chunks and the messages themselves. A run that does not add up is halted:
// nothing of it is sent any more, and it is never called sent.
import { fromJson, toJson } from '../../../lib/json-text.ts'
import { updateCampaign } from '../../../store/campaigns/campaigns.ts'
import { hasOpenRun, nextReading } from '../../../store/campaigns/feeds.ts'
import { countOpen, hastenCancelled, type LedgerRow } from '../../../store/campaigns/run-ledger.ts'
import { findRun, type RunChange, type RunRow, updateRun } from '../../../store/campaigns/runs.ts'
import { findOpenOperation, updateOperation } from '../../../store/operations/operations.ts'
import type { TimerKind } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { deleteTimers, insertTimer } from '../../../store/timers/timers.ts'
import type { DomainDeps } from '../../deps.ts'
import { type RunOptions, withoutLocalTime } from './run-options.ts'
import { afterStep, type RunState, type RunStep, shownAs, shownBetweenIssues } from './run-states.ts'

/** The kind of the timer that begins a run. */
export const RUN_TIMER = 'run.start' as const satisfies TimerKind

/** Recipients without an outcome, by the counters of the run. */
export const openRecipients = (run: LedgerRow) =>
  run.planned - run.accepted - run.failed - run.skipped - run.cancelled - run.unknown

/** Whether the counters of a run agree with what is open. The run has to be held for a change. */
export const addsUp = async (tx: Db, run: RunRow): Promise<boolean> =>
  openRecipients(run) === (await countOpen(tx, run.id))

/** Moves a run, held for a change, along `step`; returns its new state. Throws when the run cannot take the step. */
export async function moveRun(
  tx: Db,
  run: RunRow,
  step: RunStep,
  now: number,
  change: RunChange = {},
): Promise<RunState> {
  const to = afterStep(run.state, step)
  if (to === null) throw new Error(`Run ${run.id} is ${run.state} and cannot ${step}`)
  const after = { ...run, ...change, state: to } as RunRow
  if (!(await addsUp(tx, after))) {
    await haltRun(tx, after, now, change)
    return 'halted'
  }
  await updateRun(tx, run.id, { ...change, state: to })
  await show(tx, run, to, now)
  return to
}

/** Stops a run that does not add up. What is on its way is still settled. */
export async function haltRun(tx: Db, run: RunRow, now: number, change: RunChange = {}): Promise<void> {
  await updateRun(tx, run.id, { ...change, state: 'halted' })
  // To its user a cancelled run stays cancelled, and nothing shows the run of an automation.
  const isShown = run.state !== 'cancelling' && run.state !== 'cancelled' && run.state !== 'standing'
  if (isShown) await show(tx, run, 'halted', now)
}

/** Halts a run of which more recipients have an outcome than were planned. `counted`: as it was when they were added. */
export async function haltIfOver(
  { store, clock }: Pick<DomainDeps, 'store' | 'clock'>,
  counted: RunRow,
): Promise<void> {
  if (openRecipients(counted) >= 0) return
  await store.writeAlongside(async (tx) => {
    const run = await findRun(tx, counted.id)
    if (run && run.state !== 'halted') await haltRun(tx, run, clock.now(run.account_id))
  })
}

async function show(tx: Db, run: RunRow, state: RunState, now: number): Promise<void> {
  const reading = state === 'sent' ? await nextReading(tx, run.operation_id) : undefined
  // The last one of the issues that are on their way at the same time shows that all are out.
  if (reading && !(await isLast(tx, run))) return
  const shown = reading ? shownBetweenIssues : shownAs[state]
  if (shown === null) return
  await updateOperation(tx, run.operation_id, {
    status: shown.operation,
    ...(shown.ended && { ended: now }),
    ...(reading && { start_date: reading.due }),
  })
  const ended = shown.ended && { end_date: now }
  await updateCampaign(tx, run.account_id, run.campaign_id, { status: shown.campaign, updated: now, ...ended })
}

/** Whether no other run of the operation is open. Holds the operation, so that of two that end now one is the last. */
async function isLast(tx: Db, { account_id, operation_id }: RunRow): Promise<boolean> {
  await findOpenOperation(tx, account_id, operation_id)
  return !(await hasOpenRun(tx, operation_id))
}

/** Resumes a run: at its scheduled time if that is still to come, otherwise at once. False when it does not add up. */
export async function resumeRun(tx: Db, run: RunRow, scheduled: number | null, now: number): Promise<boolean> {
  if ((await moveRun(tx, run, 'resume', now)) === 'halted') return false
  const due = run.started === null ? Math.max(scheduled ?? now, now) : now
  await deleteTimers(tx, RUN_TIMER, run.id)
  await insertTimer(tx, {
    account_id: run.account_id,
    kind: RUN_TIMER,
    ref: run.id,
    generation: 0,
    due,
  })
  return true
}

/** Begins a run without waiting for its time, in all time zones at once if it is not planned yet. */
export async function approveRun(tx: Db, run: RunRow, now: number): Promise<void> {
  await deleteTimers(tx, RUN_TIMER, run.id)
  const options = toJson(withoutLocalTime(fromJson<RunOptions>(run.options)))
  await moveRun(tx, run, 'begin', now, run.started === null ? { options } : {})
  await updateOperation(tx, run.operation_id, { status: 'processing', start_date: now })
}

/**
 * Cancels a run: recipients that are not in flight at this moment get nothing. The work loop counts them as cancelled.
 */
export async function cancelRun(tx: Db, run: RunRow, now: number): Promise<void> {
  await deleteTimers(tx, RUN_TIMER, run.id)
  await moveRun(tx, run, 'cancel', now)
  await hastenCancelled(tx, run.id, now)
}
