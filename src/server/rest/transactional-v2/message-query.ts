// Reads what the lists and reports of every channel take from a query.

import { invalid } from '../../domain/errors.ts'
import type { TransactionalFilter } from '../../domain/messages/transactional/log.ts'
import type { TimeRange } from '../../domain/pages.ts'
import { fromDateTime } from '../../lib/dates.ts'

const DAY_MS = 86_400_000

/** The first millisecond of a day or time; the last one that it covers when it is an `end`. */
function toBound(text: string | undefined, place: string, end: boolean): number | undefined {
  if (text === undefined) return undefined
  const isDay = text.length === 10
  const time = fromDateTime(isDay ? `${text} 00:00:00` : text)
  if (time === null) throw invalid(place, 'is not a valid date or time. Use YYYY-MM-DD or YYYY-MM-DD hh:mm:ss')
  // As an end, a day counts to its last millisecond and a time to the end of its second (T-024).
  return end ? time + (isDay ? DAY_MS : 1000) - 1 : time
}

/** The first and the last millisecond that dateStart and dateEnd name, UTC. */
export function toPeriod(query: { dateStart?: string; dateEnd?: string }): TimeRange {
  return { min: toBound(query.dateStart, 'dateStart', false), max: toBound(query.dateEnd, 'dateEnd', true) }
}

/** The filters of a report. */
export function toReportFilter(query: { group?: string; dateStart?: string; dateEnd?: string }) {
  return { created: toPeriod(query), groupId: query.group === undefined ? undefined : Number(query.group) }
}

/** The filters of a list of messages; `address` is called differently on each channel. */
export function toFilter(
  query: { group?: string; dateStart?: string; dateEnd?: string; status?: TransactionalFilter['status'] },
  address: string | undefined,
): TransactionalFilter {
  return { created: toPeriod(query), group: query.group, status: query.status, address }
}
