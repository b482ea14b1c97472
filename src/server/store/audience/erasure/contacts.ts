// Contacts that are forgotten, and others that share an address with them.
import { sql } from 'kysely'
import { deleteRunsOf } from '../../automations/runs.ts'
import { dialectOf } from '../../dialect.ts'
import type { Db } from '../../store.ts'
import type { ContactRow } from '../contacts.ts'
import { deleteDevicesOf } from '../devices.ts'
import { deleteMergedInto } from '../merged.ts'

/** Addresses per query. */
const SOME = 500

/** Contacts of the account, whatever their list, with one of these email addresses, in lower case; held for a change. */
export async function holdContactsByEmail(tx: Db, account: number, emails: readonly string[]): Promise<ContactRow[]> {
  const found: ContactRow[] = []
  for (let from = 0; from < emails.length; from += SOME) {
    const some = emails.slice(from, from + SOME)
    // Written as in the index: without the first half SQLite does not use an index that leaves out nulls.
    const query = tx
      .selectFrom('contact')
      .selectAll()
      .where('account_id', '=', account)
      .where(sql<boolean>`(email IS NOT NULL AND lower(email) IN (${sql.join(some)}))`)
    found.push(...(await dialectOf(tx).forUpdate(tx, query.orderBy('id')).execute()))
  }
  return found
}

/** Some of those with these numbers, as cellphone or as phone. */
export async function holdContactsByNumber(
  tx: Db,
  account: number,
  numbers: readonly string[],
  limit: number,
): Promise<ContactRow[]> {
  const found = new Map<number, ContactRow>()
  for (const column of ['cellphone', 'phone'] as const) {
    const query = tx
      .selectFrom('contact')
      .selectAll()
      .where('account_id', '=', account)
      .where(column, 'is not', null)
      .where(dialectOf(tx).inValues(column, numbers))
    for (const row of await dialectOf(tx).forUpdate(tx, query.orderBy('id').limit(limit)).execute())
      found.set(row.id, row)
  }
  return [...found.values()]
}

/** The contacts of a list with one of these numbers, as cellphone or as phone; their ids ascend. */
export async function contactsByNumber(
  db: Db,
  account: number,
  list: number,
  numbers: readonly string[],
): Promise<number[]> {
  const found = new Set<number>()
  for (const column of ['cellphone', 'phone'] as const) {
    const rows = await db
      .selectFrom('contact')
      .select('id')
      .where('account_id', '=', account)
      .where('list_id', '=', list)
      .where(column, 'is not', null)
      .where(dialectOf(db).inValues(column, numbers))
      .execute()
    for (const { id } of rows) found.add(id)
  }
  return [...found].sort((a, b) => a - b)
}

/** Deletes up to `limit` events of these contacts; resolves with how many. */
export async function deleteEvents(tx: Db, account: number, contacts: readonly number[], limit: number) {
  const some = tx
    .selectFrom('event')
    .select('id')
    .where('account_id', '=', account)
    .where('contact_id', 'is not', null)
    .where(dialectOf(tx).inValues('contact_id', contacts))
    .limit(limit)
  const { numDeletedRows } = await tx
    .deleteFrom('event')
    .where('account_id', '=', account)
    .where('id', 'in', some)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * Deletes these contacts of the account with their tags, devices, carts, orders and automation runs, and the records of
 * contacts that were merged into them. The caller has freed their unique values.
 */
export async function deleteContacts(tx: Db, account: number, contacts: readonly number[]): Promise<void> {
  await tx.deleteFrom('contact_tag').where(dialectOf(tx).inValues('contact_id', contacts)).execute()
  await deleteDevicesOf(tx, contacts)
  await deleteRunsOf(tx, contacts)
  await deleteMergedInto(tx, contacts)
  for (const table of ['cart', 'shop_order'] as const)
    await tx
      .deleteFrom(table)
      .where('account_id', '=', account)
      .where(dialectOf(tx).inValues('contact_id', contacts))
      .execute()
  await tx
    .deleteFrom('contact')
    .where('account_id', '=', account)
    .where(dialectOf(tx).inValues('id', contacts))
    .execute()
}
