// The words of PostgreSQL. Others write at the same time, so a transaction locks what it depends on.
import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { capitalsIn } from '../../lib/fold.ts'
import { toJson } from '../../lib/json-text.ts'
import { areAll, type BulkInsert, type BulkUpdate, type SqlDialect } from '../dialect.ts'
import { Argument } from '../prepared-query.ts'
import type { Tables } from '../schema.ts'
import type { Db } from '../store.ts'
import { keepPlan } from './postgres-statements.ts'

/** Rows that a stream fetches at once. */
const FETCH = 100

const texts = new Map<string, string>()

function textFor(key: string, make: () => string): string {
  const text = texts.get(key) ?? make()
  texts.set(key, text)
  return text
}

/** One parameter holds all rows; their columns take the types of the table. */
const rowsOf = (table: string, parameter: number) => `json_populate_recordset(NULL::"${table}", $${parameter})`

function textOf<T extends keyof Tables>(insert: BulkInsert<T>, parameter = 1): string {
  const { table, columns, overwrite, add, key = columns.slice(0, 1) } = insert
  return textFor(
    `insert ${parameter} ${table} ${columns.join()} ${overwrite?.join()} ${add?.join()} ${key.join()}`,
    () => {
      const names = columns.map((name) => `"${name}"`).join(', ')
      const set = [
        ...(overwrite ?? []).map((name) => `"${name}" = excluded."${name}"`),
        ...(add ?? []).map((name) => `"${name}" = "${table}"."${name}" + excluded."${name}"`),
      ].join(', ')
      const same = key.map((name) => `"${name}"`).join(', ')
      const conflict = set ? ` ON CONFLICT (${same}) DO UPDATE SET ${set}` : ''
      return `INSERT INTO "${table}" (${names}) SELECT ${names} FROM ${rowsOf(table, parameter)}${conflict}`
    },
  )
}

/** Several inserts as one statement: the last one, with the others as its WITH clauses. */
function togetherOf(inserts: readonly string[]): string {
  const before = inserts.slice(0, -1).map((text, n) => `part_${n} AS (${text})`)
  return before.length === 0 ? (inserts[0] as string) : `WITH ${before.join(', ')} ${inserts.at(-1)}`
}

function updateOf<T extends keyof Tables>({ table, columns, unchanged, condition }: BulkUpdate<T>): string {
  return textFor(`update ${table} ${columns.join()} ${unchanged.join()} ${condition}`, () => {
    const set = columns.map((name) => `"${name}" = n."${name}"`).join(', ')
    const same = unchanged.map((name) => `"${table}"."${name}" = o."${name}"`)
    // As it stands, the condition is that of an index over what waits: the planner, which takes that to be little, would
    // read all of it in place of these rows. The list of ids tells it how few they are.
    const still = [...same, `(${condition}) IS TRUE`, `"${table}".id = ANY($3)`].join(' AND ')
    return `UPDATE "${table}" SET ${set} FROM ${rowsOf(table, 1)} n JOIN ${rowsOf(table, 2)} o ON o.id = n.id
      WHERE "${table}".id = n.id AND ${still} RETURNING "${table}".id`
  })
}

let cursors = 0

const signs = {
  equal: sql`=`,
  less: sql`<`,
  less_or_equal: sql`<=`,
  greater: sql`>`,
  greater_or_equal: sql`>=`,
} as const

