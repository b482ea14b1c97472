// The alarm on ranges of numbers to which codes go that nobody enters.
import { describe, expect, it } from 'vitest'
import { createCodeRanges, type OddRange } from '../../../src/server/domain/messages/verify/pumping.ts'

function open() {
  let now = 0
  const alarms: OddRange[] = []
  const ranges = createCodeRanges({ clock: { wall: () => now }, alarm: (odd) => void alarms.push(odd) })
  const numbers = (count: number, range: string) =>
    Array.from({ length: count }, (_, n) => `${range}${String(n).padStart(5, '0')}`)
  return { ...ranges, alarms, numbers, pass: (ms: number) => void (now += ms) }
}

describe('codes to one range of numbers', () => {
  it('that nobody enters raise one alarm an hour', () => {
    const { sent, alarms, numbers, pass } = open()
    for (const number of numbers(120, '351-9123')) sent(1, number)
    expect(alarms).toEqual([{ account: 1, range: '351-9123', sent: 50, entered: 0 }])
    pass(3_600_000)
    for (const number of numbers(60, '351-9123')) sent(1, number)
    expect(alarms).toHaveLength(2)
  })

  it('of which people enter enough, that are few, or that are of several accounts and ranges, raise none', () => {
    const { sent, entered, alarms, numbers } = open()
    for (const [n, number] of numbers(200, '351-9123').entries()) {
      sent(1, number)
      if (n % 5 === 0) entered(1, number)
    }
    for (const account of [2, 3]) for (const number of numbers(49, '44-7700')) sent(account, number)
    for (const range of ['1-2025', '1-2026']) for (const number of numbers(49, range)) sent(4, number)
    expect(alarms).toEqual([])
  })
})
