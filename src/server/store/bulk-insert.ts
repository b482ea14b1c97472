// Many rows, few statements. The query builder takes longer to write down such a statement than the
// database to run it, so the text is made once for each shape.
import { CompiledQuery, sql } from 'kysely'
import type { Tables } from './schema.ts'
import type { Db } from './store.ts'

/** Rows per statement; what is left over goes one by one, so that each shape has two texts and no more. */
const ROWS = 100
// A process speaks to one engine, so the texts have one dialect.
const texts = new Map<string, string>()

function textOf(tx: Db, table: string, columns: readonly string[], rows: number, overwrite: boolean): string {
  const key = `${table} ${rows} ${overwrite}`
  let text = texts.get(key)
  if (text === undefined) {
    const names = sql.join(columns.map((name) => sql.ref(name)))
    const row = sql`(${sql.join(columns.map(() => null))})`
    const set = sql.join(columns.slice(1).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))
    const conflict = overwrite ? sql` ON CONFLICT (${sql.ref(columns[0] as string)}) DO UPDATE SET ${set}` : sql``
    const values = sql.join(Array.from({ length: rows }, () => row))
    text = sql`INSERT INTO ${sql.table(table)} (${names}) VALUES ${values}${conflict}`.compile(tx).sql
    texts.set(key, text)
  }
  return text
}

export interface BulkInsert<T extends keyof Tables> {
  table: T
  /** The same for every call on a table. */
  columns: readonly (keyof Tables[T] & string)[]
  /** Writes over the row with the same value in the first column, which has to be a primary key (false). */
  overwrite?: boolean
}

/** Inserts rows that name every one of the columns. */
export async function insertMany<T extends keyof Tables>(
  tx: Db,
  { table, columns, overwrite = false }: BulkInsert<T>,
  rows: readonly { readonly [C in keyof Tables[T] & string]?: unknown }[],
): Promise<void> {
  for (let i = 0; i < rows.length; ) {
    const size = rows.length - i >= ROWS ? ROWS : 1
    const values: unknown[] = []
    for (const row of rows.slice(i, i + size)) for (const name of columns) values.push(row[name])
    await tx.executeQuery(CompiledQuery.raw(textOf(tx, table, columns, size, overwrite), values))
    i += size
  }
}
