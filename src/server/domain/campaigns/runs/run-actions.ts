// An action on the operation of a run is applied to the run, which moves its operation along.
import { findRunOfOperation } from '../../../store/campaigns/run-ledger.ts'
import type { RunRow } from '../../../store/campaigns/runs.ts'
import type { OperationRow } from '../../../store/operations/operations.ts'
import type { RunState } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import type { OperationOwner } from '../../operations/actions.ts'
import type { OperationProgress } from '../../operations/kinds.ts'
import { afterAction, type OperationAction } from '../../operations/states.ts'
import { approveRun, cancelRun, moveRun, resumeRun } from './run-moves.ts'
import { afterStep } from './run-states.ts'

/** Runs as the owners of their operations. */
export const runsAsOwners: OperationOwner = {
  async lockOwner(tx, account, operation) {
    const run = await findRunOfOperation(tx, account, operation)
    return run ? (tx, operation, action, now) => actOnRun(tx, operation, run, action, now) : null
  },

  async progressOf(db, operation) {
    const run = await findRunOfOperation(db, operation.account_id, operation.id)
    return run ? progressOfRun(run) : null
  },
}

/** How far a run has come. */
export function progressOfRun({
  planned,
  accepted,
  failed,
  skipped,
  cancelled,
  unknown,
  state,
}: RunRow): OperationProgress {
  const done = accepted + failed + skipped + cancelled + unknown
  return unplanned.has(state) ? { done } : { done, total: planned }
}

/** The states before planning, in which the number of recipients is unknown. */
const unplanned: ReadonlySet<RunState> = new Set(['scheduled', 'planning'])

/** The steps of a run that an action stands for. */
const steps = { approve: 'begin', cancel: 'cancel', pause: 'pause', resume: 'resume' } as const

/** Applies an action on an operation to its run, which is held; false when the state of one of them does not allow it. */
export async function actOnRun(
  tx: Db,
  operation: OperationRow,
  run: RunRow,
  action: OperationAction,
  now: number,
): Promise<boolean> {
  if (afterAction(operation.status, action) === null || afterStep(run.state, steps[action]) === null) return false
  if (action === 'approve') await approveRun(tx, run, now)
  if (action === 'cancel') await cancelRun(tx, run, now)
  if (action === 'pause') await moveRun(tx, run, 'pause', now)
  // A run that does not add up is halted again.
  return action !== 'resume' || resumeRun(tx, run, operation.start_date, now)
}
