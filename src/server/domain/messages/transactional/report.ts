// The rows of a report, from counts by day and status.
import type { StatusCount } from '../../../store/messages/transactional.ts'

export type GroupBy = 'day' | 'month'

/** Messages and their parts. */
export interface Count {
  messages: number
  parts: number
}

export interface ReportRow {
  groupId: number
  groupName: string
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  period: string
  total: Count
  /** By present status. */
  byStatus: Map<string, Count>
  reactions: Record<Reaction, number>
}

const reactions = ['opened', 'clicked', 'removed', 'opens', 'clicks', 'machine_opens', 'machine_clicks'] as const
/** Messages that were opened, clicked in, unsubscribed from; and how often people and programs opened and clicked. */
type Reaction = (typeof reactions)[number]

const periodOf = (day: number, groupBy: GroupBy) =>
  new Date(day * 86_400_000).toISOString().slice(0, groupBy === 'day' ? 10 : 7)

/** One row for each group and period that had messages, in order of time (T-049). */
export function reportRows(counts: readonly StatusCount[], groupBy: GroupBy): ReportRow[] {
  const found = new Map<string, ReportRow>()
  for (const count of counts) {
    const period = periodOf(count.day, groupBy)
    const key = `${period} ${count.group_id}`
    let row = found.get(key)
    if (!row) {
      const { group_id: groupId, group_name: groupName } = count
      row = {
        groupId,
        groupName,
        period,
        total: { messages: 0, parts: 0 },
        byStatus: new Map(),
        reactions: { opened: 0, clicked: 0, removed: 0, opens: 0, clicks: 0, machine_opens: 0, machine_clicks: 0 },
      }
      found.set(key, row)
    }
    addTo(row, count)
  }
  return [...found.values()].sort((a, b) =>
    a.period === b.period ? a.groupId - b.groupId : a.period < b.period ? -1 : 1,
  )
}

function addTo(row: ReportRow, count: StatusCount): void {
  const { status, n, parts } = count
  const same = row.byStatus.get(status) ?? { messages: 0, parts: 0 }
  row.byStatus.set(status, { messages: same.messages + n, parts: same.parts + parts })
  row.total = { messages: row.total.messages + n, parts: row.total.parts + parts }
  for (const reaction of reactions) row.reactions[reaction] += count[reaction]
}

/** The messages of some statuses together. */
export function countOf(row: ReportRow, ...statuses: string[]): Count {
  const counts = statuses.map((status) => row.byStatus.get(status) ?? { messages: 0, parts: 0 })
  return {
    messages: counts.reduce((sum, { messages }) => sum + messages, 0),
    parts: counts.reduce((sum, { parts }) => sum + parts, 0),
  }
}
