// What a transaction asks last: statements whose answers decide nothing in it. On PostgreSQL they go out with COMMIT,
// which saves a way to the database and back.
import { together } from './at-once.ts'
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
export function withCommit<T>(tx: Db, asked: Promise<T>): Promise<T> {
  const others = open.get(tx)
  if (!others) throw new Error('Only a transaction of the store has an end')
  // Whoever began the transaction hears of it.
  asked.catch(() => undefined)
  others.push(asked)
  return asked
}

/**
 * Runs a transaction of statements that are asked at once, in one way to the database and back; resolves with what `ask`
 * resolves with. It does what `writeAlongside` does.
 */
export async function writeInOneWay<T>(store: Pick<Store, 'writeAlongside'>, ask: (tx: Db) => Promise<T>): Promise<T> {
  const { answer } = await store.writeAlongside(async (tx) => ({ answer: withCommit(tx, ask(tx)) }))
  return answer
}

/** Runs the work of a transaction as far as its last statements. When it fails, nothing of it goes on. */
export async function untilLast<T>(tx: Db, work: (tx: Db) => Promise<T>): Promise<Ended<T>> {
  const asked: Promise<unknown>[] = []
  open.set(tx, asked)
  try {
    const result = await work(tx)
    const last = together(asked)
    last.catch(() => undefined)
    return { result, last }
  } catch (error) {
    await Promise.allSettled(asked)
    throw error
  } finally {
    open.delete(tx)
  }
}
