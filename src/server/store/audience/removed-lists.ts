// Lists that were deleted and whose contacts are still to go.
import { sql } from 'kysely'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'
import { freeValues } from './contact-unique.ts'
import { deleteDevicesOf } from './devices.ts'

export interface RemovedList {
  id: number
  account_id: number
}

const removed = (db: Db) => db.selectFrom('list').select(['id', 'account_id']).where(sql<boolean>`removed = 1`)

/** Some removed list of any account. */
export const findRemovedList = (db: Db): Promise<RemovedList | undefined> =>
  removed(db).orderBy('id').limit(1).executeTakeFirst()

/** Holds the list; false when it is gone, or when another process has it in hand. */
export async function holdRemovedList(tx: Db, { id }: RemovedList): Promise<boolean> {
  const row = await wordsOf(tx)
    .forClaim(tx, removed(tx).where('id', '=', id))
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
  const rows = await wordsOf(tx).forUpdate(tx, found.orderBy('id').limit(limit)).execute()
  const ids = rows.map((row) => row.id)
  await tx.deleteFrom(table).where(wordsOf(tx).oneOf('id', ids)).execute()
  return ids.length > 0
}

/** Deletes what people entered in forms of the list, and the emails that ask them to confirm, likewise. */
export async function eraseSubmissions(tx: Db, list: RemovedList, limit: number): Promise<boolean> {
  // Whoever confirms holds the confirmation before the contact.
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
  // In the order of ids, as everybody takes contacts.
  const contacts = await wordsOf(tx).forUpdate(tx, found.orderBy('id').limit(limit)).execute()
  const ids = contacts.map((contact) => contact.id)
  const words = wordsOf(tx)
  await tx.deleteFrom('contact_tag').where(words.oneOf('contact_id', ids)).execute()
  await deleteDevicesOf(tx, ids)
  await tx.deleteFrom('contact').where(words.oneOf('id', ids)).execute()
  return ids.length > 0 || values.length > 0
}

export async function deleteRemovedList(tx: Db, { id, account_id }: RemovedList): Promise<void> {
  await tx.deleteFrom('list').where('account_id', '=', account_id).where('id', '=', id).execute()
}
