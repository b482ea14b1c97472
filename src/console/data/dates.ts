// The APIs write times as `2026-01-31 12:00:00` in UTC.
import { t } from '../texts/texts.ts'

/** Milliseconds of a time of the APIs, or of one as RFC 3339 has it; NaN for anything else. */
export function parseDate(text: string): number {
  return Date.parse(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text)
}

/** The text of the APIs for milliseconds. */
export const toDateText = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
/** Seconds ahead that count as now: times are whole seconds, and the clock of the page moves once a second. */
const NOW = 2
const words = new Intl.RelativeTimeFormat(t.language, { numeric: 'auto', style: 'narrow' })

/** How long before or after `now` a time is: `5 min. ago`. */
export function relativeText(ms: number, now: number): string {
  const seconds = Math.round((ms - now) / 1_000)
  const [unit, size] = steps.find(([, n]) => Math.abs(seconds) >= n) ?? ['second', 1]
  return words.format(seconds > 0 && seconds <= NOW ? 0 : Math.trunc(seconds / size), unit)
}
