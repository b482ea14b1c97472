// The feeds of enabled campaigns, which are read from time to time, and the issues that were made of them.
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { type Times, timeOf } from '../../lib/clock.ts'
import { dialectOf } from '../dialect.ts'
import { epochAt } from '../epoch.ts'
import type { FeedTable, IssueTable } from '../schema.ts'
import { openRunStates } from '../states.ts'
import type { Db } from '../store.ts'
import { accountsWaiting, type Waiting } from '../waiting.ts'
import type { RunRow } from './runs.ts'

export type FeedRow = Selectable<FeedTable>

/** Begins to read the feed of a campaign at `due`. */
export async function insertFeed(
  tx: Db,
  row: Pick<FeedRow, 'campaign_id' | 'account_id' | 'operation_id'> & { due: number },
): Promise<void> {
  const unread = {
    token: 0,
    lease_until: 0,
    etag: null,
    last_modified: null,
    body_hash: null,
    seen: null,
    held: null,
    failures: 0,
  }
  await tx
    .insertInto('feed')
    .values({ ...row, ...unread })
    .execute()
}

/** The feed of a campaign while it is enabled; in a transaction it is held for a change. */
export function findFeed(db: Db, campaign: number): Promise<FeedRow | undefined> {
  const query = db.selectFrom('feed').selectAll().where('campaign_id', '=', campaign)
  return dialectOf(db).forUpdate(db, query).executeTakeFirst()
}

/** The feed that an operation stands for, without what was in it; in a transaction it is held for a change. */
export function findFeedOfOperation(
  db: Db,
  account: number,
  operation: number,
): Promise<Pick<FeedRow, 'campaign_id' | 'due' | 'held'> | undefined> {
  const query = db.selectFrom('feed').select(['campaign_id', 'due', 'held']).where('operation_id', '=', operation)
  return dialectOf(db)
    .forUpdate(db, query.where('account_id', '=', account))
    .executeTakeFirst()
}

/** When the feed that an operation stands for is read next; undefined when it stands for none. Holds nothing. */
export function nextReading(db: Db, operation: number): Promise<{ due: number | null } | undefined> {
  return db.selectFrom('feed').select('due').where('operation_id', '=', operation).executeTakeFirst()
}

/** Changes a feed, or its time. A worker that is reading it can no longer write. */
export async function moveFeed(tx: Db, campaign: number, due: number | null): Promise<void> {
  await tx
    .updateTable('feed')
    .set({ due, lease_until: 0, token: sql<number>`token + 1` })
    .where('campaign_id', '=', campaign)
    .execute()
}

export async function updateFeed(tx: Db, campaign: number, change: Updateable<FeedTable>): Promise<void> {
  await tx.updateTable('feed').set(change).where('campaign_id', '=', campaign).execute()
}

export async function deleteFeed(tx: Db, campaign: number): Promise<void> {
  await tx.deleteFrom('feed').where('campaign_id', '=', campaign).execute()
}

/** Accounts with due feeds without a reader; the search begins after the account `after`. */
export function accountsWithFeeds(db: Db, at: Times, after: number): Promise<Waiting> {
  const kinds = [{ due: (now: RawBuilder<number>) => sql<boolean>`q.due <= ${now}`, order: sql`q.due, q.campaign_id` }]
  const free = sql<boolean>`q.lease_until <= ${at.wall}`
  return accountsWaiting(db, { table: 'feed', waits: sql<boolean>`q.due IS NOT NULL`, kinds, free }, at, after)
}

/** Leases the feed of an account that has been due longest until `until` (wall time); undefined when none is free. */
export async function leaseFeed(tx: Db, account: number, at: Times & { until: number }): Promise<FeedRow | undefined> {
  const due = tx.selectFrom('feed').select('campaign_id').where('account_id', '=', account)
  const free = due
    .where('due', 'is not', null)
    .where('due', '<=', timeOf(account, at))
    .where('lease_until', '<=', at.wall)
  const first = free.orderBy('due').orderBy('campaign_id').limit(1)
  const found = await dialectOf(tx).forClaim(tx, first).executeTakeFirst()
  if (!found) return undefined
  await epochAt(tx, account, at)
  return tx
    .updateTable('feed')
    .set({ token: sql<number>`token + 1`, lease_until: at.until })
    .where('campaign_id', '=', found.campaign_id)
    .returningAll()
    .executeTakeFirst()
}

/** Moves the end of a lease; false if another worker has the feed by now, or it should not be read any more. */
export async function extendFeed(tx: Db, { campaign_id, token }: FeedRow, until: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('feed')
    .set({ lease_until: until })
    .where('campaign_id', '=', campaign_id)
    .where('token', '=', token)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The first `limit` feeds of an account that are due to be read, including leased ones. */
export async function nextFeeds(db: Db, account: number, limit: number): Promise<{ id: number; due: number }[]> {
  return db
    .selectFrom('feed')
    .select(['campaign_id as id', 'due'])
    .where('account_id', '=', account)
    .where('due', 'is not', null)
    .$narrowType<{ due: number }>()
    .orderBy('due')
    .orderBy('campaign_id')
    .limit(limit)
    .execute()
}

export async function insertIssue(tx: Db, row: Insertable<IssueTable>): Promise<void> {
  await tx.insertInto('issue').values(row).execute()
}

/** Whether an issue of the campaign had exactly these items. */
export async function hasIssue(db: Db, campaign: number, news: string): Promise<boolean> {
  const found = db.selectFrom('issue').select('run_id').where('campaign_id', '=', campaign).where('news', '=', news)
  return (await found.limit(1).executeTakeFirst()) !== undefined
}

/** What the feeds say in a run, or, without one, in the newest issue of the campaign: JSON, or null. */
export async function itemsOfIssue(db: Db, campaign: number, run: number | null): Promise<string | null> {
  const issues = db.selectFrom('issue').select('items').where('campaign_id', '=', campaign)
  const query = run === null ? issues.orderBy('run_id', 'desc').limit(1) : issues.where('run_id', '=', run)
  return (await query.executeTakeFirst())?.items ?? null
}

const openRuns = (db: Db, operation: number) =>
  db.selectFrom('run').where('operation_id', '=', operation).where('state', 'in', openRunStates)

/** The runs that an operation stands for and that are not over; in a transaction they are held for a change. */
export function openRunsOfOperation(db: Db, operation: number): Promise<RunRow[]> {
  return dialectOf(db).forUpdate(db, openRuns(db, operation).selectAll().orderBy('id')).execute()
}

/** Whether one of the runs that an operation stands for is not over. Holds nothing. */
export const hasOpenRun = async (db: Db, operation: number): Promise<boolean> =>
  (await openRuns(db, operation).select('id').limit(1).executeTakeFirst()) !== undefined
