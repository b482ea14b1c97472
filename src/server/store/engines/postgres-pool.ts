// The connections to PostgreSQL, as Kysely's dialect takes them. They prepare a statement once per connection, give all
// errors of an unreachable database one name, and note the tables that a transaction wrote.

import type { Writable } from 'node:stream'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig, type QueryResult, types } from 'pg'
import { StoreUnavailableError } from '../store.ts'
import { type Written, WrittenTables } from '../written.ts'
import { nameOf, Prepared, type Way } from './postgres-statements.ts'

const BIGINT = 20
const NUMERIC = 1700

/** Reads these types as JavaScript numbers: ids, times and their sums are below 2^53. */
const getTypeParser = ((oid: number, format?: 'text') =>
  oid === BIGINT || oid === NUMERIC ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser

/**
 * Settings of every connection. By default it only reads; transactions of the store may write. The server closes the
 * connection of a machine that is gone or waits for ever, so that it keeps no lock.
 */
const SESSION = `
SET default_transaction_read_only = on;
SET idle_in_transaction_session_timeout = '60s';
SET lock_timeout = '30s';
SET plan_cache_mode = force_custom_plan;
SET tcp_keepalives_idle = 30;
SET tcp_keepalives_interval = 10;
SET tcp_keepalives_count = 3`

/**
 * SQLSTATE classes and codes of a database that is unreachable, stopping or starting, whose disk, memory or connections
 * are used up, or that may only be read (PostgreSQL, appendix A).
 */
const AWAY = /^(08|53[123]00|58030|57P0[123]|55P03|25P03|25006)/
/** feature_not_supported: what a server says that only copies another one when a transaction begins that may write. */
const COPYING = '0A000'
/** in_failed_sql_transaction: what becomes of the statements after one that failed. */
const ABORTED = '25P02'
const AWAY_NODE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
])
/** Messages of the driver that come without a code. */
const AWAY_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/

const isBeginning = (text: string) => /^(start|begin) /i.test(text)
const isEnd = (text: string) => /^(commit|rollback)$/i.test(text)

/**
 * Turns an error of a database that is unreachable or takes no writes into StoreUnavailableError; returns other errors
 * as they are. `text` is the statement that failed.
 */
export function nameError(error: unknown, text = ''): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const refused = code === COPYING && isBeginning(text)
  const away = refused || AWAY.test(code) || AWAY_NODE.has(code) || AWAY_TEXT.test(message)
  return away ? new StoreUnavailableError(`The database cannot be used: ${message || code}`, { cause: error }) : error
}

/** A transaction whose end has not been sent. */
interface Transaction {
  /** What its first statement that failed threw. */
  failure?: unknown
}

/**
 * The error that ended a transaction, in place of those of the statements that were sent after the one that failed:
 * whether it may run again depends on the first.
 */
function causeOf(error: unknown, transaction: Transaction | null): unknown {
  if ((error as { code?: string }).code === ABORTED) return transaction?.failure ?? error
  if (transaction) transaction.failure ??= error
  return error
}

const LIMIT = 9_223_372_036_854_775_807n

/**
 * PostgreSQL does not read a number beyond bigint. The largest bigint stands in for it: it, too, compares beyond all
 * stored numbers.
 */
function toParameter(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
  if (typeof value !== 'number' || Math.abs(value) < 2 ** 63) return value
  return String(value > 0 ? LIMIT : -LIMIT)
}

/** The answer to the beginning of a transaction, and to the end of one that asked nothing. */
const nothing = (command: string) => ({ command, rowCount: null, rows: [] }) as never

/** What we need of a connection of `pg` besides its queries. */
interface PgConnection {
  stream: Writable
  /** The texts of the statements that the driver takes to be prepared, by name. */
  parsedStatements: Record<string, string>
}

class TrackedClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #onCommit: (written: Written) => void
  readonly #written = new WrittenTables()
  readonly #prepared = new Prepared()
  #stale = false
  /** The transaction to which belongs what is sent now; its beginning may not be answered yet. */
  #transaction: Transaction | null = null
  /** How the transaction begins whose first statement has not come. */
  #begin: string | null = null

  constructor(client: PoolClient, onCommit: (written: Written) => void) {
    this.#client = client
    this.#onCommit = onCommit
  }

  get processID(): number {
    return (this.#client as unknown as { processID: number }).processID
  }

  query<R>(text: string, values?: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query(cursor: unknown): never
  async query<R>(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    // The beginning waits for the first statement and goes out with it: one way to the server and back less.
    if (isBeginning(text)) {
      this.#begin = text
      return nothing('BEGIN')
    }
    const begin = this.#begin
    this.#begin = null
    if (begin === null) return this.#ask<R>(text, values)
    return isEnd(text) ? nothing(text) : this.#askFirst<R>(begin, text, values)
  }

  /** Sends both at once. */
  async #askFirst<R>(begin: string, text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    this.#tell(this.#prepared.beforeTransaction())
    this.#transaction = {}
    const begun = this.#ask(begin, [])
    const asked = this.#ask<R>(text, values)
    // When the transaction did not begin, that is the error to tell.
    await Promise.all([begun, asked.catch(() => undefined)])
    return asked
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const transaction = this.#transaction
    const way: Way = transaction ? { name: nameOf(text), before: [] } : this.#prepared.wayOf(text)
    if (isEnd(text)) this.#transaction = null
    try {
      return await this.#send<R>(text, values, way)
    } catch (thrown) {
      const error = causeOf(thrown, transaction)
      if ((error as { code?: string }).code !== '0A000') throw nameError(error, text)
      // A prepared plan fails for good once a newer program has changed its tables, so the connection is closed
      // afterwards. A transaction is over and runs again; a single statement is parsed anew.
      this.#stale = true
      if (transaction || way.name === undefined) throw nameError(error, text)
      return this.#send<R>(text, values, { name: undefined, before: [] }).catch((again: unknown) => {
        throw nameError(again, text)
      })
    }
  }

  async #send<R>(text: string, values: readonly unknown[], way: Way): Promise<PostgresQueryResult<R>> {
    this.#gather()
    this.#tell(way.before)
    if (way.forgotten !== undefined) delete this.#connection.parsedStatements[way.forgotten]
    const query = { text, values: values.map(toParameter), name: way.name }
    const result: QueryResult = await this.#client.query(query as never)
    this.#note(text, result)
    return result as unknown as PostgresQueryResult<R>
  }

  /** Sends what needs no answer: its failure harms nothing but a plan. */
  #tell(statements: readonly string[]): void {
    if (statements.length > 0) this.#gather()
    for (const statement of statements) void this.#client.query(statement).catch(() => undefined)
  }

  get #connection(): PgConnection {
    return (this.#client as unknown as { connection: PgConnection }).connection
  }

  /** Holds what is written until this turn of the loop has asked all that it asks: a write costs more than a statement. */
  #gather(): void {
    const { stream } = this.#connection
    if (stream.writableCorked > 0) return
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  #note(text: string, { command, rowCount }: QueryResult): void {
    if (command === 'BEGIN' || command === 'START' || command === 'ROLLBACK') this.#written.take()
    else if (command === 'COMMIT' && !this.#written.isEmpty) this.#onCommit(this.#written.take())
    else if ((command === 'INSERT' || command === 'UPDATE' || command === 'DELETE') && (rowCount ?? 0) > 0)
      this.#written.note(text)
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#stale)
  }
}

/** Milliseconds that connecting may take. */
const CONNECT = 5_000
/** Milliseconds that a query may wait for a free connection: as long as its request may take. */
const QUEUE = 60_000

/** The pool has only one option for both times, so the client sets the first itself. */
class QuickClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT })
    // A connection that breaks between two statements reports it here; the next statement fails anyway. The server may end
    // it in the same packet that lets it in: nobody but its maker can listen so early.
    this.on('error', () => undefined)
  }
}

/** At most `max` connections; `onCommit` is called after each commit that wrote something. */
export function createPool(config: PoolConfig, onCommit: (written: Written) => void): PostgresPool {
  const pool = new Pool({
    ...config,
    keepAlive: true,
    // Statements that are asked at once go out at once, and are answered one after the other.
    pipeline: true,
    Client: QuickClient as never,
    connectionTimeoutMillis: QUEUE,
    types: { getTypeParser },
  })
  // When an idle connection breaks, the pool opens another as soon as one is needed.
  pool.on('error', () => undefined)
  const tracked = new WeakMap<PoolClient, TrackedClient>()

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw nameError(error)
      })
      let known = tracked.get(client)
      if (!known) {
        known = new TrackedClient(client, onCommit)
        tracked.set(client, known)
        await client.query(SESSION).catch((error: unknown) => {
          client.release(true)
          throw nameError(error)
        })
      }
      return known
    },
  }
}
