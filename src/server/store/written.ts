// What a commit wrote, so that it wakes those who wait for that and nobody else.

/** Names of tables; null when that is not known, as of commits of other processes. */
export type Written = ReadonlySet<string> | null

// At the beginning, or as a part of a statement that writes to several.
const WRITES = /(?:^|[()])\s*(?:insert\s+into|update|delete\s+from)\s+"?(\w+)/gi

/** Gathers the tables of one commit. */
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

  /** What was noted; from here on it is the next commit. */
  take(): Written {
    const taken = this.#isKnown ? this.#tables : null
    this.#tables = new Set()
    this.#isKnown = true
    return taken
  }
}
