import type { Insertable, Selectable, Updateable } from 'kysely'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { AccountKind, AccountTable, ApiKeyTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type { AccountKind }

export async function insertAccount(
  tx: Db,
  row: Pick<Insertable<AccountTable>, 'parent_id' | 'kind' | 'name' | 'created' | 'profile' | 'transactional'>,
): Promise<number> {
  const { id } = await tx.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export type KeyRow = Selectable<ApiKeyTable>

export async function insertKey(tx: Db, row: Insertable<ApiKeyTable>): Promise<void> {
  await tx.insertInto('api_key').values(row).execute()
}

export const listKeys = (db: Db, accountId: number): Promise<KeyRow[]> =>
  db.selectFrom('api_key').selectAll().where('account_id', '=', accountId).orderBy('created').orderBy('hash').execute()

/** Keys whose hash begins with this. */
export const findKeysById = (db: Db, keyId: string): Promise<KeyRow[]> =>
  db.selectFrom('api_key').selectAll().where('hash', 'like', `${keyId}%`).execute()

export async function updateKey(tx: Db, hash: string, change: Updateable<ApiKeyTable>): Promise<void> {
  await tx.updateTable('api_key').set(change).where('hash', '=', hash).execute()
}

/** The account of a key that was not revoked, its kind, the key's rights and its user, by the SHA-256 of the key. */
export function findKey(db: Db, hash: string) {
  return (
    db
      .selectFrom('api_key')
      .innerJoin('account', 'account.id', 'api_key.account_id')
      // A deleted user no longer counts as the user of the key.
      .leftJoin('platform_user', 'platform_user.id', 'api_key.user_id')
      .select([
        'account.id as account_id',
        'account.kind',
        'account.transactional',
        'account.suspended',
        'account.profile',
      ])
      .select(['api_key.rights', 'api_key.last_used'])
      .select('platform_user.id as user_id')
      .where('api_key.hash', '=', hash)
      .where('api_key.revoked', 'is', null)
      .executeTakeFirst()
  )
}

/** Gives the key that came with an account, which has no name, to a user. */
export async function giveFirstKey(tx: Db, account: number, user: number): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ user_id: user })
    .where('account_id', '=', account)
    .where('name', 'is', null)
    .execute()
}

/** False if the account does not exist. */
export async function enableRegistered(tx: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ registered: 1 })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function findAccount(db: Db, id: number) {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The numbers of live accounts with this name. */
export async function liveAccountsNamed(db: Db, name: string): Promise<number[]> {
  const found = db.selectFrom('account').select('id').where('kind', '=', 'live').where('name', '=', name)
  return (await found.orderBy('id').execute()).map(({ id }) => id)
}

export type AccountRow = Selectable<AccountTable>

/** Accounts, of one kind or of both. */
export function listAccounts(db: Db, kind: AccountKind | undefined, page: PageRequest): Promise<Page<AccountRow>> {
  const all = db.selectFrom('account')
  return pageOf(kind === undefined ? all : all.where('kind', '=', kind), page, (q) => q.selectAll())
}

/** The oldest account of a kind; for the sandbox, the one that the first start made. */
export function findFirstAccount(db: Db, kind: AccountKind) {
  return db.selectFrom('account').selectAll().where('kind', '=', kind).orderBy('id').limit(1).executeTakeFirst()
}

/** The kinds of these accounts by id. */
export async function accountKinds(db: Db, ids: number[]): Promise<Map<number, AccountKind>> {
  const rows = await db.selectFrom('account').select(['id', 'kind']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row.kind]))
}
