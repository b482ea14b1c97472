// Operations, their stored slices and result files, and snapshots.

import { dialectOf } from '../../dialect.ts'
import type { OperationStatus, OperationType } from '../../schema.ts'
import type { Db } from '../../store.ts'

/** An operation that is worked off in slices. */
export interface OperationToErase {
  id: number
  list_id: number | null
  kind: string
  type: OperationType
  status: OperationStatus
  input: string
}

/** The next operation of the account that is worked off in slices, whether it has ended or not. */
export function nextOperation(db: Db, account: number, after: number): Promise<OperationToErase | undefined> {
  return db
    .selectFrom('operation')
    .select(['id', 'list_id', 'kind', 'type', 'status', 'input'])
    .where('account_id', '=', account)
    .where('kind', 'is not', null)
    .$narrowType<{ kind: string }>()
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

type Parted = 'operation_slice' | 'result_part'

/** The next stored slice, or the next part of the result file. */
export function nextPart(db: Db, table: Parted, operation: number, after: number) {
  return db
    .selectFrom(table)
    .select(['seq', 'data'])
    .where('operation_id', '=', operation)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
}

/** Replaces a part, unless it has been processed since. */
export async function updatePart(
  tx: Db,
  table: Parted,
  { operation, seq, data }: { operation: number; seq: number; data: string },
): Promise<void> {
  if (table === 'result_part') return updateResultPart(tx, { operation, seq, data })
  await tx.updateTable(table).set({ data }).where('operation_id', '=', operation).where('seq', '=', seq).execute()
}

/**
 * Replaces a part of a result file. A client that has downloaded part of the old file must not continue with the new
 * one: see `revision`.
 */
async function updateResultPart(
  tx: Db,
  { operation, seq, data }: { operation: number; seq: number; data: string },
): Promise<void> {
  await tx
    .updateTable('result_part')
    .set((e) => ({ data, revision: e('revision', '+', 1) }))
    .where('operation_id', '=', operation)
    .where('seq', '=', seq)
    .execute()
}

/** Deletes the result file of an operation. */
export async function deleteResult(tx: Db, operation: number): Promise<void> {
  await tx.deleteFrom('result_part').where('operation_id', '=', operation).execute()
}

/** The snapshots of an account, by number. */
export async function snapshotsOf(db: Db, account: number): Promise<number[]> {
  const rows = await db.selectFrom('snapshot').select('id').where('account_id', '=', account).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** One part of a snapshot; undefined after the last. */
export async function snapshotPart(db: Db, snapshot: number, seq: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('snapshot_part')
    .select('data')
    .where('snapshot_id', '=', snapshot)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row?.data
}

/** Waits for snapshots that are being taken; none of this account begins before the end of the transaction. */
export const oneSnapshotAtATime = (tx: Db, account: number): Promise<void> =>
  dialectOf(tx).oneAtATime(tx, `snapshot ${account}`)
