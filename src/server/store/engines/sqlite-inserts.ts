// Inserts many rows with few statements. To bind a value takes longer than to copy it within SQLite, and many columns of
// the rows of a statement are alike: their account, their list, their time. Such a column is bound once for all rows.
import { CompiledQuery, sql } from 'kysely'
import type { BulkInsert, BulkRows } from '../dialect.ts'
import { awaitAll } from '../pipelined.ts'
import type { Tables } from '../schema.ts'
import type { Db } from '../store.ts'

/** Rows per statement: as many as possible of the first, then of the next. Each shape has only these texts. */
const ROWS = [100, 20, 5, 1] as const

/** What the statements of an insert bind. */
interface Shape {
  /** Columns that are bound for each row: those in which the rows of some statement differed. At least one. */
  own: readonly string[]
  /** Columns that are bound once. */
  alike: readonly string[]
  /**
   * By number of rows. Texts are kept because the query builder takes longer to write such a statement than the database
   * to run it.
   */
  texts: Map<number, string>
}

// A column that is bound for each row stays so; there would be too many texts otherwise.
const shapes = new Map<string, Shape>()

const keyOf = <T extends keyof Tables>({ table, columns, overwrite, add, key }: BulkInsert<T>): string =>
  `${table} ${columns.join()} ${overwrite?.join()} ${add?.join()} ${key?.join()}`

type PlainRow = Readonly<Record<string, unknown>>

/** Whether `size` rows from the row `from` on do not all have the same value in this column. */
function columnsDiffer(rows: readonly PlainRow[], from: number, size: number, name: string): boolean {
  const first = rows[from]?.[name] ?? null
  for (let i = from + 1; i < from + size; i++) if ((rows[i]?.[name] ?? null) !== first) return true
  return false
}

/** The shape that fits these rows as well as all rows before. */
function shapeOf<T extends keyof Tables>(insert: BulkInsert<T>, rows: readonly PlainRow[], from: number, size: number) {
  const key = keyOf(insert)
  const { columns } = insert
  const known = shapes.get(key)
  const more = (known?.alike ?? columns).filter((name) => columnsDiffer(rows, from, size, name))
  if (known && more.length === 0) return known
  const own = new Set<string>([...(known?.own ?? columns.slice(0, 1)), ...more])
  const shape: Shape = { own: [...own], alike: columns.filter((name) => !own.has(name)), texts: new Map() }
  shapes.set(key, shape)
  return shape
}

/** What becomes of rows that are there already. */
function conflictOf<T extends keyof Tables>({ table, columns, key, overwrite = [], add = [] }: BulkInsert<T>) {
  const changed = [
    ...overwrite.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
    ...add.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`),
  ]
  const same = sql.join((key ?? columns.slice(0, 1)).map((name) => sql.ref(name)))
  return changed.length > 0 ? sql` ON CONFLICT (${same}) DO UPDATE SET ${sql.join(changed)}` : sql``
}

const valuePlaces = (columns: readonly string[]) => sql.join(columns.map(() => null))

/** The rows to insert, as many as `count`. */
function rowsOf({ own, alike }: Shape, count: number) {
  // A table with triggers would take the way through a temporary table for a query of one row, too.
  if (count === 1) return sql`VALUES (${valuePlaces([...alike, ...own])})`
  const row = sql`(${valuePlaces(own)})`
  const shared = alike.map(() => sql`${null}, `)
  // Without a condition, ON CONFLICT would be read as that of a join.
  return sql`SELECT ${sql.join(shared, sql``)}given.* FROM (VALUES ${sql.join(Array.from({ length: count }, () => row))}) given WHERE true`
}

function textOf<T extends keyof Tables>(tx: Db, insert: BulkInsert<T>, shape: Shape, count: number): string {
  const kept = shape.texts.get(count)
  if (kept !== undefined) return kept
  const names = sql.join([...shape.alike, ...shape.own].map((name) => sql.ref(name)))
  // FAIL leaves what was inserted before a refusal to the end of the transaction, which undoes it; the rule would have each
  // statement write copies of the pages that it changes, to undo that itself.
  const into = sql`INSERT OR FAIL INTO ${sql.table(insert.table)} (${names})`
  const text = sql`${into} ${rowsOf(shape, count)}${conflictOf(insert)}`.compile(tx).sql
  shape.texts.set(count, text)
  return text
}

/** The values of `size` rows from the row `from` on. */
function valuesOf({ own, alike }: Shape, rows: readonly PlainRow[], from: number, size: number): unknown[] {
  // An array of this size from the start: one that grows is copied a dozen times.
  const values = new Array<unknown>(alike.length + size * own.length)
  let at = 0
  for (const name of alike) values[at++] = rows[from]?.[name] ?? null
  for (let i = from; i < from + size; i++) for (const name of own) values[at++] = rows[i]?.[name] ?? null
  return values
}

export async function insertMany<T extends keyof Tables>(
  tx: Db,
  insert: BulkInsert<T>,
  rows: BulkRows<T>,
): Promise<void> {
  const given: readonly PlainRow[] = rows
  // All are asked at once: what is asked next comes after the last of them.
  const asked: Promise<unknown>[] = []
  for (let i = 0; i < rows.length; ) {
    // The last one fits always.
    const size = ROWS.find((one) => one <= rows.length - i) as number
    const shape = shapeOf(insert, given, i, size)
    asked.push(tx.executeQuery(CompiledQuery.raw(textOf(tx, insert, shape, size), valuesOf(shape, given, i, size))))
    i += size
  }
  await awaitAll(asked)
}
