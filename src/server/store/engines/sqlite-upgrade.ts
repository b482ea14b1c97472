// How SQLite does the steps of an upgrade: in the queue of all other transactions. No older program runs beside this one.
import type { DatabaseSync } from 'node:sqlite'
import type { Migration } from '../migrations/kinds.ts'
import { createUpgrade, type Statements, type Upgrade } from '../migrations/steps.ts'
import { StoreUnavailableError } from '../store.ts'
import type { WrittenTables } from '../written.ts'
import { translateMigration } from './sqlite-migrate.ts'

/** `queue` runs its work as one transaction on the writer. */
export function sqliteUpgrade(
  { writer, written }: { writer: DatabaseSync; written: WrittenTables },
  queue: <T>(work: () => Promise<T>) => Promise<T>,
  known: readonly Migration[],
): Upgrade {
  const statements: Statements = {
    // The statement says what its rows have.
    rows: async <T>(sql: string) => writer.prepare(sql).all() as T[],
    async run(sql) {
      writer.exec(sql)
      written.note(sql)
      return Number(writer.prepare('SELECT changes() AS n').get()?.['n'])
    },
  }
  const transaction = <T>(work: (on: Statements) => Promise<T>) => queue(() => work(statements))
  return createUpgrade(
    {
      transaction,
      translate: translateMigration,
      claim: '',
      buildIndex: ({ index, table, on: columns }) =>
        transaction(async (on) => {
          await on.run(`CREATE INDEX IF NOT EXISTS ${index} ON ${table} ${columns}`)
          return true
        }),
      excludeOlder: async () => true,
      isTemporary: (error) => error instanceof StoreUnavailableError,
    },
    known,
  )
}
