// What the two engines say differently. Everything else in store/ is SQL that both understand; a query that needs more
// uses a method of this dialect, which each engine implements.
import { type Expression, type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from './schema.ts'
import type { Db } from './store.ts'

type Select<T extends keyof Tables, O> = SelectQueryBuilder<Tables, T, O>

/** Rows of a table whose key begins with columns that are the same in all, and ends with one that has these texts. */
interface KeyedRows<T extends keyof Tables> {
  table: T
  owner: { readonly [C in keyof Tables[T] & string]?: number | string }
  key: readonly [column: keyof Tables[T] & string, values: readonly string[]]
}

/** Whether the columns have these values. */
export const areAll = (values: object): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` AND `,
  )}`

/** Rows for one table, all with the same columns. */
export interface BulkInsert<T extends keyof Tables> {
  table: T
  /** Use few different lists for a table: the text of a statement is kept for each. */
  columns: readonly (keyof Tables[T] & string)[]
  /** Columns to overwrite in a row that has the same primary key. Without them, and without `add`, such a row is an error. */
  overwrite?: readonly (keyof Tables[T] & string)[]
  /** Columns to add to in a row that has the same primary key. */
  add?: readonly (keyof Tables[T] & string)[]
  /** The primary key, where it is not the first column. */
  key?: readonly (keyof Tables[T] & string)[]
}
type Row<T extends keyof Tables> = { readonly [C in keyof Tables[T] & string]?: unknown }
export type BulkRows<T extends keyof Tables> = readonly Row<T>[]

/** Rows for one of several tables. */
export type BulkPart = { [T in keyof Tables]: { insert: BulkInsert<T>; rows: BulkRows<T> } }[keyof Tables]

/** Updates of rows of one table, each with different values. */
export interface BulkUpdate<T extends keyof Tables> {
  table: T
  /** The columns that change. */
  columns: readonly (keyof Tables[T] & string)[]
  /** Columns that must still have their old values. */
  unchanged: readonly (keyof Tables[T] & string)[]
  /**
   * What else has to hold, in SQL, with the table's name before each column. Use few different conditions for a table:
   * the text of a statement is kept for each.
   */
  condition: string
}
export type BulkChanges<T extends keyof Tables> = readonly { id: number; is: Row<T>; was: Row<T> }[]

/** A clock that is ahead of real time, as a row of a query. */
interface ClockAhead {
  account_id: number
  /** Milliseconds. */
  ahead: number
}

/** How two values compare. */
export type Comparison = 'equal' | 'less' | 'less_or_equal' | 'greater' | 'greater_or_equal'

export interface SqlDialect {
  /** Whether the column has one of these values, of which there may be many. */
  inValues(column: string, values: readonly number[] | readonly string[]): RawBuilder<boolean>
  /**
   * As `inValues`, for an indexed column with few rows for each value: they are looked up one by one, even in a table that
   * grows so fast that the engine does not know this yet.
   */
  inKeys(column: string, type: 'bigint' | 'text', values: readonly number[] | readonly string[]): RawBuilder<boolean>
  /** Selects rows by their keys, which are looked up one by one, for the same reason. */
  keyed<T extends keyof Tables>(rows: KeyedRows<T>): RawBuilder<Selectable<Tables[T]>>
  /** Whether the two text columns together have one of these pairs. */
  inPairs(columns: readonly [string, string], pairs: readonly (readonly [string, string])[]): RawBuilder<boolean>
  /** Whether the text holds this part; case matters. */
  contains(text: Expression<unknown>, part: string): RawBuilder<boolean>
  /** The member of a JSON column as text, or null. */
  member(column: string, name: string): RawBuilder<string>
  /** The text with the order and the capitals that columns have: those of code points, and of ASCII. */
  byCodePoints(text: RawBuilder<string>): RawBuilder<string>
  /** The text with small letters beyond ASCII, at least those that `folded` has: it must come from `fold`. */
  foldLetters(text: RawBuilder<string>, folded: string): RawBuilder<string>
  /** Compares a text as a number with another one; false or NULL if the text is not a number. */
  compareNumber(text: RawBuilder<string>, how: Comparison, value: string): RawBuilder<boolean>
  /**
   * Whether one query for each page costs no more than one query for all. A planner that plans each page may read the
   * whole table for it.
   */
  readonly pages: boolean
  /** The numbers of a column as one JSON list; without rows, null or an empty list. */
  listOf(column: string): RawBuilder<string>
  /** The part of an address before the first @, in lower case. */
  localPart(address: Expression<unknown>): RawBuilder<string>
  /** The part after the first @, in lower case. */
  domainPart(address: Expression<unknown>): RawBuilder<string>
  /** Accounts with the milliseconds that their clocks are ahead, as a table for a query. */
  clocksAhead(ahead: ReadonlyMap<number, number>): RawBuilder<ClockAhead>
  /** Rows as a query to insert: its text is the same for any number of them. */
  rowsFor<T extends keyof Tables>(
    table: T,
    columns: readonly (keyof Tables[T] & string)[],
    rows: BulkRows<T>,
  ): RawBuilder<unknown>
  /** Lets `ask` ask several statements that do not wait for one another. */
  pipelined<T>(db: Db, ask: (one: Db) => Promise<T>): Promise<T>
  /** Lets the engine keep its plan of the query with this text, where it would otherwise plan it for each value. */
  keepPlan(text: string): void
  /** Inserts many rows with few statements. */
  insertMany<T extends keyof Tables>(tx: Db, insert: BulkInsert<T>, rows: BulkRows<T>): Promise<void>
  /** Inserts into several tables at once, in this order. */
  insertIntoSeveral(tx: Db, parts: readonly BulkPart[]): Promise<void>
  /** Changes many rows with few statements; resolves with the ids of the rows that were still as required. */
  updateMany<T extends keyof Tables>(tx: Db, update: BulkUpdate<T>, changes: BulkChanges<T>): Promise<Set<number>>
  /** The rows of a query one by one, for results that do not fit into memory. Only in a transaction. */
  stream<O>(tx: Db, query: RawBuilder<O>): AsyncIterable<O>
  /**
   * New numbers of a sequence. They ascend; gaps are normal. On PostgreSQL two transactions may take some at the same
   * time without waiting.
   */
  nextNumbers(tx: Db, sequence: NumberSequence, count: number): Promise<number[]>
  /** In a transaction: holds the rows found until its end, so that what was read is still true when it writes. */
  forUpdate<T extends keyof Tables, O>(db: Db, query: Select<T, O>): Select<T, O>
  /** In a transaction: keeps the rows found from being deleted until its end, because new rows will refer to them. */
  forChild<T extends keyof Tables, O>(db: Db, query: Select<T, O>): Select<T, O>
  /** As forUpdate, but passes over rows that another transaction holds: for queues. */
  forClaim<T extends keyof Tables, O>(db: Db, query: Select<T, O>): Select<T, O>
  /** The clock of the database, milliseconds. */
  readonly now: RawBuilder<number>
  /**
   * The number of a transaction: it, and all after it, may still be under way as this statement begins; all before it have
   * ended.
   */
  readonly horizon: RawBuilder<number>
  /** Makes other transactions wait at the same name until the end of this one. */
  oneAtATime(tx: Db, name: string): Promise<void>
}

/** Sequences of numbers that many take at once. Each has a `{sequence <name>}` in a migration. */
type NumberSequence = 'contact' | 'operation' | 'transactional-message'

/** The adapter of our dialects: what Kysely asks of an engine, and the words. */
export interface DialectAdapter {
  readonly dialect: SqlDialect
}

/** The words of the engine behind a handle. */
export function dialectOf(db: Db): SqlDialect {
  return (db.getExecutor().adapter as unknown as DialectAdapter).dialect
}
