// Days as the conditions of segments write them: a date, or one relative to today.
import { isDate, toDate } from '../../../lib/dates.ts'

const FIRST = '0000-01-01'
const LAST = '9999-12-31'
const DAY_MS = 86_400_000

const RELATIVE = /^today(?:([+-])(\d{1,5}))?$/

export const DAY_WISH = 'is not a valid date. Use YYYY-MM-DD, today, today-30, today+7, month_start or month_end'

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The day so many days later; within the years that a day can be written in. */
function addDays(day: string, days: number): string {
  const time = startOf(day) + days * DAY_MS
  if (time < startOf(FIRST)) return FIRST
  return time > startOf(LAST) ? LAST : toDate(time)
}

function monthEnd(today: string): string {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return toDate(Date.UTC(year, month, 0))
}

/** The day that the text means at this time; null when it means none. */
export function dayOf(text: string, now: number): string | null {
  const today = toDate(now)
  if (text === 'month_start') return `${today.slice(0, 8)}01`
  if (text === 'month_end') return monthEnd(today)
  const [isRelative, sign, days = '0'] = RELATIVE.exec(text) ?? []
  if (isRelative !== undefined) return addDays(today, sign === '-' ? -Number(days) : Number(days))
  return isDate(text) ? text : null
}

export interface Days {
  from: string
  to: string
}

/** Two days with `||` between them; null when they are none, or the second comes before the first. */
export function rangeOf(text: string, now: number): Days | null {
  const parts = text.split('||').map((part) => dayOf(part.trim(), now))
  const [from, to] = parts
  return parts.length === 2 && from && to && from <= to ? { from, to } : null
}

/** Up to this day. */
export const daysUntil = (to: string): Days => ({ from: FIRST, to })
/** From this day on. */
export const daysSince = (from: string): Days => ({ from, to: LAST })

const NONE: Days = { from: LAST, to: FIRST }
export const daysBefore = (day: string): Days => (day === FIRST ? NONE : daysUntil(addDays(day, -1)))
export const daysPast = (day: string): Days => (day === LAST ? NONE : daysSince(addDays(day, 1)))

const isLeap = (day: string) => isDate(`${day.slice(0, 4)}-02-29`)

/**
 * The months and days between two days, as `05-17`, beginning and end included; null when all of a year is between
 * them. Where a year has no 29 February, the 28th stands for it.
 */
export function yearlyOf({ from, to }: Days): Days | null {
  if (startOf(to) - startOf(from) >= 365 * DAY_MS) return null
  const last = to.slice(5)
  return { from: from.slice(5), to: last === '02-28' && !isLeap(to) ? '02-29' : last }
}
