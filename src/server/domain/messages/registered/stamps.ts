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

/** What an evidence has waited: since when (wall time), and how often it was put off. */
interface Waited {
  stamp_since: number | null
  stamp_tries: number
}

/** Remembers of an authority that it failed, so that not every evidence has to ask it; times are wall time. */
export function createStampWatch({ patience }: Pick<Stamping, 'patience'>) {
  /** Nobody asks before; how many questions in a row failed. */
  let notBefore = 0
  let failures = 0
  return {
    /** Whether it failed a moment ago. */
    isDown: (now: number): boolean => now < notBefore,

    answered(): void {
      notBefore = failures = 0
    },

    /** Questions that were under way together fail once. */
    failed(now: number): void {
      if (now < notBefore) return
      notBefore = now + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures, 20))
      failures++
    },

    /** How an evidence goes on without a stamp now: the time of its next try, or null when it has waited long enough. */
    nextTry({ stamp_since, stamp_tries }: Waited, now: number) {
      const since = stamp_since ?? now
      const end = since + patience
      if (now >= end) return null
      return { until: Math.min(Math.max(notBefore, now + FIRST_PAUSE), end), since, tries: stamp_tries + 1 }
    },
  }
}
