// Actions on operations from outside: approve, cancel, pause, resume. Each operation is judged by itself, all in
// one transaction. It holds the run, or an operation that has none, before it looks at the state, since workers
// settle at the same time.
import type { Clock } from '../../lib/clock.ts'
import type { OperationRow } from '../../store/operations/operations.ts'
import * as rows from '../../store/operations/operations.ts'
import type { Db, Store } from '../../store/store.ts'
import { kindOf, type OperationKinds, type OperationProgress } from './kinds.ts'
import { afterAction, type OperationAction } from './states.ts'

/** The operations that an action was applied to, and the others by the reason. */
export interface ActionResult {
  done: number[]
  refused: number[]
  unknown: number[]
}

/** Applies an action to what an operation stands for; false when that does not allow it. */
export type Act = (tx: Db, operation: OperationRow, action: OperationAction, now: number) => Promise<boolean>

/** Something with a state of its own that operations stand for, such as the run of a campaign: it moves them. */
export interface OperationOwner {
  /** Holds what the operation stands for, before the operation itself is held; null when it stands for itself. */
  hold(tx: Db, account: number, operation: number): Promise<Act | null>
  /** How far what the operation stands for has come; null when it stands for itself. */
  progressOf(db: Db, operation: OperationRow): Promise<OperationProgress | null>
}

export interface ActionParts {
  store: Store
  clock: Clock
  owner: OperationOwner
  kinds: OperationKinds
}

export function createOperationActions({ store, clock, owner, kinds }: ActionParts) {
  const actOnItself = actOnKind(kinds)
  return (account: number, action: OperationAction, ids: readonly number[]): Promise<ActionResult> =>
    store.writeAlongside(async (tx) => {
      const result: ActionResult = { done: [], refused: [], unknown: [] }
      // In the order of ids, so that of two that act on the same operations, one waits for the other.
      for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
        const act = (await owner.hold(tx, account, id)) ?? actOnItself
        const operation = await rows.findOpenOperation(tx, account, id)
        if (!operation) result.unknown.push(id)
        else if (await act(tx, operation, action, clock.now(account))) result.done.push(id)
        else result.refused.push(id)
      }
      return result
    })
}

/** An action on an operation that stands for itself. */
const actOnKind =
  (kinds: OperationKinds): Act =>
  async (tx, operation, action, now) => {
    const status = afterAction(operation.status, action)
    if (status === null) return false
    const { id } = operation
    // The worker that has it notices before the next slice; nobody else has to wait for the lease.
    await rows.updateOperation(tx, id, { status, lease_until: 0, ...(status === 'canceled' && { ended: now }) })
    if (status === 'canceled') {
      await rows.deleteSlices(tx, id)
      await rows.leaveQueue(tx, id)
      await kindOf(kinds, operation)?.discard(tx, id)
    }
    return true
  }
