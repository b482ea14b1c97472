// Events of contacts that concern an automation, in the order in which they were written. The transaction of an event
// writes them and the work loop reads them, so that an event does not wait for automations.
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Times } from '../../lib/clock.ts'
import { insertMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import { preparedQuery } from '../prepared-query.ts'
import type { AutomationSignalTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { isNotHeld } from '../timers/held.ts'
import { accountsWaiting, type Waiting } from '../waiting.ts'

export type SignalRow = Selectable<AutomationSignalTable>
export type NewSignal = Omit<SignalRow, 'id'>

const columns = ['account_id', 'list_id', 'contact_id', 'kind', 'at', 'campaign_id', 'data'] as const

/** The kinds among these that automations of the account listen to. */
export async function heardKinds(db: Db, account: number, kinds: readonly string[]): Promise<Set<string>> {
  const { rows } = await listenersTo(db, { account, kinds })
  return new Set(rows.map(({ kind }) => kind))
}

const listenersTo = preparedQuery((db, { account, kinds }: { account: number; kinds: readonly string[] }) => {
  const listeners = db.selectFrom('automation_listener').select('kind').distinct().where('account_id', '=', account)
  return listeners.where(dialectOf(db).inValues('kind', kinds))
})

export const insertSignals = (tx: Db, signals: readonly NewSignal[]): Promise<void> =>
  insertMany(tx, { table: 'automation_signal', columns }, signals)

/** Accounts with signals; the look for them begins after the account `after`. */
export function accountsWithSignals(
  db: Db,
  { wall, suspended }: Pick<Times, 'wall' | 'suspended'>,
  after: number,
): Promise<Waiting> {
  const all = sql<boolean>`1 = 1`
  const kinds = [{ due: () => all, order: sql`q.id` }]
  // They wait for no time.
  return accountsWaiting(db, { table: 'automation_signal', waits: all, kinds, free: all }, { wall, suspended }, after)
}

/** The oldest signals of an account, of whatever list, except those in `held`. */
export function nextSignals(
  db: Db,
  account: number,
  limit: number,
  held: readonly string[] = [],
): Promise<Pick<SignalRow, 'id' | 'list_id'>[]> {
  const own = db.selectFrom('automation_signal').select(['id', 'list_id']).where('account_id', '=', account)
  return own.where(isNotHeld('id', held)).orderBy('id').limit(limit).execute()
}

/** Puts a signal behind all others. */
export async function putLast(tx: Db, account: number, id: number): Promise<void> {
  const taken = await takeSignals(tx, account, [id])
  await insertSignals(
    tx,
    taken.map(({ id: _id, ...signal }) => signal),
  )
}

/**
 * Removes and returns those of the signals that no other worker takes. Their effect belongs in the same transaction.
 */
export async function takeSignals(tx: Db, account: number, ids: readonly number[]): Promise<SignalRow[]> {
  const own = tx.selectFrom('automation_signal').selectAll().where('account_id', '=', account)
  const rows = await dialectOf(tx)
    .forClaim(tx, own.where(dialectOf(tx).inValues('id', ids)).orderBy('id'))
    .execute()
  if (rows.length === 0) return []
  await tx
    .deleteFrom('automation_signal')
    .where(
      dialectOf(tx).inValues(
        'id',
        rows.map(({ id }) => id),
      ),
    )
    .execute()
  return rows
}
