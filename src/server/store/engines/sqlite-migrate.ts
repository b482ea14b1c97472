// Brings a SQLite database to the last migration, each in a separate transaction.
import type { DatabaseSync } from 'node:sqlite'
import { type Migrating, missingMigrations } from '../migrations/migrate.ts'

/** The trigger that adds a row to the stream of events, while a client watches its account. */
const liveEventTrigger = (account: string, kind: string, ref: string, state: string) =>
  `INSERT INTO live_event (account_id, kind, ref, state, at)
   SELECT w.account_id, '${kind}', ${ref}, ${state}, ${NOW} + a.ahead FROM live_watch w JOIN account a ON a.id = w.account_id
   WHERE w.account_id = ${account}`
const NOW = `CAST(unixepoch('subsec') * 1000 AS integer)`
const isWatched = (account: string) =>
  `EXISTS (SELECT 1 FROM live_watch WHERE account_id = ${account} AND until > ${NOW})`

const tellRows = (table: string, kind: string, state: string) =>
  `CREATE TRIGGER tell_${table} AFTER INSERT ON ${table} WHEN ${isWatched('NEW.account_id')}
   BEGIN ${liveEventTrigger('NEW.account_id', kind, 'NEW.id', `NEW.${state}`)}; END;`

const tellChange = (table: string, kind: string, column: string, account: string) =>
  `CREATE TRIGGER tell_${table}_${column} AFTER UPDATE OF ${column} ON ${table}
   WHEN OLD.${column} <> NEW.${column} AND ${isWatched(`NEW.${account}`)}
   BEGIN ${liveEventTrigger(`NEW.${account}`, kind, 'NEW.id', `NEW.${column}`)}; END;`

/**
 * Counts the rows of a table by two of their columns, one by one, in a single part: SQLite has only one writer at a
 * time.
 */
function countRows(table: string, owner: string, state: string): string {
  const counts = `${table}_count`
  const of = (row: string) => `${owner} = ${row}.${owner} AND ${state} = ${row}.${state}`
  const add = `INSERT INTO ${counts} (${owner}, ${state}, part, n) VALUES (NEW.${owner}, NEW.${state}, 0, 1)
   ON CONFLICT (${owner}, ${state}, part) DO UPDATE SET n = n + 1;`
  const take = `UPDATE ${counts} SET n = n - 1 WHERE ${of('OLD')} AND part = 0;
   DELETE FROM ${counts} WHERE ${of('OLD')} AND part = 0 AND n = 0;`
  return `CREATE TRIGGER count_${table}_in AFTER INSERT ON ${table} BEGIN ${add} END;
   CREATE TRIGGER count_${table}_out AFTER DELETE ON ${table} BEGIN ${take} END;
   CREATE TRIGGER count_${table}_over AFTER UPDATE OF ${owner}, ${state} ON ${table}
   WHEN OLD.${state} <> NEW.${state} OR OLD.${owner} <> NEW.${owner} BEGIN ${take} ${add} END;`
}

/**
 * Translates a migration for SQLite. With AUTOINCREMENT the number of a deleted row is never used again: a lease, a
 * webhook-id or an `after` that outlives its row must not fit the next one. Sequences are rows of `sequence`.
 */
function translateMigration(text: string): string {
  return (
    text
      .replaceAll('{id}', 'integer PRIMARY KEY AUTOINCREMENT')
      .replaceAll(/\{sequence [\w-]+\}/g, '')
      // One transaction writes at a time, so numbers ascend in the order of the commits.
      .replaceAll('{transaction}', '0')
      .replaceAll(/\{tell (\w+) (\w+) (\w+)\}/g, (_, table, kind, state) => tellRows(table, kind, state))
      .replaceAll(/\{tell-change (\w+) (\w+) (\w+) (\w+)\}/g, (_, table, kind, column, account) =>
        tellChange(table, kind, column, account),
      )
      .replaceAll('{part}', 'bigint NOT NULL DEFAULT 0')
      .replaceAll(/\{count (\w+) (\w+) (\w+)\}/g, (_, table, owner, state) => countRows(table, owner, state))
      .replaceAll(/\{items (\S+) (\w+)\}/g, (_, column, member) => `json_each(${column}, '$.${member}')`)
  )
}

/** Applies the missing migrations. Throws what `missingMigrations` does. */
export function migrateSqlite(database: DatabaseSync, how: Migrating = {}): void {
  const { user_version: current } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  for (const { version, text } of missingMigrations(current, how)) {
    database.exec('BEGIN IMMEDIATE')
    database.exec(translateMigration(text))
    database.exec(`PRAGMA user_version = ${version}`)
    database.exec('COMMIT')
  }
}
