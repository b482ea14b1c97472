// The ledger of sends: a run, its chunks of planned recipients, and the lease on each chunk.
// A lease has a token that grows with each taker; every write of a taker names its token, so that one
// who was slow can no longer write (fencing).
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { ChunkLeaseTable, RunTable } from './schema.ts'
import type { Db } from './store.ts'

export type RunRow = Selectable<RunTable>
export type LeaseRow = Selectable<ChunkLeaseTable>

/** States of a run that is not over. */
export const openStates = ['scheduled', 'planning', 'sending']

export async function insertRun(tx: Db, row: Insertable<RunTable>): Promise<number> {
  const { id } = await tx.insertInto('run').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export function findRun(db: Db, id: number): Promise<RunRow | undefined> {
  return db.selectFrom('run').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The run whose block of message numbers holds this one. */
export function findRunOfMessage(db: Db, messageId: number): Promise<RunRow | undefined> {
  return db
    .selectFrom('run')
    .selectAll()
    .where('first_message_id', '<=', messageId)
    .where('first_message_id', '>', 0)
    .where(sql<number>`first_message_id + planned`, '>', messageId)
    .orderBy('first_message_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function updateRun(tx: Db, id: number, change: Updateable<RunTable>): Promise<void> {
  await tx.updateTable('run').set(change).where('id', '=', id).execute()
}

/** Runs of a campaign that are not over. */
export function openRuns(db: Db, campaign: number): Promise<RunRow[]> {
  return db.selectFrom('run').selectAll().where('campaign_id', '=', campaign).where('state', 'in', openStates).execute()
}

/** Whether a run of the campaign began at or after this time. */
export async function hasRunSince(db: Db, campaign: number, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('run')
    .select('id')
    .where('campaign_id', '=', campaign)
    .where('started', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The oldest run that waits to be planned and whose time has come. */
export function findRunToPlan(db: Db): Promise<RunRow | undefined> {
  return db.selectFrom('run').selectAll().where('state', '=', 'planning').orderBy('id').limit(1).executeTakeFirst()
}

export interface Outcomes {
  accepted: number
  failed: number
  skipped: number
  unknown: number
}

/** Adds to the counters of a run. */
export async function addToRun(tx: Db, id: number, n: Outcomes): Promise<void> {
  await tx
    .updateTable('run')
    .set({
      accepted: sql<number>`accepted + ${n.accepted}`,
      failed: sql<number>`failed + ${n.failed}`,
      skipped: sql<number>`skipped + ${n.skipped}`,
      unknown: sql<number>`unknown + ${n.unknown}`,
    })
    .where('id', '=', id)
    .execute()
}

export async function insertChunk(tx: Db, run: number, seq: number, contacts: number[]): Promise<void> {
  await tx.insertInto('chunk').values({ run_id: run, seq, contacts: JSON.stringify(contacts) }).execute()
  await tx
    .insertInto('chunk_lease')
    .values({
      run_id: run,
      seq,
      size: contacts.length,
      state: 'open',
      token: 0,
      lease_until: 0,
      not_before: 0,
      settled_to: 0,
      inflight_to: 0,
      resent_to: 0,
    })
    .execute()
}

/** The contacts of a chunk by position. */
export async function chunkContacts(db: Db, run: number, seq: number): Promise<number[]> {
  const row = await db.selectFrom('chunk').select('contacts').where('run_id', '=', run).where('seq', '=', seq).executeTakeFirst()
  return row ? (JSON.parse(row.contacts) as number[]) : []
}

/** The chunk that is to be sent next, or nothing. Outside a transaction: whether there is one. */
export function freeChunk(db: Db, at: { now: number; wall: number }) {
  return db
    .selectFrom('chunk_lease')
    .select(['run_id', 'seq'])
    .where('state', '=', 'open')
    .where('not_before', '<=', at.now)
    .where('lease_until', '<=', at.wall)
    .orderBy('not_before')
    .orderBy('run_id')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
}

/** Takes one open chunk for `lease` milliseconds of wall time, or nothing. */
export async function leaseChunk(tx: Db, at: { now: number; wall: number; lease: number }): Promise<LeaseRow | undefined> {
  const free = await freeChunk(tx, at)
  if (!free) return undefined
  return tx
    .updateTable('chunk_lease')
    .set({ token: sql<number>`token + 1`, lease_until: at.wall + at.lease })
    .where('run_id', '=', free.run_id)
    .where('seq', '=', free.seq)
    .returningAll()
    .executeTakeFirst()
}

/** Changes a lease if the token still holds; false when another taker has it by now. */
export async function updateLease(tx: Db, lease: LeaseRow, change: Updateable<ChunkLeaseTable>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chunk_lease')
    .set(change)
    .where('run_id', '=', lease.run_id)
    .where('seq', '=', lease.seq)
    .where('token', '=', lease.token)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether a part of the run is still to be sent. */
/** When the next chunk may go on that waits for its hours, or null. */
export async function nextWaitingChunk(db: Db, now: number): Promise<number | null> {
  const row = await db
    .selectFrom('chunk_lease')
    .select((e) => e.fn.min('not_before').as('due'))
    .where('state', '=', 'open')
    .where('not_before', '>', now)
    .executeTakeFirst()
  return row?.due ?? null
}

/** Whether a part of the run is still to be sent. */
export async function hasOpenChunks(db: Db, run: number): Promise<boolean> {
  const row = await db
    .selectFrom('chunk_lease')
    .select('seq')
    .where('run_id', '=', run)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
