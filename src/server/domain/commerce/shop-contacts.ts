// The contact of a cart or an order: known by its id, found by what the shop says of it, or created (M-578). It is
// returned locked, so that it cannot be erased before the cart or the order is written.
import { toEmail, toPhone } from '../../lib/addresses.ts'
import { fromContactId } from '../../lib/ids.ts'
import { insertContacts } from '../../store/audience/contact-bulk.ts'
import { findHolders, takeValues } from '../../store/audience/contact-unique.ts'
import {
  type ContactRow,
  contactsByIds,
  findContact,
  holdContactByEmail,
  holdNewEmail,
  takeContactIds,
} from '../../store/audience/contacts.ts'
import { erasedAmong } from '../../store/audience/erased-addresses.ts'
import { findList } from '../../store/audience/lists.ts'
import type { Db } from '../../store/store.ts'
import { addressesOf } from '../audience/contacts/addresses.ts'
import { applyPatch, blankContact, contactEvent, creationKinds } from '../audience/contacts/contact-changes.ts'
import {
  type BaseInput,
  type ContactInput,
  type ContactPatch,
  Fault,
  readContact,
} from '../audience/contacts/contact-input.ts'
import { keepTokens } from '../audience/contacts/device-tokens.ts'
import { guardedFields, heldBy, uniqueKeys } from '../audience/contacts/unique-values.ts'
import { fieldsOfList, type ListFields } from '../audience/fields.ts'
import { invalid } from '../errors.ts'
import { recordEvents } from '../events/events.ts'

/** What a shop says of a contact. The id goes before all values. */
export interface ShopContact extends ContactInput {
  base?: BaseInput & { contact_id?: string }
}

/** The list of the shop in which contacts are looked for. */
export interface ShopList {
  account: number
  /** Null: only the ids of contacts count. */
  list: number | null
}

/** The contact of a shop, locked; null if it cannot be found or created. Throws `invalid` for an unknown id. */
export async function shopContact(
  tx: Db,
  { account, list }: ShopList,
  contact: ShopContact | undefined,
  now: number,
): Promise<ContactRow | null> {
  const { contact_id, ...base } = contact?.base ?? {}
  if (contact_id !== undefined) return knownContact(tx, account, contact_id)
  // The list is held first, so that it stays, and its fields stay as they are read.
  if (list === null || !contact || !(await findList(tx, account, list))) return null
  const known = await fieldsOfList(tx, account, list)
  const patch = readContact({ ...contact, base: withoutBadAddresses(base, known.get('phone')?.country) }, known)
  if (patch instanceof Fault) throw invalid(`contact.${patch.place}`, patch.text)
  const given = applyPatch(blankContact(0, account, list, 'api', now), patch, 'api', now)
  return (await holderOf(tx, given, known)) ?? newContact(tx, given, patch, known, now)
}

/** The contact with this row, held; null when it is gone. */
export async function holdContact(
  tx: Db,
  account: number,
  { list_id, contact_id }: { list_id: number | null; contact_id: number | null },
): Promise<ContactRow | null> {
  if (list_id === null || contact_id === null || !(await findList(tx, account, list_id))) return null
  return (await findContact(tx, account, list_id, contact_id)) ?? null
}

async function knownContact(tx: Db, account: number, contactId: string): Promise<ContactRow> {
  const [row] = await contactsByIds(tx, [fromContactId(contactId)])
  const held =
    row?.account_id === account && (await holdContact(tx, account, { list_id: row.list_id, contact_id: row.id }))
  if (!held) throw invalid('contact.base.contactId', 'is the id of no contact')
  return held
}

/** Addresses that are none are left out: a shop should not lose a cart because of a typing error (M-244). */
function withoutBadAddresses({ email, cellphone, phone, ...base }: BaseInput, country: string | undefined): BaseInput {
  return {
    ...base,
    ...(email !== undefined && toEmail(email) !== null && { email }),
    ...(cellphone !== undefined && toPhone(cellphone, country) !== null && { cellphone }),
    ...(phone !== undefined && toPhone(phone, country) !== null && { phone }),
  }
}

/** The contact with one of the unique values, or else with the email address. */
async function holderOf(tx: Db, given: ContactRow, known: ListFields): Promise<ContactRow | undefined> {
  const { account_id: account, list_id: list, email } = given
  const keys = uniqueKeys(given, guardedFields(known))
  const holders = await findHolders(tx, list, keys)
  for (const key of keys) {
    const holder = holders.get(key)
    const contact = holder === undefined ? undefined : await findContact(tx, account, list, holder)
    if (contact) return contact
  }
  if (keys.length > 0 || email === null) return undefined
  await holdNewEmail(tx, list, email)
  return holdContactByEmail(tx, account, list, email)
}

/** A new contact of the list; null when nothing would find it again, or when it was forgotten. */
async function newContact(
  tx: Db,
  given: ContactRow,
  patch: ContactPatch,
  known: ListFields,
  now: number,
): Promise<ContactRow | null> {
  const keys = uniqueKeys(given, guardedFields(known))
  if (given.email === null && keys.length === 0) return null
  const addresses = addressesOf(given, known).map(({ address }) => address)
  if ((await erasedAmong(tx, given.account_id, addresses)).size > 0) return null
  const [id] = (await takeContactIds(tx, 1)) as [number]
  const contact = { ...given, id }
  // These values were free a moment ago. If another request takes one now, the transaction runs again and finds the
  // contact.
  await takeValues(tx, contact.list_id, heldBy(contact, keys))
  await insertContacts(tx, [contact])
  await recordEvents(
    tx,
    creationKinds(contact).map((kind) => contactEvent(contact, kind, now)),
  )
  await keepTokens(tx, contact, patch.tokens, now)
  return contact
}
