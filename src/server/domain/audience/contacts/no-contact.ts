// The refusal of a contact that a list does not have.
import { fromContactId, toContactId } from '../../../lib/ids.ts'
import { survivorOf } from '../../../store/audience/merged.ts'
import type { Db } from '../../../store/store.ts'
import { DomainError, notFound } from '../../errors.ts'

/** The error `not_found`, which names the contact that this one was merged into. */
export async function noContact(
  db: Db,
  { account, list }: { account: number; list: number },
  contactId: string,
): Promise<DomainError> {
  const survivor = await survivorOf(db, account, list, fromContactId(contactId))
  if (survivor === undefined) return notFound('contact', contactId)
  const text = `Contact ${contactId} was merged into contact ${toContactId(survivor)}. Use that id.`
  return new DomainError('not_found', text)
}
