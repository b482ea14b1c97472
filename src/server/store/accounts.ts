import type { Db } from './store.ts'

export type KeyKind = 'sandbox' | 'live'

export async function insertAccount(tx: Db, row: { parent_id: number | null; name: string; created: number }): Promise<number> {
  const { id } = await tx.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertKey(tx: Db, row: { hash: string; account_id: number; kind: KeyKind; created: number }): Promise<void> {
  await tx.insertInto('api_key').values(row).execute()
}

/** The account and kind of a key, by the SHA-256 of the key. */
export function findKey(db: Db, hash: string) {
  return db.selectFrom('api_key').select(['account_id', 'kind']).where('hash', '=', hash).executeTakeFirst()
}

export function findAccount(db: Db, id: number) {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The oldest account: the one that the first start made. */
export function findFirstAccount(db: Db) {
  return db.selectFrom('account').selectAll().orderBy('id').limit(1).executeTakeFirst()
}
