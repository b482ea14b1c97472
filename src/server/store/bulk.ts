// Writes many rows with few statements.

import {
  type BulkChanges,
  type BulkInsert,
  type BulkPart,
  type BulkRows,
  type BulkUpdate,
  dialectOf,
} from './dialect.ts'
import type { Tables } from './schema.ts'
import type { Db } from './store.ts'

/** Inserts rows that name every one of the columns. */
export const insertMany = <T extends keyof Tables>(tx: Db, insert: BulkInsert<T>, rows: BulkRows<T>): Promise<void> =>
  dialectOf(tx).insertMany(tx, insert, rows)

/** Inserts into several tables with one statement, where the engine can. */
export const insertTogether = (tx: Db, parts: readonly BulkPart[]): Promise<void> =>
  dialectOf(tx).insertIntoSeveral(tx, parts)

/** Updates rows, each with different values; resolves with the ids of the rows that still had the required values. */
export const updateMany = <T extends keyof Tables>(
  tx: Db,
  update: BulkUpdate<T>,
  changes: BulkChanges<T>,
): Promise<Set<number>> => dialectOf(tx).updateMany(tx, update, changes)
