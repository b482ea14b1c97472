// Objects in the conditions of segments other than fields and tags.

import { dialectOf } from '../dialect.ts'
import type { Db } from '../store.ts'

/** Which of these numbers are lists of the account. */
export async function existingLists(db: Db, account: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const query = db.selectFrom('list').select('id').where('account_id', '=', account)
  const rows = await query.where(dialectOf(db).inValues('id', ids)).execute()
  return new Set(rows.map(({ id }) => id))
}

/** The numbers of the campaigns with these hashes. */
export async function campaignsByHash(
  db: Db,
  account: number,
  hashes: readonly string[],
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map()
  const query = db.selectFrom('campaign').select(['id', 'hash']).where('account_id', '=', account)
  const rows = await query.where(dialectOf(db).inValues('hash', hashes)).execute()
  return new Map(rows.map(({ id, hash }) => [hash, id]))
}
