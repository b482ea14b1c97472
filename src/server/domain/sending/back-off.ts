// When a message that was deferred is tried again.

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Waits after the first, second, ... attempt, milliseconds. After the last one the message fails: 72 hours in all. */
const waits = [5 * MINUTE, 15 * MINUTE, 40 * MINUTE, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 26 * HOUR]

/** Milliseconds until the next attempt, or null when there is none. `attempts` were made. */
export function waitAfter(attempts: number): number | null {
  return waits[attempts - 1] ?? null
}
