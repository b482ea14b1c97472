// The words of SQLite. There is only one writer, so nothing needs a lock: no other transaction changes what this one
// has read before it writes.
import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { areAll, type BulkInsert, type BulkUpdate, type SqlDialect } from '../dialect.ts'
import { awaitAll } from '../pipelined.ts'
import { Argument } from '../prepared-query.ts'
import type { Tables } from '../schema.ts'
import { takeNumbers } from '../settings.ts'
import type { Db } from '../store.ts'
import { FOLD_LETTERS } from './sqlite-functions.ts'
import { insertMany } from './sqlite-inserts.ts'

// Texts of updates, kept because the query builder takes longer to write one than the database to run it.
const texts = new Map<string, string>()

function updateOf<T extends keyof Tables>({ table, columns, unchanged, condition }: BulkUpdate<T>): string {
  const key = `update ${table} ${columns.join()} ${unchanged.join()} ${condition}`
  const set = columns.map((name) => `"${name}" = ?`).join(', ')
  const same = unchanged.map((name) => `"${name}" = ?`)
  const text = texts.get(key) ?? `UPDATE "${table}" SET ${set} WHERE ${['"id" = ?', ...same, condition].join(' AND ')}`
  texts.set(key, text)
  return text
}

/** A list as one value, also where a kept query has an argument in its place. */
const asJson = (values: unknown) =>
  values instanceof Argument ? values.as((list) => JSON.stringify(list)) : JSON.stringify(values)

const inValues: SqlDialect['inValues'] = (column, values) =>
  sql<boolean>`${sql.ref(column)} IN (SELECT value FROM json_each(${asJson(values)}))`

/**
 * Characters of a part up to which GLOB searches for it. GLOB skips quickly to each possible beginning, but compares one
 * letter at a time there: the time grows with the length of the text times that of the part. `instr` compares blocks.
 */
const GLOB_ROOM = 16

/** A pattern for texts that hold this part. */
const globOf = (part: string) => `*${part.replace(/[*?[]/g, '[$&]')}*`

export const sqliteSqlDialect: SqlDialect = {
  inValues,
  inKeys: (column, _type, values) => inValues(column, values),

  keyed: ({ table, owner, key: [key, values] }) =>
    sql`SELECT * FROM ${sql.table(table)} WHERE ${areAll(owner)} AND ${inValues(key, values)}`,

  inPairs: ([a, b], pairs) =>
    sql<boolean>`(${sql.ref(a)}, ${sql.ref(b)}) IN (SELECT j.value ->> 0, j.value ->> 1 FROM json_each(${JSON.stringify(pairs)}) j)`,

  contains: (text, part) =>
    part.length > GLOB_ROOM ? sql<boolean>`instr(${text}, ${part}) > 0` : sql<boolean>`${text} GLOB ${globOf(part)}`,

  member: (column, name) => sql<string>`(${sql.ref(column)} ->> ${name})`,

  byCodePoints: (text) => text,

  foldLetters: (text) => sql<string>`${sql.raw(FOLD_LETTERS)}(${text})`,

  // Compared with a number, a text counts as the number that it is, or else as larger than every number.
  compareNumber(text, how, value) {
    const number = sql`CAST(${value} AS REAL)`
    if (how === 'equal') return sql<boolean>`${text} = ${number}`
    if (how === 'less') return sql<boolean>`${text} < ${number}`
    if (how === 'less_or_equal') return sql<boolean>`${text} <= ${number}`
    const above = sql<boolean>`${text} BETWEEN ${number} AND CAST('9e999' AS REAL)`
    return how === 'greater' ? sql<boolean>`(${above} AND ${text} <> ${number})` : above
  },

  pages: true,

  pipelined: (db, ask) => ask(db),

  // It always does.
  keepPlan: () => undefined,

  listOf: (column) => sql<string>`json_group_array(${sql.ref(column)})`,

  localPart: (address) => sql<string>`substr(lower(${address}), 1, instr(${address}, '@') - 1)`,

  domainPart: (address) => sql<string>`substr(lower(${address}), instr(${address}, '@') + 1)`,

  clocksAhead: (ahead) =>
    sql`(SELECT j.value ->> 0 AS account_id, j.value ->> 1 AS ahead FROM json_each(${JSON.stringify([...ahead])}) j)`,

  rowsFor(_table, columns, rows) {
    const values = sql.join(columns.map((name) => sql`j.value ->> ${sql.lit(name)}`))
    // Without a condition, ON CONFLICT would be read as that of a join.
    return sql`SELECT ${values} FROM json_each(${asJson(rows)}) j WHERE true`
  },

  insertMany,

  async insertIntoSeveral(tx, parts) {
    await awaitAll(parts.map(({ insert, rows }) => insertMany(tx, insert as BulkInsert<keyof Tables>, rows)))
  },

  async updateMany(tx, update, changes) {
    const changed = new Set<number>()
    const text = updateOf(update)
    for (const { id, is, was } of changes) {
      const values = [
        ...update.columns.map((name) => is[name] ?? null),
        id,
        ...update.unchanged.map((name) => was[name]),
      ]
      const { numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(text, values))
      if ((numAffectedRows ?? 0n) > 0n) changed.add(id)
    }
    return changed
  },

  async *stream<O>(tx: Db, query: RawBuilder<O>) {
    for await (const { rows } of tx.getExecutor().stream<O>(query.compile(tx), 1)) yield* rows
  },

  async nextNumbers(tx, sequence, count) {
    if (count === 0) return []
    const first = await takeNumbers(tx, sequence, count, 1)
    return Array.from({ length: count }, (_, n) => first + n)
  },

  forUpdate: (_db, query) => query,
  forChild: (_db, query) => query,
  forClaim: (_db, query) => query,
  now: sql<number>`CAST(unixepoch('subsec') * 1000 AS integer)`,
  // What a reader sees has ended; every row has the number 0.
  horizon: sql<number>`1`,
  oneAtATime: async () => {},
}
