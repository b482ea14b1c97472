// The last statements of a transaction, whose results decide nothing in it. On PostgreSQL they are sent with COMMIT,
// which saves a round trip.
import { awaitAll } from './pipelined.ts'
import type { Db, Store } from './store.ts'

/** What a transaction leads to, and what it has not waited for. */
export interface Ended<T> {
  result: T
  /** Rejects with the error of a statement that makes the transaction fail. All were sent before this was given. */
  last: Promise<unknown>
}

const open = new WeakMap<Db, Promise<unknown>[]>()

/**
 * Lets the transaction commit when it has asked this, in place of when it was answered; a failure undoes it all the same.
 * What is asked later sees what it has written. It must be one statement, or several that are asked at once: what is asked
 * after an answer comes too late, and is an error on PostgreSQL. Gives back the same promise, for those who want the answer
 * after the transaction: let the work resolve with an object that has it, since a promise alone would be waited for. Throws
 * outside a transaction of the store.
 */
export function deferToCommit<T>(tx: Db, asked: Promise<T>): Promise<T> {
  const others = open.get(tx)
  if (!others) throw new Error('Only a transaction of the store has an end')
  // The error is thrown where the transaction began.
  asked.catch(() => undefined)
  others.push(asked)
  return asked
}

/**
 * Runs a transaction of concurrent statements in one round trip; resolves with the result of `ask`. Otherwise as
 * `writeAlongside`.
 */
export async function writeInOneRoundTrip<T>(
  store: Pick<Store, 'writeAlongside'>,
  ask: (tx: Db) => Promise<T>,
): Promise<T> {
  const { answer } = await store.writeAlongside(async (tx) => ({ answer: deferToCommit(tx, ask(tx)) }))
  return answer
}

/** Runs the work of a transaction up to its last statements. If it fails, waits until no statement is running. */
export async function runWithDeferred<T>(tx: Db, work: (tx: Db) => Promise<T>): Promise<Ended<T>> {
  const asked: Promise<unknown>[] = []
  open.set(tx, asked)
  try {
    const result = await work(tx)
    const last = awaitAll(asked)
    last.catch(() => undefined)
    return { result, last }
  } catch (error) {
    await Promise.allSettled(asked)
    throw error
  } finally {
    open.delete(tx)
  }
}
