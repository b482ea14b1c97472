// What the domain knows about storage: reads, transactions and closing. Two engines implement it.
import type { Kysely } from 'kysely'
import type { Upgrade } from './migrations/steps.ts'
import type { Replica } from './replica.ts'
import type { Tables } from './schema.ts'
import type { Written } from './written.ts'

/** A handle for queries. Inside `write` it is the transaction; outside it sees what is committed. */
export type Db = Kysely<Tables>

/**
 * The database does not answer now, or takes no writes. The caller may try again; whether a commit under way took
 * effect is not known.
 */
export class StoreUnavailableError extends Error {
  readonly code = 'STORE_UNAVAILABLE'
}

/** Kinds of outages, each of which has its own remedy. */
export const outageCauses = ['disk_full', 'connections', 'read_only', 'crash', 'other'] as const
export type OutageCause = (typeof outageCauses)[number]

/** What a process knows of a database that takes no writes (outage.ts). */
export interface Outage {
  /** Why no work may begin now, or null. It may when writes succeed and nothing that happened waits to be written. */
  reason(): string | null
  /** What kind of failure it is, or null. */
  cause(): OutageCause | null
  /** Resolves when work may begin; rejects with StoreUnavailableError when the process ends before. */
  over(): Promise<void>
  /** A read failed because the database does not answer. */
  note(error: StoreUnavailableError): void
  /** Something happened that is not written yet: the outage lasts until the function that this returns is called. */
  hold(): () => void
  /** Calls `listener` with the error when an outage begins, and with null when it is over. */
  onChange(listener: (error: StoreUnavailableError | null) => void): void
  /**
   * Stops all waits for the end of an outage, because the process ends. Outcomes that are still to be stored are still
   * written.
   */
  abandonWaiters(): void
}

/** The account of a long read, and its time limit. */
export interface LongRead {
  account: number
  /** Milliseconds that it may take once it has begun: 8,000 for a request, 60,000 in the background. */
  ms?: number
  /** The result may be some seconds late: nothing that decides who gets a message. A replica may answer. */
  mayBeLate?: boolean
}

export interface Store {
  /** Whether other processes may use the same database. */
  readonly shared: boolean
  /** Queries outside a transaction. They cannot write. */
  readonly db: Db
  /**
   * Runs `work` as one transaction and resolves after it is durable. A throw undoes it. Use the handle that `work` gets
   * for every statement, and wait for nothing but the database in it: others queue behind it.
   * Transactions are serialisable: what `work` has read is still true when it writes. PostgreSQL may find at the end
   * that this does not hold, and then `work` runs again: it must change nothing but the database.
   */
  write<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /**
   * As `write`, for many concurrent transactions on the same rows. Each statement sees the commits of others: `work`
   * has to lock what it depends on (`forUpdate`, `forClaim` and `forChild` in words.ts), or write so that the order
   * does not matter. It too may run again, after a deadlock or when a unique value was taken.
   */
  writeAlongside<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /**
   * Whether the current request may share a transaction with others: not while it has to take an idempotency key
   * (domain/accounts/idempotency).
   */
  mayShare(): boolean
  /**
   * As `write`, for copying many rows: all statements see the database as it was at the first one, so commits of others
   * do not make `work` run again. Write only rows that no other transaction writes.
   */
  copy<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /**
   * Runs reads with a cost that depends on the caller: a filter over a large list, a search in texts. They take turns
   * with those of other accounts and block nothing else. They end when their budget is used up (`ReadTooLongError`) or
   * when their request is over. An account with too many gets `TooManyReadsError`. `work` only reads, and locks
   * nothing; on SQLite each statement sees the latest commits.
   */
  readLong<T>(read: LongRead, work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Calls `listener` with the tables after each commit that wrote something, here or in another process: there may be
   * work.
   */
  onWrite(listener: (written: Written) => void): void
  /**
   * Signals a topic to the other processes; `onSignal` calls `listener` when another process signals the topic. A
   * signal may get lost.
   */
  signal(topic: string): void
  onSignal(topic: string, listener: () => void): void
  /**
   * Why the direct address of the database cannot be used now, or null. Without it, signals of other processes are
   * missing, and waiting work is found up to half a second later.
   */
  directFailure(): string | null
  /** The read replica, or null where none is set. */
  readonly replica: Replica | null
  /** Milliseconds that the clock of the database is ahead of this machine's: all processes follow the database's. */
  skew(): number
  /** What is left of the migrations: it runs beside everything else. */
  readonly upgrade: Upgrade
  /**
   * Removes remains of deleted rows from the files of the database, as far as the engine can do this while it runs: one
   * step, from a place on (0). Resolves with the next place, which is null at the end; with null while a reader uses an
   * old state.
   */
  scrub(after: number): Promise<{ next: number | null } | null>
  /** Whether the database takes writes now. */
  readonly outage: Outage
  close(): Promise<void>
}
