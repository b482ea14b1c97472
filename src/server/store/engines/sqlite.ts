// The embedded engine. One connection writes, another reads what is committed. Transactions that arrive together share
// one commit: a commit waits for the disk, the work in it does not.
import { DatabaseSync } from 'node:sqlite'
import { createLoopTurn } from '../../lib/loop-turn.ts'
import { makePrivateFile, restrictRights } from '../../lib/private-files.ts'
import { countingAtEnd } from '../counters.ts'
import { createLongReads } from '../long-reads.ts'
import type { Migration } from '../migrations/kinds.ts'
import { migrations } from '../migrations/migrate.ts'
import type { Migrating } from '../migrations/plan.ts'
import { type EngineStore, withOutage, writeProbe } from '../outage.ts'
import type { Tables } from '../schema.ts'
import { type Db, type Store, StoreUnavailableError } from '../store.ts'
import { NEVER } from '../timers/quarantine.ts'
import { type Written, WrittenTables } from '../written.ts'
import { sqliteHandle } from './sqlite-dialect.ts'
import { assertNotEmptied, databaseFile, explainStart, keepPlaces, nameError } from './sqlite-files.ts'
import { addFunctions } from './sqlite-functions.ts'
import { lockFolder } from './sqlite-lock.ts'
import { type Log, openLog } from './sqlite-log.ts'
import { migrateSqlite } from './sqlite-migrate.ts'
import { createReaders } from './sqlite-readers.ts'
import { createScrubber } from './sqlite-scrub.ts'
import { type Snapshot, snapshotOf } from './sqlite-snapshot.ts'
import { sqliteUpgrade } from './sqlite-upgrade.ts'

/** Milliseconds for which an open commit takes further transactions. */
const GATHER_MS = 2

/** Processes for long reads; an account has one of them at a time. */
const READERS = { all: 2, each: 1 }

interface Job {
  work: (tx: Db) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  // Readers never wait for the writer.
  database.exec('PRAGMA journal_mode = WAL')
  // The log is synced after each commit all the same, see sqlite-log.ts: an acknowledged row survives a power cut.
  database.exec('PRAGMA synchronous = NORMAL')
  database.exec('PRAGMA busy_timeout = 10000')
  database.exec('PRAGMA cache_size = -32000')
  database.exec('PRAGMA temp_store = MEMORY')
  addFunctions(database)
  return database
}

/** Opens the database for writing, with all migrations applied. */
function openWriter(file: string, how: Migrating): DatabaseSync {
  const writer = openDatabase(file)
  try {
    // The journal of a savepoint follows this setting too. In memory it grows with the transaction, and every statement
    // walks through all of it: a large transaction takes twenty times as long.
    writer.exec('PRAGMA temp_store = FILE')
    // What is deleted is overwritten with zeros, in pages that are free as well; see sqlite-scrub.ts for the rest.
    writer.exec('PRAGMA secure_delete = ON')
    migrateSqlite(writer, how)
    releaseLeases(writer)
    return writer
  } catch (error) {
    writer.close()
    throw error
  }
}

function openReader(file: string): DatabaseSync {
  const reader = openDatabase(file)
  reader.exec('PRAGMA query_only = ON')
  return reader
}

/**
 * Opens `messaging.db` in the folder, creating it when missing, with all migrations applied. Throws for a database of an
 * older program unless `mayUpgrade`.
 */
export async function openSqlite(folder: string, mayUpgrade = true, known = migrations): Promise<Store> {
  const unlock = lockFolder(folder)
  const file = databaseFile(folder)
  try {
    assertNotEmptied(folder)
    // SQLite gives its other files the permissions of this one.
    makePrivateFile(file)
    for (const other of ['-wal', '-shm']) restrictRights(file + other)
    const writer = openWriter(file, { mayUpgrade, known })
    return withOutage(engineOn(file, { writer, reader: openReader(file), unlock, known }))
  } catch (error) {
    unlock()
    throw explainStart(file, error)
  }
}

function engineOn(
  file: string,
  {
    writer,
    reader,
    unlock,
    known,
  }: { writer: DatabaseSync; reader: DatabaseSync; unlock: () => void; known: readonly Migration[] },
): EngineStore {
  const assertInPlace = keepPlaces([file, `${file}-wal`])
  const snapshot = snapshotOf(reader)
  const db = sqliteHandle<Tables>(reader, { snapshot })
  const written = new WrittenTables()
  const turns = new TransactionTurns()
  const tx = sqliteHandle<Tables>(writer, {
    onRows: (sql) => written.note(sql),
    writes: true,
    turn: () => turns.pause(),
  })
  const log = openLog(`${file}-wal`)
  const queue = new WriteQueue(writer, { tx, turns, written, snapshot, log, assertInPlace })
  const scrubber = createScrubber(file, writer)
  const readers = createReaders(file)
  const write = <T>(work: (tx: Db) => Promise<T>) => queue.add(work)
  return {
    shared: false,
    db,
    write,
    // There is one writer, so no transaction runs alongside another.
    writeAlongside: write,
    copy: write,
    readLong: createLongReads(READERS, readers.run),
    onWrite: (listener) => void queue.listeners.push(listener),
    signal: () => undefined,
    onSignal: () => undefined,
    skew: () => 0,
    directFailure: () => null,
    replica: null,
    upgrade: sqliteUpgrade({ writer, written }, write, known),
    scrub: (after) => queue.between(() => scrubber.step(after)),
    assertInPlace,
    probe: () => queue.add(writeProbe),
    async close() {
      readers.close()
      await queue.idle()
      reader.close()
      writer.close()
      scrubber.close()
      unlock()
      log.close()
    },
  }
}

