// The engine for many processes on many machines. `write` is serializable: PostgreSQL lets transactions run side by
// side and refuses one whose result no serial order could give; that one runs again.
import { setTimeout } from 'node:timers/promises'
import {
  HandleEmptyInListsPlugin,
  type IsolationLevel,
  PostgresAdapter,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely'
import { countingAtEnd } from '../counters.ts'
import type { DialectAdapter } from '../dialect.ts'
import { createLongReads, type RunRead } from '../long-reads.ts'
import type { Migration } from '../migrations/kinds.ts'
import { migrations } from '../migrations/migrate.ts'
import { withOutage, writeProbe } from '../outage.ts'
import type { Tables } from '../schema.ts'
import { type Db, type Store, StoreUnavailableError } from '../store.ts'
import type { Written } from '../written.ts'
import { longReadsOf } from './postgres-long-reads.ts'
import { openPipeline } from './postgres-pipeline.ts'
import { createPool, ServerReadOnlyError } from './postgres-pool.ts'
import { prepareDatabase } from './postgres-prepare.ts'
import { MARK, type Mark, readsOfBoth, watchReplica } from './postgres-replica.ts'
import { Lineage, Route } from './postgres-route.ts'
import { createSignals } from './postgres-signals.ts'
import { postgresSqlDialect } from './postgres-sql-dialect.ts'
import { postgresUpgrade } from './postgres-upgrade.ts'

export interface PostgresOptions {
  /** postgres://user:password@host:port/database, or several hosts; may lead to a pooler in transaction mode. */
  url: string
  /** The address of PostgreSQL itself, for migrations, locks and LISTEN (`url`). */
  directUrl?: string
  /** The maximum of connections to `url`; one more to `directUrl` listens for signals. */
  connections: number
  /** A standby for reads that may be so many seconds late. */
  replica?: { url: string; seconds: number } | null
  /** Whether a database of an older program gets all migrations (true), or is refused. */
  mayUpgrade?: boolean
  /** The migrations of the program (those of this one). */
  known?: readonly Migration[]
}

class AdapterWithDialect extends PostgresAdapter implements DialectAdapter {
  readonly dialect = postgresSqlDialect
}

class AdaptedDialect extends PostgresDialect {
  override createAdapter() {
    return new AdapterWithDialect()
  }
}

/**
 * serialization_failure, deadlock_detected, and a prepared plan whose table has changed: run it again until it succeeds
 * or PATIENCE is over.
 */
const AGAIN = new Set(['40001', '40P01', '0A000'])
/** unique_violation: another transaction was faster; a second run finds its row. */
const TAKEN = '23505'
const MAX_TAKEN = 3
/** Milliseconds after which a transaction that keeps colliding with others gives up. */
const COLLISION_TIMEOUT_MS = 20_000

/** Attempts at a transaction whose server has become read-only: another connection may lead to another server. */
const MAX_READ_ONLY = 2

function mayRunAgain(error: unknown, attempt: number, since: number): boolean {
  if (error instanceof ServerReadOnlyError) return attempt < MAX_READ_ONLY
  const { code = '' } = error as { code?: string }
  if (code === TAKEN) return attempt <= MAX_TAKEN
  return AGAIN.has(code) && performance.now() - since < COLLISION_TIMEOUT_MS
}

/** Runs a transaction once. Sends its last statements together with COMMIT; if one of them fails, throws that error. */
async function transactOnce<T>(db: Db, isolation: IsolationLevel, work: (tx: Db) => Promise<T>): Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  const transaction = db.transaction().setIsolationLevel(isolation).setAccessMode('read write')
  const done = transaction.execute(async (tx) => {
    const ended = await countingAtEnd(tx, work)
    last = ended.last
    return ended.result
  })
  // COMMIT alone tells only that something before it failed, and where no transaction has begun it tells nothing.
  await done.catch(() => undefined)
  await last
  return done
}

