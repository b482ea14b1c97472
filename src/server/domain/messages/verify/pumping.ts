// SMS pumping: an attacker has codes sent to numbers of a range that pays a share, and never enters one. This counts
// codes by SMS and those that were entered, by the first digits of the numbers, and raises an alarm. Each process
// counts only its own codes.
import { callingCodeOf } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'

/** Digits after the calling code: a range of numbers. */
const DIGITS = 4
const HOUR_MS = 3_600_000
/** Codes of a range in an hour from which on it counts, and the share of them that people enter at least. */
const FROM = 50
const ENTERED = 0.1
/** Ranges that are remembered. */
const MAX_RANGES = 10_000

/** A range of numbers with many codes, of which hardly any are entered. */
export interface OddRange {
  account: number
  /** As `351-9123`. */
  range: string
  sent: number
  entered: number
}

/** The range of a number `<country code>-<number>`. */
const rangeOf = (number: string): string => number.slice(0, callingCodeOf(number).length + 1 + DIGITS)

export interface CodeRanges {
  /** A code goes to a number. */
  sent(account: number, number: string): void
  /** The code sent to a number was entered. */
  entered(account: number, number: string): void
}

export function createCodeRanges({
  clock,
  alarm,
}: {
  clock: Pick<Clock, 'wall'>
  alarm(odd: OddRange): void
}): CodeRanges {
  const ranges = new Map<string, { since: number; sent: number; entered: number; isTold: boolean }>()

  function countsOf(account: number, range: string) {
    const [key, now] = [`${account} ${range}`, clock.wall()]
    const known = ranges.get(key)
    if (known && now - known.since < HOUR_MS) return known
    if (ranges.size >= MAX_RANGES) ranges.clear()
    const fresh = { since: now, sent: 0, entered: 0, isTold: false }
    ranges.set(key, fresh)
    return fresh
  }

  return {
    sent(account, number): void {
      const range = rangeOf(number)
      const counts = countsOf(account, range)
      const { sent, entered } = { ...counts, sent: ++counts.sent }
      if (counts.isTold || sent < FROM || entered / sent >= ENTERED) return
      counts.isTold = true
      alarm({ account, range, sent, entered })
    },

    entered(account, number): void {
      countsOf(account, rangeOf(number)).entered++
    },
  }
}
