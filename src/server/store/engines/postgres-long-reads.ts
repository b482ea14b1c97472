// Runs long reads on PostgreSQL: each in a read-only transaction, with a time limit of the server, and cancelled as
// soon as its request is over. All settings end with the transaction, so a pooler may be in between.
import { sql } from 'kysely'
import { Client } from 'pg'
import type { RunRead } from '../long-reads.ts'
import type { Db } from '../store.ts'

/** Milliseconds that connecting may take to cancel a statement; the server ends it by its time limit otherwise. */
const CONNECT_MS = 5_000

/** Asks the server to end the statement of a backend. The pool may have no connection left for this. */
async function cancelStatement(url: string, pid: number): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT pg_cancel_backend($1)', [pid])
  } finally {
    await client.end().catch(() => undefined)
  }
}

export const longReadsOf =
  (db: Db, url: string): RunRead =>
  (work, { ms, end, startBudget }) =>
    db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        const limit = sql<{ pid: number }>`
          SELECT set_config('statement_timeout', ${String(ms)}, true) AS ms, pg_backend_pid() AS pid`
        const pid = (await limit.execute(tx)).rows[0]?.pid
        let cancelled: Promise<void> = Promise.resolve()
        const stop = () => {
          if (pid !== undefined) cancelled = cancelStatement(url, pid).catch(() => undefined)
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
