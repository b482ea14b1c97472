// Lets Kysely use node:sqlite: one connection, whose statements are prepared once and kept.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  type BinaryOperationNode,
  ColumnNode,
  type CompiledQuery,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  type LimitNode,
  type OffsetNode,
  type OperationNode,
  PrimitiveValueListNode,
  type QueryResult,
  ReferenceNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueListNode,
  ValueNode,
} from 'kysely'
import type { DialectAdapter } from '../dialect.ts'
import { StoreUnavailableError } from '../store.ts'
import { nameError } from './sqlite-files.ts'
import type { Snapshot } from './sqlite-snapshot.ts'
import { sqliteSqlDialect } from './sqlite-sql-dialect.ts'

const MAX_STATEMENTS = 500

/** A statement that is kept; `toRow` makes a row of its values, and is null for one that returns none. */
interface Prepared {
  statement: StatementSync
  toRow: ((values: unknown[]) => unknown) | null
  writes: boolean
}

/**
 * A function that makes a row of its values. The rows of node:sqlite have no class: to make one takes twice as long, and
 * what reads them is slow, too. An object whose members are written out in its code has one; they are the names of columns
 * in our own statements.
 */
export function rowMaker(names: readonly string[]): (values: unknown[]) => unknown {
  const members = names.map((name, at) => `${JSON.stringify(name)}: values[${at}]`)
  return new Function('values', `return { ${members.join(', ')} }`) as (values: unknown[]) => unknown
}

/** The row maker of a statement, whose rows are then lists; null for a statement without rows. */
function rowMakerOf(statement: StatementSync): Prepared['toRow'] {
  const names = statement.columns().map(({ name }) => name)
  if (names.length === 0) return null
  statement.setReturnArrays(true)
  return rowMaker(names)
}

interface ConnectionOptions {
  /** Is called for each statement that wrote rows. */
  onRows?: (sql: string) => void
  /** Whether statements may run in a transaction only (false). */
  writes?: boolean
  /** What a connection that only reads keeps between its statements; without it, each sees what is committed by then. */
  snapshot?: Snapshot
  /** Is asked before each statement: a promise to wait for first, so that others have their turn, or null. */
  turn?: () => Promise<void> | null
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #onRows: (sql: string) => void
  readonly #writes: boolean
  readonly #snapshot: Snapshot | undefined
  readonly #turn: () => Promise<void> | null
  readonly #statements = new Map<string, Prepared>()

  constructor(
    database: DatabaseSync,
    { onRows = () => undefined, writes = false, snapshot, turn = () => null }: ConnectionOptions,
  ) {
    this.#database = database
    this.#onRows = onRows
    this.#writes = writes
    this.#snapshot = snapshot
    this.#turn = turn
  }

  #prepare(sql: string) {
    let prepared = this.#statements.get(sql)
    if (!prepared) {
      if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear()
      const statement = this.#database.prepare(sql)
      prepared = { statement, toRow: rowMakerOf(statement), writes: !/^\s*select/i.test(sql) }
      this.#statements.set(sql, prepared)
    }
    return prepared
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const pause = this.#turn()
    if (pause) await pause
    // A full disk ends a transaction at once; each further statement would commit on its own.
    if (this.#writes && !this.#database.isTransaction)
      throw new StoreUnavailableError('The transaction was ended by the database')
    try {
      this.#snapshot?.begin()
      return this.#run<R>(query)
    } catch (error) {
      this.#snapshot?.end()
      throw nameError(error)
    }
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, toRow, writes } = this.#prepare(sql)
    const values = parameters as SQLInputValue[]
    if (toRow) {
      const rows = (statement.all(...values) as unknown as unknown[][]).map(toRow) as R[]
      if (writes && rows.length > 0) this.#onRows(sql)
      return { rows }
    }
    const { changes, lastInsertRowid } = statement.run(...values)
    if (changes > 0) this.#onRows(sql)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // Does not use the kept statements: two streams of one query would share a cursor.
    const statement = this.#database.prepare(sql)
    const toRow = rowMakerOf(statement)
    const rows = statement.iterate(...(parameters as SQLInputValue[])) as unknown as Iterable<unknown[]>
    for (const row of rows) yield { rows: [toRow?.(row) as R] }
  }
}

