// Reads what many handlers take from a query: a page, and times.
import { invalid } from '../domain/errors.ts'
import type { PageRequest, TimeRange } from '../domain/pages.ts'
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
  if (time === null) throw invalid(place, 'is not a valid time. Use YYYY-MM-DD hh:mm:ss')
  return time
}

/** The last millisecond of the second that a time parameter names: what happened within it happened at that time. */
function toLastTime(text: string | undefined, place: string): number | undefined {
  const time = toTime(text, place)
  return time === undefined ? undefined : time + 999
}

/** The times that the parameters `<name>_min` and `<name>_max` ask for, by name; throws `invalid` for 31 February. */
export function toTimeRanges<N extends string>(
  query: { readonly [bound in `${N}_min` | `${N}_max`]?: string | undefined },
  names: readonly N[],
): Record<N, TimeRange> {
  const ranges = names.map((name) => {
    const min = toTime(query[`${name}_min`], `${name}_min`)
    return [name, { min, max: toLastTime(query[`${name}_max`], `${name}_max`) }]
  })
  // The result type of `fromEntries` does not keep the names of the keys.
  return Object.fromEntries(ranges) as Record<N, TimeRange>
}
