// Local times in all zones, at all changes of their clocks from 2020 to 2040, by RFC 5545 3.3.5.
import { describe, expect, it } from 'vitest'
import { nextHour } from '../../../src/server/domain/automations/steps/hours.ts'
import { localTime, timeAt } from '../../../src/server/lib/zones.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const [FIRST, LAST] = [Date.UTC(2020, 0, 1), Date.UTC(2041, 0, 1)]

interface Change {
  /** The first moment of the new offset. */
  at: number
  before: number
  after: number
}

const offsetAt = (zone: string, time: number) => localTime(zone, time) - time

/** The moment in between at which the offset changes. */
function changeWithin(zone: string, from: number, to: number): Change {
  const before = offsetAt(zone, from)
  let [low, high] = [from, to]
  while (high - low > 1_000) {
    const middle = low + Math.floor((high - low) / 2_000) * 1_000
    if (offsetAt(zone, middle) === before) low = middle
    else high = middle
  }
  return { at: high, before, after: offsetAt(zone, high) }
}

function changesOf(zone: string): Change[] {
  const changes: Change[] = []
  for (let at = FIRST; at < LAST; at += 7 * DAY)
    if (offsetAt(zone, at) !== offsetAt(zone, at + 7 * DAY)) changes.push(changeWithin(zone, at, at + 7 * DAY))
  return changes
}

/** Zones with the same changes are tried once. */
const zones = new Map<string, string>()
for (const zone of Intl.supportedValuesOf('timeZone')) {
  const shape = []
  for (let at = FIRST; at < LAST; at += 7 * DAY) shape.push(offsetAt(zone, at))
  const key = shape.join(' ')
  if (!zones.has(key)) zones.set(key, zone)
}

describe.each([...zones.values()])('%s', (zone) => {
  it('gives the first time at which the clocks show it, and goes on by the old clocks in a gap', () => {
    for (const { at, before, after } of changesOf(zone)) {
      const [old, now] = [at + before, at + after]
      for (const local of [old - 1, old, Math.min(old, now) - HOUR, Math.max(old, now) + HOUR, now, now + 1]) {
        const isGap = local >= old && local < now
        const isTwice = local >= now && local < old
        const expected = isGap || isTwice || local < old ? local - before : local - after
        expect(timeAt(zone, local), new Date(local).toISOString()).toBe(expected)
      }
    }
  })

  it('finds each hour of the days around a change, after now and within a day', () => {
    for (const { at } of changesOf(zone))
      for (let hour = 0; hour < 24; hour++)
        for (const now of [at - DAY, at - 1, at, at + HOUR]) {
          const due = nextHour({ action: 'wait_until', hour, time_zone: zone } as never, now)
          expect(due > now && due <= now + DAY + 3 * HOUR, `${hour} ${new Date(now).toISOString()}`).toBe(true)
        }
  })
})

it.each([
  ['America/New_York', '2027-03-14T02:00', '2027-03-14T07:00Z'],
  ['America/New_York', '2027-03-14T02:30', '2027-03-14T07:30Z'],
  ['America/New_York', '2027-11-07T01:30', '2027-11-07T05:30Z'],
  ['America/Santiago', '2027-09-05T00:00', '2027-09-05T04:00Z'],
  ['Europe/Lisbon', '2027-03-28T01:30', '2027-03-28T01:30Z'],
  ['Australia/Lord_Howe', '2027-10-03T02:15', '2027-10-02T15:45Z'],
])('%s: %s is %s', (zone, local, time) => {
  expect(timeAt(zone, Date.parse(`${local}Z`))).toBe(Date.parse(time))
})
