// Times between two bounds, by which lists and reports are narrowed.
import type { SelectQueryBuilder, StringReference } from 'kysely'

/** Milliseconds, both included. A missing bound narrows nothing. */
export interface TimeRange {
  min?: number | undefined
  max?: number | undefined
}

/** Ranges by the column that they narrow. */
export type TimeRanges<C extends string> = { readonly [column in C]?: TimeRange | undefined }

/** The rows of a query whose times are within these ranges. */
export function withinTimes<DB, T extends keyof DB, O>(
  query: SelectQueryBuilder<DB, T, O>,
  ranges: TimeRanges<StringReference<DB, T>> = {},
): SelectQueryBuilder<DB, T, O> {
  let narrowed = query
  for (const [column, range] of Object.entries<TimeRange | undefined>(ranges)) {
    // The result type of `entries` does not say that the names are columns.
    if (range?.min !== undefined) narrowed = narrowed.where(column as never, '>=', range.min as never)
    if (range?.max !== undefined) narrowed = narrowed.where(column as never, '<=', range.max as never)
  }
  return narrowed
}

/** Whether none of the ranges has a bound. */
export const narrowsNothing = (ranges: TimeRanges<string>): boolean =>
  Object.values(ranges).every((range) => range?.min === undefined && range?.max === undefined)
