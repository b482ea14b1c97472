// Several statements in one round trip to the database: over a network, a round trip takes longer than most statements.

import { dialectOf } from './dialect.ts'
import type { Db } from './store.ts'

type Answers<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> }

/**
 * Waits for all statements, then throws the error of the first one in the list that failed. Use it in a transaction in
 * place of `Promise.all`, which throws while other statements are still running: their results would end up in the next
 * transaction.
 */
export async function awaitAll<const T extends readonly unknown[]>(asked: T): Promise<Answers<T>> {
  const answers = await Promise.allSettled(asked)
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  }) as Answers<T>
}

/**
 * Asks several statements with the handle that `ask` gets, none of which needs the answer of another. They run in the
 * order in which they are asked. Not for those that take long: they share a connection.
 */
export const pipelined = <const T extends readonly unknown[]>(db: Db, ask: (one: Db) => T): Promise<Answers<T>> =>
  dialectOf(db).pipelined(db, (one) => awaitAll(ask(one)))
