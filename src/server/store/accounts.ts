import type { Db } from './store.ts'

/** Messages of a sandbox account never reach a real carrier; those of a live account do. */
export type AccountKind = 'sandbox' | 'live'

export async function insertAccount(tx: Db, row: { parent_id: number | null; kind: AccountKind; name: string; created: number }): Promise<number> {
  const { id } = await tx.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertKey(tx: Db, row: { hash: string; account_id: number; created: number }): Promise<void> {
  await tx.insertInto('api_key').values(row).execute()
}

/** The account of a key and its kind, by the SHA-256 of the key. */
export function findKey(db: Db, hash: string) {
  return db
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .select(['account.id as account_id', 'account.kind'])
    .where('api_key.hash', '=', hash)
    .executeTakeFirst()
}

export function findAccount(db: Db, id: number) {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The oldest account of a kind: of the sandbox ones, the one that the first start made. */
export function findFirstAccount(db: Db, kind: AccountKind) {
  return db.selectFrom('account').selectAll().where('kind', '=', kind).orderBy('id').limit(1).executeTakeFirst()
}

/** The kinds of these accounts by id. */
export async function accountKinds(db: Db, ids: number[]): Promise<Map<number, AccountKind>> {
  const rows = await db.selectFrom('account').select(['id', 'kind']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row.kind as AccountKind]))
}
