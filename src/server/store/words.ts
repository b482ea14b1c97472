// What the two engines say differently. Everything else in store/ is SQL that both understand; a query
// that needs more asks for one of these words, and each engine has its own implementation.
import type { Expression, RawBuilder, SelectQueryBuilder } from 'kysely'
import type { Tables } from './schema.ts'
import type { Db } from './store.ts'

type Select<T extends keyof Tables, O> = SelectQueryBuilder<Tables, T, O>

/** Rows for one table, all with the same columns. */
export interface BulkInsert<T extends keyof Tables> {
  table: T
  /** Few different lists for a table: each makes texts that are kept. */
  columns: readonly (keyof Tables[T] & string)[]
  /** Columns that are written over where a row has the same value in the first column, which has to be a primary key (none: that is an error). */
  overwrite?: readonly (keyof Tables[T] & string)[]
}
type Row<T extends keyof Tables> = { readonly [C in keyof Tables[T] & string]?: unknown }
export type BulkRows<T extends keyof Tables> = readonly Row<T>[]

/** Rows for one of several tables. */
export type BulkPart = { [T in keyof Tables]: { insert: BulkInsert<T>; rows: BulkRows<T> } }[keyof Tables]

/** Changes of rows of one table, each to values of its own. */
export interface BulkUpdate<T extends keyof Tables> {
  table: T
  /** What changes. */
  columns: readonly (keyof Tables[T] & string)[]
  /** Columns that still have to be as they were. */
  unchanged: readonly (keyof Tables[T] & string)[]
  /** What has to hold besides, in SQL, its columns with the name of the table. Few different ones for a table: each makes a text that is kept. */
  condition: string
}
export type BulkChanges<T extends keyof Tables> = readonly { id: number; is: Row<T>; was: Row<T> }[]

export interface Words {
  /** Whether the column has one of these values, however many they are. */
  oneOf(column: string, values: readonly number[] | readonly string[]): RawBuilder<boolean>
  /** Whether the two text columns together have one of these pairs. */
  pairOf(columns: readonly [string, string], pairs: readonly (readonly [string, string])[]): RawBuilder<boolean>
  /** Whether the text holds this part; case matters. */
  contains(text: Expression<unknown>, part: string): RawBuilder<boolean>
  /** The member of a JSON column as text, or null. */
  member(column: string, name: string): RawBuilder<string>
  /** Whether a query for each page costs no more than one for all. A planner that weighs each anew may read the whole table for it. */
  readonly pages: boolean
  /** The numbers of a column as one JSON list; null or an empty one without rows. */
  listOf(column: string): RawBuilder<string>
  /** What stands before the first @ of an address, in lower case. */
  localPart(address: Expression<unknown>): RawBuilder<string>
  /** What stands behind it, in lower case. */
  domainPart(address: Expression<unknown>): RawBuilder<string>
  /** Inserts many rows with few statements. */
  insertMany<T extends keyof Tables>(tx: Db, insert: BulkInsert<T>, rows: BulkRows<T>): Promise<void>
  /** Inserts into several tables at once, in this order. */
  insertTogether(tx: Db, parts: readonly BulkPart[]): Promise<void>
  /** Changes many rows with few statements; resolves with the ids of those that were as they had to be. */
  updateMany<T extends keyof Tables>(tx: Db, update: BulkUpdate<T>, changes: BulkChanges<T>): Promise<Set<number>>
  /** The rows of a query one by one, for results that do not fit into memory. Only in a transaction. */
  stream<O>(tx: Db, query: RawBuilder<O>): AsyncIterable<O>
  /** New numbers of a sequence, which two transactions may take at the same time without waiting. They ascend; gaps are normal. */
  nextNumbers(tx: Db, sequence: NumberSequence, count: number): Promise<number[]>
  /** In a transaction: holds the rows found until its end, so that what was read is still true when it writes. */
  forUpdate<T extends keyof Tables, O>(db: Db, query: Select<T, O>): Select<T, O>
  /** In a transaction: keeps the rows found from being deleted until its end, because others will hang on them. */
  forChild<T extends keyof Tables, O>(db: Db, query: Select<T, O>): Select<T, O>
  /** As forUpdate, but passes over rows that another transaction holds: for queues. */
  forClaim<T extends keyof Tables, O>(db: Db, query: Select<T, O>): Select<T, O>
  /** Until the end of the transaction no other one gets past the same name. */
  oneAtATime(tx: Db, name: string): Promise<void>
}

/** Sequences of numbers that many take at once. Each has a `{sequence <name>}` in a migration. */
export type NumberSequence = 'contact' | 'operation' | 'transactional-message'

/** The adapter of our dialects: what Kysely asks of an engine, and the words. */
export interface WordedAdapter {
  readonly words: Words
}

/** The words of the engine behind a handle. */
export function wordsOf(db: Db): Words {
  return (db.getExecutor().adapter as unknown as WordedAdapter).words
}
