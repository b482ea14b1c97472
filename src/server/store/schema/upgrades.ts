// The progress of migrations, and the processes that share the database.

/** A move or a contract. */
export interface MigrationTable {
  version: number
  kind: string
  /** Once it is done, a program must know this many migrations. */
  oldest: number
  /** The last id that was moved, and the one where the move ends. */
  place: number
  ends: number
  /** Rows that were changed. */
  moved: number
  /** Why the last step failed; null after one that succeeded. */
  failure: string | null
  /** Real time, milliseconds. */
  began: number | null
  done: number | null
}

/** A process of the platform; its row is removed when it ends. */
export interface ProcessTable {
  id: string
  host: string
  pid: number
  role: string
  /** The version of the program. */
  program: string
  /** How many migrations the program knows. */
  knows: number
  /** Real time of the database, milliseconds. */
  started: number
  seen: number
}

export interface UpgradeTables {
  migration: MigrationTable
  process: ProcessTable
}
