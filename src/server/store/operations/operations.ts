// Queued work that the API shows, its slices that wait, and the parts of its result.
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type {
  OperationQueueTable,
  OperationSliceTable,
  OperationStatus,
  OperationTable,
  OperationType,
} from '../schema.ts'
import { endedOperationStates, isWaiting, openOperationStates } from '../states.ts'
import type { Db } from '../store.ts'
import { accountsWaiting, type Waiting } from '../waiting.ts'

export type OperationRow = Selectable<OperationTable>

/** Takes a number for an operation that does not exist yet. Every operation's number comes from here. */
export async function takeOperationId(tx: Db): Promise<number> {
  return (await dialectOf(tx).nextNumbers(tx, 'operation', 1))[0] as number
}

export async function insertOperation(tx: Db, row: Insertable<OperationTable> & { id: number }): Promise<void> {
  await tx.insertInto('operation').values(row).execute()
}

export async function updateOperation(tx: Db, id: number, change: Updateable<OperationTable>): Promise<void> {
  await tx.updateTable('operation').set(change).where('id', '=', id).execute()
}

/**
 * An operation of any account: for the work loop, which serves all accounts. In a transaction the operation is held for
 * a change.
 */
export function findOperation(db: Db, id: number): Promise<OperationRow | undefined> {
  return dialectOf(db)
    .forUpdate(db, db.selectFrom('operation').selectAll().where('id', '=', id))
    .executeTakeFirst()
}

