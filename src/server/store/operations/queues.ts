// The lengths of queues, for the operator. Counting stops at a limit.
import type { SelectQueryBuilder } from 'kysely'
import type { Times } from '../../lib/clock.ts'
import { dueIn } from '../due.ts'
import type { Tables } from '../schema.ts'
import { isParked, isPending, isWaiting } from '../states.ts'
import type { Db } from '../store.ts'

/** No depth is larger than this. */
const DEEPEST = 100_000

/** How many rows the query has; counting stops at a limit. */
export async function depthOf<T extends keyof Tables>(
  db: Db,
  query: SelectQueryBuilder<Tables, T, { id: number }>,
): Promise<number> {
  const counted = db
    .selectFrom(query.limit(DEEPEST).as('waiting'))
    .select((e) => e.fn.countAll<number | string>().as('n'))
  return Number((await counted.executeTakeFirstOrThrow()).n)
}

/** How much waits in each queue, by the queue's name. */
export async function queueDepths(db: Db, at: Times): Promise<Record<string, number>> {
  const messages = db.selectFrom('message').select('id').where('next_at', 'is not', null)
  const due = dueIn(db, 'message', at).map((query) => depthOf(db, query.select('message.id')))
  const [real = 0, early = 0] = await Promise.all(due)
  const hooks = db.selectFrom('hook_delivery').select('id')
  return {
    messages_due: real + early,
    messages_waiting: (await depthOf(db, messages.where('next_at', '>', at.wall))) - early,
    hooks_pending: await depthOf(db, hooks.where('state', '=', isPending)),
    hooks_parked: await depthOf(db, hooks.where('state', '=', isParked)),
    operations: await depthOf(db, db.selectFrom('operation').select('id').where('status', 'in', isWaiting)),
    timers: await depthOf(db, db.selectFrom('timer').select('id')),
    runs_halted: await depthOf(db, db.selectFrom('run').select('id').where('state', '=', 'halted')),
    runs: await depthOf(db, db.selectFrom('run').select('id').where('state', 'in', ['planning', 'sending'])),
  }
}
