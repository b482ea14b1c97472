// The engine for many processes on many machines. `write` is serializable: PostgreSQL lets transactions run side by
// side and refuses one whose result no serial order could give; that one runs again.
import { setTimeout } from 'node:timers/promises'
import {
  HandleEmptyInListsPlugin,
  type IsolationLevel,
  PostgresAdapter,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from 'kysely'
import { Client } from 'pg'
import { countingAtEnd } from '../counters.ts'
import { withOutage, writeProbe } from '../outage.ts'
import type { Tables } from '../schema.ts'
import type { Db, Store } from '../store.ts'
import type { WordedAdapter } from '../words.ts'
import type { Written } from '../written.ts'
import { migratePostgres } from './postgres-migrate.ts'
import { pipelined } from './postgres-pipeline.ts'
import { createPool, nameError } from './postgres-pool.ts'
import { createSignals } from './postgres-signals.ts'
import { postgresWords } from './postgres-words.ts'

export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  url: string
  /** The maximum of connections; one more listens for signals. */
  connections: number
  /** Whether a database of an older program gets all migrations (true), or is refused. */
  mayUpgrade?: boolean
}

class WordsOfPostgres extends PostgresAdapter implements WordedAdapter {
  readonly words = postgresWords
}

class WordedDialect extends PostgresDialect {
  override createAdapter() {
    return new WordsOfPostgres()
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
const PATIENCE = 20_000

function mayRunAgain(error: unknown, attempt: number, since: number): boolean {
  const { code = '' } = error as { code?: string }
  if (code === TAKEN) return attempt <= MAX_TAKEN
  return AGAIN.has(code) && performance.now() - since < PATIENCE
}

/** Runs a transaction once. Its last statements and COMMIT go out together; when one of them fails, that is the error. */
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

async function transact<T>(db: Db, isolation: IsolationLevel, work: (tx: Db) => Promise<T>): Promise<T> {
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

/** Migrates the database; when it cannot connect, the error names the address, without the password. */
async function prepare(url: string, mayUpgrade: boolean): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const { hostname, port, pathname } = new URL(url)
    const at = `${hostname || 'the local socket'}:${port || 5432}${pathname}`
    throw new Error(
      `PostgreSQL at ${at} cannot be used: ${(error as Error).message || (error as { code?: string }).code}. Check DATABASE_URL.`,
    )
  }
  try {
    await migratePostgres(client, { mayUpgrade })
  } catch (error) {
    throw nameError(error)
  } finally {
    await client.end()
  }
}

/** Opens a database, with all migrations applied. */
export async function openPostgres({ url, connections, mayUpgrade = true }: PostgresOptions): Promise<Store> {
  await prepare(url, mayUpgrade)
  const signals = await createSignals(url)
  const listeners: ((written: Written) => void)[] = []
  const announce = (written: Written) => {
    for (const listener of listeners) listener(written)
  }
  const pool = createPool({ connectionString: url, max: connections }, (written) => {
    announce(written)
    signals.send('write')
  })
  signals.on('write', () => announce(null))
  // SQLite takes `in ()`, which matches nothing; PostgreSQL does not take it.
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })]
  const db = await pipelined<Tables>(new WordedDialect({ pool }), plugins)
  const running = new Set<Promise<unknown>>()
  const run = <T>(isolation: IsolationLevel, work: (tx: Db) => Promise<T>): Promise<T> => {
    const result = transact(db, isolation, work)
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
    onWrite: (listener) => void listeners.push(listener),
    signal: signals.send,
    onSignal: signals.on,
    skew: signals.skew,
    // Dead rows go when the server vacuums.
    scrub: async () => ({ next: null }),
    probe: () => run('read committed', writeProbe),
    async close() {
      while (running.size > 0) await Promise.all(running)
      await db.destroy()
      await signals.close()
    },
  })
}
