// Whose turn it is: operations that wait take turns, a slice each, under a lease of this process.
import type { Clock } from '../../lib/clock.ts'
import type { OperationRow } from '../../store/operations/operations.ts'
import * as rows from '../../store/operations/operations.ts'
import type { Store } from '../../store/store.ts'
import { createRotation } from '../timers/rotation.ts'

export interface TurnParts {
  store: Store
  clock: Clock
  /** The kinds of operations that are worked off in slices. */
  kinds: readonly string[]
  /** Milliseconds of wall time for which a process keeps an operation to itself. */
  lease: number
}

export function createTurns({ store, clock, kinds, lease }: TurnParts) {
  /** The operation that this process works on, while its lease is good. */
  let held: OperationRow | null = null
  /** The operation of each account that had its last turn, by number. */
  const last = new Map<number, number>()
  const rotation = createRotation((after) => rows.accountsWithOperations(store.db, kinds, clock.wall(), after), {
    each: 1,
  })

  /** Gives back the operation in hand and takes the next one of an account that nobody holds. */
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
    /** The operation whose turn it is; null when none waits. */
    async next(): Promise<OperationRow | null> {
      const turn = await rotation.take(async (account) => {
        const mine = held
        held = null
        return takeTurn(mine, account)
      })
      await turn?.during(async () => undefined)
      const wall = clock.wall()
      if (turn) held = turn.work
      else if (held && held.lease_until - wall <= lease / 2) held = await extend(held, wall + lease)
      if (held) last.set(held.account_id, held.id)
      return held
    },

    /** Leaves the operation in hand: it ended, or waits until its lease has run out. */
    drop(): void {
      held = null
    },

    /** Gives back the operation in hand: another process may go on at once. */
    async end(): Promise<void> {
      const mine = held
      held = null
      if (mine) await store.writeAlongside((tx) => rows.moveOperationLease(tx, mine, 0))
    },
  }
}
