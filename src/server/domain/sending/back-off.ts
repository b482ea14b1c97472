// When a message that was deferred is tried again.

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Waits after the first, second, ... attempt, milliseconds. After the last one the message fails: 72 hours in all. */
const waits = [5 * MINUTE, 15 * MINUTE, 40 * MINUTE, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 26 * HOUR]

/** Milliseconds until the next attempt, or null when there is none. `attempts` were made. */
export function waitAfter(attempts: number): number | null {
  return waits[attempts - 1] ?? null
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
