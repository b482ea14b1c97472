// What gateways tell of calls, by the id of the call. It lies beside the ids of SMS, under a name of its own, and is
// forgotten with them.
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

/** The carrier of calls in `sms_part`. */
export const CALLS = 'calls'

/** How a call ended, or that somebody answered it. */
export interface CallFate {
  state: 'delivered' | 'failed'
  reason: string | null
}

/**
 * Keeps what became of a call. Resolves with the message that has its id as its own (null: none does), or with undefined
 * when it was known.
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
 * Waits for transactions that learn of calls: who notes that a call is on and who hears of its end would not see each
 * other. Taken after the message is held.
 */
export const oneAboutCalls = (tx: Db): Promise<void> => wordsOf(tx).oneAtATime(tx, CALLS)

/** Has somebody look at these calls now, if they are still on: `now` is the time of their account. */
export async function lookAtCall(tx: Db, message: number, id: string, now: number): Promise<void> {
  await tx
    .updateTable('message')
    .set({ next_at: now })
    .where('id', '=', message)
    .where('carrier_ref', '=', id)
    .where('next_at', '>', now)
    .execute()
}
