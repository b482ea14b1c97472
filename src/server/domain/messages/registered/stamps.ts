// Time stamps of evidence: the authority, and how long a PDF waits for its stamp.

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

/** The authority gave no stamp; the message says why. */
export class StampError extends Error {}

const FIRST_PAUSE = 2_000
const MAX_PAUSE = 300_000

/** How long a PDF has waited: since when (wall time), and how often it was deferred. */
interface Waited {
  stamp_since: number | null
  stamp_tries: number
}

export interface StampWatch {
  /** Whether it failed a moment ago; not when the clock was put back since. */
  isDown(now: number): boolean
  answered(): void
  /** Questions that were under way together fail once. */
  failed(now: number): void
  /** What happens to a PDF without a stamp: the time of its next try, or null if it has waited long enough. */
  nextTry(waited: Waited, now: number): { until: number; since: number; tries: number } | null
}

/** Remembers of an authority that it failed, so that not every evidence has to ask it; times are wall time. */
export function createStampWatch({ patience }: Pick<Stamping, 'patience'>): StampWatch {
  /** The next request is not before this; `failures` in a row. */
  let notBefore = 0
  let failures = 0
  return {
    isDown: (now) => now < notBefore && now >= notBefore - MAX_PAUSE,

    answered(): void {
      notBefore = failures = 0
    },

    failed(now): void {
      if (this.isDown(now)) return
      notBefore = now + Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures, 20))
      failures++
    },

    nextTry({ stamp_since, stamp_tries }, now) {
      const since = Math.min(stamp_since ?? now, now)
      const end = since + patience
      if (now >= end) return null
      return {
        until: Math.min(Math.max(Math.min(notBefore, now + MAX_PAUSE), now + FIRST_PAUSE), end),
        since,
        tries: stamp_tries + 1,
      }
    },
  }
}
