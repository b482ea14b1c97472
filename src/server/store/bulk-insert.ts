// Many rows, few statements.
import type { Tables } from './schema.ts'
import type { Db } from './store.ts'
import { wordsOf, type BulkInsert, type BulkRows } from './words.ts'

/** Inserts rows that name every one of the columns. */
export const insertMany = <T extends keyof Tables>(tx: Db, insert: BulkInsert<T>, rows: BulkRows<T>): Promise<void> =>
  wordsOf(tx).insertMany(tx, insert, rows)
