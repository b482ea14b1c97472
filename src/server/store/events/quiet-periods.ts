// How often something was repeated. One statement counts it, or finds that it does not count; a repetition writes nothing.
import { sql } from 'kysely'
import { preparedQuery, preparedRow } from '../prepared-query.ts'
import type { Db } from '../store.ts'

/** What may be repeated. */
export interface Repeatable {
  account: number
  /** The number of a message, or of a contact; 0 where `item` says all. */
  owner: number
  item: string
}

/** How often it counts. */
export interface RepeatLimit {
  /** Milliseconds after one that counts in which no other does; 0: several may count at the same moment. */
  quiet: number
  /** How many count in `span` milliseconds, which begin with the first. */
  most: number
  span: number
}

/** Milliseconds by which one transaction may read an earlier time than another that commits before it. */
const SKEW_MS = 60_000

interface Counting extends Repeatable, RepeatLimit {
  now: number
}

/** What was repeated, and how many times at `now`, milliseconds. */
export interface Repeated extends Repeatable {
  times: number
  now: number
}

/** Rows that one statement writes: each has six parameters. */
const ROWS = 500

const keyOf = ({ account, owner, item }: Repeatable) => `${account} ${owner} ${item}`

/**
 * Counts what several owners repeated. The function that it resolves with says how many of the times count. Each of
 * `repeated` has another owner or item.
 */
export async function countAllRepeatable(
  tx: Db,
  repeated: readonly Repeated[],
  { quiet, most, span }: RepeatLimit,
): Promise<(what: Repeatable) => number> {
  const left = new Map<string, number>()
  // Always in the same order: of two that count the same, one waits instead of both deadlocking.
  const sorted = [...repeated].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const isOver = sql<boolean>`(quiet_period.ends <= excluded.at OR quiet_period.at > excluded.at + ${sql.lit(SKEW_MS)})`
  for (let i = 0; i < sorted.length; i += ROWS) {
    const rows = sorted.slice(i, i + ROWS).map(({ account: account_id, owner, item, times: n, now }) => ({
      account_id,
      owner,
      item,
      at: now,
      ends: now + span,
      n,
    }))
    const counted = await tx
      .insertInto('quiet_period')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'owner', 'item'])
          .doUpdateSet({
            at: (e) => e.ref('excluded.at'),
            ends: sql<number>`CASE WHEN ${isOver} THEN excluded.ends ELSE quiet_period.ends END`,
            n: sql<number>`CASE WHEN ${isOver} THEN excluded.n ELSE quiet_period.n + excluded.n END`,
          })
          .where(
            sql<boolean>`${isOver} OR (quiet_period.n < ${most} AND (CAST(${quiet} AS bigint) = 0 OR quiet_period.at + CAST(${quiet} AS bigint) <= excluded.at))`,
          ),
      )
      .returning(['account_id as account', 'owner', 'item', 'n'])
      .execute()
    for (const row of counted) left.set(keyOf(row), row.n)
  }
  const times = new Map(sorted.map((one) => [keyOf(one), one.times]))
  return (what) => {
    const key = keyOf(what)
    const [after, asked] = [left.get(key), times.get(key) ?? 0]
    return after === undefined ? 0 : Math.max(0, Math.min(asked, most - (after - asked)))
  }
}

const counting = preparedQuery((tx, { account, owner, item, quiet, most, span, now }: Counting) => {
  // Counting starts again after a clock was put back.
  const isOver = sql<boolean>`(quiet_period.ends <= ${now} OR quiet_period.at - ${sql.lit(SKEW_MS)} > ${now})`
  return tx
    .insertInto('quiet_period')
    .values({
      account_id: account,
      owner,
      item,
      at: now,
      ends: sql<number>`CAST(${now} AS bigint) + CAST(${span} AS bigint)`,
      n: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'owner', 'item'])
        .doUpdateSet({
          at: (e) => e.ref('excluded.at'),
          ends: sql<number>`CASE WHEN ${isOver} THEN excluded.ends ELSE quiet_period.ends END`,
          n: sql<number>`CASE WHEN ${isOver} THEN 1 ELSE quiet_period.n + 1 END`,
        })
        .where(
          sql<boolean>`${isOver} OR (quiet_period.n < ${most} AND (CAST(${quiet} AS bigint) = 0 OR quiet_period.at + CAST(${quiet} AS bigint) <= ${now}))`,
        ),
    )
    .returning('n')
})

/** Counts it at `now`, milliseconds; false when it is a repetition that does not count. */
export async function countRepeatable(tx: Db, what: Repeatable, limit: RepeatLimit, now: number): Promise<boolean> {
  return (await counting(tx, { ...what, ...limit, now })).rows.length > 0
}

const counted = preparedRow(
  (db, { account, owner, item }: Repeatable) =>
    db
      .selectFrom('quiet_period')
      .select(['at', 'ends', 'n'])
      .where('account_id', '=', account)
      .where('owner', '=', owner)
      .where('item', '=', item),
  { keepsPlan: true },
)

/** The milliseconds from `now` until it counts again; 0 when it counts now. */
export async function untilItCounts(db: Db, what: Repeatable, limit: RepeatLimit, now: number): Promise<number> {
  const row = await counted(db, what)
  if (!row || row.ends <= now || row.at > now + SKEW_MS) return 0
  if (limit.quiet === 0 && row.n < limit.most) return 0
  const next = row.n < limit.most ? Math.min(row.ends, row.at + limit.quiet) : row.ends
  return Math.max(0, next - now)
}
