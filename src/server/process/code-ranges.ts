// Reports on one-time codes to the operator: number ranges where codes are never entered, and accounts that send too
// many.
import type { CodeCap } from '../domain/messages/verify/code-limit.ts'
import { type CodeRanges, createCodeRanges } from '../domain/messages/verify/pumping.ts'
import type { Clock } from '../lib/clock.ts'
import type { Metrics } from '../lib/metrics.ts'

interface CodeRangeDeps {
  clock: Clock
  metrics: Metrics
  alarm(text: string, data: Record<string, unknown>): void
}

const TEXT = 'Codes go to a range of numbers and hardly anybody enters them. Check the account for SMS pumping'

/** Makes what reports such ranges to the log and to the metrics. */
export function watchCodeRanges({ clock, metrics, alarm }: CodeRangeDeps): CodeRanges {
  const total = metrics.counter(
    'messaging_odd_code_ranges_total',
    'Number ranges that got many codes in an hour, of which less than 10 % were entered.',
  )
  total.add({}, 0)
  return createCodeRanges({
    clock,
    alarm(odd) {
      total.add({})
      alarm(TEXT, { op: 'codes', ...odd })
    },
  })
}

const HOUR_MS = 3_600_000
const FULL = 'Codes of an account are refused: it has sent as many in an hour as MESSAGING_CODE_LIMIT allows'

/** The cap of codes per account, with an alarm for each account once an hour. */
export function watchCodeCap({ clock, metrics, alarm }: CodeRangeDeps, perHour: number | null): CodeCap {
  const total = metrics.counter('messaging_codes_refused_total', 'Codes refused because of the limit of their account.')
  total.add({}, 0)
  const told = new Map<number, number>()
  return {
    perHour,
    full(account) {
      total.add({})
      const [now, last] = [clock.wall(), told.get(account) ?? -HOUR_MS]
      if (now - last < HOUR_MS && now >= last) return
      told.set(account, now)
      alarm(FULL, { op: 'codes', account, limit: perHour })
    },
  }
}