async function runTransaction<T>(db: Db, isolation: IsolationLevel, work: (tx: Db) => Promise<T>): Promise<T> {
  const start = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactOnce(db, isolation, work)
    } catch (error) {
      if (!mayRunAgain(error, attempt, start)) throw error
      // A random pause, so that transactions that collided once do not collide again.
      await setTimeout(Math.random() * Math.min(2 ** attempt, 50))
    }
  }
}

/** Connections that long reads may have: half of all, and a quarter for one account. */
const seatsOf = (connections: number) => ({
  all: Math.max(1, Math.floor(connections / 2)),
  each: Math.max(1, Math.floor(connections / 4)),
})

// SQLite takes `in ()`, which matches nothing; PostgreSQL does not take it.
const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })]

/** Opens the standby for long reads; `onPrimary` runs those that it cannot have. */
async function openReplica(options: PostgresOptions, db: Db, onPrimary: RunRead) {
  const { replica, connections } = options
  if (!replica) return { replica: null, run: onPrimary, close: async () => undefined }
  const route = new Route(replica.url, new Lineage())
  const pool = createPool({ route, max: seatsOf(connections).all }, () => undefined)
  const copy = await openPipeline<Tables>(new AdaptedDialect({ pool }), plugins)
  const mark = async () => (await sql.raw<Mark>(MARK).execute(db)).rows[0]
  const watch = await watchReplica({ url: replica.url, mostLate: replica.seconds * 1000, mark })
  return {
    replica: watch,
    run: readsOfBoth(watch, longReadsOf(copy, route), onPrimary),
    async close() {
      await watch.close()
      await copy.destroy()
    },
  }
}

/** Opens a database, with all migrations applied. */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, directUrl = url, connections, mayUpgrade = true, known = migrations } = options
  const lineage = new Lineage()
  const [route, directRoute] = [new Route(url, lineage), new Route(directUrl, lineage)]
  await prepareDatabase({ url, directUrl }, { route, directRoute }, { mayUpgrade, known })
  const signals = await createSignals(directRoute, known.length)
  const upgrade = postgresUpgrade(directRoute, known)
  const listeners: ((written: Written) => void)[] = []
  const signalWritten = (written: Written) => {
    for (const listener of listeners) listener(written)
  }
  const pool = createPool({ route, max: connections }, (written) => {
    signalWritten(written)
    signals.send('write')
  })
  signals.on('write', () => signalWritten(null))
  const db = await openPipeline<Tables>(new AdaptedDialect({ pool }), plugins)
  const reads = await openReplica(options, db, longReadsOf(db, directRoute))
  const running = new Set<Promise<unknown>>()
  /** Throws when a newer program has taken away what this one uses. */
  const assertInPlace = () => {
    const reason = signals.tooOld()
    if (reason !== null) throw new StoreUnavailableError(reason)
  }
  const run = async <T>(isolation: IsolationLevel, work: (tx: Db) => Promise<T>): Promise<T> => {
    assertInPlace()
    const result = runTransaction(db, isolation, work)
    const ended = result
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => running.delete(ended))
    running.add(ended)
    return result
  }
  return withOutage({
    shared: true,
    db,
    write: (work) => run('serializable', work),
    writeAlongside: (work) => run('read committed', work),
    copy: (work) => run('repeatable read', work),
    readLong: createLongReads(seatsOf(connections), reads.run),
    onWrite: (listener) => void listeners.push(listener),
    signal: signals.send,
    onSignal: signals.on,
    skew: signals.skew,
    directFailure: signals.failure,
    replica: reads.replica,
    upgrade,
    assertInPlace,
    // Dead rows go when the server vacuums.
    scrub: async () => ({ next: null }),
    probe: () => run('read committed', writeProbe),
    async close() {
      while (running.size > 0) await Promise.all(running)
      await reads.close()
      await upgrade.close()
      await db.destroy()
      await signals.close()
    },
  })
}
