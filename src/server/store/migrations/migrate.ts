// The ordered list of migrations, and what applies them. Never change one that was released: add one.
import type { DatabaseSync } from 'node:sqlite'
import { skeleton } from './0001-skeleton.ts'

/** Migration n is entry n - 1. */
export const migrations: readonly string[] = [skeleton]

/** Brings the database to the last migration, each in a transaction of its own. */
export function migrate(database: DatabaseSync): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version > migrations.length) {
    throw new Error(
      `The database has version ${version}, this program knows ${migrations.length}. Start the newer program again.`,
    )
  }
  for (const [index, text] of migrations.entries()) {
    if (index < version) continue
    database.exec('BEGIN IMMEDIATE')
    // AUTOINCREMENT: the number of a deleted row never comes back. A lease, a webhook-id or an `after` that
    // outlives its row must not fit the next one.
    database.exec(text.replaceAll('{id}', 'integer PRIMARY KEY AUTOINCREMENT'))
    database.exec(`PRAGMA user_version = ${index + 1}`)
    database.exec('COMMIT')
  }
}
