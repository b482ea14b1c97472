// What of a run is still open, counted from its chunks and messages, and its mails that wait for another attempt.
import { sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { MessageState, RunState } from '../schema.ts'
import { isOpen } from '../states.ts'
import type { Db } from '../store.ts'
import type { RunRow } from './runs.ts'

export type LedgerRow = Pick<RunRow, 'planned' | 'accepted' | 'failed' | 'skipped' | 'cancelled' | 'unknown'>

/** When a mail of a paused run is due: at a time that no clock reaches. */
const PARKED = Number.MAX_SAFE_INTEGER

/** Recipients of a run without an outcome: those of its open chunks, and mails that wait for another attempt. */
export async function countOpen(db: Db, run: number): Promise<number> {
  const chunks = await db
    .selectFrom('chunk_lease')
    .select(sql<number | null>`sum(size - settled_to)`.as('n'))
    .where('run_id', '=', run)
    .where('state', '=', isOpen)
    .executeTakeFirst()
  const deferred = await db
    .selectFrom('message')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('run_id', '=', run)
    .where('next_at', 'is not', null)
    .executeTakeFirst()
  return Number(chunks?.n ?? 0) + Number(deferred?.n ?? 0)
}

/** The run that an operation stands for; in a transaction it is held for a change. */
export function findRunOfOperation(db: Db, account: number, operation: number): Promise<RunRow | undefined> {
  const query = db.selectFrom('run').selectAll().where('account_id', '=', account).where('operation_id', '=', operation)
  return dialectOf(db).forUpdate(db, query).executeTakeFirst()
}

/** Runs in these states, of all accounts. */
export async function runsIn(db: Db, states: readonly RunState[]): Promise<RunRow[]> {
  return db.selectFrom('run').selectAll().where('state', 'in', states).orderBy('id').execute()
}

/** Makes all mails that wait for another attempt due now, if their run is being cancelled. */
export async function hastenCancelled(tx: Db, run: number, now: number): Promise<void> {
  await tx
    .updateTable('message')
    .set({ next_at: now })
    .where('run_id', 'in', (e) =>
      e.selectFrom('run').select('id').where('id', '=', run).where('state', '=', 'cancelling'),
    )
    .where('next_at', '>', now)
    .execute()
}

/** Makes the mails due that were put back until their run resumes. */
export async function unparkMails(tx: Db, run: number, now: number): Promise<void> {
  await tx
    .updateTable('message')
    .set({ next_at: now })
    .where('run_id', '=', run)
    .where('next_at', '=', PARKED)
    .execute()
}

/** The state of a leased message before the lease. It keeps whether the outcome of an earlier attempt is unknown. */
const beforeLease = sql<MessageState>`CASE state WHEN 'resending' THEN 'sending' WHEN 'unknown' THEN 'resending' ELSE 'deferred' END`

/**
 * Puts leased mails back, untried, until `until`, or until their run resumes when it is null. The caller holds the rows
 * of `ids`.
 */
export async function putBack(tx: Db, ids: number[], until: number | null): Promise<void> {
  if (ids.length === 0) return
  const change = { state: beforeLease, next_at: until ?? PARKED, lease_until: 0 }
  await tx.updateTable('message').set(change).where(dialectOf(tx).inValues('id', ids)).execute()
}
