// Several statements in one way to the database and back, which over a network takes longer than most of them.
import type { Db } from './store.ts'
import { wordsOf } from './words.ts'

type Answers<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> }

/**
 * Waits for all that was asked, and throws what the first in the list threw. In a transaction, use it in place of
 * `Promise.all`, which throws while others go on: what they ask after that would be part of the next transaction.
 */
export async function together<const T extends readonly unknown[]>(asked: T): Promise<Answers<T>> {
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
export const atOnce = <const T extends readonly unknown[]>(db: Db, ask: (one: Db) => T): Promise<Answers<T>> =>
  wordsOf(db).atOnce(db, (one) => together(ask(one)))
