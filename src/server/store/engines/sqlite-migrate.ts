// Brings a SQLite database to the version of the program, each migration in a separate transaction.
import type { DatabaseSync } from 'node:sqlite'
import { isNoted, type Numbered, WITH_PROGRESS, wholeSql } from '../migrations/kinds.ts'
import { LEFT_SQL, type Migrating, noteSql, OLDEST_SQL, type Progress, planOf } from '../migrations/plan.ts'

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

/** Computes a column of each row that is written, in a second step. */
function keepColumn(table: string, column: string, value: string): string {
  const trigger = (name: string, on: string) =>
    `CREATE TRIGGER keep_${table}_${column}_${name} AFTER ${on} ON ${table} WHEN NEW.${column} IS NOT ${value}
     BEGIN UPDATE ${table} SET ${column} = ${value} WHERE id = NEW.id; END;`
  return trigger('in', 'INSERT') + trigger('over', 'UPDATE')
}

/**
 * Translates a migration for SQLite. With AUTOINCREMENT the number of a deleted row is never used again: a lease, a
 * webhook-id or an `after` that outlives its row must not fit the next one. Sequences are rows of `sequence`.
 */
export function translateMigration(text: string): string {
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
      .replaceAll(/\{keep (\w+) (\w+) ([^}]+)\}/g, (_, ...of: [string, string, string]) => keepColumn(...of))
      .replaceAll(
        /\{drop-keep (\w+) (\w+)\}/g,
        (_, table, column) => `DROP TRIGGER keep_${table}_${column}_in; DROP TRIGGER keep_${table}_${column}_over;`,
      )
      .replaceAll('{part}', 'bigint NOT NULL DEFAULT 0')
      .replaceAll(/\{count (\w+) (\w+) (\w+)\}/g, (_, table, owner, state) => countRows(table, owner, state))
      .replaceAll(/\{items (\S+) (\w+)\}/g, (_, column, member) => `json_each(${column}, '$.${member}')`)
  )
}

/** How far the database is; a new one is at 0. */
export function readProgress(database: DatabaseSync): Progress {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
  if (version < WITH_PROGRESS) return { version, oldest: version, left: [] }
  const oldest = Number(database.prepare(OLDEST_SQL).get()?.['oldest'])
  const left = database.prepare(LEFT_SQL).all()
  return { version, oldest, left: left.map((row) => Number(row['version'])) }
}

function migrate(database: DatabaseSync, migration: Numbered, isAlone: boolean): void {
  const { version } = readProgress(database)
  database.exec('BEGIN IMMEDIATE')
  if (isAlone || migration.kind === 'expand') database.exec(translateMigration(wholeSql(migration)))
  if (isNoted(migration)) database.exec(noteSql(migration, isAlone ? Date.now() : null))
  database.exec(`PRAGMA user_version = ${Math.max(version, migration.version)}`)
  database.exec('COMMIT')
}

/** Applies the missing migrations. Throws what `planOf` does. */
export function migrateSqlite(database: DatabaseSync, how: Migrating = {}): void {
  const { stopped, beside } = planOf(readProgress(database), how)
  for (const migration of stopped) migrate(database, migration, true)
  for (const migration of beside) migrate(database, migration, false)
}
