// Which engine the tests run on: SQLite, or with TEST_ENGINE=postgres the server of TEST_DATABASE_URL. Each data folder
// has a database of its own, copied from one that has all migrations, which would take longer than all else at a start.
// With TEST_DATABASE_SCHEMA, the tables are in a schema of that name, beside those of another platform that must stay
// untouched. With TEST_POOLER=pgbouncer, the platforms and stores of the tests reach it through a PgBouncer in transaction mode.
import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Client } from 'pg'
import { parsePostgresAddress } from '../../src/server/lib/postgres-address.ts'
import { openPostgres } from '../../src/server/store/engines/postgres.ts'
import { openSqlite } from '../../src/server/store/engines/sqlite.ts'
import type { Store } from '../../src/server/store/store.ts'
import { ask, letGo } from './kept-connections.ts'
import { startPooler } from './pgbouncer.ts'
import { needs } from './programs.ts'

export const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

/** The options of tests that run on PostgreSQL only; where there is one, `npm run test:postgres` runs them. */
export const onPostgresOnly = () => (onPostgres ? { skip: false } : { ...needs('postgres'), skip: true })

/** The options of tests in which the engine has no part: `npm test` runs them, on SQLite. */
export const onSqliteOnly = () => ({ skip: onPostgres, meta: { left: onPostgres } })

/** A database of the server, in which the tests write nothing; its user may create databases. */
const admin = process.env['TEST_DATABASE_URL'] || `postgres://${userInfo().username}@127.0.0.1:5432/test`
/** What the names of this run's databases begin with: set by `setup`, inherited by the workers. */
const prefix = () => process.env['TEST_DATABASES'] as string
const template = () => `${prefix()}_template`
/** The schema of the tests' tables, or null for `public`. */
const ownSchema = process.env['TEST_DATABASE_SCHEMA'] || null

/** An address of the same database with another schema. */
export function inSchema(address: string, schema: string): string {
  const url = new URL(address)
  url.searchParams.set('schema', schema)
  return url.href
}

function urlOf(database: string, schema = ownSchema): string {
  const url = new URL(admin)
  url.pathname = `/${database}`
  // A commit need not wait for the disk: the tests kill processes of the platform, never this server.
  url.searchParams.set('options', '-c synchronous_commit=off')
  return schema === null ? url.href : inSchema(url.href, schema)
}

/** The address of the pooler: set by `setup`, inherited by the workers. */
const pooler = () => process.env['TEST_POOLER_URL']

/** The addresses for a store: through the pooler, where there is one, and past it. */
function addressesOf(direct: string): { url: string; directUrl: string } {
  const through = pooler()
  if (through === undefined) return { url: direct, directUrl: direct }
  const url = new URL(through)
  url.pathname = new URL(direct).pathname
  return { url: url.href, directUrl: direct }
}

/** Runs statements on the server, outside every database of the tests. */
export const onServer = <T>(work: (client: Client) => Promise<T>): Promise<T> => connected(admin, work)

/** The address in the form of the driver, which knows no `schema`. */
export const driverAddress = (url: string): string => parsePostgresAddress(url).servers[0]

/** Runs statements on a database. */
export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: driverAddress(url) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const nameOf = (folder: string) => `${prefix()}_${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`

/** The databases that are known to be there. */
const made = new Set<string>()

/** The database of a data folder, created when it is missing; with `empty`, it has no migrations yet. */
export async function databaseOf(folder: string, { empty = false } = {}): Promise<string> {
  const name = nameOf(folder)
  if (made.has(name)) return urlOf(name)
  await onServer(async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) await client.query(`CREATE DATABASE "${name}" TEMPLATE "${empty ? 'template0' : template()}"`)
    // A pooler takes no options in an address.
    if (pooler() !== undefined) await client.query(`ALTER DATABASE "${name}" SET synchronous_commit = off`)
  })
  if (empty && ownSchema !== null) await createSchema(urlOf(name, null), ownSchema)
  made.add(name)
  return urlOf(name)
}

/** Creates a schema in a database. */
export const createSchema = (url: string, schema: string): Promise<unknown> =>
  connected(url, (client) => client.query(`CREATE SCHEMA ${schema}`))

/** The settings that make a data folder use the engine. */
export async function engineEnv(folder: string): Promise<Record<string, string>> {
  if (!onPostgres) return {}
  const { url, directUrl } = addressesOf(await databaseOf(folder))
  // Few connections, because many test servers share what PostgreSQL allows.
  const env = { DATABASE_URL: url, MESSAGING_DATABASE_CONNECTIONS: '5' }
  return url === directUrl ? env : { ...env, MESSAGING_DATABASE_DIRECT_URL: directUrl }
}

