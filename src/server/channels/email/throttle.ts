// How many mails a second a group of recipients gets: half as many at once when its provider asks for fewer, and slowly
// more with each mail that it takes (additive increase, multiplicative decrease).

/** Mails per second up to which a group without a configured limit is held back; above, it is free again. */
export const FULL = 100
/** Seconds of mails taken after which a group has its full rate again. */
const RECOVERY = 120
/** How long a provider that keeps mails waiting is left alone at first and at last, milliseconds. */
const FIRST_REST_MS = 30_000
const MAX_REST_MS = 300_000
/** One cut for all answers to mails that were on their way together, milliseconds. */
const ROUND_MS = 1_000
/** When mails that wait come back: not sooner and not later, milliseconds. */
const MIN_COMEBACK_MS = 5_000
const LATEST = 3_600_000

export interface ThrottleOptions {
  full: number
  floor: number
  /** The rate to begin with. */
  rate: number
  /** Milliseconds. */
  now(): number
}

export interface Throttle {
  /** Mails per second. */
  rate(): number
  isFull(): boolean
  /** When it was cut last; 0: never. */
  lastCut(): number
  /** Takes the next place; returns the milliseconds until then. One beyond `most` is not taken. */
  reserve(most: number): number
  /** Milliseconds after which a mail that got no place should come again; each one a place later. */
  comeBack(): number
  /** Halves the rate. */
  halveRate(): void
  /** Lets nothing through for a while, longer each time: every such mail blocks its sender for a long time. */
  stop(): void
  /** A mail was taken: with `rate` of them in a second, the rate grows by a part of the full one in that second. */
  raise(): void
}

/** A throttle that begins at `rate`. */
export function createThrottle({ full, floor, rate, now }: ThrottleOptions): Throttle {
  let lastCut = 0
  /** When the next mail may go, and when the last of those that wait comes back. */
  let next = 0
  let back = 0
  let rest = FIRST_REST_MS
  const slot = () => 1_000 / rate

  return {
    rate: () => rate,

    isFull: () => rate >= full,

    lastCut: () => lastCut,

    reserve(most): number {
      const wait = Math.max(0, next - now())
      if (wait <= most) next = Math.max(next, now()) + slot()
      return wait
    },

    comeBack(): number {
      // What would wait longer comes back in turns all the same, not in one wave.
      if (back > now() + LATEST) back = now() + LATEST / 2
      back = Math.max(back, next, now()) + slot()
      return Math.round(Math.min(Math.max(back - now(), MIN_COMEBACK_MS), LATEST))
    },

    halveRate(): void {
      if (now() - lastCut < ROUND_MS) return
      lastCut = now()
      rate = Math.max(floor, rate / 2)
      next = Math.max(next, now() + slot())
    },

    stop(): void {
      if (now() - lastCut < ROUND_MS) return
      lastCut = now()
      rate = floor
      next = now() + rest
      rest = Math.min(2 * rest, MAX_REST_MS)
    },

    raise(): void {
      rate = Math.min(full, rate + full / RECOVERY / rate)
      rest = FIRST_REST_MS
    },
  }
}
