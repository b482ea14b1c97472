// The apps that push messages go to.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { deleteOwnerless } from '../audience/devices.ts'
import type { MobileAppTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type MobileAppRow = Selectable<MobileAppTable>

export async function insertPushApp(tx: Db, row: Insertable<MobileAppTable>): Promise<number> {
  return (await tx.insertInto('mobile_app').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** What a sealed secret begins with. */
export const SEALED = 'sealed '

/** The apps of all accounts with a secret that is not sealed; an address of a certificate is none. */
export function appsWithOpenSecrets(db: Db): Promise<MobileAppRow[]> {
  const isOpen = (column: 'certificate' | 'password' | 'auth_key') =>
    sql<boolean>`(${sql.ref(column)} IS NOT NULL AND substr(${sql.ref(column)}, 1, ${SEALED.length}) <> ${SEALED})`
  const isText = sql<boolean>`substr(certificate, 1, 7) <> 'http://' AND substr(certificate, 1, 8) <> 'https://'`
  return db
    .selectFrom('mobile_app')
    .selectAll()
    .where((e) => e.or([e.and([isOpen('certificate'), isText]), isOpen('password'), isOpen('auth_key')]))
    .orderBy('id')
    .execute()
}

/** An app whose devices belong to contacts of a list. */
export type PushAppRow = MobileAppRow & { list_id: number; list_name: string }

const pushApps = (db: Db, account: number) =>
  db
    .selectFrom('mobile_app')
    .innerJoin('list', 'list.id', 'mobile_app.list_id')
    .selectAll('mobile_app')
    .select('list.internal_name as list_name')
    .where('mobile_app.account_id', '=', account)
    .$narrowType<{ list_id: number }>()

/** Apps of the account whose devices belong to contacts, of one list or all, oldest first. */
export function listPushApps(db: Db, account: number, list?: number): Promise<PushAppRow[]> {
  const all = pushApps(db, account).orderBy('mobile_app.id')
  return (list === undefined ? all : all.where('mobile_app.list_id', '=', list)).execute()
}

export function findPushApp(db: Db, account: number, id: number): Promise<PushAppRow | undefined> {
  return pushApps(db, account).where('mobile_app.id', '=', id).executeTakeFirst()
}

/** Whether an app belongs to the list. */
export async function hasPushApp(db: Db, account: number, list: number): Promise<boolean> {
  const query = db.selectFrom('mobile_app').select('id').where('account_id', '=', account)
  return (await query.where('list_id', '=', list).limit(1).executeTakeFirst()) !== undefined
}

/** Apps of the account, oldest first. */
export function listApps(db: Db, account: number): Promise<MobileAppRow[]> {
  return db.selectFrom('mobile_app').selectAll().where('account_id', '=', account).orderBy('id').execute()
}

export function findApp(db: Db, account: number, id: number): Promise<MobileAppRow | undefined> {
  return db
    .selectFrom('mobile_app')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updatePushApp(
  tx: Db,
  account: number,
  id: number,
  change: Updateable<MobileAppTable>,
): Promise<void> {
  await tx.updateTable('mobile_app').set(change).where('account_id', '=', account).where('id', '=', id).execute()
}

/** The id of an app where devices name it. */
export const pushAppId = (id: number): string => `app_${id}`

/** Deletes an app with its devices without a contact. */
export async function deletePushApp(tx: Db, account: number, id: number): Promise<void> {
  await deleteOwnerless(tx, { account, channel: 'push', app: pushAppId(id) })
  await tx.deleteFrom('mobile_app').where('account_id', '=', account).where('id', '=', id).execute()
}
