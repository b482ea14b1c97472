// The trigger by a date: when it checks, and for which contacts.

import { localTime, timeAt } from '../../../lib/zones.ts'
import type { SegmentFilter } from '../../audience/segments/filter.ts'
import type { TriggerOf } from '../triggers.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type DateTrigger = TriggerOf<'date'>

/** A day, and when the trigger looks for those whose day it is. */
export interface DayOfLook {
  /** `YYYY-MM-DD`, in the time zone of the trigger. */
  day: string
  due: number
}

const toDay = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10)
const fromDay = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Some days after a day. */
export const daysAfter = (day: string, days: number): string => toDay(fromDay(day) + days * DAY_MS)

/** The look for a day. */
export const lookOf = ({ hour = 9, time_zone: zone = 'UTC' }: DateTrigger, day: string): DayOfLook => ({
  day,
  due: timeAt(zone, fromDay(day) + hour * HOUR_MS),
})

/** The first look after now. */
export function firstLook(trigger: DateTrigger, now: number): DayOfLook {
  const local = localTime(trigger.time_zone ?? 'UTC', now)
  const today = lookOf(trigger, toDay(Math.floor(local / DAY_MS) * DAY_MS))
  return today.due > now ? today : lookOf(trigger, daysAfter(today.day, 1))
}

/**
 * The first day, from `from` on, on which a contact's date is due. `firstDate` finds the first date of the contacts
 * from a day on; with `yearly`, by month and day.
 */
export async function nextDay(
  { offset_days = 0, yearly }: DateTrigger,
  from: string,
  firstDate: (from: string) => Promise<string | null>,
): Promise<string | null> {
  const start = daysAfter(from, -offset_days)
  const date = yearly ? await nextOfYear(start, firstDate) : await firstDate(start)
  if (date === null) return null
  const day = Number.isNaN(fromDay(date)) ? from : daysAfter(date, offset_days)
  // Years of five digits are out of range.
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : null
}

async function nextOfYear(start: string, firstDate: (from: string) => Promise<string | null>) {
  const year = Number(start.slice(0, 4))
  const dateIn = (year: number, date: string) =>
    date === '02-29' && !isLeapYear(`${year}-01-01`) ? `${year}-02-28` : `${year}-${date}`
  const date = await firstDate(start.slice(5))
  if (date !== null) return dateIn(year, date)
  const next = await firstDate('01-01')
  return next && dateIn(year + 1, next)
}

const isLeapYear = (day: string): boolean => daysAfter(`${day.slice(0, 4)}-02-28`, 1).endsWith('02-29')

/** The contacts whose date is due on a day. In years without 29 February, that date counts as the 28th. */
export function filterOf(
  { field_id: segment_field, offset_days = 0, yearly }: DateTrigger,
  day: string,
): SegmentFilter {
  const date = daysAfter(day, -offset_days)
  if (!yearly) return { segment_filter_array: [{ segment_field, segment_operator: 'equal_to', segment_value: date }] }
  const isMeant = (segment_anniversary: string) => ({ segment_field, segment_anniversary })
  const leaps = date.endsWith('02-28') && !isLeapYear(date) ? [isMeant('2000-02-29')] : []
  return { segment_filter_array: [isMeant(date), ...leaps], boolean_operator: 'or' }
}
