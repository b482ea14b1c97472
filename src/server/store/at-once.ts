// Several statements in one way to the database and back, which over a network takes longer than most of them.
import type { Db } from './store.ts'
import { wordsOf } from './words.ts'

/**
 * Runs `ask`, which asks several statements with the handle it gets, none of which needs the answer of another. They run
 * in the order in which they are asked.
 */
export const atOnce = <T>(db: Db, ask: (one: Db) => Promise<T>): Promise<T> => wordsOf(db).atOnce(db, ask)
