// What the domain knows about storage: reads, transactions and closing. Two engines implement it.
import type { Kysely } from 'kysely'
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

/** What a process knows of a database that takes no writes (outage.ts). */
export interface Outage {
  /** Why no work may begin now, or null. It may when writes succeed and nothing that happened waits to be written. */
  reason(): string | null
  /** Resolves when work may begin; rejects with StoreUnavailableError when the process ends before. */
  over(): Promise<void>
  /** A read failed because the database does not answer. */
  note(error: StoreUnavailableError): void
  /** Something happened that is not written yet: the outage lasts until the function that this returns is called. */
  owe(): () => void
  /** Calls `listener` with the error when an outage begins, and with null when it is over. */
  onChange(listener: (error: StoreUnavailableError | null) => void): void
  /** Lets nobody wait for the end any more, because the process ends. What is owed is still written. */
  giveUp(): void
}

export interface Store {
  /** Whether other processes may use the same database. */
  readonly shared: boolean
  /** Queries outside a transaction. They cannot write. */
  readonly db: Db
  /**
   * Runs `work` as one transaction and resolves after it is durable. A throw undoes it. Use the handle that `work` gets
   * for every statement, and wait for nothing but the database in it: others queue behind.
   *
   * It is as if no other transaction ran meanwhile: what `work` has read is still true when it writes. PostgreSQL may
   * find at the end that this does not hold, and then `work` runs again: it must change nothing but the database.
   */
  write<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /**
   * The same for what many do at once on the same rows. Others commit meanwhile, and each statement sees what they did:
   * `work` has to lock what it depends on (`forUpdate` and its kin in words.ts), or write in a way that is right
   * whoever comes first. It too may run again, after a deadlock or when a unique value was taken.
   */
  writeAlongside<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /**
   * Whether a transaction of whoever asks may hold work of others, too: not while it has to take an idempotency key
   * (domain/accounts/idempotency).
   */
  mayShare(): boolean
  /**
   * The same for copying much: all statements see the database as it was at the first one, whatever others commit
   * meanwhile, and `work` does not run again because of them. It must write only what nobody else writes.
   */
  copy<T>(work: (tx: Db) => Promise<T>): Promise<T>
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
  /** Milliseconds that the clock of the database is ahead of this machine's: all processes follow the database's. */
  skew(): number
  /**
   * Removes from the files of the database what was deleted from its tables, as far as the engine can while it works:
   * one step, from a place on (0). Resolves with the next place, which is null at the end; with null while somebody reads
   * an old state.
   */
  scrub(after: number): Promise<{ next: number | null } | null>
  /** Whether the database takes writes now. */
  readonly outage: Outage
  close(): Promise<void>
}
