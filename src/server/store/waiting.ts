// Which accounts wait in a queue. As long as little is due, the rows that have been due longest tell. When more is due
// than these, one account may have all of it, and the others are found by a walk from account to account over an index
// that begins with it: whatever one account has, it is one step. Both go by real time, which is right for every account
// but the few whose clocks are ahead: what only their own time has reached is looked for with each of them. Accounts that are
// suspended wait as well, and are left out.
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
  /** Whether nobody holds a row. */
  free: RawBuilder<boolean>
  /**
   * Rows at the head that are looked at (500). Few where many often wait: they are read in vain then, and PostgreSQL,
   * which guesses that few rows wait, would read and sort them all.
   */
  head?: number
  /** The same for the walk, where many rows of an account may be held: whether it is worth a look (`free`). */
  mayBeFree?: RawBuilder<boolean>
}

/** Accounts whose work is due, among them perhaps some whose work somebody holds. */
export interface Waiting {
  accounts: number[]
  /** The account after which the next walk begins. */
  next: number
}

/** What time it is. Where rows wait for no time, how far clocks are ahead is left out; where work goes on for suspended accounts, who is. */
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
  const found = await walk(db, queue, at, after)
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

/** The accounts of the rows that have been due longest, and whether there are no other rows. */
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
async function walk(
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
