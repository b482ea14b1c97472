// One stage of forgetting: it walks through one kind of record of the account, some at a time.
import type { Db } from '../../../store/store.ts'
import type { Whom } from './whom.ts'

/** Records that were read, and what to do to them. */
export interface Step {
  /** The number after which the stage goes on; null: it is over. */
  next: number | null
  /** Contacts that are gone after it. */
  gone?: number
  /** Writes; it may run again. `again`: there is more to do at the same place. */
  apply(tx: Db): Promise<'again' | undefined | void>
}

/** What a stage works with. Times are milliseconds: of the account, and of the wall. */
export interface StageParts {
  db: Db
  whom: Whom
  now: number
  wall: number
  /** Whether other processes, whose clocks may differ a little, work on the same records. */
  shared: boolean
  /** The operation itself. */
  operation: number
}

/** Reads the next step, after a number. Null: somebody is writing to them at this moment, so it waits. */
export type Stage = (parts: StageParts, after: number) => Promise<Step | null>

/** A step that only looked. */
export const onwards = (next: number | null): Step => ({ next, apply: async () => undefined })

/** The stage over rows with numbers: looks at a page of them, and erases those that were found. */
export function rowStage<Row extends { id: number }>(
  limit: number,
  read: (db: Db, page: { account: number; after: number; limit: number }) => Promise<Row[]>,
  isTheirs: (row: Row, whom: Whom) => boolean,
  erase: (tx: Db, rows: Row[], whom: Whom) => Promise<void>,
): Stage {
  return async ({ db, whom }, after) => {
    const rows = await read(db, { account: whom.account, after, limit })
    const found = rows.filter((row) => isTheirs(row, whom))
    const next = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { next, apply: async (tx) => (found.length === 0 ? undefined : erase(tx, found, whom)) }
  }
}
