// Checks the addresses of the database before a process uses them, and migrates it. Errors name the setting.
import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { placeOf } from '../../lib/postgres-address.ts'
import type { Migrating } from '../migrations/plan.ts'
import { migratePostgres } from './postgres-migrate.ts'
import { nameError } from './postgres-pool.ts'
import { connectBy, faultOf, type Route } from './postgres-route.ts'
import { isPooled, keepSessions } from './postgres-session.ts'

/** Where the database is: `url` may lead to a pooler, `directUrl` leads to PostgreSQL. They may be the same. */
export interface Addresses {
  url: string
  directUrl: string
}

/** The addresses with their servers. */
interface Routes {
  route: Route
  directRoute: Route
}

const POOLED = 'DATABASE_URL'
const DIRECT = 'MESSAGING_DATABASE_DIRECT_URL'

/** Milliseconds that connecting may take at the start. */
const CONNECT_MS = 10_000

/** Connects; the error of an address that cannot be used names it, without the password. */
async function connect(route: Route, url: string, setting: string): Promise<Client> {
  try {
    await route.survey()
    return await connectBy(route, { connectionTimeoutMillis: CONNECT_MS })
  } catch (error) {
    const { message, code } = faultOf(error)
    const startup = message.includes('unsupported startup parameter')
      ? ' A pooler takes no `options` or `schema` in the address: set them for the database user instead (ALTER ROLE … SET).'
      : ''
    throw new Error(`PostgreSQL at ${placeOf(url)} cannot be used: ${message || code}. Check ${setting}.${startup}`)
  }
}

/** Throws when a pooler gives transactions on the direct address different sessions. One in session mode does not. */
async function assertDirect(client: Client, { url, directUrl }: Addresses, { directRoute }: Routes): Promise<void> {
  if (!(await isPooled(client))) return
  const setting = url === directUrl ? POOLED : DIRECT
  const other = await connect(directRoute, directUrl, setting)
  try {
    if (await keepSessions(client, other)) return
  } finally {
    await other.end()
  }
  const remedy =
    url === directUrl
      ? `Set ${DIRECT} to the address of PostgreSQL itself; ${POOLED} may stay.`
      : `Set it to the address of PostgreSQL itself.`
  throw new Error(
    `${setting} leads to a connection pooler that shares sessions, such as PgBouncer in transaction mode. Migrations, locks and LISTEN need a session. ${remedy}`,
  )
}

/** Throws when the two addresses lead to different databases, or to different schemas of one. */
async function assertSame(direct: Client, { url }: Addresses, { route }: Routes): Promise<void> {
  const pooled = await connect(route, url, POOLED)
  const lock = `hashtextextended('messaging ${randomBytes(8).toString('hex')} ' || current_schema(), 0)`
  try {
    await direct.query(`SELECT pg_advisory_lock(${lock})`)
    const { rows } = await pooled.query<{ free: boolean | null }>(`SELECT pg_try_advisory_xact_lock(${lock}) AS free`)
    await direct.query(`SELECT pg_advisory_unlock(${lock})`)
    // The lock of a missing schema is NULL.
    if (rows[0]?.free !== false)
      throw new Error(`${POOLED} and ${DIRECT} lead to different databases or schemas. Set both to the same one.`)
  } finally {
    await pooled.end()
  }
}

/** Checks both addresses and brings the database to the version of the program. */
export async function prepareDatabase(addresses: Addresses, routes: Routes, how: Migrating): Promise<void> {
  const { url, directUrl } = addresses
  const client = await connect(routes.directRoute, directUrl, url === directUrl ? POOLED : DIRECT)
  try {
    await assertDirect(client, addresses, routes)
    if (url !== directUrl) await assertSame(client, addresses, routes)
    await migratePostgres(client, how)
  } catch (error) {
    throw nameError(error)
  } finally {
    await client.end()
  }
}
