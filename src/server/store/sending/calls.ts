// Status reports of gateways on calls, by the id of the call. They are in the table of the ids of SMS, under a separate
// carrier name, and are deleted with them.

import { dialectOf } from '../dialect.ts'
import type { Db } from '../store.ts'

/** The carrier of calls in `sms_part`. */
export const CALLS = 'calls'

/** How a call ended, or that it was answered. */
export interface CallFate {
  state: 'delivered' | 'failed'
  reason: string | null
}

/**
 * Stores the outcome of a call. Resolves with the message that has its id (null: none has), or with undefined if the
 * outcome was known.
 */
export async function keepCallFate(
  tx: Db,
  { id, state, reason, created }: CallFate & { id: string; created: number },
): Promise<number | null | undefined> {
  const row = { carrier: CALLS, carrier_id: id, message_id: null, total: 0, state, reason, created }
  const kept = await tx
    .insertInto('sms_part')
    .values(row)
    .onConflict((c) =>
      c.columns(['carrier', 'carrier_id']).doUpdateSet({ state, reason }).where('sms_part.state', '=', 'sent'),
    )
    .returning('message_id')
    .executeTakeFirst()
  return kept?.message_id
}

/** What became of the calls with these ids; those that are still on are missing. */
export async function callFates(db: Db, ids: readonly string[]): Promise<Map<string, CallFate>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('sms_part')
    .select(['carrier_id', 'state', 'reason'])
    .where('carrier', '=', CALLS)
    .where('carrier_id', 'in', ids)
    .execute()
  return new Map(
    rows.flatMap(({ carrier_id, state, reason }) =>
      state === 'sent' ? [] : [[carrier_id, { state, reason }] as const],
    ),
  )
}

/**
 * Serialises transactions about calls: a worker that notes a call in progress and a report of its end would not see
 * each other. Call it after the message is locked.
 */
export const oneAboutCalls = (tx: Db): Promise<void> => dialectOf(tx).oneAtATime(tx, CALLS)

/** Makes these calls due for a check, if they are still in progress: `now` is the time of their account. */
export async function lookAtCall(tx: Db, message: number, id: string, now: number): Promise<void> {
  await tx
    .updateTable('message')
    .set({ next_at: now })
    .where('id', '=', message)
    .where('carrier_ref', '=', id)
    .where('next_at', '>', now)
    .execute()
}
