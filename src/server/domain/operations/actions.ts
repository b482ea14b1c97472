// Actions on operations from outside: approve, cancel, pause, resume. Each operation is judged by itself, all in
// one transaction. It holds the run, or an operation that has none, before it looks at the state, since workers
// settle at the same time.
import type { Clock } from '../../lib/clock.ts'
import { deleteImportFile } from '../../store/audience/import-files.ts'
import { findRunOfOperation } from '../../store/campaigns/run-books.ts'
import type { RunRow } from '../../store/campaigns/runs.ts'
import type { OperationRow } from '../../store/operations/operations.ts'
import * as rows from '../../store/operations/operations.ts'
import type { Db, Store } from '../../store/store.ts'
import { approveRun, cancelRun, moveRun, resumeRun } from '../campaigns/runs/run-moves.ts'
import { afterStep } from '../campaigns/runs/run-states.ts'
import { afterAction, type OperationAction } from './states.ts'

/** The operations that an action was applied to, and the others by the reason. */
export interface ActionResult {
  done: number[]
  refused: number[]
  unknown: number[]
}

export function createOperationActions({ store, clock }: { store: Store; clock: Clock }) {
  return (account: number, action: OperationAction, ids: readonly number[]): Promise<ActionResult> =>
    store.writeAlongside(async (tx) => {
      const result: ActionResult = { done: [], refused: [], unknown: [] }
      // In the order of ids, so that of two that act on the same operations, one waits for the other.
      for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
        const run = await findRunOfOperation(tx, account, id)
        const operation = await rows.findOpenOperation(tx, account, id)
        if (!operation) result.unknown.push(id)
        else if (await act(tx, operation, run, action, clock.now())) result.done.push(id)
        else result.refused.push(id)
      }
      return result
    })
}

/** Does it; false when the operation does not let it. */
async function act(
  tx: Db,
  operation: OperationRow,
  run: RunRow | undefined,
  action: OperationAction,
  now: number,
): Promise<boolean> {
  if (run) return actOnRun(tx, operation, run, action, now)
  const status = afterAction(operation.status, action)
  if (status === null) return false
  // Whoever works on it sees it before the next slice; nobody else has to wait for a lease.
  await rows.updateOperation(tx, operation.id, { status, lease_until: 0, ...(status === 'canceled' && { ended: now }) })
  if (status === 'canceled') {
    await deleteImportFile(tx, operation.id)
    await rows.deleteSlices(tx, operation.id)
  }
  return true
}

/** The steps of a run that an action stands for. */
const steps = { approve: 'begin', cancel: 'cancel', pause: 'pause', resume: 'resume' } as const

async function actOnRun(
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
  // One that does not add up is halted again.
  return action !== 'resume' || resumeRun(tx, run, operation.start_date, now)
}
