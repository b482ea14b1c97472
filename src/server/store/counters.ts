// Counters that many transactions add to at the same time. A transaction locks a counter until its end, so it adds at
// the very end: others wait no longer than for a commit. All add in the same order and lock nothing afterwards, which
// rules out deadlocks.
import { insertTogether } from './bulk.ts'
import type { BulkInsert, BulkPart } from './dialect.ts'
import type { Tables } from './schema.ts'
import type { Db } from './store.ts'
import { deferToCommit, type Ended, runWithDeferred } from './transaction-end.ts'

/** A table of counters: its primary key, and the one column that is added to. */
export interface CounterTable<T extends keyof Tables> extends BulkInsert<T> {
  key: readonly (keyof Tables[T] & string)[]
  add: readonly [keyof Tables[T] & string]
}

type Row = Record<string, unknown>

/** What a transaction adds, by table: the sums by the text of their keys. */
class Sums {
  readonly #tables = new Map<CounterTable<keyof Tables>, Map<string, Row>>()

  add(table: CounterTable<keyof Tables>, rows: readonly Row[]): void {
    const sums = this.#tables.get(table) ?? new Map<string, Row>()
    this.#tables.set(table, sums)
    const [column] = table.add
    for (const row of rows) {
      const key = table.key.map((name) => row[name]).join('\n')
      const sum = sums.get(key)
      if (sum) sum[column] = (sum[column] as number) + (row[column] as number)
      else sums.set(key, { ...row })
    }
  }

  /** In the order in which every transaction adds: by table, then by key. */
  inOrder(): BulkPart[] {
    return [...this.#tables]
      .sort(([a], [b]) => (a.table < b.table ? -1 : 1))
      .map(([insert, sums]) => {
        const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
        return { insert, rows } as BulkPart
      })
  }
}

const open = new WeakMap<Db, Sums>()

/**
 * Adds to counters at the end of the transaction: what it reads of them until then is what they were before. Rows with
 * the same key are added up. Throws outside a transaction of the store.
 */
export function addAtEnd<T extends keyof Tables>(
  tx: Db,
  table: CounterTable<T>,
  rows: readonly { readonly [C in keyof Tables[T] & string]?: unknown }[],
): void {
  const sums = open.get(tx)
  if (!sums) throw new Error(`Counters of ${table.table} are added to in a transaction of the store`)
  sums.add(table as never, rows)
}

/** Runs the work of a transaction, then adds to the counters that it named. */
export function countingAtEnd<T>(tx: Db, work: (tx: Db) => Promise<T>): Promise<Ended<T>> {
  const sums = new Sums()
  open.set(tx, sums)
  const counted = async (): Promise<T> => {
    const result = await work(tx)
    void deferToCommit(tx, insertTogether(tx, sums.inOrder()))
    return result
  }
  return runWithDeferred(tx, counted).finally(() => open.delete(tx))
}
