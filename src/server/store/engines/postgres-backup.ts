// Copies of a PostgreSQL database by its own tools, which the package postgresql-client brings.
import { spawn } from 'node:child_process'
import type { Client } from 'pg'
import { parsePostgresAddress } from '../../lib/postgres-address.ts'
import type { Progress } from '../migrations/plan.ts'
import { assertSchema, ownRelation, readProgress } from './postgres-migrate.ts'
import { connectBy, Lineage, Route } from './postgres-route.ts'

/** Query parameters of an address that the tools know by another name (PostgreSQL, libpq environment variables). */
const variables: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  options: 'PGOPTIONS',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
}

/** The URL as environment variables for the tools: every user of the machine can read the arguments of a command. */
function environmentOf(address: string): Record<string, string> {
  const { servers, target } = parsePostgresAddress(address)
  const urls = servers.map((server) => new URL(server))
  const url = new URL(servers[0])
  const named = {
    PGHOST: urls.map(({ hostname }) => decodeURIComponent(hostname)).join(),
    // An empty one in a list is the default.
    PGPORT: urls.length > 1 ? urls.map(({ port }) => port).join() : url.port,
    PGTARGETSESSIONATTRS: target === 'any' ? '' : target,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
  }
  const further = [...url.searchParams].flatMap(([name, value]) => {
    const variable = variables[name]
    return variable === undefined ? [] : [[variable, value] as const]
  })
  return Object.fromEntries([...Object.entries(named), ...further].filter(([, value]) => value !== ''))
}

function runTool(name: string, url: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      env: { ...process.env, ...environmentOf(url) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (text: Buffer) => (said += text))
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(`There is no ${name} on the path. Install the client of PostgreSQL (postgresql-client).`)
          : error,
      ),
    )
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}: ${said.trim()}`)),
    )
  })
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectBy(new Route(url, new Lineage()), { connectionTimeoutMillis: 5_000 })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const queryOne = <T>(url: string, query: string): Promise<T> =>
  connected(url, async (client) => (await client.query(query)).rows[0] as T)

/** An option of the tools that takes the schema of the address alone: others of the database are not ours. */
const schemaOption = async (url: string): Promise<string> => `--schema=${await connected(url, assertSchema)}`

/** Copies the tables, as they are at one moment, into the file `target`. Returns their progress. */
export async function dumpPostgres(url: string, target: string): Promise<Progress> {
  // The stream of events is ordered by transaction ids of the server, which have no meaning on another server.
  const left = ['live_event', 'live_watch'].map((table) => `--exclude-table-data=*.${table}`)
  await runTool('pg_dump', url, [
    '--format=custom',
    await schemaOption(url),
    '--no-owner',
    '--no-privileges',
    ...left,
    `--file=${target}`,
  ])
  // Afterwards, because an older program must not get a copy without what a contract has just removed.
  return connected(url, readProgress)
}

/** Fills an empty database, or an empty schema, from such a file, in one transaction. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  const schema = await schemaOption(url)
  const { tables } = await queryOne<{ tables: string }>(
    url,
    `SELECT count(*) AS tables FROM pg_tables WHERE schemaname = current_schema()`,
  )
  if (Number(tables) > 0)
    throw new Error('The database of DATABASE_URL has tables. Make an empty one, and name that in DATABASE_URL.')
  const { database } = await queryOne<{ database: string }>(url, 'SELECT current_database() AS database')
  const options = [schema, '--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  await runTool('pg_restore', url, [...options, `--dbname=${database}`, file])
  const { there } = await queryOne<{ there: boolean }>(
    url,
    `SELECT ${ownRelation("'schema_version'")} IS NOT NULL AS there`,
  )
  if (!there) throw new Error('The backup is of another schema. Name that in DATABASE_URL: postgres://…?schema=…')
}
