// Reads what many handlers take from a query: a page, and times.
import { invalid } from '../domain/errors.ts'
import type { PageRequest } from '../domain/pages.ts'
import { fromDateTime } from '../lib/dates.ts'

/** The page that a query asks for. `columns` maps the contract's `order_by` to columns of the store. */
export function toPage(
  query: { offset: number; limit: number; order?: 'asc' | 'desc'; order_by?: string },
  columns: Readonly<Record<string, string>> = {},
): PageRequest {
  const orderBy = columns[query.order_by ?? ''] ?? 'id'
  return { offset: query.offset, limit: query.limit, orderBy, order: query.order ?? 'desc' }
}

/** Milliseconds of a time parameter, or undefined when it was not given; throws `invalid` for 31 February. */
export function toTime(text: string | undefined, place: string): number | undefined {
  if (text === undefined) return undefined
  const time = fromDateTime(text)
  if (time === null) throw invalid(place, 'is no time of the calendar: use YYYY-MM-DD hh:mm:ss')
  return time
}

/** The last millisecond of the second that a time parameter names: what happened within it happened at that time. */
export function toLastTime(text: string | undefined, place: string): number | undefined {
  const time = toTime(text, place)
  return time === undefined ? undefined : time + 999
}
