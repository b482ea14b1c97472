// Writes many rows with few statements.
import type { Tables } from './schema.ts'
import type { Db } from './store.ts'
import { type BulkChanges, type BulkInsert, type BulkPart, type BulkRows, type BulkUpdate, wordsOf } from './words.ts'

/** Inserts rows that name every one of the columns. */
export const insertMany = <T extends keyof Tables>(tx: Db, insert: BulkInsert<T>, rows: BulkRows<T>): Promise<void> =>
  wordsOf(tx).insertMany(tx, insert, rows)

/** Inserts into several tables with one statement, where the engine can. */
export const insertTogether = (tx: Db, parts: readonly BulkPart[]): Promise<void> =>
  wordsOf(tx).insertTogether(tx, parts)

/** Changes rows, each to values of its own; resolves with the ids of the rows that were still as required. */
export const updateMany = <T extends keyof Tables>(
  tx: Db,
  update: BulkUpdate<T>,
  changes: BulkChanges<T>,
): Promise<Set<number>> => wordsOf(tx).updateMany(tx, update, changes)
