// The epoch of an account grows when the account is emptied or restored from a snapshot. Work in progress keeps the
// epoch in which it was taken, and writes nothing once that epoch is over: by then a row with the same number may be
// something else.
import { sql } from 'kysely'
import type { Times } from '../lib/clock.ts'
import type { AccountRow } from './accounts/accounts.ts'
import { dialectOf } from './dialect.ts'
import { awaitAll } from './pipelined.ts'
import { preparedRow } from './prepared-query.ts'
import type { Db } from './store.ts'

/** The epoch of an account; 0 for one that was never emptied. */
export async function epochOf(db: Db, account: number): Promise<number> {
  return (await epochRow(db, { account }))?.epoch ?? 0
}

const epochRow = preparedRow((db, { account }: { account: number }) =>
  db.selectFrom('account').select('epoch').where('id', '=', account),
)

/**
 * This process does not know yet that the clock of an account was moved or put back, or that it stands because the account
 * is suspended; nothing was written.
 */
export class ClockMovedError extends Error {}

/** What decides whether an account does what is due. */
export type AccountClock = Pick<AccountRow, 'epoch' | 'ahead' | 'suspended'>

/** The epoch; throws unless the account is there, and ClockMovedError unless it does what is due at `known`. */
export function epochIn(account: number, row: AccountClock | undefined, known: Times): number {
  // Not a ClockMovedError: a deleted account has no clock. The worker defers the work, and the error is logged.
  if (!row) throw new Error(`There is no account ${account} any more, and something is still queued for it`)
  if (row.ahead !== (known.ahead.get(account) ?? 0)) throw new ClockMovedError(`The clock of ${account} was moved`)
  if (row.suspended !== null) throw new ClockMovedError(`Account ${account} is suspended`)
  return row.epoch
}

/** The epoch of an account whose work was due at `at`; throws ClockMovedError when that was not its time. */
export async function epochAt(db: Db, account: number, at: Times): Promise<number> {
  return epochIn(account, await clockOf(db, account), at)
}

/** Undefined if the account does not exist. */
export const clockOf = (db: Db, account: number): Promise<AccountClock | undefined> => clockRow(db, { account })

const clockRow = preparedRow((db, { account }: { account: number }) =>
  db.selectFrom('account').select(['epoch', 'ahead', 'suspended']).where('id', '=', account),
)

/** The epoch of an account, held so that it does not end before the transaction does; null for one that is deleted. */
export async function holdEpoch(tx: Db, account: number): Promise<number | null> {
  return (await heldEpoch(tx, { account }))?.epoch ?? null
}

const heldEpoch = preparedRow((tx, { account }: { account: number }) =>
  dialectOf(tx).forChild(tx, tx.selectFrom('account').select('epoch').where('id', '=', account)),
)

/**
 * The locked epoch as by `holdEpoch`, and whether work that is due at `at` may be taken: not while the account is
 * suspended, or if its clock was moved and this process does not know it yet.
 */
export async function holdClock(tx: Db, account: number, at: Times): Promise<{ epoch: number | null; isNow: boolean }> {
  const row = await heldClock(tx, { account })
  if (!row) return { epoch: null, isNow: false }
  return { epoch: row.epoch, isNow: row.suspended === null && row.ahead === (at.ahead.get(account) ?? 0) }
}

/** The epoch, locked, for work that was due at `at`; throws ClockMovedError if that was not the time of the account. */
export async function holdEpochAt(tx: Db, account: number, at: Times): Promise<number> {
  return epochIn(account, await heldClock(tx, { account }), at)
}

const heldClock = preparedRow((tx, { account }: { account: number }) =>
  dialectOf(tx).forChild(
    tx,
    tx.selectFrom('account').select(['epoch', 'ahead', 'suspended']).where('id', '=', account),
  ),
)

/** The rows whose epoch is still that of their account, and stays so until the end of the transaction. */
export async function ofPresentEpoch<T extends { account_id: number; epoch: number }>(
  tx: Db,
  rows: readonly T[],
): Promise<T[]> {
  const accounts = [...new Set(rows.map((row) => row.account_id))]
  const epochs = await awaitAll(accounts.map((account) => holdEpoch(tx, account)))
  const present = new Map(accounts.map((account, i) => [account, epochs[i]]))
  return rows.filter((row) => present.get(row.account_id) === row.epoch)
}

/** Waits for transactions that hold the epoch of the account, then begins a new one, in real time, and returns it. */
export async function raiseEpoch(tx: Db, account: number): Promise<number> {
  // An update alone would not wait for `forChild`.
  await dialectOf(tx)
    .forUpdate(tx, tx.selectFrom('account').select('id').where('id', '=', account))
    .execute()
  const { epoch } = await tx
    .updateTable('account')
    .set({ epoch: sql<number>`epoch + 1`, ahead: 0 })
    .where('id', '=', account)
    .returning('epoch')
    .executeTakeFirstOrThrow()
  return epoch
}
