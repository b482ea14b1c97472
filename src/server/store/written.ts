// What a commit wrote, so that it wakes those who wait for that and nobody else.

/** Names of tables; null when that is not known, as of commits of other processes. */
export type Written = ReadonlySet<string> | null

const WRITES = /^\s*(?:insert\s+into|update|delete\s+from)\s+"?(\w+)/i

/** Gathers the tables of one commit. */
export class WrittenTables {
  #tables = new Set<string>()
  #isKnown = true

  /** Notes a statement that wrote rows. */
  note(sql: string): void {
    const [, table] = WRITES.exec(sql) ?? []
    if (table === undefined) this.#isKnown = false
    else this.#tables.add(table)
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
