// The times of the contract: `YYYY-MM-DD hh:mm:ss` in UTC, without a zone. `new Date(text)` would read them as local time.

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

/**
 * The moment of a time in an answer: `YYYY-MM-DD hh:mm:ss` in UTC, `YYYY-MM-DD` (00:00 UTC) or RFC 3339 with a zone. Throws a
 * RangeError for another text, and for a day that no calendar has.
 */
export function parseTime(text: string): Date {
  const day = DAY.test(text) ? `${text}T00:00:00Z` : text.replace(TIME, '$1T$2Z')
  const date = new Date(INSTANT.test(day) ? day : Number.NaN)
  // `Date` turns 31 February into 3 March.
  const isDay = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || Number.isNaN(isDay.getTime()) || formatDate(isDay) !== text.slice(0, 10))
    throw new RangeError(`"${text}" is not a time. Use YYYY-MM-DD hh:mm:ss in UTC.`)
  return date
}

/** Writes a moment for a request: `YYYY-MM-DD hh:mm:ss` in UTC, without fractions of a second. Throws a RangeError for an invalid date. */
export const formatTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')

/** Writes the day of a moment in UTC: `YYYY-MM-DD`. Throws a RangeError for an invalid date. */
export const formatDate = (date: Date): string => date.toISOString().slice(0, 10)
