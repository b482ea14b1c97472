// The ledger of sends: a run, its chunks of planned recipients, and the lease on each chunk. A lease has a token that
// grows with each taker. Every write of a taker names its token, so a taker that was too slow can no longer write
// (fencing).
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type Times, timeOf } from '../../lib/clock.ts'
import { dialectOf } from '../dialect.ts'
import { epochAt } from '../epoch.ts'
import { preparedRow } from '../prepared-query.ts'
import type { ChunkLeaseTable, RunState, RunTable } from '../schema.ts'
import { isOpen, isStanding, workedRunStates } from '../states.ts'
import type { Db } from '../store.ts'
import { isNotHeld } from '../timers/held.ts'
import { type Waiting, withoutSuspended } from '../waiting.ts'

export type RunRow = Selectable<RunTable>
export type RunChange = Updateable<RunTable>
export type LeaseRow = Selectable<ChunkLeaseTable>

export async function insertRun(tx: Db, row: Insertable<RunTable>): Promise<number> {
  const { id } = await tx.insertInto('run').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** In a transaction the run is held for a change. */
export function findRun(db: Db, id: number): Promise<RunRow | undefined> {
  return runById(db, { id })
}

const runById = preparedRow((db, { id }: { id: number }) =>
  dialectOf(db).forUpdate(db, db.selectFrom('run').selectAll().where('id', '=', id)),
)

/** A run with the epoch of its account, and since when that is suspended. */
export type RunToSend = RunRow & { epoch: number; suspended: number | null }

/** The run with the state of its account, not locked. */
export const findRunToSend = (db: Db, id: number): Promise<RunToSend | undefined> => runToSend(db, { id })

const runToSend = preparedRow((db, { id }: { id: number }) =>
  db
    .selectFrom('run')
    .innerJoin('account', 'account.id', 'run.account_id')
    .selectAll('run')
    .select(['account.epoch', 'account.suspended'])
    .where('run.id', '=', id),
)

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

export async function updateRun(tx: Db, id: number, change: RunChange): Promise<void> {
  await tx.updateTable('run').set(change).where('id', '=', id).execute()
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

/** The run of a campaign that automations add recipients to, which go to this list and audience; it is held. */
export function holdStandingRun(tx: Db, campaign: number, list: number, audience: string): Promise<RunRow | undefined> {
  const standing = tx.selectFrom('run').selectAll().where('campaign_id', '=', campaign).where('state', '=', isStanding)
  return dialectOf(tx)
    .forUpdate(tx, standing.where('list_id', '=', list).where('audience', '=', audience))
    .executeTakeFirst()
}

/** The newest run of a campaign. */
export function findLastRun(db: Db, campaign: number): Promise<RunRow | undefined> {
  return db
    .selectFrom('run')
    .selectAll()
    .where('campaign_id', '=', campaign)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The number of recipients planned for in all runs of a campaign. */
export async function plannedOf(db: Db, campaign: number): Promise<number> {
  const row = await db
    .selectFrom('run')
    .select((e) => e.fn.sum<number | null>('planned').as('n'))
    .where('campaign_id', '=', campaign)
    .executeTakeFirst()
  return Number(row?.n ?? 0)
}

/** Whether a campaign failed to reach a recipient, in any of its runs. */
export async function hasFailures(db: Db, campaign: number): Promise<boolean> {
  const row = await db
    .selectFrom('run')
    .select('id')
    .where('campaign_id', '=', campaign)
    .where('failed', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Accounts with runs that wait to be planned, or are being planned. */
export async function accountsToPlan(db: Db, at: Times): Promise<Waiting> {
  const rows = await db.selectFrom('run').select('account_id').distinct().where('state', '=', 'planning').execute()
  const accounts = rows.map(({ account_id }) => account_id)
  return { accounts: withoutSuspended(accounts, at), next: 0 }
}

/**
 * The oldest run of an account that waits to be planned and is not set aside (`held`); in a transaction, one that no
 * other worker is planning.
 */
export function findRunToPlan(db: Db, account: number, held: readonly string[] = []): Promise<RunRow | undefined> {
  const waiting = db.selectFrom('run').selectAll().where('state', '=', 'planning').where('account_id', '=', account)
  const query = waiting.where(isNotHeld('id', held))
  return dialectOf(db).forClaim(db, query.orderBy('id').limit(1)).executeTakeFirst()
}

export interface Outcomes {
  accepted: number
  failed: number
  skipped: number
  cancelled: number
  unknown: number
}

/** Adds to the counters of a run; returns the run with its new counters. */
export async function addToRun(tx: Db, id: number, n: Outcomes): Promise<RunRow> {
  const after = await addOutcomes(tx, { id, ...n })
  if (!after) throw new Error(`There is no run ${id}`)
  return after
}

const addOutcomes = preparedRow((tx, n: { id: number } & Outcomes) =>
  tx
    .updateTable('run')
    .set({
      accepted: sql<number>`accepted + ${n.accepted}`,
      failed: sql<number>`failed + ${n.failed}`,
      skipped: sql<number>`skipped + ${n.skipped}`,
      cancelled: sql<number>`cancelled + ${n.cancelled}`,
      unknown: sql<number>`unknown + ${n.unknown}`,
    })
    .where('id', '=', n.id)
    .returningAll(),
)

/** Accounts with free chunks to send, or to close because their run was cancelled. */
export async function accountsWithChunks(db: Db, at: Times): Promise<Waiting> {
  const rows = await db
    .selectFrom('run')
    .leftJoin(dialectOf(db).clocksAhead(at.ahead).as('ahead'), 'ahead.account_id', 'run.account_id')
    .select('run.account_id')
    .distinct()
    .where('run.state', 'in', workedRunStates)
    .where((e) =>
      e.exists(
        e
          .selectFrom('chunk_lease')
          .select('seq')
          .whereRef('run_id', '=', 'run.id')
          .where('chunk_lease.state', '=', isOpen)
          .where('lease_until', '<=', at.wall)
          .where((c) =>
            c.or([
              c('not_before', '<=', sql<number>`${at.wall} + COALESCE(ahead.ahead, 0)`),
              c('run.state', '=', 'cancelling'),
            ]),
          ),
      ),
    )
    .execute()
  const accounts = rows.map(({ account_id }) => account_id)
  return { accounts: withoutSuspended(accounts, at), next: 0 }
}

/** The next free chunk of an account to send or to close. */
function freeChunk(tx: Db, account: number, at: Times) {
  const runsIn = (states: readonly RunState[]) =>
    tx.selectFrom('run').select('id').where('account_id', '=', account).where('run.state', 'in', states)
  const query = tx
    .selectFrom('chunk_lease')
    .select(['run_id', 'seq'])
    .where('state', '=', isOpen)
    .where('lease_until', '<=', at.wall)
    // Narrows the runs first, so that the query does not walk over the many chunks of a paused run.
    .where('run_id', 'in', runsIn(workedRunStates))
    .where((e) => e.or([e('not_before', '<=', timeOf(account, at)), e('run_id', 'in', runsIn(['cancelling']))]))
    .orderBy('not_before')
    .orderBy('run_id')
    .orderBy('seq')
    .limit(1)
  return dialectOf(tx).forClaim(tx, query).executeTakeFirst()
}

/** Leases one open chunk of an account for `lease` milliseconds of wall time; undefined when there is none. */
export async function leaseChunk(
  tx: Db,
  account: number,
  at: Times & { lease: number },
): Promise<LeaseRow | undefined> {
  const free = await freeChunk(tx, account, at)
  if (!free) return undefined
  await epochAt(tx, account, at)
  return tx
    .updateTable('chunk_lease')
    .set({ token: sql<number>`token + 1`, lease_until: at.wall + at.lease })
    .where('run_id', '=', free.run_id)
    .where('seq', '=', free.seq)
    .returningAll()
    .executeTakeFirst()
}

// The plus keeps these two from the index by account: it leads through all runs that the account ever had.
const ownerOfRun = sql<number>`+run.account_id`

/** Whether a chunk of the account is due to be sent or closed, including leased ones. */
export async function hasChunkToSend(db: Db, account: number, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('run')
    .innerJoin('chunk_lease', 'chunk_lease.run_id', 'run.id')
    .select('run.id')
    .where(ownerOfRun, '=', account)
    .where('run.state', 'in', workedRunStates)
    .where('chunk_lease.state', '=', isOpen)
    .where((e) => e.or([e('chunk_lease.not_before', '<=', now), e('run.state', '=', 'cancelling')]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Starts messages of a run whose speed is limited, which is free again at `until`. Resolves with null, or, while others
 * have started some, with the time when it is free.
 */
export async function startUntil(tx: Db, run: number, now: number, until: number): Promise<number | null> {
  const { numUpdatedRows } = await tx
    .updateTable('run')
    .set({ free_at: until })
    .where('id', '=', run)
    .where('free_at', '<=', now)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return null
  const row = await tx.selectFrom('run').select('free_at').where('id', '=', run).executeTakeFirst()
  return row?.free_at ?? until
}

/** Hashes of the campaigns of these runs, by the id of the run. */
export async function campaignHashes(db: Db, runs: readonly number[]): Promise<Map<number, string>> {
  if (runs.length === 0) return new Map()
  const named = db.selectFrom('run').innerJoin('campaign', 'campaign.id', 'run.campaign_id')
  const rows = await named.select(['run.id', 'campaign.hash']).where('run.id', 'in', runs).execute()
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

/** The first `limit` runs of an account that wait for their permitted hours, and until when. */
export function runsWaiting(db: Db, account: number, now: number, limit: number) {
  return db
    .selectFrom('run')
    .innerJoin('chunk_lease', 'chunk_lease.run_id', 'run.id')
    .select(['run.id', (e) => e.fn.min('chunk_lease.not_before').as('due')])
    .where(ownerOfRun, '=', account)
    .where('run.state', 'in', workedRunStates)
    .where('chunk_lease.state', '=', isOpen)
    .where('chunk_lease.not_before', '>', now)
    .groupBy('run.id')
    .orderBy('due')
    .limit(limit)
    .execute()
}

/**
 * A run (of an account) that is being sent or cancelled and has neither an open chunk nor a mail that waits for another
 * attempt.
 */
export function findEndedRun(
  db: Db,
  { account, held = [] }: { account?: number; held?: readonly string[] },
): Promise<{ id: number; account_id: number } | undefined> {
  let runs = db.selectFrom('run').select(['run.id', 'run.account_id']).where('run.state', 'in', workedRunStates)
  if (account !== undefined) runs = runs.where('run.account_id', '=', account)
  runs = runs.where(isNotHeld('run.id', held))
  return runs
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('chunk_lease')
            .select('seq')
            .whereRef('run_id', '=', 'run.id')
            .where('chunk_lease.state', '=', isOpen),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('message')
            .select('message.id')
            .whereRef('run_id', '=', 'run.id')
            .where('next_at', 'is not', null),
        ),
      ),
    )
    .orderBy('run.id')
    .limit(1)
    .executeTakeFirst()
}

/** Whether a part of the run is still to be sent. */
export async function hasOpenChunks(db: Db, run: number): Promise<boolean> {
  const row = await db
    .selectFrom('chunk_lease')
    .select('seq')
    .where('run_id', '=', run)
    .where('state', '=', isOpen)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
