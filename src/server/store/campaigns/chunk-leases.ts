// Writes of the worker that holds a chunk. Each write names the token of the lease: it does nothing once another worker
// has the chunk.
import type { Updateable } from 'kysely'
import { preparedQuery, preparedRow } from '../prepared-query.ts'
import type { ChunkLeaseTable } from '../schema.ts'
import type { Db } from '../store.ts'
import type { LeaseRow } from './runs.ts'

/** What a taker writes down before it sends. */
export interface Intent {
  inflight_to: number
  resent_to: number
  lease_until: number
}

/** Writes an intent if the token of the lease still holds; resolves with the epoch of the account, or null. */
export async function writeIntent(tx: Db, account: number, { run_id, seq, token }: LeaseRow, intent: Intent) {
  return (await intentWritten(tx, { account, run_id, seq, token, ...intent }))?.epoch ?? null
}

type Writing = Intent & { account: number; run_id: number; seq: number; token: number }

const intentWritten = preparedRow((tx, v: Writing) =>
  tx
    .updateTable('chunk_lease')
    .set({ inflight_to: v.inflight_to, resent_to: v.resent_to, lease_until: v.lease_until })
    .where('run_id', '=', v.run_id)
    .where('seq', '=', v.seq)
    .where('token', '=', v.token)
    .returning((e) => e.selectFrom('account').select('epoch').where('account.id', '=', v.account).as('epoch')),
)

/** How far a chunk is settled, and what is in flight from then on. */
export interface Settlement extends Intent {
  settled_to: number
  state: ChunkLeaseTable['state']
}

/** Settles a chunk from `from` on, as updateLease. */
export async function settleLease(tx: Db, { run_id, seq, token }: LeaseRow, to: Settlement, from: number) {
  const { numAffectedRows = 0n } = await leaseSettled(tx, { run_id, seq, token, from, ...to })
  return numAffectedRows > 0n
}

const leaseSettled = preparedQuery((tx, v: Settlement & { run_id: number; seq: number; token: number; from: number }) =>
  tx
    .updateTable('chunk_lease')
    .set({
      settled_to: v.settled_to,
      inflight_to: v.inflight_to,
      resent_to: v.resent_to,
      state: v.state,
      lease_until: v.lease_until,
    })
    .where('run_id', '=', v.run_id)
    .where('seq', '=', v.seq)
    .where('token', '=', v.token)
    .where('settled_to', '=', v.from),
)

/**
 * Changes a lease if its token still holds and, where `settled` is given, the chunk is settled up to there; false
 * otherwise.
 */
export async function updateLease(
  tx: Db,
  lease: LeaseRow,
  change: Updateable<ChunkLeaseTable>,
  settled?: number,
): Promise<boolean> {
  const mine = tx
    .updateTable('chunk_lease')
    .set(change)
    .where('run_id', '=', lease.run_id)
    .where('seq', '=', lease.seq)
    .where('token', '=', lease.token)
  const { numUpdatedRows } = await (settled === undefined
    ? mine
    : mine.where('settled_to', '=', settled)
  ).executeTakeFirst()
  return numUpdatedRows > 0n
}
