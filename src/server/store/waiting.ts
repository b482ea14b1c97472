// Which accounts wait in a queue. If little is due, the oldest due rows are enough to find them all. If more is due
// than that, one account may own all of these rows, so a walk from account to account finds the others, over an index
// that begins with the account: each account is one step, however much it has. Both use real time, which is right for
// all accounts except the few with clocks that are ahead; for these, a separate query uses their own time. Suspended
// accounts are found as well, and then left out.
import { type RawBuilder, sql } from 'kysely'
import type { Times } from '../lib/clock.ts'
import { accountsAhead } from './due.ts'
import type { Tables } from './schema.ts'
import type { Db } from './store.ts'

/** Rows at the head of a queue that are looked at, unless it says another number. */
const HEAD = 500
/** Accounts that one walk passes. */
const STEPS = 2_000

/** Rows of a table that wait for a worker. The conditions are about `q`, which stands for the table. */
export interface Queue {
  table: keyof Tables
  /** What rows that wait have in common: the condition of the indexes. */
  waits: RawBuilder<boolean>
  /** Rows that are due when it is `now`, in one or more kinds, each in the order of an index. */
  kinds: readonly { due(now: RawBuilder<number>): RawBuilder<boolean>; order: RawBuilder<unknown> }[]
  /** Whether a row is free. */
  free: RawBuilder<boolean>
  /**
   * Rows at the head that are looked at (500). Few where many often wait: they are read in vain then, and PostgreSQL,
   * which guesses that few rows wait, would read and sort them all.
   */
  head?: number
  /** As `free`, for the walk, if many rows of an account may be held: whether a look is worth it (`free`). */
  mayBeFree?: RawBuilder<boolean>
}

/** Accounts with due work; workers may hold some of it. */
export interface Waiting {
  accounts: number[]
  /** The account after which the next walk begins. */
  next: number
}

/**
 * The current times. Leave out `ahead` for rows without a time, and `suspended` for work that continues for suspended
 * accounts.
 */
export type WaitingAt = Pick<Times, 'wall'> & Partial<Times>

/** Leaves out the accounts for which nothing is done. */
export const withoutSuspended = (accounts: readonly number[], { suspended }: Partial<Times>): number[] =>
  accounts.filter((account) => !suspended?.has(account))

/** Accounts with rows that are due and free; of very many, those that a walk from the account `after` on finds. */
export async function accountsWaiting(db: Db, queue: Queue, at: WaitingAt, after: number): Promise<Waiting> {
  const { accounts, next } = await allWaiting(db, queue, at, after)
  return { accounts: withoutSuspended(accounts, at), next }
}

async function allWaiting(db: Db, queue: Queue, at: WaitingAt, after: number): Promise<Waiting> {
  const early = await earlyOf(db, queue, at)
  const { accounts, isAll } = await headOf(db, queue, at)
  if (isAll) return { accounts: [...accounts, ...early], next: 0 }
  const found = await walkAccounts(db, queue, at, after)
  const end = found.find(({ step }) => step === STEPS)
  return { accounts: [...accounts, ...early, ...found.map(({ account }) => account)], next: end?.account ?? 0 }
}

const rowsOf = ({ table, waits }: Queue) => sql`FROM ${sql.table(table)} q WHERE ${waits}`

/** Whether an account has a row that is due when it is `now`. */
function hasDue(queue: Queue, account: RawBuilder<number>, now: RawBuilder<number>): RawBuilder<boolean> {
  const { kinds, mayBeFree = queue.free } = queue
  const found = kinds.map(
    // EXISTS would have PostgreSQL read all rows that are due, to look the accounts up among them.
    ({ due }) =>
      sql`(SELECT 1 ${rowsOf(queue)} AND q.account_id = ${account} AND ${due(now)} AND ${mayBeFree} LIMIT 1) IS NOT NULL`,
  )
  return sql<boolean>`(${sql.join(found, sql` OR `)})`
}

/** The accounts whose clocks are ahead and that have rows which are due by them. */
async function earlyOf(db: Db, queue: Queue, { wall, ahead = new Map() }: WaitingAt): Promise<number[]> {
  if (ahead.size === 0) return []
  const rows = await accountsAhead(db, { ahead })
    .select('ahead.account_id')
    .where(hasDue(queue, sql`ahead.account_id`, sql`${wall} + ahead.ahead`))
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** The accounts of the oldest due rows, and whether these are all due rows. */
async function headOf(db: Db, queue: Queue, { wall }: WaitingAt): Promise<{ accounts: number[]; isAll: boolean }> {
  const { head: size = HEAD } = queue
  const heads = queue.kinds.map(
    ({ due, order }, kind) => sql`
      SELECT * FROM (
        SELECT q.account_id, ${sql.lit(kind)} AS kind, CASE WHEN ${queue.free} THEN 1 ELSE 0 END AS free
        ${rowsOf(queue)} AND ${due(sql`${wall}`)} ORDER BY ${order} LIMIT ${sql.lit(size)}) head`,
  )
  const query = sql<{ account_id: number; kind: number; free: number; n: number }>`
    SELECT account_id, kind, max(free) AS free, count(*) AS n
    FROM (${sql.join(heads, sql` UNION ALL `)}) heads GROUP BY account_id, kind`
  const { rows } = await query.execute(db)
  const sizes = queue.kinds.map((_, kind) =>
    rows.reduce((sum, row) => sum + (row.kind === kind ? Number(row.n) : 0), 0),
  )
  const free = rows.filter((row) => row.free === 1).map((row) => row.account_id)
  return { accounts: [...new Set(free)], isAll: sizes.every((found) => found < size) }
}

/** Accounts after this one that have a row which is due, and the one at which the walk ended before the last. */
async function walkAccounts(
  db: Db,
  queue: Queue,
  { wall }: WaitingAt,
  after: number,
): Promise<{ account: number; step: number }[]> {
  const following = (account: RawBuilder<unknown>) =>
    sql`(SELECT q.account_id ${rowsOf(queue)} AND q.account_id > ${account} ORDER BY q.account_id LIMIT 1)`
  const query = sql<{ account: number; step: number }>`
    WITH RECURSIVE walk(account, step) AS (
      SELECT ${following(sql`${after}`)}, 1
      UNION ALL SELECT ${following(sql`walk.account`)}, step + 1 FROM walk
      WHERE walk.account IS NOT NULL AND step < ${sql.lit(STEPS)})
    SELECT account, step FROM walk
    WHERE account IS NOT NULL AND (step = ${sql.lit(STEPS)} OR ${hasDue(queue, sql`walk.account`, sql`${wall}`)})`
  return (await query.execute(db)).rows
}
