// What is kept for a time only: hook deliveries that ended, operations that ended, captured messages, and what is left of
// operations that were never made, and of accounts that are gone.
import type { Clock } from '../../lib/clock.ts'
import { pruneKeys } from '../../store/audience/unify-keys.ts'
import {
  lastWithSlices,
  type Prune,
  pruneCaptured,
  pruneHookDeliveries,
  pruneInbound,
  pruneLeftSlices,
  pruneOperations,
  pruneQuietPeriods,
  pruneSmsParts,
} from '../../store/operations/retention.ts'
import { pruneLive } from '../../store/sandbox/live.ts'
import type { Db, Store } from '../../store/store.ts'
import { createLateRemoval } from '../accounts/removal.ts'
import { unwatched } from '../timers/work-turn.ts'

/** How long records are kept, milliseconds; null: permanently. */
export interface Retention {
  hooks: number | null
  operations: number | null
  captured: number | null
  inbound: number | null
  /** Ids of carriers, which report on a message for some days, and parts of texts whose others never came. */
  smsParts: number | null
  /** Events of a stream, after the last reader. */
  live: number | null
  /** Counts of repetitions, after their period is over. */
  quiet: number | null
}

/** Rows that one transaction removes; others may have to wait for it. */
const SLICE = 500
/** Short rows that one transaction removes. */
const KEYS = 5_000
/** Milliseconds between two checks for what is too old. */
const CHECK_INTERVAL_MS = 60_000

const prunes: Readonly<Record<keyof Retention, (tx: Db, old: Prune) => Promise<number>>> = {
  hooks: pruneHookDeliveries,
  operations: pruneOperations,
  captured: pruneCaptured,
  inbound: pruneInbound,
  smsParts: pruneSmsParts,
  live: pruneLive,
  quiet: pruneQuietPeriods,
}

/**
 * Milliseconds after which a request has certainly ended: that long after taking the number of an operation, it will
 * not create the operation any more, nor write for an account that was deleted since.
 */
const REQUEST = 60 * 60 * 1000
/** Operations whose slices one transaction removes: a request has about 10,000 items at most. */
const LEFT = 5

/**
 * Makes what removes the slices of operations that a crash kept from being made. Numbers ascend: when one was seen, all
 * up to it had been taken.
 */
function createLeftSlices(store: Store) {
  let seen: { to: number; wall: number } | null = null

  /** Removes some, of which there may be more. */
  return async function prune(wall: number): Promise<boolean> {
    if (seen && wall - seen.wall >= REQUEST) {
      const { to } = seen
      if ((await store.writeAlongside((tx) => pruneLeftSlices(tx, to, LEFT))) > 0) return true
      seen = null
    }
    seen ??= { to: await lastWithSlices(store.db), wall }
    return false
  }
}

/**
 * Makes the step of the work loop that removes a slice of what is too old; false when there is nothing, or it is
 * not time to look.
 */
export function createRetention({ store, clock, retention }: { store: Store; clock: Clock; retention: Retention }) {
  const kinds = (Object.keys(prunes) as (keyof Retention)[]).flatMap((kind) => {
    const keep = retention[kind]
    return keep === null ? [] : [{ kind, prune: prunes[kind], keep }]
  })
  const pause = Math.min(CHECK_INTERVAL_MS, ...kinds.map(({ keep }) => keep))
  const leftSlices = createLeftSlices(store)
  const lateRemoval = createLateRemoval(store, REQUEST)
  let nextLook = 0

  return async function step(turn = unwatched): Promise<boolean> {
    const at = clock.times()
    if (at.wall < nextLook) return false
    const begins = (part: string): boolean => {
      if (turn.held.includes(part)) return false
      turn.note({ account: 0, refs: [part] })
      return true
    }
    for (const { kind, prune, keep } of kinds) {
      if (!begins(kind)) continue
      if ((await store.writeAlongside((tx) => prune(tx, { at, keep, limit: SLICE }))) > 0) return true
    }
    if (begins('slices') && (await leftSlices(at.wall))) return true
    if (begins('keys') && (await store.writeAlongside((tx) => pruneKeys(tx, KEYS))) > 0) return true
    if (begins('accounts') && (await lateRemoval(at.wall))) return true
    nextLook = at.wall + pause
    return false
  }
}
