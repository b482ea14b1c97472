// Lists that were deleted and whose contacts are still to go.
import { sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { Db } from '../store.ts'
import { isNotHeld } from '../timers/held.ts'
import { freeValues } from './contact-unique.ts'
import { deleteDevicesOf } from './devices.ts'
import { deleteMergedOfList } from './merged.ts'

export interface RemovedList {
  id: number
  account_id: number
}

const selectRemoved = (db: Db) => db.selectFrom('list').select(['id', 'account_id']).where(sql<boolean>`removed = 1`)

/** Some removed list of any account, except those in `held`. */
export const findRemovedList = (db: Db, held: readonly string[]): Promise<RemovedList | undefined> =>
  selectRemoved(db).where(isNotHeld('id', held)).orderBy('id').limit(1).executeTakeFirst()

/** Locks the list; false if it is gone, or if another process is working on it. */
export async function holdRemovedList(tx: Db, { id }: RemovedList): Promise<boolean> {
  const row = await dialectOf(tx)
    .forClaim(tx, selectRemoved(tx).where('id', '=', id))
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes rows of the list in the order of ids, `limit` at most; says whether there were any. */
async function eraseRows(
  tx: Db,
  table: 'confirmation' | 'form_submission' | 'cart' | 'shop_order',
  { id, account_id }: RemovedList,
  limit: number,
): Promise<boolean> {
  const found = tx.selectFrom(table).select('id').where('account_id', '=', account_id).where('list_id', '=', id)
  const rows = await dialectOf(tx).forUpdate(tx, found.orderBy('id').limit(limit)).execute()
  const ids = rows.map((row) => row.id)
  await tx.deleteFrom(table).where(dialectOf(tx).inValues('id', ids)).execute()
  return ids.length > 0
}

/** Deletes what people entered in forms of the list, and the emails that ask them to confirm, likewise. */
export async function eraseSubmissions(tx: Db, list: RemovedList, limit: number): Promise<boolean> {
  // In this order, because a confirmation locks its own row before the contact.
  const asked = await eraseRows(tx, 'confirmation', list, limit)
  return (await eraseRows(tx, 'form_submission', list, limit)) || asked
}

/** Deletes carts and orders of contacts of the list, `limit` at most of each; says whether there were any. */
export async function eraseCommerce(tx: Db, list: RemovedList, limit: number): Promise<boolean> {
  const carts = await eraseRows(tx, 'cart', list, limit)
  return (await eraseRows(tx, 'shop_order', list, limit)) || carts
}

/** Deletes unique values and contacts of the list, `limit` at most of each; says whether there were any. */
export async function eraseContacts(tx: Db, { id, account_id }: RemovedList, limit: number): Promise<boolean> {
  const unique = tx.selectFrom('contact_unique').select(['field_id', 'value', 'contact_id']).where('list_id', '=', id)
  const values = await unique.orderBy('field_id').orderBy('value').limit(limit).execute()
  await freeValues(
    tx,
    id,
    values.map(({ field_id, value, contact_id }) => [field_id, value, contact_id] as const),
  )
  const found = tx.selectFrom('contact').select('id').where('account_id', '=', account_id).where('list_id', '=', id)
  // In the order of ids, as everywhere, so that transactions cannot deadlock.
  const contacts = await dialectOf(tx).forUpdate(tx, found.orderBy('id').limit(limit)).execute()
  const ids = contacts.map((contact) => contact.id)
  const words = dialectOf(tx)
  await tx.deleteFrom('contact_tag').where(words.inValues('contact_id', ids)).execute()
  await deleteDevicesOf(tx, ids)
  await tx.deleteFrom('contact').where(words.inValues('id', ids)).execute()
  const merged = await deleteMergedOfList(tx, account_id, id, limit)
  return ids.length > 0 || values.length > 0 || merged
}

export async function deleteRemovedList(tx: Db, { id, account_id }: RemovedList): Promise<void> {
  await tx.deleteFrom('list').where('account_id', '=', account_id).where('id', '=', id).execute()
}
