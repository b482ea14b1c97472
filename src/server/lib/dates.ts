// How the contract writes times. Records hold milliseconds; only the doors write text.

/** The numbers below 100 with two digits. */
const two = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

/** `YYYY-MM-DD` in UTC; null for an invalid time, or a year with more or fewer than four digits. */
function dayOf(moment: Date): string | null {
  const year = moment.getUTCFullYear()
  const isUsual = year >= 1_000 && year <= 9_999
  return isUsual ? `${year}-${two[moment.getUTCMonth() + 1]}-${two[moment.getUTCDate()]}` : null
}

/** `hh:mm:ss` in UTC. */
const timeOf = (moment: Date): string =>
  `${two[moment.getUTCHours()]}:${two[moment.getUTCMinutes()]}:${two[moment.getUTCSeconds()]}`

/**
 * `YYYY-MM-DD hh:mm:ss` in UTC. Built by hand because responses are full of times: `toISOString` needs 3 times the
 * time.
 */
export function toDateTime(time: number): string {
  const moment = new Date(time)
  const day = dayOf(moment)
  return day === null ? moment.toISOString().slice(0, 19).replace('T', ' ') : `${day} ${timeOf(moment)}`
}

/** As `toDateTime`; undefined for a missing time, since responses leave out missing values (M-013). */
export function toDateTimeIfAny(time: number | null | undefined): string | undefined {
  return time == null ? undefined : toDateTime(time)
}

/** RFC 3339 in UTC with milliseconds, as the transactional API writes times. */
export function toInstant(time: number): string {
  return new Date(time).toISOString()
}

/** As `toInstant`; undefined for a missing time. */
export function toInstantIfAny(time: number | null): string | undefined {
  return time === null ? undefined : toInstant(time)
}

/** `YYYY-MM-DD` in UTC. */
export function toDate(time: number): string {
  const moment = new Date(time)
  return dayOf(moment) ?? moment.toISOString().slice(0, 10)
}

/** Milliseconds of a `YYYY-MM-DD hh:mm:ss` in UTC, or null if that moment does not exist. */
export function fromDateTime(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return null
  const time = Date.parse(`${text.replace(' ', 'T')}Z`)
  // Date.parse turns 31 February into March; such a date is a mistake, not a date.
  return Number.isNaN(time) || toDateTime(time) !== text ? null : time
}

/** Whether the text is a day of the calendar, `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && fromDateTime(`${text} 00:00:00`) !== null
}

/** Whether the text is what MySQL and PHP write for a day or a moment that is not set: `0000-00-00`. */
export const isZeroDate = (text: string): boolean =>
  /^0000-00-00(?:[Tt ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?)?$/.test(text)
