// Files that imports wait for, from the request until their rows are stored as slices.

import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { ImportFileTable } from '../schema.ts'
import { isWaiting } from '../states.ts'
import type { Db } from '../store.ts'
import { accountsWaiting, type Waiting } from '../waiting.ts'

export type ImportFileRow = Selectable<ImportFileTable>

export async function insertImportFile(tx: Db, operation: number, account: number): Promise<void> {
  await tx
    .insertInto('import_file')
    .values({ operation_id: operation, account_id: account, token: 0, lease_until: 0 })
    .execute()
}

/** Whether a file can be taken by a worker; `q` stands for the table. */
const isFree = (wall: number) =>
  sql<boolean>`q.lease_until <= ${wall} AND NOT EXISTS (SELECT 1 FROM operation o WHERE o.id = q.operation_id AND o.status = 'paused')`

/** Accounts with files to fetch; the search begins after the account `after`. */
export function accountsWithFiles(db: Db, wall: number, after: number): Promise<Waiting> {
  const all = sql<boolean>`q.operation_id IS NOT NULL`
  const kinds = [{ due: () => all, order: sql`q.operation_id` }]
  return accountsWaiting(db, { table: 'import_file', waits: all, kinds, free: isFree(wall) }, { wall }, after)
}

/** Whether an import of the account waits for its file and is not paused, including one whose file is being fetched. */
export async function hasFileToCome(db: Db, account: number): Promise<boolean> {
  const wanted = sql<boolean>`EXISTS (SELECT 1 FROM operation o WHERE o.id = import_file.operation_id AND o.status IN (${sql.join(isWaiting)}))`
  const found = db.selectFrom('import_file').select('operation_id').where('account_id', '=', account).where(wanted)
  return (await found.orderBy('operation_id').limit(1).executeTakeFirst()) !== undefined
}

/** Leases the oldest waiting file of an account until `until` (wall time), with a new token; undefined when none waits. */
export function leaseFile(
  tx: Db,
  account: number,
  at: { wall: number; until: number },
): Promise<ImportFileRow | undefined> {
  const oldest = sql<number>`(SELECT q.operation_id FROM import_file q WHERE q.account_id = ${account} AND ${isFree(at.wall)} ORDER BY q.operation_id LIMIT 1)`
  return (
    tx
      .updateTable('import_file')
      .set({ token: sql<number>`token + 1`, lease_until: at.until })
      .where('operation_id', '=', oldest)
      // Another worker may have taken it while this statement waited for its row.
      .where('lease_until', '<=', at.wall)
      .returningAll()
      .executeTakeFirst()
  )
}

/** Moves the end of a lease; false if another worker took the file over, or the file is no longer needed. */
export async function extendFile(tx: Db, { operation_id, token }: ImportFileRow, until: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_file')
    .set({ lease_until: until })
    .where('operation_id', '=', operation_id)
    .where('token', '=', token)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteImportFile(tx: Db, operation: number): Promise<void> {
  await tx.deleteFrom('import_file').where('operation_id', '=', operation).execute()
}
