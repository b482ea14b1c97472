// Multi-channel flows, and the runs that were started from them.
import type { Insertable, Selectable, Updateable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { bytesIn } from '../pages.ts'
import type { FlowRunStatus, FlowRunTable, FlowTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { type TimeRange, withinTimes } from '../time-ranges.ts'

export type FlowRow = Selectable<FlowTable>
export type FlowRunRow = Selectable<FlowRunTable>

export async function insertFlow(tx: Db, row: Insertable<FlowTable>): Promise<number> {
  return (await tx.insertInto('flow').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const flowsOf = (db: Db, account: number) =>
  db.selectFrom('flow').where('account_id', '=', account).where('deleted', 'is', null)

/** Flows of the account that are not deleted, oldest first. */
export function listFlows(db: Db, account: number): Promise<FlowRow[]> {
  return flowsOf(db, account).selectAll().orderBy('id').execute()
}

/** Bytes of their messages. */
export const flowBytes = (db: Db, account: number): Promise<number> => bytesIn(db, flowsOf(db, account), 'messages')

/** A flow that is not deleted. */
export function findFlow(db: Db, account: number, id: number): Promise<FlowRow | undefined> {
  return db
    .selectFrom('flow')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .where('deleted', 'is', null)
    .executeTakeFirst()
}

/** Flows by their numbers, deleted ones too: for runs. */
export function flowsByIds(db: Db, account: number, ids: number[]): Promise<FlowRow[]> {
  return db
    .selectFrom('flow')
    .selectAll()
    .where('account_id', '=', account)
    .where(dialectOf(db).inValues('id', ids))
    .execute()
}

/** False if the flow does not exist, or is deleted already. */
export async function markFlowDeleted(tx: Db, account: number, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('flow')
    .set({ deleted: now })
    .where('account_id', '=', account)
    .where('id', '=', id)
    .where('deleted', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertFlowRun(tx: Db, row: Insertable<FlowRunTable>): Promise<number> {
  return (await tx.insertInto('flow_run').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export function findFlowRun(db: Db, account: number, id: number): Promise<FlowRunRow | undefined> {
  return db.selectFrom('flow_run').selectAll().where('account_id', '=', account).where('id', '=', id).executeTakeFirst()
}

/** A run of any account, held until the end of the transaction: for timers and for what recipients do. */
export function holdFlowRun(tx: Db, id: number): Promise<FlowRunRow | undefined> {
  return dialectOf(tx)
    .forUpdate(tx, tx.selectFrom('flow_run').selectAll().where('id', '=', id))
    .executeTakeFirst()
}

export async function updateFlowRun(tx: Db, id: number, change: Updateable<FlowRunTable>): Promise<void> {
  await tx.updateTable('flow_run').set(change).where('id', '=', id).execute()
}

/** Runs that match all filters, newest first, 1,000 at most (T-023). */
export function listFlowRuns(
  db: Db,
  account: number,
  filter: { status?: FlowRunStatus | undefined; created: TimeRange },
): Promise<FlowRunRow[]> {
  let query = db.selectFrom('flow_run').selectAll().where('account_id', '=', account)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  return withinTimes(query, { created: filter.created }).orderBy('id', 'desc').limit(1000).execute()
}
