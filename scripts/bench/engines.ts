// The engines that the platform runs on: SQLite always, PostgreSQL when a server answers at TEST_DATABASE_URL or on
// this machine, in a database of its own.
import { userInfo } from 'node:os'
import { Client } from 'pg'
import { withFolder } from './servers.ts'

export interface Engine {
  name: 'SQLite' | 'PostgreSQL'
  folder: string
  /** Settings that make the platform use it. */
  env: Record<string, string>
}

const admin = process.env['TEST_DATABASE_URL'] || `postgres://${userInfo().username}@127.0.0.1:5432/test`

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: admin, connectionTimeoutMillis: 3_000 })
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

function onPostgres<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const name = `messaging_bench_${process.pid}`
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

/** Does the work on each available engine, with an empty store. */
export async function onEachEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T[]> {
  const done = [await withFolder((folder) => work({ name: 'SQLite', folder, env: {} }))]
  if (await hasPostgres()) done.push(await onPostgres(work))
  else console.error('  no PostgreSQL answers: only SQLite is measured')
  return done
}
