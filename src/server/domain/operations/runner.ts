// Works off operations in slices, whatever their kind. A slice is one transaction with everything that follows from
// it, so a crash at any point neither repeats nor loses one. After each slice it is the turn of another operation.
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import { toJson } from '../../lib/json-text.ts'
import { epochOf, holdEpoch } from '../../store/epoch.ts'
import type { OperationRow } from '../../store/operations/operations.ts'
import * as rows from '../../store/operations/operations.ts'
import { isOpenOperation } from '../../store/states.ts'
import { type Db, type Store, StoreUnavailableError } from '../../store/store.ts'
import type { Agenda } from '../timers/agenda.ts'
import { unwatched, type WorkTurn } from '../timers/work-turn.ts'
import type { EndOperation } from './ending.ts'
import { kindOf, type OperationKinds, type Slice, type Work, workOf } from './kinds.ts'
import { createTurns } from './turns.ts'

export interface RunnerDeps {
  store: Store
  clock: Clock
  kinds: OperationKinds
  endOperation: EndOperation
  /** Milliseconds of wall time for which a process keeps an operation to itself. */
  lease: number
}

interface ReadySlice {
  work: Work
  slice: Slice
  /** The account's epoch when the slice was read. */
  epoch: number
}

/** Whether an operation continues: it was neither paused nor cancelled. */
const isAtWork = ({ status }: OperationRow) => isOpenOperation(status) && status !== 'paused'

export interface OperationRunner {
  /** Does one slice; false when no operation waits. */
  step(turn?: WorkTurn): Promise<boolean>
  end(): Promise<void>
  /** Unfinished operations, including leased ones. */
  agenda: { isBusy: (account: number) => Promise<boolean> }
}

/**
 * Creates the runner. Its step does one slice of an operation and returns whether there was one; `end` releases its
 * lease.
 */
export function createOperationRunner({ store, clock, kinds, endOperation, lease }: RunnerDeps): OperationRunner {
  const names = [...kinds.keys()]
  const turns = createTurns({ store, clock, kinds: names, lease })

  async function readSlice({ id, account_id }: OperationRow, turn: WorkTurn): Promise<ReadySlice | null> {
    const epoch = await epochOf(store.db, account_id)
    const now = await rows.findOperation(store.db, id)
    if (!now || !isAtWork(now)) return null
    const work = workOf(now)
    turn.note({ account: account_id, refs: [id], place: work.seq })
    const slice = (await kindOf(kinds, now)?.read(work)) ?? null
    return slice && { work, slice, epoch }
  }

  /** Does the slice; false when the operation ended, or is not this worker's any more. */
  async function doSlice(tx: Db, { work, slice, epoch }: ReadySlice): Promise<boolean> {
    const { id, account_id } = work.operation
    if ((await holdEpoch(tx, account_id)) !== epoch) return false
    const fresh = await rows.findOperation(tx, id)
    // Paused or cancelled since the last slice, or another worker has done this one.
    if (!fresh || !isAtWork(fresh) || workOf(fresh).seq !== work.seq) return false
    const { progress, lines, isLast } = await slice.apply(tx)
    if (lines.length > 0) await rows.insertResultPart(tx, id, work.seq, lines)
    const [now, seq] = [clock.now(account_id), work.seq + 1]
    await rows.updateOperation(tx, id, {
      status: 'processing',
      start_date: fresh.start_date ?? now,
      progress: toJson({ ...progress, next: seq }),
    })
    if (isLast) await endOperation(tx, { ...work, progress, seq }, now)
    return !isLast
  }

  async function advance(operation: OperationRow, turn: WorkTurn): Promise<boolean> {
    const ready = await readSlice(operation, turn)
    return ready !== null && (await store.writeAlongside((tx) => doSlice(tx, ready)))
  }

  return {
    async step(turn = unwatched): Promise<boolean> {
      const operation = await turns.next()
      if (!operation) return false
      // Requests that came in during the last slice go first.
      await setImmediate()
      try {
        if (!(await advance(operation, turn))) turns.drop()
      } catch (error) {
        if (error instanceof StoreUnavailableError) throw error
        // The others have their turns until the lease of this one runs out. Then it is tried again.
        turns.drop()
        throw new Error(`A slice of operation ${operation.id} (${operation.kind}) failed`, { cause: error })
      }
      return true
    },

    end: turns.end,

    agenda: { isBusy: (account) => rows.hasOpenWork(store.db, account, names) } satisfies Agenda,
  }
}
