// The connections to PostgreSQL, as Kysely's dialect takes them. They prepare a statement once per connection, give all
// errors of an unreachable database one name, and note the tables that a transaction wrote.

import type { Writable } from 'node:stream'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Client, type ClientConfig, Pool, type PoolClient, type QueryResult, types } from 'pg'
import { StoreUnavailableError } from '../store.ts'
import { type Written, WrittenTables } from '../written.ts'
import { faultOf, type Route } from './postgres-route.ts'
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
const AWAY = /^(08|53[123]00|58030|57P0[123]|55P03|25P03)/
/** feature_not_supported: what a server says that only copies another one when a transaction begins that may write. */
const COPYING = '0A000'
/** read_only_sql_transaction */
const READ_ONLY = '25006'
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

/** The server of the connection takes no writes any more; nothing was written. */
export class ServerReadOnlyError extends StoreUnavailableError {}

/**
 * Turns an error of a database that is unreachable or takes no writes into StoreUnavailableError; returns other errors
 * as they are. `text` is the statement that failed.
 */
export function nameError(error: unknown, text = ''): unknown {
  const { code, message } = faultOf(error)
  if (error instanceof StoreUnavailableError) return error
  const says = `The database cannot be used: ${message || code}`
  if (code === READ_ONLY || (code === COPYING && isBeginning(text)))
    return new ServerReadOnlyError(says, { cause: error })
  const away = AWAY.test(code) || AWAY_NODE.has(code) || AWAY_TEXT.test(message)
  return away ? new StoreUnavailableError(says, { cause: error }) : error
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
  if (faultOf(error).code === ABORTED) return transaction?.failure ?? error
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

/** The function of the server that waits until a standby has a commit; it says so when the wait is cancelled. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN'

class TrackedClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #route: Route
  /** That of the route when the server of this connection was checked. */
  readonly epoch: number
  readonly #onCommit: (written: Written) => void
  readonly #written = new WrittenTables()
  readonly #kind: SessionKind
  readonly #statements: Statements
  #stale = false
  #isUnconfirmed = false
  /** The transaction to which belongs what is sent now; its beginning may not be answered yet. */
  #transaction: Transaction | null = null
  /** How the transaction begins whose first statement has not come. */
  #begin: string | null = null

  constructor(client: PoolClient, kind: SessionKind, route: Route, onCommit: (written: Written) => void) {
    this.#client = client
    this.#route = route
    this.epoch = route.epoch
    client.on('notice', ({ routine }) => {
      if (routine === WAIT_FOR_STANDBY) this.#isUnconfirmed = true
    })
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
      const result = await this.#send<R>(text, values, way)
      this.#assertConfirmed()
      return result
    } catch (thrown) {
      const error = causeOf(thrown, transaction)
      const named = nameError(error, text)
      if (named instanceof ServerReadOnlyError) {
        this.#stale = true
        this.#route.doubt(this.epoch)
      }
      if (faultOf(error).code !== '0A000') throw named
      // A prepared plan fails permanently after a newer program has changed its tables, so the connection is closed
      // afterwards. A transaction is over and runs again; a single statement is parsed again.
      this.#stale = true
      this.#statements.giveUp(text)
      if (transaction || way.name === undefined) throw named
      return this.#send<R>(text, values, { name: undefined, before: [] }).catch((again: unknown) => {
        throw nameError(again, text)
      })
    }
  }

  /** A commit whose wait for the standby was cancelled is lost with its server: to the caller it may not have happened. */
  #assertConfirmed(): void {
    if (!this.#isUnconfirmed) return
    this.#isUnconfirmed = false
    throw new StoreUnavailableError('The wait for the synchronous standby was cancelled: the commit may be lost.')
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

/**
 * A connection to one server of a route. The pool has only one option for both times, so the client sets the first
 * itself.
 */
class RoutedClient extends Client {
  readonly server: string
  readonly #route: Route

  constructor({ route, ...config }: ClientConfig & { route: Route }) {
    const { server } = route
    super({ ...config, connectionString: server, connectionTimeoutMillis: CONNECT_MS })
    this.server = server
    this.#route = route
    // A connection that breaks between two statements reports it here; the next statement fails anyway. The server may
    // end it in the same packet that lets it in, so only the constructor can listen early enough.
    this.on('error', () => undefined)
    route.track(this)
  }

  override connect(): Promise<Client>
  override connect(callback: (error: Error | null) => void): void
  override connect(callback?: (error: Error | null) => void): Promise<Client> | undefined {
    if (!callback) return super.connect()
    super.connect((error: Error | null) => {
      callback(error ? this.failed(error) : null)
    })
    return undefined
  }

  /** Remembers that the server failed. */
  failed(error: unknown): ServerFailure {
    return new ServerFailure(error, this.#route.leave(this.server, error))
  }
}

/** A server of a route could not be used; another may be. */
class ServerFailure extends Error {
  readonly mayTryNext: boolean

  constructor(cause: unknown, mayTryNext: boolean) {
    super('', { cause })
    this.mayTryNext = mayTryNext
  }
}

/** Opens connections of the pool until one leads to the server that takes writes. */
async function connectFrom(
  { pool, known }: { pool: Pool; known: WeakMap<PoolClient, TrackedClient> },
  route: Route,
  onCommit: (written: Written) => void,
): Promise<TrackedClient> {
  for (let failures = 0; ; ) {
    try {
      const client = await pool.connect()
      const before = known.get(client)
      if (before?.epoch === route.epoch) return before
      if (before) {
        client.release(true)
        continue
      }
      const tracked = await trackClient(client, route, onCommit)
      known.set(client, tracked)
      return tracked
    } catch (error) {
      if (!(error instanceof ServerFailure)) throw nameError(error)
      failures++
      if (!error.mayTryNext || failures >= route.length) throw nameError(route.failure(error.cause))
    }
  }
}

/** Checks the server of a new connection, and finds out what the connection is. */
async function trackClient(
  client: PoolClient,
  route: Route,
  onCommit: (written: Written) => void,
): Promise<TrackedClient> {
  // The pool does not know the class of its clients.
  const routed = client as PoolClient & RoutedClient
  try {
    await route.admit(client, routed.server)
    return new TrackedClient(client, await beginSession(client), route, onCommit)
  } catch (error) {
    client.release(true)
    throw routed.failed(error)
  }
}

/** At most `max` connections; `onCommit` is called after each commit that wrote something. */
export function createPool(
  { route, max }: { route: Route; max: number },
  onCommit: (written: Written) => void,
): PostgresPool {
  const config = {
    route,
    max,
    keepAlive: true,
    // Sends concurrent statements at once; the responses come in order.
    pipeline: true,
    Client: RoutedClient as never,
    connectionTimeoutMillis: QUEUE_MS,
    types: { getTypeParser },
  }
  const pool = new Pool(config)
  // When an idle connection breaks, the pool opens another as soon as one is needed.
  pool.on('error', () => undefined)
  const known = new WeakMap<PoolClient, TrackedClient>()

  return {
    options: pool.options,
    end: () => pool.end(),
    connect: () => connectFrom({ pool, known }, route, onCommit),
  }
}
