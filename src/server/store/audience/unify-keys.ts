// The contacts of a list in the order of the values by which an operation compares them: duplicates are neighbours.
import { insertMany } from '../bulk.ts'
import type { UnifyKeyTable } from '../schema.ts'
import type { Db } from '../store.ts'

const columns = ['operation_id', 'key', 'contact_id'] as const

export const insertKeys = (tx: Db, rows: readonly UnifyKeyTable[]): Promise<void> =>
  insertMany(tx, { table: 'unify_key', columns }, rows)

/** Contacts in the order of their keys, from the key after `after` on. */
export function keysAfter(
  db: Db,
  operation: number,
  after: string,
  limit: number,
): Promise<Pick<UnifyKeyTable, 'key' | 'contact_id'>[]> {
  const own = db.selectFrom('unify_key').select(['key', 'contact_id']).where('operation_id', '=', operation)
  return own.where('key', '>', after).orderBy('key').orderBy('contact_id').limit(limit).execute()
}

/** Deletes keys of an operation, `limit` at most; returns how many. */
export async function deleteKeys(tx: Db, operation: number, limit: number): Promise<number> {
  const own = tx.selectFrom('unify_key').select(['key', 'contact_id']).where('operation_id', '=', operation)
  const last = await own
    .orderBy('key')
    .orderBy('contact_id')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst()
  let query = tx.deleteFrom('unify_key').where('operation_id', '=', operation)
  if (last)
    query = query.where((e) =>
      e.or([e('key', '<', last.key), e.and([e('key', '=', last.key), e('contact_id', '<=', last.contact_id)])]),
    )
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes keys of operations that have ended or are gone, `limit` at most; returns how many. */
export async function pruneKeys(tx: Db, limit: number): Promise<number> {
  for (let after = 0; ; ) {
    const next = tx.selectFrom('unify_key').select('operation_id').where('operation_id', '>', after)
    const found = await next.orderBy('operation_id').limit(1).executeTakeFirst()
    if (!found) return 0
    const { operation_id: id } = found
    const open = tx.selectFrom('operation').select('id').where('id', '=', id).where('ended', 'is', null)
    if (!(await open.executeTakeFirst())) return deleteKeys(tx, id, limit)
    after = id
  }
}
