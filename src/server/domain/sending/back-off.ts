// When a message that was deferred is tried again.
import { isHeld } from './carrier.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Waits after the first, second, ... attempt, milliseconds. After the last one the message fails: 72 hours in all. */
const waits = [
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  40 * MINUTE_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  26 * HOUR_MS,
]

/** Milliseconds until the next attempt, or null when there is none. `attempts` were made. */
export function waitAfter(attempts: number): number | null {
  return waits[attempts - 1] ?? null
}

/** How long a message may be deferred without an attempt: as long as attempts are made. */
const HELD_FOR = 72 * HOUR_MS

type Held = { state: string; reason?: string; held?: true; wait?: number }

/**
 * Since when a message is deferred without an attempt, milliseconds; `before` is the value so far. The end of a process
 * defers only for a moment, and does not change it.
 */
export function heldSince(before: number | null, outcome: Held, now: number): number | null {
  if (!isHeld(outcome)) return null
  return outcome.wait === undefined ? before : (before ?? now)
}

/**
 * The same outcome. But a message that was deferred for too long without an attempt has failed, and was never sent. If
 * an earlier outcome is unknown (`inDoubt`), that is not certain.
 */
export function unlessHeldTooLong<O extends Held>(
  outcome: O,
  { since, now, inDoubt }: { since: number | null; now: number; inDoubt: boolean },
) {
  if (!isHeld(outcome) || outcome.wait === undefined || since === null || now - since < HELD_FOR) return outcome
  const reason = `${outcome.reason} (gave up after 72 hours)`
  return inDoubt ? ({ state: 'unknown', reason } as const) : ({ state: 'failed', reason, unsent: true } as const)
}

/** The wait before unanswered calls are repeated, and how often all numbers are tried. */
const CALL_AGAIN = 10 * MINUTE_MS
const CALL_ROUNDS = 3

/**
 * Milliseconds until an unanswered call is repeated, or null after the last repetition. A contact with several numbers
 * (`ways`) is called at the next one at once (M-442).
 */
export function callAgainAfter(attempts: number, ways: number): number | null {
  if (attempts >= CALL_ROUNDS * ways) return null
  return attempts % ways === 0 ? CALL_AGAIN : 0
}
