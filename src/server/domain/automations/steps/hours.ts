// Hours of the day in the time zones of the IANA database.
import { localTime, timeAt } from '../../../lib/zones.ts'
import type { WaitUntil } from '../actions.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (local: number): number => ((((Math.floor(local / DAY_MS) + 3) % 7) + 7) % 7) + 1

/** Whether it is that hour of such a day now. */
export const isHour = ({ hour, time_zone: zone = 'UTC', ...of }: WaitUntil, now: number): boolean => {
  const local = localTime(zone, now)
  return fitsWeekday(of, local) && Math.floor((local % DAY_MS) / HOUR_MS) === hour
}

const fitsWeekday = ({ weekdays }: Pick<WaitUntil, 'weekdays'>, local: number): boolean =>
  weekdays === undefined || weekdays.includes(weekdayOf(local))

/** When such an hour begins next, after now. */
export function nextHour({ hour, time_zone: zone = 'UTC', ...of }: WaitUntil, now: number): number {
  const local = localTime(zone, now)
  const midnight = Math.floor(local / DAY_MS) * DAY_MS
  for (let day = 0; day <= 7; day++) {
    const start = midnight + day * DAY_MS
    const due = timeAt(zone, start + hour * HOUR_MS)
    if (fitsWeekday(of, start) && due > now) return due
  }
  throw new Error('There is no such day of the week')
}
