// Actions on operations from outside: approve, cancel, pause, resume. Each operation is judged by itself, all in
// one transaction. It holds the run, or an operation that has none, before it looks at the state, since workers
// settle at the same time.
import type { Clock } from '../../lib/clock.ts'
import type { OperationRow } from '../../store/operations/operations.ts'
import * as rows from '../../store/operations/operations.ts'
import type { Db, Store } from '../../store/store.ts'
import { dropWorkOf, hasHeldWork } from '../../store/timers/quarantine.ts'
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

/**
 * An object with a separate state that operations represent, such as the run of a campaign: actions change that state.
 */
export interface OperationOwner {
  /** Holds what the operation stands for, before the operation itself is held; null when it stands for itself. */
  lockOwner(tx: Db, account: number, operation: number): Promise<Act | null>
  /** How far what the operation stands for has come; null when it stands for itself. */
  progressOf(db: Db, operation: OperationRow): Promise<OperationProgress | null>
}

export interface ActionDeps {
  store: Store
  clock: Clock
  owner: OperationOwner
  kinds: OperationKinds
}

export function createOperationActions({ store, clock, owner, kinds }: ActionDeps) {
  const actOnItself = actOnKind(kinds)
  return (account: number, action: OperationAction, ids: readonly number[]): Promise<ActionResult> =>
    store.writeAlongside(async (tx) => {
      const given = [...new Set(ids)]
      // One query finds those that exist: a request may name very many that do not. They come in the order of ids, so
      // that of two requests for the same operations, one waits for the other.
      const open = await rows.openOperationsAmong(tx, account, given)
      const known = new Set(open)
      const unknown = given.filter((id) => !known.has(id))
      const result: ActionResult = { done: [], refused: [], unknown }
      for (const id of open) {
        const act = (await owner.lockOwner(tx, account, id)) ?? actOnItself
        const operation = await rows.findOpenOperation(tx, account, id)
        // It has ended since.
        if (!operation) result.unknown.push(id)
        else if (await mayAct(tx, id, action, () => act(tx, operation, action, clock.now(account))))
          result.done.push(id)
        else result.refused.push(id)
      }
      result.unknown.sort((a, b) => a - b)
      return result
    })
}

/** Applies an action unless it would begin work that is set aside: only an operator can release that. */
async function mayAct(tx: Db, id: number, action: OperationAction, act: () => Promise<boolean>): Promise<boolean> {
  if (action === 'pause') return act()
  const isHeld = await hasHeldWork(tx, id)
  if (isHeld && action !== 'cancel') return false
  const acted = await act()
  if (isHeld && acted) await dropWorkOf(tx, id)
  return acted
}

/** An action on an operation that stands for itself. */
const actOnKind =
  (kinds: OperationKinds): Act =>
  async (tx, operation, action, now) => {
    const status = afterAction(operation.status, action)
    if (status === null) return false
    const { id } = operation
    // The worker that has it notices the change before the next slice; other workers need not wait for the lease.
    await rows.updateOperation(tx, id, { status, lease_until: 0, ...(status === 'canceled' && { ended: now }) })
    if (status === 'canceled') {
      await rows.deleteSlices(tx, id)
      await rows.leaveQueue(tx, id)
      await kindOf(kinds, operation)?.discard(tx, id)
    }
    return true
  }
