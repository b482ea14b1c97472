// Finds due rows of all accounts at once. Real time is right for all accounts except the few with clocks that are
// ahead, and there everything due by real time is due as well. So one query serves all accounts, as if they had one
// clock. A second query, which begins with the few accounts that are ahead, finds rows that are due only by their own
// time; without such accounts it is left out.
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Times } from '../lib/clock.ts'
import { dialectOf } from './dialect.ts'
import type { Tables } from './schema.ts'
import type { Db } from './store.ts'

/** A query that begins with the accounts whose clocks are ahead: `ahead.account_id`, `ahead.ahead`. */
export const accountsAhead = (db: Db, { ahead }: Pick<Times, 'ahead'>) =>
  db.selectFrom(dialectOf(db).clocksAhead(ahead).as('ahead'))

/** Tables with work that is due at a time of its account, and the column with the time. */
const columns = { message: 'next_at', operation: 'ended', device: 'seen' } as const
type Due = keyof typeof columns

/**
 * Queries for the rows of a table that are due by the time of their account: those of real time first. No row is in
 * both. `past` milliseconds have to have passed since then (0).
 */
export function dueIn<T extends Due>(db: Db, table: T, at: Times, past = 0): SelectQueryBuilder<Tables, T, object>[] {
  const due = sql<number>`${sql.ref(`${table}.${columns[table]}`)}`
  const wall = at.wall - past
  const real = db.selectFrom(table as 'message').where(due, '<=', wall)
  const queries = [real]
  if (at.ahead.size > 0) {
    // The order of the join is that of the text: the planner of SQLite does not know how few accounts these are.
    const early = accountsAhead(db, at)
      .crossJoin(table as 'message')
      .where(sql<boolean>`${sql.ref(`${table}.account_id`)} = ahead.account_id`)
      .where(due, '>', wall)
      .where(due, '<=', sql<number>`${wall} + ahead.ahead`)
    queries.push(early as unknown as typeof real)
  }
  // The types of the query builder do not follow a table that is a parameter.
  return queries as unknown as SelectQueryBuilder<Tables, T, object>[]
}
