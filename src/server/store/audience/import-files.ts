// Files that imports wait for, from the request until their rows are stored as slices.

import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { ImportFileTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type ImportFileRow = Selectable<ImportFileTable>

export async function insertImportFile(tx: Db, operation: number, account: number): Promise<void> {
  await tx
    .insertInto('import_file')
    .values({ operation_id: operation, account_id: account, token: 0, lease_until: 0 })
    .execute()
}

const oldestWaiting = (db: Db, wall: number) =>
  db
    .selectFrom('import_file')
    .select('operation_id')
    .where('lease_until', '<=', wall)
    .where((e) =>
      e.not(
        e.exists(
          e.selectFrom('operation').select('id').whereRef('id', '=', 'operation_id').where('status', '=', 'paused'),
        ),
      ),
    )
    .orderBy('operation_id')
    .limit(1)

/** Whether a file waits that nobody fetches. This check costs no transaction. */
export async function hasWaitingFile(db: Db, wall: number): Promise<boolean> {
  return (await oldestWaiting(db, wall).executeTakeFirst()) !== undefined
}

/** Leases the oldest waiting file until `until` (wall time), with a new token; undefined when none waits. */
export function leaseFile(tx: Db, at: { wall: number; until: number }): Promise<ImportFileRow | undefined> {
  return (
    tx
      .updateTable('import_file')
      .set({ token: sql<number>`token + 1`, lease_until: at.until })
      .where('operation_id', 'in', oldestWaiting(tx, at.wall))
      // Another worker may have taken it while this statement waited for its row.
      .where('lease_until', '<=', at.wall)
      .returningAll()
      .executeTakeFirst()
  )
}

/** Moves the end of a lease; false when another worker took the file over, or nobody wants it any more. */
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
