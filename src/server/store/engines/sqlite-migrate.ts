// Brings a SQLite database to the last migration, each in a transaction of its own.
import type { DatabaseSync } from 'node:sqlite'
import { missingMigrations } from '../migrations/migrate.ts'

/**
 * Translates a migration for SQLite. With AUTOINCREMENT the number of a deleted row is never used again: a lease, a
 * webhook-id or an `after` that outlives its row must not fit the next one. Sequences are rows of `sequence`.
 */
function translate(text: string): string {
  return text
    .replaceAll('{id}', 'integer PRIMARY KEY AUTOINCREMENT')
    .replaceAll(/\{sequence [\w-]+\}/g, '')
    .replaceAll(/\{items (\S+) (\w+)\}/g, (_, column, member) => `json_each(${column}, '$.${member}')`)
}

/**
 * Applies the missing migrations up to `last`, by default the newest. Throws when the database is newer than the
 * program.
 */
export function migrateSqlite(database: DatabaseSync, last?: number): void {
  const { user_version: current } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  for (const { version, text } of missingMigrations(current, last)) {
    database.exec('BEGIN IMMEDIATE')
    database.exec(translate(text))
    database.exec(`PRAGMA user_version = ${version}`)
    database.exec('COMMIT')
  }
}
