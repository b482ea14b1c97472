// One stage of forgetting: it walks through one kind of record of the account, some at a time.
import { createLoopTurn } from '../../../lib/loop-turn.ts'
import type { Db } from '../../../store/store.ts'
import type { DataSubjects } from './data-subjects.ts'

/** Records that were read, and what to do to them. */
export interface Step {
  /** The number after which the stage continues; null: it is done. */
  next: number | null
  /** Contacts that are gone after it. */
  gone?: number
  /** Writes; it may run again. `again`: there is more to do at the same place. */
  apply(tx: Db): Promise<'again' | undefined | void>
}

/** What a stage works with. Times are milliseconds: of the account, and of the wall. */
export interface StageDeps {
  db: Db
  subjects: DataSubjects
  now: number
  wall: number
  /** Whether other processes, whose clocks may differ a little, work on the same records. */
  shared: boolean
  /** The operation itself. */
  operation: number
}

/** Reads the next step, after a number. Null: a message to these persons is being sent at this moment, so it waits. */
export type Stage = (parts: StageDeps, after: number) => Promise<Step | null>

/** A step that only looked. */
export const lookedOnly = (next: number | null): Step => ({ next, apply: async () => undefined })

export interface RowPages<Row> {
  /** Rows that are looked at in one step. */
  limit: number
  /** Rows that are read at once: few where a row may have megabytes. */
  atOnce?: number
  read(db: Db, page: { account: number; after: number; limit: number }): Promise<Row[]>
}

/** Whether a row names them; `pause` is for long texts. */
type IsTheirs<Row> = (row: Row, whom: DataSubjects, pause: () => Promise<void>) => boolean | Promise<boolean>

/** The stage over rows with numbers: looks at a page of them, and erases those that were found. */
export function rowStage<Row extends { id: number }>(
  { limit, atOnce = limit, read }: RowPages<Row>,
  isTheirs: IsTheirs<Row>,
  erase: (tx: Db, rows: Row[], whom: DataSubjects) => Promise<void>,
): Stage {
  return async ({ db, subjects }, first) => {
    const turn = createLoopTurn()
    const pause = async () => void (await turn())
    const found: Row[] = []
    let next: number | null = first
    for (let seen = 0; seen < limit && next !== null; seen += atOnce) {
      const rows: Row[] = await read(db, { account: subjects.account, after: next, limit: atOnce })
      for (const row of rows) {
        await pause()
        if (await isTheirs(row, subjects, pause)) found.push(row)
      }
      next = rows.length < atOnce ? null : (rows.at(-1)?.id ?? null)
    }
    return { next, apply: async (tx) => (found.length === 0 ? undefined : erase(tx, found, subjects)) }
  }
}
