// What is kept for a time only: hook deliveries that ended, operations that ended, captured messages.
import type { Clock } from '../../lib/clock.ts'
import {
  type Prune,
  pruneCaptured,
  pruneHookDeliveries,
  pruneInbound,
  pruneOperations,
} from '../../store/operations/retention.ts'
import type { Db, Store } from '../../store/store.ts'

/** How long things are kept, milliseconds; null: for ever. */
export interface Retention {
  hooks: number | null
  operations: number | null
  captured: number | null
  inbound: number | null
}

/** Rows that one transaction removes; others may have to wait for it. */
const SLICE = 500
/** Milliseconds between two checks for what is too old. */
const LOOK = 60_000

const prunes: Readonly<Record<keyof Retention, (tx: Db, old: Prune) => Promise<number>>> = {
  hooks: pruneHookDeliveries,
  operations: pruneOperations,
  captured: pruneCaptured,
  inbound: pruneInbound,
}

/**
 * Makes the step of the work loop that removes a slice of what is too old; false when there is nothing, or it is
 * not time to look.
 */
export function createRetention({ store, clock, retention }: { store: Store; clock: Clock; retention: Retention }) {
  const kinds = (Object.keys(prunes) as (keyof Retention)[]).flatMap((kind) => {
    const keep = retention[kind]
    return keep === null ? [] : [{ prune: prunes[kind], keep }]
  })
  const pause = Math.min(LOOK, ...kinds.map(({ keep }) => keep))
  let nextLook = 0

  return async function step(): Promise<boolean> {
    const at = clock.times()
    if (kinds.length === 0 || at.wall < nextLook) return false
    for (const { prune, keep } of kinds) {
      if ((await store.writeAlongside((tx) => prune(tx, { at, keep, limit: SLICE }))) > 0) return true
    }
    nextLook = at.wall + pause
    return false
  }
}
