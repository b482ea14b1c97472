// Which tables a commit wrote, so that it wakes only those who wait for them.

/** Names of tables; null when they are not known, as for commits of other processes. */
export type Written = ReadonlySet<string> | null

// At the beginning of a statement, or inside one that writes to several tables.
const WRITES = /(?:^|[()])\s*(?:insert\s+into|update|delete\s+from)\s+"?(\w+)/gi

/** Collects the tables of one commit. */
export class WrittenTables {
  #tables = new Set<string>()
  #isKnown = true

  /** Notes a statement that wrote rows. */
  note(sql: string): void {
    const found = [...sql.matchAll(WRITES)]
    if (found.length === 0) this.#isKnown = false
    for (const [, table] of found) this.#tables.add(table as string)
  }

  get isEmpty(): boolean {
    return this.#isKnown && this.#tables.size === 0
  }

  /** Returns what was noted and starts the next commit. */
  take(): Written {
    const taken = this.#isKnown ? this.#tables : null
    this.#tables = new Set()
    this.#isKnown = true
    return taken
  }
}
