// Which tables a commit wrote, so that it wakes only those who wait for them.

/** Names of tables; null when they are not known, as for commits of other processes. */
export type Written = ReadonlySet<string> | null

// At the beginning of a statement, or inside one that writes to several tables.
const WRITES = /(?:^|[()])\s*(?:insert(?:\s+or\s+fail)?\s+into|update|delete\s+from)\s+"?(\w+)/gi

/** Statements that are kept with their tables: most come again, and some have texts of several kilobytes. */
const MAX_KEPT = 1_000
const kept = new Map<string, readonly string[]>()

/** The tables that a statement writes to; none when that is not known. */
function tablesOf(sql: string): readonly string[] {
  let tables = kept.get(sql)
  if (!tables) {
    tables = [...sql.matchAll(WRITES)].map(([, table]) => table as string)
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(sql, tables)
  }
  return tables
}

/** Collects the tables of one commit. */
export class WrittenTables {
  #tables = new Set<string>()
  #isKnown = true

  /** Notes a statement that wrote rows. */
  note(sql: string): void {
    const tables = tablesOf(sql)
    if (tables.length === 0) this.#isKnown = false
    for (const table of tables) this.#tables.add(table)
  }

  get isEmpty(): boolean {
    return this.#isKnown && this.#tables.size === 0
  }

  /** Returns what was noted and starts the next commit. */
  takeTables(): Written {
    const taken = this.#isKnown ? this.#tables : null
    this.#tables = new Set()
    this.#isKnown = true
    return taken
  }
}