/** An operation of the account, whether it has ended or not. */
export function findOperationOf(db: Db, account: number, id: number): Promise<OperationRow | undefined> {
  return db
    .selectFrom('operation')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** An operation of the account that has not ended; in a transaction it is held for a change. */
export function findOpenOperation(db: Db, account: number, id: number): Promise<OperationRow | undefined> {
  const query = db.selectFrom('operation').selectAll().where('account_id', '=', account).where('id', '=', id)
  return dialectOf(db)
    .forUpdate(db, query.where('status', 'in', openOperationStates))
    .executeTakeFirst()
}

/** Of these operations of the account, the numbers of those that have not ended, in ascending order. */
export async function openOperationsAmong(db: Db, account: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('operation')
    .select('id')
    .where('account_id', '=', account)
    .where('status', 'in', openOperationStates)
    .where(dialectOf(db).inValues('id', ids))
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

export interface OperationFilter {
  id?: number | undefined
  type?: OperationType | undefined
  status?: OperationStatus | undefined
  /** Those that have ended, in place of the others. */
  ended?: boolean | undefined
}

/** The account's operations that match; of those that have not ended, unless the filter asks for the others. */
function operationsLike(db: Db, account: number, filter: OperationFilter) {
  const states = filter.ended ? endedOperationStates : openOperationStates
  let query = db.selectFrom('operation').where('account_id', '=', account).where('status', 'in', states)
  if (filter.id !== undefined) query = query.where('id', '=', filter.id)
  if (filter.type !== undefined) query = query.where('type', '=', filter.type)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  return query
}

/** The operations of a kind on a list that have not ended. */
export function openOperationsOf(
  db: Db,
  account: number,
  list: number,
  kind: string,
): Promise<Pick<OperationRow, 'id' | 'status' | 'input'>[]> {
  return db
    .selectFrom('operation')
    .select(['id', 'status', 'input'])
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .where('kind', '=', kind)
    .where('status', 'in', openOperationStates)
    .execute()
}

/** A page of the operations that match. */
export const listOperations = (
  db: Db,
  account: number,
  filter: OperationFilter,
  page: PageRequest,
): Promise<Page<OperationRow>> => pageOf(operationsLike(db, account, filter), page, (q) => q.selectAll())

/** The number of the operations that match, by status. */
export async function countOperations(
  db: Db,
  account: number,
  filter: OperationFilter,
): Promise<Partial<Record<OperationStatus, number>>> {
  const counts = operationsLike(db, account, filter)
    .select(['status', (e) => e.fn.countAll<number | string>().as('n')])
    .groupBy('status')
  return Object.fromEntries((await counts.execute()).map(({ status, n }) => [status, Number(n)]))
}

/** Name and hash of these campaigns, by id. */
export async function campaignNames(db: Db, account: number, ids: number[]) {
  if (ids.length === 0) return new Map<number, { internal_name: string; hash: string }>()
  const rows = await db
    .selectFrom('campaign')
    .select(['id', 'internal_name', 'hash'])
    .where('account_id', '=', account)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether no operation stands before this one in its queue. */
const isNext = (id: RawBuilder<unknown>) => sql<boolean>`NOT EXISTS (
  SELECT 1 FROM operation_queue mine
  JOIN operation_queue before ON before.account_id = mine.account_id AND before.name = mine.name AND before.id < mine.id
  WHERE mine.operation_id = ${id})`

/** Lets an operation wait for those that came into the queue before it. The caller holds what the queue is about. */
export async function enterQueue(tx: Db, row: Omit<Insertable<OperationQueueTable>, 'id'>): Promise<void> {
  await tx.insertInto('operation_queue').values(row).execute()
}

/** Takes an operation that has ended out of its queue. */
export async function leaveQueue(tx: Db, operation: number): Promise<void> {
  await tx.deleteFrom('operation_queue').where('operation_id', '=', operation).execute()
}

/** Unfinished operations of the account and of these kinds, including leased ones. */
const openWork = (db: Db, account: number, kinds: readonly string[]) =>
  db
    .selectFrom('operation')
    .select('id')
    .where('account_id', '=', account)
    .where('status', 'in', isWaiting)
    .where('kind', 'in', kinds)
    // An import that waits for its file has no slices yet.
    .where('id', 'not in', db.selectFrom('import_file').select('operation_id'))
    .where(isNext(sql.ref('operation.id')))

/** Accounts with free operations of these kinds; the search begins after the account `after`. */
export function accountsWithOperations(
  db: Db,
  kinds: readonly string[],
  wall: number,
  after: number,
): Promise<Waiting> {
  const waits = sql<boolean>`q.status IN (${sql.join(isWaiting)})`
  const due = [{ due: () => waits, order: sql`q.id` }]
  const free = sql<boolean>`q.kind IN (${sql.join(kinds)}) AND q.lease_until <= ${wall}
    AND NOT EXISTS (SELECT 1 FROM import_file f WHERE f.operation_id = q.id) AND ${isNext(sql`q.id`)}`
  return accountsWaiting(db, { table: 'operation', waits, kinds: due, free }, { wall }, after)
}

/** Whether the account has an unfinished operation of these kinds, including leased ones. */
export const hasOpenWork = async (db: Db, account: number, kinds: readonly string[]): Promise<boolean> =>
  (await openWork(db, account, kinds).limit(1).executeTakeFirst()) !== undefined

/**
 * Leases a waiting operation of an account until `until` (wall time): the next after the number `after`, or else the
 * first; undefined when none waits.
 */
export async function leaseOperation(
  tx: Db,
  kinds: readonly string[],
  at: { account: number; after: number; wall: number; until: number },
): Promise<OperationRow | undefined> {
  const free = openWork(tx, at.account, kinds).where('lease_until', '<=', at.wall).orderBy('id').limit(1)
  const claim = (after: number) =>
    dialectOf(tx)
      .forClaim(tx, free.where('id', '>', after))
      .executeTakeFirst()
  const found = (await claim(at.after)) ?? (await claim(0))
  if (!found) return undefined
  return tx
    .updateTable('operation')
    .set({ lease_until: at.until })
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirst()
}

/** Moves the end of a lease, to 0 to give it back; false when another worker has taken it over. */
export async function moveOperationLease(tx: Db, leased: OperationRow, until: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operation')
    .set({ lease_until: until })
    .where('id', '=', leased.id)
    .where('lease_until', '=', leased.lease_until)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertSlices(tx: Db, rows: Insertable<OperationSliceTable>[]): Promise<void> {
  await tx.insertInto('operation_slice').values(rows).execute()
}

export async function findSlice(db: Db, operation: number, seq: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('operation_slice')
    .select('data')
    .where('operation_id', '=', operation)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row?.data
}

export async function deleteSlice(tx: Db, operation: number, seq: number): Promise<void> {
  await tx.deleteFrom('operation_slice').where('operation_id', '=', operation).where('seq', '=', seq).execute()
}

export async function deleteSlices(tx: Db, operation: number): Promise<void> {
  await tx.deleteFrom('operation_slice').where('operation_id', '=', operation).execute()
}

/** Adds a part to a result, as text or as bytes. */
export async function insertResultPart(tx: Db, operation: number, seq: number, part: string | Buffer): Promise<void> {
  const content =
    typeof part === 'string' ? { data: part, bytes: null } : { data: part.toString('base64'), bytes: part.length }
  await tx
    .insertInto('result_part')
    .values({ operation_id: operation, seq, ...content })
    .execute()
}

/** Removes what was written of a result. */
export async function deleteResultParts(tx: Db, operation: number): Promise<void> {
  await tx.deleteFrom('result_part').where('operation_id', '=', operation).execute()
}

/** Whether an operation has left a result. */
export async function hasResult(db: Db, operation: number): Promise<boolean> {
  const parts = db.selectFrom('result_part').select('seq').where('operation_id', '=', operation)
  return (await parts.limit(1).executeTakeFirst()) !== undefined
}

/** A part of a result, without its content. */
export interface ResultPart {
  seq: number
  /** In bytes. */
  size: number
  /** How often it was changed since it was written. */
  revision: number
}

/** The parts of a result in their order. This reads no content: both engines store the length of a text. */
export function resultParts(db: Db, operation: number): Promise<ResultPart[]> {
  return db
    .selectFrom('result_part')
    .select(['seq', 'revision', sql<number>`coalesce(bytes, octet_length(data))`.as('size')])
    .where('operation_id', '=', operation)
    .orderBy('seq')
    .execute()
}

/** The bytes of a part as it was in `resultParts`; undefined if it was deleted or changed since. */
export async function readResultPart(db: Db, operation: number, part: ResultPart): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('result_part')
    .select(['data', 'bytes'])
    .where('operation_id', '=', operation)
    .where('seq', '=', part.seq)
    .where('revision', '=', part.revision)
    .executeTakeFirst()
  return row && Buffer.from(row.data, row.bytes === null ? 'utf8' : 'base64')
}
