// The connections to PostgreSQL, as Kysely's dialect takes them. They prepare a statement once per connection, give all
// errors of an unreachable database one name, and note the tables that a transaction wrote.

import type { Writable } from 'node:stream'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig, type QueryResult, types } from 'pg'
import { StoreUnavailableError } from '../store.ts'
import { type Written, WrittenTables } from '../written.ts'
import { beginSession, LOCAL_SETTINGS, type SessionKind } from './postgres-session.ts'
import { type Statements, statementsIn, type Way } from './postgres-statements.ts'

const BIGINT = 20
const NUMERIC = 1700

/** Reads these types as JavaScript numbers: ids, times and their sums are below 2^53. */
const getTypeParser = ((oid: number, format?: 'text') =>
  oid === BIGINT || oid === NUMERIC ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser

/**
 * SQLSTATE classes and codes of a database that is unreachable, stopping or starting, whose disk, memory or connections
 * are used up, or that may only be read (PostgreSQL, appendix A).
 */
const AWAY = /^(08|53[123]00|58030|57P0[123]|55P03|25P03|25006)/
/** feature_not_supported: what a server says that only copies another one when a transaction begins that may write. */
const COPYING = '0A000'
/** in_failed_sql_transaction: the code for all statements after the one that failed. */
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
/** A private session refuses these outside a transaction. */
const isWrite = (text: string) => /^(insert|update|delete)\b|^with\b.*\b(insert into|update|delete from)\b/is.test(text)

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
 * PostgreSQL does not read a number beyond bigint. The largest bigint takes its place: it, too, compares beyond all
 * stored numbers.
 */
function toParameter(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
  if (typeof value !== 'number' || Math.abs(value) < 2 ** 63) return value
  return String(value > 0 ? LIMIT : -LIMIT)
}

/** The answer to the beginning of a transaction, and to the end of one that asked nothing. */
const emptyResult = (command: string) => ({ command, rowCount: null, rows: [] }) as never

/** The undocumented members of a connection of `pg` that this file needs. */
interface PgConnection {
  stream: Writable
  /** The texts of the statements that the driver takes to be prepared, by name. */
  parsedStatements: Record<string, string>
}

class TrackedClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #onCommit: (written: Written) => void
  readonly #written = new WrittenTables()
  readonly #kind: SessionKind
  readonly #statements: Statements
  #stale = false
  /** The transaction to which belongs what is sent now; its beginning may not be answered yet. */
  #transaction: Transaction | null = null
  /** How the transaction begins whose first statement has not come. */
  #begin: string | null = null

  constructor(client: PoolClient, kind: SessionKind, onCommit: (written: Written) => void) {
    this.#client = client
    this.#kind = kind
    this.#statements = statementsIn(kind)
    this.#onCommit = onCommit
  }

  get processID(): number {
    return (this.#client as unknown as { processID: number }).processID
  }

  query<R>(text: string, values?: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query(cursor: unknown): never
  async query<R>(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    // BEGIN is sent together with the first statement, which saves a round trip.
    if (isBeginning(text)) {
      this.#begin = text
      return emptyResult('BEGIN')
    }
    const begin = this.#begin
    this.#begin = null
    if (begin === null) return this.#ask<R>(text, values)
    return isEnd(text) ? emptyResult(text) : this.#askFirst<R>(begin, text, values)
  }

  /** Sends both at once. */
  async #askFirst<R>(begin: string, text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    this.#tell(this.#statements.beforeTransaction())
    this.#transaction = {}
    const begun = this.#ask(begin, [])
    const asked = this.#ask<R>(text, values)
    // When the transaction did not begin, that is the error to tell.
    await Promise.all([begun, asked.catch(() => undefined)])
    return asked
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const transaction = this.#transaction
    const way = transaction ? this.#statements.inTransaction(text) : this.#statements.wayOf(text)
    if (this.#kind !== 'own' && !transaction && isWrite(text))
      throw new Error(`Outside a transaction the database is read-only: ${text}`)
    if (isEnd(text)) this.#transaction = null
    try {
      return await this.#send<R>(text, values, way)
    } catch (thrown) {
      const error = causeOf(thrown, transaction)
      if ((error as { code?: string }).code !== '0A000') throw nameError(error, text)
      // A prepared plan fails permanently after a newer program has changed its tables, so the connection is closed
      // afterwards. A transaction is over and runs again; a single statement is parsed again.
      this.#stale = true
      this.#statements.giveUp(text)
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
    const sent = this.#kind !== 'own' && isBeginning(text) ? text + LOCAL_SETTINGS : text
    const query = { text: sent, values: values.map(toParameter), name: way.name }
    // The beginning with its settings gets a list of results.
    const results: QueryResult | QueryResult[] = await this.#client.query(query as never)
    const result = Array.isArray(results) ? (results[0] as QueryResult) : results
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
    if (command === 'BEGIN' || command === 'START' || command === 'ROLLBACK') this.#written.takeTables()
    else if (command === 'COMMIT' && !this.#written.isEmpty) this.#onCommit(this.#written.takeTables())
    else if ((command === 'INSERT' || command === 'UPDATE' || command === 'DELETE') && (rowCount ?? 0) > 0)
      this.#written.note(text)
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#stale)
  }
}

/** Milliseconds that connecting may take. */
const CONNECT_MS = 5_000
/** Milliseconds that a query may wait for a free connection: as long as its request may take. */
const QUEUE_MS = 60_000

/** The pool has only one option for both times, so the client sets the first itself. */
class QuickClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
    // A connection that breaks between two statements reports it here; the next statement fails anyway. The server may
    // end it in the same packet that lets it in, so only the constructor can listen early enough.
    this.on('error', () => undefined)
  }
}

/** At most `max` connections; `onCommit` is called after each commit that wrote something. */
export function createPool(config: PoolConfig, onCommit: (written: Written) => void): PostgresPool {
  const pool = new Pool({
    ...config,
    keepAlive: true,
    // Sends concurrent statements at once; the responses come in order.
    pipeline: true,
    Client: QuickClient as never,
    connectionTimeoutMillis: QUEUE_MS,
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
        const kind = await beginSession(client).catch((error: unknown) => {
          client.release(true)
          throw nameError(error)
        })
        known = new TrackedClient(client, kind, onCommit)
        tracked.set(client, known)
      }
      return known
    },
  }
}