export const postgresSqlDialect: SqlDialect = {
  inValues: (column, values) => sql<boolean>`${sql.ref(column)} = ANY(${values})`,

  // PostgreSQL takes each value to be in one row of 200 while a table has no statistics, so for many values it reads the
  // whole table. Values that come from a query it does not count.
  inKeys: (column, type, values) =>
    sql<boolean>`${sql.ref(column)} = ANY(ARRAY(SELECT unnest(${values}::${sql.raw(type)}[])))`,

  // Without OFFSET this would be a join like any other, for which PostgreSQL may read all rows of the owner.
  keyed: ({
    table,
    owner,
    key: [key, values],
  }) => sql`SELECT found.* FROM (SELECT DISTINCT unnest(${values}::text[]) AS value) AS asked, LATERAL (
      SELECT * FROM ${sql.table(table)} WHERE ${areAll(owner)} AND ${sql.ref(key)} = asked.value OFFSET 0
    ) AS found`,

  inPairs: ([a, b], pairs) => {
    const [left, right] = [pairs.map(([value]) => value), pairs.map(([, value]) => value)]
    return sql<boolean>`(${sql.ref(a)}, ${sql.ref(b)}) IN (SELECT * FROM unnest(${left}::text[], ${right}::text[]))`
  },

  contains: (text, part) => sql<boolean>`strpos(${text}, ${part}) > 0`,

  member: (column, name) => sql<string>`(${sql.ref(column)}::json ->> ${name}::text)`,

  byCodePoints: (text) => sql<string>`(${text} COLLATE "C")`,

  foldLetters(text, folded) {
    const letters = capitalsIn(folded)
    const capitals = letters.map(([capital]) => capital).join('')
    return sql<string>`translate(${text}, ${capitals}, ${letters.map(([, small]) => small).join('')})`
  },

  compareNumber: (text, how, value) => sql<boolean>`
    CASE WHEN ${text} ~ '^[+-]?[0-9]+([.][0-9]+)?$' THEN ${text}::numeric ${signs[how]} ${value}::numeric END`,

  pages: false,

  listOf: (column) => sql<string>`json_agg(${sql.ref(column)})::text`,

  localPart: (address) => sql<string>`split_part(lower(${address}), '@', 1)`,

  domainPart: (address) => sql<string>`substr(lower(${address}), strpos(${address}, '@') + 1)`,

  clocksAhead: (ahead) =>
    sql`(SELECT * FROM unnest(${[...ahead.keys()]}::bigint[], ${[...ahead.values()]}::bigint[]) u (account_id, ahead))`,

  rowsFor(table, columns, rows) {
    const json = rows instanceof Argument ? rows.as(toJson) : toJson(rows)
    const names = sql.join(columns.map((name) => sql.ref(name)))
    return sql`SELECT ${names} FROM json_populate_recordset(NULL::${sql.table(table)}, ${json})`
  },

  // On one connection all are sent in one write, and the responses come back in one.
  pipelined: (db, ask) => (db.isTransaction ? ask(db) : db.connection().execute(ask)),

  keepPlan,

  async insertMany(tx, insert, rows) {
    if (rows.length === 0) return
    await tx.executeQuery(CompiledQuery.raw(textOf(insert), [toJson(rows)]))
  },

  async insertIntoSeveral(tx, parts) {
    const filled = parts.filter(({ rows }) => rows.length > 0)
    if (filled.length === 0) return
    const text = togetherOf(filled.map(({ insert }, n) => textOf(insert as BulkInsert<keyof Tables>, n + 1)))
    await tx.executeQuery(
      CompiledQuery.raw(
        text,
        filled.map(({ rows }) => toJson(rows)),
      ),
    )
  },

  async updateMany(tx, update, changes) {
    if (changes.length === 0) return new Set()
    const [is, was] = [changes.map(({ id, is }) => ({ id, ...is })), changes.map(({ id, was }) => ({ id, ...was }))]
    const ids = changes.map(({ id }) => id)
    const { rows } = await tx.executeQuery<{ id: number }>(
      CompiledQuery.raw(updateOf(update), [toJson(is), toJson(was), ids]),
    )
    return new Set(rows.map(({ id }) => id))
  },

  async *stream<O>(tx: Db, query: RawBuilder<O>) {
    const cursor = `rows_${++cursors}`
    const { sql: text, parameters } = query.compile(tx)
    await tx.executeQuery(CompiledQuery.raw(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${text}`, [...parameters]))
    for (;;) {
      const { rows } = await tx.executeQuery<O>(CompiledQuery.raw(`FETCH ${FETCH} FROM ${cursor}`))
      yield* rows
      if (rows.length < FETCH) break
    }
    await tx.executeQuery(CompiledQuery.raw(`CLOSE ${cursor}`))
  },

  async nextNumbers(tx, sequence, count) {
    const name = `"numbers_${sequence}"`
    const { rows } = await sql<{
      n: number
    }>`SELECT nextval(${name}::regclass) AS n FROM generate_series(1, ${count}::int)`.execute(tx)
    return rows.map(({ n }) => n)
  },

  forUpdate: (db, query) => (db.isTransaction ? query.forUpdate() : query),
  forChild: (db, query) => (db.isTransaction ? query.forKeyShare() : query),
  forClaim: (db, query) => (db.isTransaction ? query.forUpdate().skipLocked() : query),

  now: sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`,
  horizon: sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`,

  async oneAtATime(tx, name) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, hashtext(current_schema())))`.execute(tx)
  },
}