class SqliteDriver implements Driver {
  readonly connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.connection = connection
  }

  async init() {}
  async acquireConnection() {
    return this.connection
  }
  // Transactions belong to the engine, which puts several callers into one commit.
  async beginTransaction() {
    throw new Error('Use store.write for a transaction')
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}
  async destroy() {}
}

class AdapterWithDialect extends SqliteAdapter implements DialectAdapter {
  readonly dialect = sqliteSqlDialect
}

/** Columns that indexes over a part of a table compare with words of ours or with 0 and 1 (their WHERE). */
export const PART_COLUMNS: ReadonlySet<string> = new Set([
  ...['channel', 'is_default', 'kind', 'leftovers', 'method', 'removed', 'state', 'status', 'unsealed', 'waiting'],
])

/**
 * Whether a value may be inlined into a statement. Only few values qualify, because each makes a separate statement.
 */
const isWord = (value: unknown): boolean =>
  value === 0 || value === 1 || (typeof value === 'string' && /^[a-z_]{1,40}$/.test(value))

/** The operand with its values inlined; null if it is another kind of operand, or has other values. */
function inlineValues(operand: OperationNode): OperationNode | null {
  if (ValueNode.is(operand)) return isWord(operand.value) ? ValueNode.createImmediate(operand.value) : null
  if (!PrimitiveValueListNode.is(operand) || !operand.values.every(isWord)) return null
  return ValueListNode.create(operand.values.map((value) => ValueNode.createImmediate(value)))
}

function nameOf(operand: OperationNode): string | null {
  const column = ReferenceNode.is(operand) ? operand.column : operand
  return ColumnNode.is(column) ? column.column.name : null
}

/**
 * SQLite plans a statement again with each bound value if the plan depends on that value: a bare parameter after LIMIT,
 * or one that a partial index might match. Planning takes several times as long as finding a row. A sign turns the
 * first into an expression; the second is inlined as a literal.
 */
class StableCompiler extends SqliteQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const name = nameOf(node.leftOperand)
    const rightOperand = name !== null && PART_COLUMNS.has(name) ? inlineValues(node.rightOperand) : null
    super.visitBinaryOperation(rightOperand ? { ...node, rightOperand } : node)
  }
  protected override visitLimit(node: LimitNode): void {
    this.append('limit +')
    this.visitNode(node.limit)
  }
  protected override visitOffset(node: OffsetNode): void {
    this.append('offset +')
    this.visitNode(node.offset)
  }
}

/**
 * Kysely takes a connection from its driver for each statement and gives it back, which takes a dozen promises. There is one
 * connection here, which answers at once.
 */
class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: DatabaseConnection

  constructor({ createQueryCompiler, createAdapter }: Dialect, driver: SqliteDriver) {
    super(createQueryCompiler(), createAdapter(), new DefaultConnectionProvider(driver))
    this.#connection = driver.connection
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery(query)
  }
}

/**
 * A handle on an open database. The caller closes the database. Kysely's own would wrap the driver and lock the one
 * connection for the whole of a stream.
 */
export const sqliteHandle = <Tables>(database: DatabaseSync, options: ConnectionOptions = {}): Kysely<Tables> =>
  handleOn<Tables>(new SqliteConnection(database, options))

/** A handle whose statements go to this connection. */
export function handleOn<Tables>(connection: DatabaseConnection): Kysely<Tables> {
  const driver = new SqliteDriver(connection)
  const dialect: Dialect = {
    createAdapter: () => new AdapterWithDialect(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new StableCompiler(),
  }
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor: new DirectExecutor(dialect, driver) })
}
