// Time stamps of evidences: who gives them, and how long an evidence waits for one.

/** An authority of time stamps (RFC 3161). Implemented in channels/http. */
export interface StampAuthority {
  /** A stamp over these bytes, checked; rejects when there is none to be had now. */
  stamp(bytes: Buffer): Promise<Buffer>
}

/** An authority, and for how many milliseconds an evidence waits for it. */
export interface Stamping {
  authority: StampAuthority
  patience: number
}

/** There is no stamp now; the message says why. */
export class StampError extends Error {}

const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 300_000

/** What an evidence has waited: since when (wall time), and how many tries failed. */
interface Waited {
  stamp_since: number | null
  stamp_tries: number
}

/** How an evidence goes on after a try that failed: the time of the next one, or null when it has waited long enough. */
export function nextTry({ stamp_since, stamp_tries }: Waited, { patience }: Stamping, now: number) {
  const since = stamp_since ?? now
  const end = since + patience
  if (now >= end) return null
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(stamp_tries, 20))
  return { until: Math.min(now + pause, end), since, tries: stamp_tries + 1 }
}
