// Finds the contact that a request names.
import { fromContactId } from '../../../lib/ids.ts'
import { type ContactRow, findContact } from '../../../store/audience/contacts.ts'
import type { Db } from '../../../store/store.ts'
import { notFound } from '../../errors.ts'

/** The contact of this account and list; throws `not_found`. */
export async function requireContact(db: Db, account: number, list: number, contactId: string): Promise<ContactRow> {
  const row = await findContact(db, account, list, fromContactId(contactId))
  if (!row) throw notFound('contact', contactId)
  return row
}
