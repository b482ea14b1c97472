// When a message that was deferred is tried again.
import { isHeld } from './carrier.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Waits after the first, second, ... attempt, milliseconds. After the last one the message fails: 72 hours in all. */
const waits = [5 * MINUTE, 15 * MINUTE, 40 * MINUTE, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 26 * HOUR]

/** Milliseconds until the next attempt, or null when there is none. `attempts` were made. */
export function waitAfter(attempts: number): number | null {
  return waits[attempts - 1] ?? null
}

/** How long a message may be put off without an attempt: as long as attempts are made. */
const HELD_FOR = 72 * HOUR

type Held = { state: string; reason?: string; held?: true; wait?: number }

/**
 * Since when a message is put off without an attempt, milliseconds; `before` is what was known of it. A process that ends
 * puts off nothing for long, and changes nothing of it.
 */
export function heldSince(before: number | null, outcome: Held, now: number): number | null {
  if (!isHeld(outcome)) return null
  return outcome.wait === undefined ? before : (before ?? now)
}

/**
 * The same outcome, unless the message was put off without an attempt for too long: then it has failed, and never left.
 * Of one in doubt from before (`inDoubt`) nobody knows that.
 */
export function unlessHeldTooLong<O extends Held>(
  outcome: O,
  { since, now, inDoubt }: { since: number | null; now: number; inDoubt: boolean },
) {
  if (!isHeld(outcome) || outcome.wait === undefined || since === null || now - since < HELD_FOR) return outcome
  const reason = `${outcome.reason} (gave up after 72 hours)`
  return inDoubt ? ({ state: 'unknown', reason } as const) : ({ state: 'failed', reason, unsent: true } as const)
}

/** The wait before everybody who did not take a call is called once more, and how often all numbers are tried. */
const CALL_AGAIN = 10 * MINUTE
const CALL_ROUNDS = 3

/**
 * Milliseconds until a call that nobody took is made again, or null when it is not. Whoever has several numbers (`ways`)
 * is called at the next one at once (M-442).
 */
export function callAgainAfter(attempts: number, ways: number): number | null {
  if (attempts >= CALL_ROUNDS * ways) return null
  return attempts % ways === 0 ? CALL_AGAIN : 0
}
