// Removes old rows of all accounts, some at a time.
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

/** Deletes up to `limit` hook deliveries that ended before `time`, with their attempts; returns how many. */
export async function pruneHookDeliveries(tx: Db, time: number, limit: number): Promise<number> {
  const query = tx.selectFrom('hook_delivery').select('id').where('done', '<', time).orderBy('done').limit(limit)
  // Passes over a delivery that is being replayed.
  const old = await wordsOf(tx).forClaim(tx, query).execute()
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.deleteFrom('hook_attempt').where('delivery_id', 'in', ids).execute()
  await tx.deleteFrom('hook_delivery').where('id', 'in', ids).execute()
  return ids.length
}

/** The same for operations, with what is left of their input and the parts of their result. */
export async function pruneOperations(tx: Db, time: number, limit: number): Promise<number> {
  const query = tx.selectFrom('operation').select('id').where('ended', '<', time).orderBy('ended').limit(limit)
  const old = await wordsOf(tx).forClaim(tx, query).execute()
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.deleteFrom('operation_slice').where('operation_id', 'in', ids).execute()
  await tx.deleteFrom('result_part').where('operation_id', 'in', ids).execute()
  await tx.deleteFrom('operation').where('id', 'in', ids).execute()
  return ids.length
}

/** The same for captured messages, by the time of their capture. */
export async function pruneCaptured(tx: Db, time: number, limit: number): Promise<number> {
  const old = tx.selectFrom('captured_message').select('id').where('created', '<', time).orderBy('created').limit(limit)
  const { numDeletedRows } = await tx.deleteFrom('captured_message').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
