// What a migration makes of the rows of an older program, on either engine.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migratePostgres } from '../../src/server/store/engines/postgres-migrate.ts'
import { migrateSqlite } from '../../src/server/store/engines/sqlite-migrate.ts'
import { cancelled } from '../../src/server/store/migrations/0018-cancelled.ts'
import { migrations } from '../../src/server/store/migrations/migrate.ts'
import {
  changeRows,
  connected,
  databaseOf,
  dropDatabaseOf,
  onPostgres,
  openTestStore,
  readRows,
} from '../support/engine.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-migrations-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await dropDatabaseOf(folder)
})

/** A database as the last program left it that did not know this migration. */
async function before(migration: string): Promise<void> {
  const last = migrations.indexOf(migration)
  if (onPostgres) {
    const url = await databaseOf(folder, { empty: true })
    return connected(url, (client) => migratePostgres(client, last))
  }
  const database = new DatabaseSync(join(folder, 'messaging.db'))
  migrateSqlite(database, last)
  database.close()
}

it('messages that were called off get the one spelling', async () => {
  await before(cancelled)
  const columns = 'id, account_id, channel, address, state, attempts, lease_until, created'
  const rowOf = (id: number, state: string) => `(${id}, 1, 'email', 'ana@example.com', '${state}', 0, 0, 1)`
  const states = ['canceled', 'cancelled', 'accepted']
  await changeRows(
    folder,
    `INSERT INTO message (${columns}) VALUES ${states.map((state, i) => rowOf(i + 1, state)).join()}`,
  )
  await (await openTestStore(folder)).close()
  const rows = await readRows<{ state: string }>(folder, 'SELECT state FROM message ORDER BY id')
  expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'accepted'])
})
