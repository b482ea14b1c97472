// What holds a lane back: the limit of its group, or what its provider asked for.
import type { LaneOf } from './recipient-groups.ts'
import { createThrottle, FULL, type Throttle } from './throttle.ts'

/** What a lane is told of the world. */
export interface HoldParts {
  /** Milliseconds. */
  now(): number
  /** Hears when a lane is held back, and when it is no longer: then there is no reason. */
  onChange(lane: string, rate: number | null, reason: string): void
}

/** What holds a lane back at first: the limit of its group, where there is one. */
export function createLaneHold({ lane, group }: LaneOf, { now, onChange }: HoldParts) {
  const full = group.rate ?? FULL
  const fresh = () => createThrottle({ full, floor: Math.min(group.floor, full), rate: full, now })
  let throttle: Throttle | null = group.rate === null ? null : fresh()
  /** What its provider did; empty while nothing is wrong. */
  let reason = ''

  return {
    /** Null while the lane has no limit. */
    throttle: (): Throttle | null => throttle,

    reason: (): string => reason,

    /** The part of its full rate that the lane has: from 0 to 1. */
    share: (): number => (throttle === null ? 1 : throttle.rate() / full),

    /** The provider asks for fewer mails, or keeps them waiting. */
    tighten(why: string, isSlow: boolean): void {
      const isNew = reason === ''
      throttle ??= fresh()
      if (isSlow) throttle.stop()
      else throttle.cut()
      reason = why
      if (isNew) onChange(lane, throttle.rate(), why)
    },

    /** The provider took a mail. */
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
