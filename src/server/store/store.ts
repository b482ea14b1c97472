// What the domain knows of storage: reads, transactions, and an end. Two engines implement it.
import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** A handle for queries. Inside `write` it is the transaction; outside it sees what is committed. */
export type Db = Kysely<Tables>

export interface Store {
  /** Queries outside a transaction. */
  readonly db: Db
  /**
   * Runs `work` as one transaction and resolves after it is durable. A throw undoes it. Use the handle
   * that `work` gets for every statement, and wait for nothing but the database in it: others queue behind.
   */
  write<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /** Calls `listener` after each commit that wrote something: it may be work. */
  onWrite(listener: () => void): void
  close(): Promise<void>
}
