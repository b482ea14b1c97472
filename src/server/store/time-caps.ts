// Times that the platform sets are at most one step ahead: the longest wait of its retries, the longest lease. If the
// clock of the machine or of an account was moved back, they are further ahead, and the work would wait for days. Dates
// of a customer are not changed, nor is work that an operator has to release.
import { type RawBuilder, sql } from 'kysely'
import type { Times } from '../lib/clock.ts'
import type { Db } from './store.ts'
import { NEVER } from './timers/quarantine.ts'

const SECOND = 1_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A stored time; `longest` milliseconds is how far ahead the platform sets it. */
interface StoredTime {
  table: string
  column: string
  longest: number
  /** Whose clock it is of. */
  of: 'account' | 'machine'
  /** Which rows have a time of the platform; without it all. */
  where?: string
  /** The table whose rows name the account of these, and the column that leads to it. */
  through?: { table: string; column: string }
}

export const storedTimes: readonly StoredTime[] = [
  // A message that was never tried may have a date of the customer.
  {
    table: 'message',
    column: 'next_at',
    longest: 26 * HOUR_MS,
    of: 'account',
    where: 'next_at IS NOT NULL AND (attempts > 0 OR held_since IS NOT NULL)',
  },
  // 24.5 hours plus 10 %.
  {
    table: 'hook_delivery',
    column: 'next_at',
    longest: 27 * HOUR_MS,
    of: 'account',
    where: "state = 'pending' AND attempts > 0",
  },
  // The next hours in which a run may send, on a day that is an hour longer.
  {
    table: 'chunk_lease',
    column: 'not_before',
    longest: 25 * HOUR_MS,
    of: 'account',
    where: "state = 'open'",
    through: { table: 'run', column: 'run_id' },
  },
  { table: 'run', column: 'free_at', longest: SECOND, of: 'account' },
  // What was never tried has a date of the customer: a start, a wait between two steps.
  { table: 'timer', column: 'due', longest: MINUTE_MS, of: 'account', where: 'tries > 0' },
  { table: 'automation_run', column: 'due', longest: MINUTE_MS, of: 'account', where: 'due IS NOT NULL AND tries > 0' },
  // A segment is checked once a day. Checks for a date depend on the days that were checked.
  {
    table: 'automation_look',
    column: 'due',
    longest: 25 * HOUR_MS,
    of: 'account',
    where: "due IS NOT NULL AND day = ''",
  },
  { table: 'feed', column: 'due', longest: 24 * HOUR_MS, of: 'account', where: 'due IS NOT NULL AND token > 0' },
  { table: 'cname', column: 'next_look', longest: 24 * HOUR_MS, of: 'machine', where: 'next_look IS NOT NULL' },
  { table: 'message', column: 'lease_until', longest: 5 * MINUTE_MS, of: 'machine', where: 'next_at IS NOT NULL' },
  { table: 'hook_address', column: 'lease_until', longest: 5 * MINUTE_MS, of: 'machine' },
  { table: 'chunk_lease', column: 'lease_until', longest: 5 * MINUTE_MS, of: 'machine' },
  { table: 'feed', column: 'lease_until', longest: 5 * MINUTE_MS, of: 'machine' },
  { table: 'import_file', column: 'lease_until', longest: 5 * MINUTE_MS, of: 'machine' },
  { table: 'operation', column: 'lease_until', longest: 5 * MINUTE_MS, of: 'machine' },
  { table: 'idempotency', column: 'lease_until', longest: 5 * MINUTE_MS, of: 'machine' },
  // Without an answer of the authority, the next try is up to five minutes away.
  { table: 'evidence', column: 'lease_until', longest: 10 * MINUTE_MS, of: 'machine' },
  { table: 'rate_window', column: 'ends', longest: HOUR_MS, of: 'machine' },
]

/** A bucket of sending capacity is reserved at most so many microseconds ahead. */
const RESERVED = 6 * HOUR_MS * 1_000

/** Brings the stored times back that lie further ahead than the platform sets them; returns how many there were. */
export async function capStoredTimes(tx: Db, { wall, ahead }: Times): Promise<number> {
  let capped = 0
  for (const { table, column, longest, of, where, through } of storedTimes) {
    const set = async (most: number, accounts?: RawBuilder<unknown>) => {
      const own = through
        ? sql`${sql.ref(through.column)} IN (SELECT id FROM ${sql.table(through.table)} WHERE account_id ${accounts})`
        : sql`account_id ${accounts}`
      // What is set aside waits for an operator.
      const { numAffectedRows = 0n } = await sql`
        UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${most}
        WHERE ${sql.ref(column)} > ${most} AND ${sql.ref(column)} < ${NEVER}
        ${where === undefined ? sql`` : sql` AND ${sql.raw(where)}`}${accounts ? sql` AND ${own}` : sql``}`.execute(tx)
      capped += Number(numAffectedRows)
    }
    if (of === 'machine' || ahead.size === 0) {
      await set(wall + longest)
      continue
    }
    const moved = sql.join([...ahead.keys()].map((account) => sql.lit(account)))
    await set(wall + longest, sql`NOT IN (${moved})`)
    for (const [account, by] of ahead) await set(wall + by + longest, sql`= ${account}`)
  }
  await sql`UPDATE rate_bucket SET tat = ${wall * 1_000} WHERE tat > ${wall * 1_000 + RESERVED}`.execute(tx)
  return capped
}
