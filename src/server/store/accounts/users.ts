import type { Insertable, Selectable } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { AccountKind, PlatformUserTable, TransactionalState, UserStatus } from '../schema.ts'
import type { Db } from '../store.ts'
import { type TimeRanges, withinTimes } from '../time-ranges.ts'

export type UserRow = Selectable<PlatformUserTable>

/** A user, and what the account of the user may do. */
export type UserOfAccount = UserRow & {
  kind: AccountKind
  transactional: TransactionalState
  suspended: number | null
  profile: string
}

/** Adds the user; undefined if the name is taken in any account. */
export function insertUser(tx: Db, row: Insertable<PlatformUserTable>): Promise<UserRow | undefined> {
  return tx
    .insertInto('platform_user')
    .values(row)
    .onConflict((c) => c.column('username').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The user with this name in any account: for logging in. */
export function findUserByName(db: Db, username: string): Promise<UserOfAccount | undefined> {
  return db
    .selectFrom('platform_user as u')
    .innerJoin('account as a', 'a.id', 'u.account_id')
    .selectAll('u')
    .select(['a.kind', 'a.transactional', 'a.suspended', 'a.profile'])
    .where('u.username', '=', username)
    .executeTakeFirst()
}

/** Whether any account has a user with this name, or with this email address. */
export async function userExists(db: Db, by: { username: string } | { email: string }): Promise<boolean> {
  const all = db.selectFrom('platform_user').select('id').limit(1)
  const found =
    'username' in by
      ? all.where('username', '=', by.username)
      : all.where((e) => e(e.fn<string>('lower', ['email']), '=', by.email.toLowerCase()))
  return (await found.executeTakeFirst()) !== undefined
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
  return pageOf(withinTimes(query, filter.times), page, (q) => q.selectAll())
}

/** The account's users among these ids. */
export function findUsers(db: Db, account: number, ids: readonly number[]): Promise<UserRow[]> {
  const ofAccount = db.selectFrom('platform_user').selectAll().where('account_id', '=', account)
  return ofAccount
    .where(dialectOf(db).inValues('id', [...ids]))
    .orderBy('id')
    .execute()
}

/** The numbers of the users to notify about the work of a user: that user if active, otherwise all active ones. */
export async function usersToTell(db: Db, account: number, by: number): Promise<number[]> {
  const active = db.selectFrom('platform_user').select('id').where('account_id', '=', account)
  const users = await active.where('status', '=', 'active').where('email', '!=', '').orderBy('id').limit(100).execute()
  const ids = users.map(({ id }) => id)
  return ids.includes(by) ? [by] : ids
}

/** The administrators of the account, held for a change. */
export function holdAdmins(tx: Db, account: number): Promise<UserRow[]> {
  const admins = tx
    .selectFrom('platform_user')
    .selectAll()
    .where('account_id', '=', account)
    .where('is_admin', '=', 1)
    .orderBy('id')
  return dialectOf(tx).forUpdate(tx, admins).execute()
}

export async function updatePassword(
  tx: Db,
  { id, account_id, ...change }: Pick<UserRow, 'id' | 'account_id' | 'password_hash' | 'updated'>,
): Promise<void> {
  const own = tx.updateTable('platform_user').set(change).where('account_id', '=', account_id)
  await own.where('id', '=', id).execute()
}

/** What can be changed of a user. */
export type UserChange = Partial<Pick<UserRow, 'first_name' | 'last_name' | 'phone' | 'profile_image' | 'status'>>

/** Changes a user; undefined when the account has none with this number. */
export function updateUser(
  tx: Db,
  account: number,
  id: number,
  change: UserChange & Pick<UserRow, 'updated'>,
): Promise<UserRow | undefined> {
  const own = tx.updateTable('platform_user').set(change).where('account_id', '=', account)
  return own.where('id', '=', id).returningAll().executeTakeFirst()
}

export async function deleteUser(tx: Db, account: number, id: number): Promise<void> {
  await tx.deleteFrom('platform_user').where('account_id', '=', account).where('id', '=', id).execute()
}
