// The apps that push messages go to.
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { MobileAppTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type MobileAppRow = Selectable<MobileAppTable>

export async function insertMobileApp(tx: Db, row: Insertable<MobileAppTable>): Promise<number> {
  return (await tx.insertInto('mobile_app').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Apps of the account, oldest first. */
export function listMobileApps(db: Db, account: number): Promise<MobileAppRow[]> {
  return db.selectFrom('mobile_app').selectAll().where('account_id', '=', account).orderBy('id').execute()
}

export function findMobileApp(db: Db, account: number, id: number): Promise<MobileAppRow | undefined> {
  return db
    .selectFrom('mobile_app')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateMobileApp(
  tx: Db,
  account: number,
  id: number,
  change: Updateable<MobileAppTable>,
): Promise<void> {
  await tx.updateTable('mobile_app').set(change).where('account_id', '=', account).where('id', '=', id).execute()
}

export async function deleteMobileApp(tx: Db, account: number, id: number): Promise<void> {
  await tx.deleteFrom('mobile_app').where('account_id', '=', account).where('id', '=', id).execute()
}
