// What waits for one account, by queue. Each query uses an index that begins with the account and holds only waiting
// rows, and counting stops at a limit.
import { depthOf } from '../operations/queues.ts'
import { isInQueue, isParked, isPending, isWaiting } from '../states.ts'
import type { Db } from '../store.ts'

/** How much waits in a queue, and the time for which the first of it waits; null where it waits for none. */
export interface AccountQueue {
  waiting: number
  first: number | null
}

const messagesOf = (db: Db, account: number) =>
  db.selectFrom('message').where('account_id', '=', account).where('next_at', 'is not', null)
const hooksOf = (db: Db, account: number) => db.selectFrom('hook_delivery').where('account_id', '=', account)

/** The time of the first; null for the time that no clock reaches, which paused work has. */
const timeOf = (time: number | string | null | undefined): number | null =>
  time === null || time === undefined || Number(time) >= Number.MAX_SAFE_INTEGER ? null : Number(time)

async function messageQueues(db: Db, account: number, now: number) {
  const due = messagesOf(db, account).where('next_at', '<=', now)
  const later = messagesOf(db, account).where('next_at', '>', now)
  const first = async (query: typeof due) =>
    timeOf((await query.select('next_at').orderBy('next_at').limit(1).executeTakeFirst())?.next_at)
  return {
    messages_due: { waiting: await depthOf(db, due.select('id')), first: await first(due) },
    messages_waiting: { waiting: await depthOf(db, later.select('id')), first: await first(later) },
  }
}

async function hookQueues(db: Db, account: number) {
  const pending = hooksOf(db, account).where('state', '=', isPending)
  const parked = hooksOf(db, account).where('state', '=', isParked)
  const next = await pending.select('next_at').orderBy('next_at').limit(1).executeTakeFirst()
  const oldest = await parked.select('done').orderBy('id').limit(1).executeTakeFirst()
  return {
    hooks_pending: { waiting: await depthOf(db, pending.select('id')), first: timeOf(next?.next_at) },
    hooks_parked: { waiting: await depthOf(db, parked.select('id')), first: timeOf(oldest?.done) },
  }
}

/** What waits for the account at `now`, its time; `hooks_parked` has the time at which its first was given up. */
export async function accountQueues(db: Db, account: number, now: number) {
  const timers = db.selectFrom('timer').where('account_id', '=', account)
  const nextTimer = await timers.select('due').orderBy('due').limit(1).executeTakeFirst()
  const operations = db.selectFrom('operation').select('id').where('account_id', '=', account)
  const runs = db.selectFrom('run').select('id').where('account_id', '=', account)
  const evidences = db.selectFrom('evidence').select('id').where('account_id', '=', account)
  return {
    ...(await messageQueues(db, account, now)),
    ...(await hookQueues(db, account)),
    operations: { waiting: await depthOf(db, operations.where('status', 'in', isWaiting)), first: null },
    campaigns: { waiting: await depthOf(db, runs.where('state', 'in', ['planning', 'sending'])), first: null },
    timers: { waiting: await depthOf(db, timers.select('id')), first: timeOf(nextTimer?.due) },
    evidences: { waiting: await depthOf(db, evidences.where('state', '=', isInQueue)), first: null },
  } satisfies Record<string, AccountQueue>
}

/** The hashes of the campaigns whose runs are halted, the first ones. */
export async function haltedCampaigns(db: Db, account: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('run')
    .innerJoin('campaign', 'campaign.id', 'run.campaign_id')
    .select('campaign.hash')
    .where('run.account_id', '=', account)
    .where('run.state', '=', 'halted')
    .limit(limit)
    .execute()
  return rows.map(({ hash }) => hash)
}
