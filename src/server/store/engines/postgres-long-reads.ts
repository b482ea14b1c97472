// Runs long reads on PostgreSQL: each in a read-only transaction, with a time limit of the server, and cancelled as
// soon as its request is over. All settings end with the transaction, so a pooler may be in between.
import { sql } from 'kysely'
import type { RunRead } from '../long-reads.ts'
import type { Db } from '../store.ts'
import { connectBy, type Route } from './postgres-route.ts'

/** Milliseconds that connecting may take to cancel a statement; the server ends it by its time limit otherwise. */
const CONNECT_MS = 5_000

/** A process of a server. Another server may have given its number to somebody else. */
interface Backend {
  pid: number
  /** When its server started. */
  server: string
}

/** Asks the server to end the statement of a backend. The pool may have no connection left for this. */
async function cancelStatement(route: Route, { pid, server }: Backend): Promise<void> {
  const client = await connectBy(route, { connectionTimeoutMillis: CONNECT_MS })
  try {
    await client.query('SELECT pg_cancel_backend($1) WHERE pg_postmaster_start_time()::text = $2', [pid, server])
  } finally {
    await client.end().catch(() => undefined)
  }
}

export const longReadsOf =
  (db: Db, route: Route): RunRead =>
  (work, { ms, end, startBudget }) =>
    db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        const limit = sql<Backend>`
          SELECT set_config('statement_timeout', ${String(ms)}, true) AS ms, pg_backend_pid() AS pid,
            pg_postmaster_start_time()::text AS server`
        const [backend] = (await limit.execute(tx)).rows
        let cancelled: Promise<void> = Promise.resolve()
        const stop = () => {
          if (backend) cancelled = cancelStatement(route, backend).catch(() => undefined)
        }
        end.throwIfAborted()
        startBudget()
        end.addEventListener('abort', stop, { once: true })
        try {
          return await work(tx)
        } finally {
          end.removeEventListener('abort', stop)
          // A cancellation that comes late must not hit what others ask on this connection afterwards.
          await cancelled
        }
      })
