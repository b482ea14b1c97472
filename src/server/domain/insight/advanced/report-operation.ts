// The making of an advanced report as a kind of operation. It only reads, outside of the transaction of its slice.
import { setImmediate } from 'node:timers/promises'
import { listsAmong } from '../../../store/audience/lists.ts'
import { endReport } from '../../../store/insight/advanced-reports.ts'
import { deleteResultParts } from '../../../store/operations/operations.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { OperationEnd, OperationKind, Slice, Work } from '../../operations/kinds.ts'
import { addRows, isFull, joinLines, tableFile } from '../../operations/table-files.ts'
import { cellsOf } from './report-cells.ts'
import type { ReportInput, ReportProgress } from './report-input.ts'
import { reportKindOf } from './report-kinds.ts'

/** The name and the type of the operation. */
export const ADVANCED_REPORT = { name: 'advanced-report', type: 'advanced_report' } as const

/** Steps of a slice, and bytes of a part of the file after which no other step follows. */
const STEPS = 10
const PART = 512 * 1024

type ReportWork = Work<ReportInput, ReportProgress>

const totalOf = (input: ReportInput) => reportKindOf(input.report).reader.items(input)

function end({ input, progress }: ReportWork, file: string): OperationEnd {
  const { title } = input
  const told = {
    stopped: `The report "${title}" was stopped: it grew too long. Ask for a shorter time, or for fewer campaigns or lists.`,
    error: `The report "${title}" failed: a list that it covers was deleted.`,
  }
  const { outcome } = progress
  if (outcome) return { subject: `The report "${title}" has no file`, text: told[outcome], callback: null }
  const { operation, finished } = reportKindOf(input.report)
  return {
    subject: `The report "${title}" is ready`,
    text: `The report "${title}" is ready. It has ${progress.rows} rows:\n\n${file}\n`,
    callback: { name: `${operation}.${finished}`, body: { file } },
  }
}

/** Makes the kind. A report that gets more than `mostRows` rows is stopped. */
export function createReportKind({
  store,
  mostRows,
}: {
  store: Store
  mostRows: number
}): OperationKind<ReportInput, ReportProgress> {
  const areListsThere = async (account: number, lists: readonly number[]): Promise<boolean> =>
    (await listsAmong(store.db, account, lists)).size === lists.length

  /** Ends a report without a file. */
  const breakOff = (work: ReportWork, outcome: 'stopped' | 'error'): Slice<ReportProgress> => ({
    async apply(tx: Db) {
      await deleteResultParts(tx, work.operation.id)
      await endReport(tx, work.operation.id, outcome)
      return { progress: { ...work.progress, outcome }, lines: '', isLast: true }
    },
  })

  async function read(work: ReportWork): Promise<Slice<ReportProgress>> {
    const account = work.operation.account_id
    if (!(await areListsThere(account, work.input.lists))) return breakOff(work, 'error')
    // What a slice costs depends on the account's data. A reader can be ended, and takes turns with other accounts.
    return store.readLong({ account, mayBeLate: true }, (db) => readSlice(db, work))
  }

  async function readSlice(db: Db, work: ReportWork): Promise<Slice<ReportProgress>> {
    const { input } = work
    const context = { db, account: work.operation.account_id, input }
    const { columns, format } = input
    const { reader } = reportKindOf(input.report)
    const parts: (string | Buffer)[] = []
    let { place, rows, table } = work.progress
    let isLast = false
    for (let step = 0, bytes = 0; step < STEPS && bytes < PART && !isLast; step++) {
      if (isFull(format, table)) return breakOff(work, 'stopped')
      const found = await reader.read(context, place)
      isLast = found.next === null
      const written = await addRows(format, table, { columns, rows: await cellsOf(context, found.rows), isLast })
      parts.push(written.lines)
      table = written.table
      bytes += written.lines.length
      rows += found.rows.length
      if (rows > mostRows) return breakOff(work, 'stopped')
      place = found.next ?? place
      // Lets waiting requests run first.
      await setImmediate()
    }
    const outcome = { progress: { place, rows, table }, lines: joinLines(parts), isLast }
    return { apply: () => Promise.resolve(outcome) }
  }

  return {
    ...ADVANCED_REPORT,
    resultFile: ({ format }) => tableFile(format),
    read,
    progressOf({ input, progress: { place } }) {
      const total = totalOf(input)
      return { done: Math.min(place.item, total), total }
    },
    end,
    discard: deleteResultParts,
  }
}
