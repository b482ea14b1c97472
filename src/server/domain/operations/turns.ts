// Whose turn it is: operations that wait take turns, a slice each, under a lease of this process.
import type { Clock } from '../../lib/clock.ts'
import type { OperationRow } from '../../store/operations/operations.ts'
import * as rows from '../../store/operations/operations.ts'
import type { Store } from '../../store/store.ts'
import { createFairQueue } from '../timers/fair-queue.ts'

export interface TurnDeps {
  store: Store
  clock: Clock
  /** The kinds of operations that are worked off in slices. */
  kinds: readonly string[]
  /** Milliseconds of wall time for which a process keeps an operation to itself. */
  lease: number
}

export interface Turns {
  /** The operation whose turn it is; null when none waits. */
  next(): Promise<OperationRow | null>
  /** Leaves the current operation: it ended, or waits until its lease expires. */
  drop(): void
  /** Releases the current operation, so that another process may continue at once. */
  end(): Promise<void>
}

export function createTurns({ store, clock, kinds, lease }: TurnDeps): Turns {
  /** The operation that this process works on, while its lease is good. */
  let held: OperationRow | null = null
  /** The operation of each account that had its last turn, by number. */
  const last = new Map<number, number>()
  const fairQueue = createFairQueue((after) => rows.accountsWithOperations(store.db, kinds, clock.wall(), after), {
    each: 1,
  })

  /** Releases the current operation and takes the next free one of an account. */
  function takeTurn(mine: OperationRow | null, account: number): Promise<OperationRow | null> {
    const wall = clock.wall()
    const after = last.get(account) ?? 0
    return store.writeAlongside(async (tx) => {
      // The lease goes back first: until then the transaction waits for no row of another operation, so two that
      // take turns cannot wait for each other.
      if (mine) await rows.moveOperationLease(tx, mine, 0)
      return (await rows.leaseOperation(tx, kinds, { account, after, wall, until: wall + lease })) ?? null
    })
  }

  async function extend(mine: OperationRow, until: number): Promise<OperationRow | null> {
    const kept = await store.writeAlongside((tx) => rows.moveOperationLease(tx, mine, until))
    return kept ? { ...mine, lease_until: until } : null
  }

  return {
    async next(): Promise<OperationRow | null> {
      const turn = await fairQueue.claimNext(async (account) => {
        const mine = held
        held = null
        return takeTurn(mine, account)
      })
      await turn?.run(async () => undefined)
      const wall = clock.wall()
      if (turn) held = turn.work
      else if (held && held.lease_until - wall <= lease / 2) held = await extend(held, wall + lease)
      if (held) last.set(held.account_id, held.id)
      return held
    },

    drop(): void {
      held = null
    },

    async end(): Promise<void> {
      const mine = held
      held = null
      if (mine) await store.writeAlongside((tx) => rows.moveOperationLease(tx, mine, 0))
    },
  }
}