/**
 * This process has just locked the folder, so no other process can hold a lease: the leases of a dead process are
 * released at once. Set-aside work is kept back by its lease, which stays.
 */
function releaseLeases(database: DatabaseSync): void {
  const leased = database
    .prepare(
      `SELECT t.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
       WHERE t.type = 'table' AND c.name = 'lease_until'`,
    )
    .all() as { name: string }[]
  for (const { name } of leased)
    database.exec(`UPDATE "${name}" SET lease_until = 0 WHERE lease_until > 0 AND lease_until < ${NEVER}`)
}

/**
 * Gives the event loop a turn within long transactions. Statements of this engine never leave the loop, so a
 * transaction of many would hold up every reader. Other writers wait for it either way.
 */
class TransactionTurns {
  #turn = createLoopTurn()
  #pause: Promise<void> | null = null

  /** A transaction begins; a short one never pauses, so that others join its commit. */
  openTransaction(): void {
    this.#turn = createLoopTurn()
  }

  /** What a statement waits for. Statements asked during a pause wait for the same one, so they keep their order. */
  pause(): Promise<void> | null {
    this.#pause ??=
      this.#turn()?.then(() => {
        this.#pause = null
      }) ?? null
    return this.#pause
  }
}

class WriteQueue {
  readonly #database: DatabaseSync
  readonly #tx: Db
  readonly #turns: TransactionTurns
  /** The tables written by the current transaction, including those with undone writes. */
  readonly #written: WrittenTables
  readonly #snapshot: Snapshot
  readonly #log: Log
  readonly #assertInPlace: () => void
  readonly #jobs: Job[] = []
  readonly #between: (() => void)[] = []
  #running: Promise<void> | null = null
  readonly listeners: ((written: Written) => void)[] = []

  constructor(
    database: DatabaseSync,
    parts: {
      tx: Db
      turns: TransactionTurns
      written: WrittenTables
      snapshot: Snapshot
      log: Log
      assertInPlace: () => void
    },
  ) {
    this.#database = database
    this.#tx = parts.tx
    this.#turns = parts.turns
    this.#written = parts.written
    this.#snapshot = parts.snapshot
    this.#log = parts.log
    this.#assertInPlace = parts.assertInPlace
  }

  add<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ work, resolve: resolve as (value: unknown) => void, reject })
      this.#running ??= this.#drain()
    })
  }

  /** Does something between two transactions. */
  between<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#between.push(() => {
        try {
          this.#snapshot.end()
          resolve(work())
        } catch (error) {
          reject(nameError(error))
        }
      })
      this.#running ??= this.#drain()
    })
  }

  async idle(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #drain(): Promise<void> {
    // One turn of the event loop lets the callers of this moment join the first commit.
    await new Promise(setImmediate)
    while (this.#jobs.length + this.#between.length > 0) {
      for (const work of this.#between.splice(0)) work()
      if (this.#jobs.length > 0) await this.#commitTogether(this.#jobs)
    }
    this.#running = null
  }

  async #commitTogether(waiting: Job[]): Promise<void> {
    const taken: Job[] = []
    const answers: (() => void)[] = []
    try {
      this.#assertInPlace()
      this.#database.exec('BEGIN IMMEDIATE')
      const end = performance.now() + GATHER_MS
      do {
        const job = waiting.shift() as Job
        taken.push(job)
        const answer = answers.length === 0 ? await this.#runFirst(job) : await this.#runInSavepoint(job)
        if (answer) answers.push(answer)
      } while (waiting.length > 0 && performance.now() < end)
      this.#snapshot.end()
      this.#database.exec('COMMIT')
      if (!this.#written.isEmpty) await this.#log.sync()
    } catch (error) {
      // A full disk ends the whole transaction: no caller in it may think that its work was committed.
      this.#rollBack()
      if (taken.length === 0) taken.push(...waiting.splice(0))
      for (const job of taken) job.reject(nameError(error))
      return
    }
    for (const answer of answers) answer()
    // Listeners are not called for a transaction that wrote nothing.
    if (this.#written.isEmpty) return
    const written = this.#written.takeTables()
    for (const listener of this.listeners) listener(written)
  }

  #rollBack(): void {
    this.#written.takeTables()
    try {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
    } catch {
      // The error that led here says more. The next BEGIN fails if the transaction is still open.
    }
  }

  /**
   * Runs a transaction before which the commit holds nothing: to undo it, everything is undone. So it needs no savepoint,
   * for which SQLite would write a copy of each page that it changes.
   */
  #runFirst(job: Job): Promise<(() => void) | null> {
    return this.#run(job, () => this.#database.exec('ROLLBACK; BEGIN IMMEDIATE'))
  }

  async #runInSavepoint(job: Job): Promise<(() => void) | null> {
    this.#database.exec('SAVEPOINT job')
    const answer = await this.#run(job, () => this.#database.exec('ROLLBACK TO job'))
    this.#database.exec('RELEASE job')
    return answer
  }

  /** Runs one transaction; returns a function that answers its caller after the commit, or null when it was undone. */
  async #run(job: Job, undo: () => void): Promise<(() => void) | null> {
    this.#turns.openTransaction()
    try {
      const { result, last } = await countingAtEnd(this.#tx, job.work)
      await last
      return () => job.resolve(result)
    } catch (error) {
      // A full disk that ended one transaction has ended, or will end, the others of the batch.
      if (!this.#database.isTransaction || nameError(error) instanceof StoreUnavailableError) throw error
      undo()
      job.reject(error)
      return null
    }
  }
}
