// Finds the contact that a request names.
import { fromContactId } from '../../../lib/ids.ts'
import { type ContactRow, findContact } from '../../../store/audience/contacts.ts'
import type { Db } from '../../../store/store.ts'
import { noContact } from './no-contact.ts'

/** The contact of this account and list; throws `not_found`. */
export async function requireContact(db: Db, account: number, list: number, contactId: string): Promise<ContactRow> {
  const row = await findContact(db, account, list, fromContactId(contactId))
  if (!row) throw await noContact(db, { account, list }, contactId)
  return row
}
