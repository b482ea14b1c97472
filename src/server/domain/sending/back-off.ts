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

/** The same outcome, unless a message of this age was put off without an attempt: then it has failed, and never left. */
export function unlessHeldTooLong<O extends { state: string; reason?: string; held?: true }>(outcome: O, age: number) {
  if (!isHeld(outcome) || age < HELD_FOR) return outcome
  return { state: 'failed', reason: `${outcome.reason} (gave up after 72 hours)`, unsent: true } as const
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
