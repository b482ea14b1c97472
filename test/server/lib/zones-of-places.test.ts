import { describe, expect, it } from 'vitest'
import { firstTime, lastTime, timeInZone } from '../../../src/server/domain/campaigns/runs/local-time.ts'
import { countries } from '../../../src/server/lib/countries.ts'
import { localTime, zoneNamed } from '../../../src/server/lib/zones.ts'
import { zoneOfCountry, zoneOfNumber } from '../../../src/server/lib/zones-of-places.ts'

/** Islands on which nobody lives. */
const empty = ['BV', 'HM']

describe('zoneOfCountry', () => {
  it('knows a zone of each country in which people live', () => {
    const without = countries().filter(({ code }) => zoneOfCountry(code) === null)
    expect(without.map(({ code }) => code)).toEqual(empty)
  })

  it.each([
    ['US', 'America/New_York'],
    ['BR', 'America/Sao_Paulo'],
    ['RU', 'Europe/Moscow'],
    ['AU', 'Australia/Sydney'],
    ['IN', 'Asia/Kolkata'],
    ['NP', 'Asia/Kathmandu'],
    ['UA', 'Europe/Kyiv'],
    ['VN', 'Asia/Ho_Chi_Minh'],
    ['XK', 'Europe/Belgrade'],
    ['ZZ', null],
    ['', null],
  ])('has for %s %s', (country, zone) => expect(zoneOfCountry(country)).toBe(zone))
})

describe('zoneOfNumber', () => {
  it.each([
    ['351-912345678', 'Europe/Lisbon'],
    ['351-292123456', 'Atlantic/Azores'],
    ['81-9012345678', 'Asia/Tokyo'],
    ['977-9812345678', 'Asia/Kathmandu'],
    ['1-2125550123', 'America/New_York'],
    ['1-3105550123', 'America/Los_Angeles'],
    ['1-6025550123', 'America/Phoenix'],
    ['1-8085550123', 'Pacific/Honolulu'],
    ['1-5145550123', 'America/Toronto'],
    ['1-8765550123', 'America/Jamaica'],
    ['7-9161234567', 'Europe/Moscow'],
    ['7-7011234567', 'Asia/Almaty'],
    ['44-7700900123', 'Europe/London'],
    ['61-412345678', 'Australia/Sydney'],
    ['61-861234567', 'Australia/Perth'],
    ['55-92991234567', 'America/Manaus'],
    ['55-11991234567', 'America/Sao_Paulo'],
    ['870-773111632', null],
  ])('is for %s %s', (number, zone) => expect(zoneOfNumber(number)).toBe(zone))
})

describe('zoneNamed', () => {
  it.each([
    ['Europe/Lisbon', 'Europe/Lisbon'],
    [' asia/katmandu ', 'Asia/Kathmandu'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['+05:45', '+05:45'],
    ['UTC', 'UTC'],
    ['Lisbon', null],
    ['', null],
    ['x'.repeat(1000), null],
  ])('reads %j as %s', (text, zone) => expect(zoneNamed(text)).toBe(zone))
})

describe('timeInZone', () => {
  const at = Date.UTC(2028, 1, 29, 10)
  const rule = (if_passed: 'next_day' | 'at_once') => ({ at, zone: 'UTC', if_passed })

  it('is never before the first clocks show the hour, nor after the last do, in any zone of the database', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const time = timeInZone(zone, rule('next_day'), 0)
      expect(time).toBeGreaterThanOrEqual(firstTime(at))
      expect(time).toBeLessThanOrEqual(lastTime(at))
      expect(localTime(zone, time), zone).toBe(at)
    }
  })

  it('is at the same hour of a later day where it has passed, on two of the earliest clocks', () => {
    const ordered = lastTime(at)
    expect(timeInZone('Pacific/Kiritimati', rule('next_day'), ordered)).toBe(Date.UTC(2028, 2, 1, 20))
    expect(timeInZone('Asia/Tokyo', rule('next_day'), ordered)).toBe(Date.UTC(2028, 2, 1, 1))
    expect(timeInZone('Asia/Tokyo', rule('at_once'), ordered)).toBe(ordered)
  })
})
