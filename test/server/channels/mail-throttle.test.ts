// How a lane of mails is held back: what comes back when, and how long that may go on.
import { describe, expect, it } from 'vitest'
import { createThrottle } from '../../../src/server/channels/email/throttle.ts'
import { heldSince, unlessHeldTooLong } from '../../../src/server/domain/sending/back-off.ts'

const HOUR = 3_600_000

describe('mails that are put off', () => {
  it('come back in turns, also when there are more than an hour takes', () => {
    const throttle = createThrottle({ full: 100, floor: 5, rate: 5, now: () => 1_000_000 })
    const waits = Array.from({ length: 100_000 }, () => throttle.comeBack())
    expect(Math.max(...waits)).toBeLessThanOrEqual(HOUR)
    // No minute of the hour gets more than some of its share.
    const minutes = Map.groupBy(waits, (wait) => Math.floor(wait / 60_000))
    const share = waits.length / 60
    expect(Math.max(...[...minutes.values()].map((all) => all.length))).toBeLessThan(3 * share)
  })
})

describe('a message that is put off without an attempt', () => {
  const held = { state: 'deferred', reason: 'the provider is slow', held: true, wait: 5_000 } as const
  const ending = { state: 'deferred', reason: 'the process ends', held: true } as const
  const now = 1_000 * HOUR
  const since = (hours: number) => ({ since: now - hours * HOUR, now, inDoubt: false })

  it('fails after 72 hours of that, and never left', () => {
    expect(unlessHeldTooLong(held, since(71))).toBe(held)
    expect(unlessHeldTooLong(held, since(72))).toMatchObject({ state: 'failed', unsent: true })
  })

  it('is counted from when that began, not from when it was ordered', () => {
    expect(heldSince(null, held, now)).toBe(now)
    expect(heldSince(now - HOUR, held, now)).toBe(now - HOUR)
    expect(heldSince(now - HOUR, { state: 'accepted' }, now)).toBeNull()
    expect(unlessHeldTooLong(held, { since: null, now, inDoubt: false })).toBe(held)
  })

  it('never fails since a process ends', () => {
    expect(unlessHeldTooLong(ending, since(1_000))).toBe(ending)
    expect(heldSince(now - HOUR, ending, now)).toBe(now - HOUR)
    expect(heldSince(null, ending, now)).toBeNull()
  })

  it('stays in doubt where it was', () => {
    expect(unlessHeldTooLong(held, { ...since(72), inDoubt: true })).toMatchObject({ state: 'unknown' })
  })
})
