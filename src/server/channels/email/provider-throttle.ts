// What holds a lane back: the limit of its group, or what its provider asked for.
import type { LaneOf } from './recipient-groups.ts'
import { createThrottle, FULL, type Throttle } from './throttle.ts'

/** Clock and callback of a lane. */
export interface ProviderThrottleDeps {
  /** Milliseconds. */
  now(): number
  /** Called when a lane is held back, and when it is released; then the reason is empty. */
  onChange(lane: string, rate: number | null, reason: string): void
}

export interface LaneHold {
  /** Null while the lane has no limit. */
  throttle(): Throttle | null
  reason(): string
  /** The part of its full rate that the lane has: from 0 to 1. */
  share(): number
  /** The provider asks for fewer mails, or keeps them waiting. */
  tighten(why: string, isSlow: boolean): void
  /** The provider took a mail. */
  ease(): void
}

/** What holds a lane back at first: the limit of its group, where there is one. */
export function createProviderThrottle({ lane, group }: LaneOf, { now, onChange }: ProviderThrottleDeps): LaneHold {
  const full = group.rate ?? FULL
  const fresh = () => createThrottle({ full, floor: Math.min(group.floor, full), rate: full, now })
  let throttle: Throttle | null = group.rate === null ? null : fresh()
  /** What its provider did; empty while nothing is wrong. */
  let reason = ''

  return {
    throttle: () => throttle,

    reason: () => reason,

    share: () => (throttle === null ? 1 : throttle.rate() / full),

    tighten(why, isSlow): void {
      const isNew = reason === ''
      throttle ??= fresh()
      if (isSlow) throttle.stop()
      else throttle.halveRate()
      reason = why
      if (isNew) onChange(lane, throttle.rate(), why)
    },

    ease(): void {
      if (throttle === null || reason === '') return
      throttle.raise()
      if (!throttle.isFull()) return
      reason = ''
      if (group.rate === null) throttle = null
      onChange(lane, group.rate, '')
    },
  }
}
