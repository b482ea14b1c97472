// How the contract writes times. Records hold milliseconds; only the doors write text.

/** `YYYY-MM-DD hh:mm:ss` in UTC. */
export function toDateTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}

/** The same for a time that may be missing; answers leave out what has no value (M-013). */
export function toDateTimeIfAny(time: number | null | undefined): string | undefined {
  return time == null ? undefined : toDateTime(time)
}

/** RFC 3339 in UTC with milliseconds, as the transactional API writes times. */
export function toInstant(time: number): string {
  return new Date(time).toISOString()
}

/** The same for a time that may be missing. */
export function toInstantIfAny(time: number | null): string | undefined {
  return time === null ? undefined : toInstant(time)
}

/** `YYYY-MM-DD` in UTC. */
export function toDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Milliseconds of a `YYYY-MM-DD hh:mm:ss` in UTC, or null when there is no such moment. */
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