/** The settings of a test; if they name a database, they replace both addresses. */
export const withAddresses = (env: Record<string, string> = {}): Record<string, string> =>
  env['DATABASE_URL'] === undefined ? env : { MESSAGING_DATABASE_DIRECT_URL: '', ...env }

/** Throws when somebody read or wrote the tables of the platform beside that of the tests. */
async function assertUntouched(url: string): Promise<void> {
  const query = `SELECT relname FROM pg_stat_user_tables WHERE schemaname = 'public'
    AND seq_scan + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del > 0`
  const { rows } = await connected(url, (client) => client.query<{ relname: string }>(query))
  if (rows.length > 0)
    throw new Error(
      `Tables of the schema beside ${ownSchema} were used: ${rows.map(({ relname }) => relname).join(', ')}`,
    )
}

/** Removes the database of a folder. */
export async function dropDatabaseOf(folder: string): Promise<void> {
  if (!onPostgres) return
  const name = nameOf(folder)
  await letGo(driverAddress(urlOf(name)))
  if (made.delete(name) && ownSchema !== null) await assertUntouched(urlOf(name, null))
  await onServer((client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))
}

/** The SQLite database that others are copied from: its folder is set by `setup` and inherited by the workers. */
const templateFile = () => join(process.env['TEST_TEMPLATE'] as string, 'messaging.db')

/** Gives a data folder of SQLite that has no database one with all migrations. */
async function copyTemplate(folder: string): Promise<void> {
  const { COPYFILE_EXCL } = constants
  await copyFile(templateFile(), join(folder, 'messaging.db'), COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Makes the database of a data folder when it is missing; returns the settings that make the folder use the engine. */
export async function prepareData(folder: string): Promise<Record<string, string>> {
  if (!onPostgres) await copyTemplate(folder)
  return engineEnv(folder)
}

/** A store of the engine on a folder. */
export async function openTestStore(folder: string): Promise<Store> {
  await prepareData(folder)
  if (!onPostgres) return openSqlite(folder)
  return openPostgres({ ...addressesOf(await databaseOf(folder)), connections: 5 })
}

/** Reads rows from the store of a platform, past the platform. */
export async function readRows<T>(folder: string, query: string): Promise<T[]> {
  if (onPostgres) return ask<T>(driverAddress(await databaseOf(folder)), query)
  const database = new DatabaseSync(join(folder, 'messaging.db'), { readOnly: true })
  try {
    return database.prepare(query).all() as T[]
  } finally {
    database.close()
  }
}

/** Changes rows of a store the way a crash, an earlier version or the passing of time would. */
export async function changeRows(folder: string, statement: string): Promise<void> {
  if (onPostgres) return connected(await databaseOf(folder), async (client) => void (await client.query(statement)))
  const database = new DatabaseSync(join(folder, 'messaging.db'))
  try {
    // The platform may be writing.
    database.exec('PRAGMA busy_timeout = 10000')
    database.exec(statement)
  } finally {
    database.close()
  }
  // A platform of this process sees what it saw, until its turn of the event loop ends.
  await nextTurn()
}

/** Ends the pooler of this run. */
let endPooler = () => Promise.resolve()

/** Run by vitest before all tests: creates the database that all others are copied from. */
export async function setup(): Promise<void> {
  if (!onPostgres) {
    const folder = await mkdtemp(join(tmpdir(), 'messaging-template-'))
    process.env['TEST_TEMPLATE'] = folder
    return (await openSqlite(folder)).close()
  }
  process.env['TEST_DATABASES'] = `messaging_test_${process.pid}`
  await onServer((client) => client.query(`CREATE DATABASE "${template()}" TEMPLATE template0`))
  await (await openPostgres({ url: urlOf(template(), null), connections: 2 })).close()
  if (ownSchema !== null) {
    await createSchema(urlOf(template(), null), ownSchema)
    await (await openPostgres({ url: urlOf(template()), connections: 2 })).close()
  }
  if (process.env['TEST_POOLER'] !== 'pgbouncer') return
  if (ownSchema !== null) throw new Error('A pooler takes no schema in an address: unset TEST_DATABASE_SCHEMA.')
  const started = await startPooler(admin, { default_pool_size: 5 })
  process.env['TEST_POOLER_URL'] = started.through(admin)
  endPooler = started.close
}

/** Run by vitest after all tests. */
export async function teardown(): Promise<void> {
  if (!onPostgres) return rm(process.env['TEST_TEMPLATE'] as string, { recursive: true, force: true })
  await endPooler()
  await onServer(async (client) => {
    const { rows } = await client.query<{ datname: string }>(`SELECT datname FROM pg_database WHERE datname LIKE $1`, [
      `${prefix()}\\_%`,
    ])
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`)
  })
}
