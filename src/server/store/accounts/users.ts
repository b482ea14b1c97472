import type { Insertable, Selectable } from 'kysely'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { AccountKind, PlatformUserTable, UserStatus } from '../schema.ts'
import type { Db } from '../store.ts'
import { type TimeRanges, within } from '../time-ranges.ts'
import { wordsOf } from '../words.ts'

export type UserRow = Selectable<PlatformUserTable>

/** Adds the user; undefined when somebody in any account already has the name. */
export function insertUser(tx: Db, row: Insertable<PlatformUserTable>): Promise<UserRow | undefined> {
  return tx
    .insertInto('platform_user')
    .values(row)
    .onConflict((c) => c.column('username').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The user with this name in any account, with the kind of the account: for logging in. */
export function findUserByName(db: Db, username: string): Promise<(UserRow & { kind: AccountKind }) | undefined> {
  return db
    .selectFrom('platform_user as u')
    .innerJoin('account as a', 'a.id', 'u.account_id')
    .selectAll('u')
    .select('a.kind')
    .where('u.username', '=', username)
    .executeTakeFirst()
}

/** The oldest user of the account. */
export function findFirstUser(db: Db, account: number): Promise<UserRow | undefined> {
  return db
    .selectFrom('platform_user')
    .selectAll()
    .where('account_id', '=', account)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export interface UserFilter {
  username?: string | undefined
  status?: UserStatus | undefined
  times?: TimeRanges<'created' | 'updated'>
}

/** Users of the account that match all filters. */
export function listUsers(db: Db, account: number, filter: UserFilter, page: PageRequest): Promise<Page<UserRow>> {
  let query = db.selectFrom('platform_user').where('account_id', '=', account)
  if (filter.username !== undefined) query = query.where('username', '=', filter.username)
  if (filter.status !== undefined) query = query.where('status', '=', filter.status)
  return pageOf(within(query, filter.times), page, (q) => q.selectAll())
}

/** The account's users among these ids. */
export function findUsers(db: Db, account: number, ids: readonly number[]): Promise<UserRow[]> {
  const ofAccount = db.selectFrom('platform_user').selectAll().where('account_id', '=', account)
  return ofAccount
    .where(wordsOf(db).oneOf('id', [...ids]))
    .orderBy('id')
    .execute()
}

/** The administrators of the account, held for a change. */
export function holdAdmins(tx: Db, account: number): Promise<UserRow[]> {
  const admins = tx
    .selectFrom('platform_user')
    .selectAll()
    .where('account_id', '=', account)
    .where('is_admin', '=', 1)
    .orderBy('id')
  return wordsOf(tx).forUpdate(tx, admins).execute()
}

export async function deleteUser(tx: Db, account: number, id: number): Promise<void> {
  await tx.deleteFrom('platform_user').where('account_id', '=', account).where('id', '=', id).execute()
}
