// The engines that the platform runs on: SQLite always, PostgreSQL when a server answers at TEST_DATABASE_URL or on
// this machine, in a database of its own.
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { printErrorLine } from '../../src/terminal/printer.ts'
import { withFolder } from './servers.ts'

export interface Engine {
  name: 'SQLite' | 'PostgreSQL'
  folder: string
  /** Settings that make the platform use it. */
  env: Record<string, string>
}

const admin = process.env['TEST_DATABASE_URL'] || `postgres://${userInfo().username}@127.0.0.1:5432/test`

async function onServer(statement: string, connectionString = admin): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 3_000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const hasPostgres = (): Promise<boolean> =>
  onServer('SELECT 1').then(
    () => true,
    () => false,
  )

/** Does for a table of this database what autovacuum does within a minute of many changes. */
export const vacuum = (url: string, table: string): Promise<void> => onServer(`VACUUM (ANALYZE) "${table}"`, url)

let databases = 0

function onPostgres<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const name = `messaging_bench_${process.pid}_${++databases}`
    const url = new URL(admin)
    url.pathname = `/${name}`
    await onServer(`CREATE DATABASE ${name}`)
    try {
      return await work({ name: 'PostgreSQL', folder, env: { DATABASE_URL: url.href } })
    } finally {
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`)
    }
  })
}

type On = <T>(work: (engine: Engine) => Promise<T>) => Promise<T>

const onSqlite: On = (work) => withFolder((folder) => work({ name: 'SQLite', folder, env: {} }))

/** The engines that are available. */
async function available(): Promise<On[]> {
  if (await hasPostgres()) return [onSqlite, onPostgres]
  printErrorLine('  no PostgreSQL answers: only SQLite is measured')
  return [onSqlite]
}

/** Does the work on each available engine, with an empty store. */
export async function onEachEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (const on of await available()) done.push(await on(work))
  return done
}

/** Opens empty stores side by side, as many as asked for. */
const withStores = <T>(on: On, count: number, work: (stores: Engine[]) => Promise<T>): Promise<T> =>
  count === 0 ? work([]) : on((engine) => withStores(on, count - 1, (others) => work([engine, ...others])))

/** Does the work on each available engine, with as many empty stores as asked for. */
export async function onStoresOfEachEngine<T>(count: number, work: (stores: Engine[]) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (const on of await available()) done.push(await withStores(on, count, work))
  return done
}

/** Does the work on PostgreSQL with an empty store; undefined when no server answers. */
export async function onPostgresOnly<T>(work: (engine: Engine) => Promise<T>): Promise<T | undefined> {
  if (await hasPostgres()) return onPostgres(work)
  printErrorLine('  no PostgreSQL answers: nothing is measured')
  return undefined
}

/**
 * Turns the accounts of a running platform into live ones, since only those send through its SMTP host. Their senders stay
 * approved.
 */
export async function makeLive({ folder, env }: Pick<Engine, 'folder' | 'env'>): Promise<void> {
  const change = `UPDATE account SET kind = 'live'`
  const url = env['DATABASE_URL']
  if (url === undefined) {
    const database = new DatabaseSync(join(folder, 'data', 'messaging.db'), { timeout: 10_000 })
    database.exec(change)
    return database.close()
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(change)
  await client.end()
}
