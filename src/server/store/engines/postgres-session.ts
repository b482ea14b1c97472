// What a connection leads to: a session of PostgreSQL, or a pooler (such as PgBouncer in transaction mode) that gives
// each transaction any of its sessions. Settings and names of a shared session would reach transactions of others.
import { randomBytes } from 'node:crypto'
import type { ClientBase } from 'pg'

/**
 * Settings of a session. By default it is read-only; transactions of the store may write. The server closes the
 * connection of a client that is gone or hangs, so that it keeps no lock.
 */
const SETTINGS = {
  default_transaction_read_only: 'on',
  idle_in_transaction_session_timeout: '60s',
  lock_timeout: '30s',
  plan_cache_mode: 'force_custom_plan',
  tcp_keepalives_idle: '30',
  tcp_keepalives_interval: '10',
  tcp_keepalives_count: '3',
} as const

/** Those that a transaction in a shared session sets for itself. The pooler keeps its own connections alive. */
const OF_TRANSACTION = ['idle_in_transaction_session_timeout', 'lock_timeout', 'plan_cache_mode'] as const

/** Follows BEGIN in a shared session, in the same message. */
export const LOCAL_SETTINGS = OF_TRANSACTION.map((name) => `; SET LOCAL ${name} = '${SETTINGS[name]}'`).join('')

/**
 * `own`: of PostgreSQL. `shared`: of a pooler. `named`: of a pooler that replaces the names of prepared statements, so
 * that they work in each session (PgBouncer 1.21 or newer with `max_prepared_statements`).
 */
export type SessionKind = 'own' | 'shared' | 'named'

/** The process id that the server or a pooler gave at the start; a pooler makes one up (undocumented in `pg`). */
const promisedPid = (client: ClientBase) => (client as unknown as { processID: number | null }).processID ?? 0

/** The process id of the session that answers. */
async function actualPid(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid ?? 0
}

/** Whether a pooler answers, in any mode. */
export const isPooled = async (client: ClientBase): Promise<boolean> =>
  (await actualPid(client)) !== promisedPid(client)

/** Whether a pooler renames prepared statements. */
async function passesNames(client: ClientBase): Promise<boolean> {
  const name = `probe_${randomBytes(6).toString('hex')}`
  const text = 'SELECT FROM pg_prepared_statements WHERE name = $1'
  try {
    await client.query('BEGIN READ ONLY')
    const { rowCount } = await client.query({ name, text, values: [name] })
    // The session of another transaction would keep it.
    if (rowCount !== 0) await client.query(`DEALLOCATE ${name}`)
    return rowCount === 0
  } catch {
    return false
  } finally {
    await client.query('ROLLBACK')
  }
}

/** Finds out what a new connection leads to, and gives a private session its settings. */
export async function beginSession(client: ClientBase): Promise<SessionKind> {
  const isOwn = `pg_backend_pid() = ${promisedPid(client)}`
  const settings = Object.entries(SETTINGS).map(([name, value]) => `set_config('${name}', '${value}', false)`)
  // One statement, in which a session of others is not changed.
  const { rows } = await client.query<{ own: boolean }>(
    `SELECT ${isOwn} AS own, CASE WHEN ${isOwn} THEN concat(${settings.join(', ')}) END`,
  )
  if (rows[0]?.own) return 'own'
  return (await passesNames(client)) ? 'named' : 'shared'
}

/**
 * Whether two connections keep their sessions while both are open. A pooler in transaction mode answers both from the
 * same session, or changes that of one of them, whatever the order in which it uses them.
 */
export async function keepSessions(one: ClientBase, other: ClientBase): Promise<boolean> {
  const seen = new Map<ClientBase, Set<number>>([
    [one, new Set()],
    [other, new Set()],
  ])
  for (const client of [one, other, other, one, one, other]) seen.get(client)?.add(await actualPid(client))
  const pids = [...seen.values()].flatMap((set) => [...set])
  return pids.length === 2 && pids[0] !== pids[1]
}
