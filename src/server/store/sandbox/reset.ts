// Deletes all records of an account, but not the account, its keys, its users, its snapshots and the accounts that it
// created: all users can still log in.
import { sql } from 'kysely'
import { type AccountTable, accountTables, passingTables } from '../account-tables.ts'
import { dialectOf } from '../dialect.ts'
import { raiseEpoch } from '../epoch.ts'
import type { Db } from '../store.ts'
import { countFaults, raiseFaultVersion } from './faults.ts'
import { emptyRequests, holdRequests } from './requests.ts'

/** The condition that a row of the table belongs to the account. */
export function ofAccount({ through }: AccountTable, account: number) {
  if (!through) return sql`account_id = ${account}`
  return sql`${sql.ref(through.column)} IN (SELECT id FROM ${sql.table(through.table)} WHERE account_id = ${account})`
}

/** Empties the account and begins a new epoch of it, which it returns. `wall`: the wall time whenever it is asked. */
export async function deleteRecords(tx: Db, account: number, wall: () => number): Promise<number> {
  const words = dialectOf(tx)
  const epoch = await raiseEpoch(tx, account)
  // Waits for transactions that are just adding rows to these, so that the new rows are deleted with them.
  for (const table of ['list', 'run', 'operation', 'catalog'] as const) {
    await words
      .forUpdate(tx, tx.selectFrom(table).select('id').where('account_id', '=', account).orderBy('id'))
      .execute()
  }
  await holdRequests(tx, account)
  // Rows that belong to an account only through others go first: afterwards nothing says whose they were.
  const inOrder = [...accountTables].sort((a, b) => Number(b.through !== undefined) - Number(a.through !== undefined))
  for (const table of inOrder) {
    await sql`DELETE FROM ${sql.table(table.name)} WHERE ${ofAccount(table, account)}`.execute(tx)
  }
  if ((await countFaults(tx, account)) > 0) await raiseFaultVersion(tx)
  for (const name of passingTables) {
    await sql`DELETE FROM ${sql.table(name)} WHERE account_id = ${account}`.execute(tx)
  }
  await emptyRequests(tx, account, wall())
  // Requests that still run keep their keys: the reset is one of them.
  await tx.deleteFrom('idempotency').where('account_id', '=', account).where('outcome', 'is not', null).execute()
  return epoch
}
