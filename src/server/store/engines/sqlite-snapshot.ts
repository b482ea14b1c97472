// Statements that read in the same turn of the event loop share a read transaction: to begin and end one for each costs six
// system calls, as much as reading two rows.
import type { DatabaseSync } from 'node:sqlite'

export interface Snapshot {
  /** Begins a read transaction unless one is open. It ends with this turn of the event loop at the latest. */
  begin(): void
  /**
   * Ends it, so that the next statement sees what was committed. Comes before a commit and not after it: a commit moves
   * what no reader needs any more out of the write-ahead log.
   */
  end(): void
}

/** Manages the read transactions of a dedicated connection. */
export function snapshotOf(reader: DatabaseSync): Snapshot {
  const end = () => {
    if (reader.isOpen && reader.isTransaction) reader.exec('COMMIT')
  }
  return {
    begin() {
      if (reader.isTransaction) return
      reader.exec('BEGIN')
      setImmediate(end)
    },
    end,
  }
}
