// The addresses by which a contact can be reached, in base fields and in extra ones.
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { type ErasedAddress, erasedAmong } from '../../../store/audience/erased-addresses.ts'
import { fieldValue, isBaseField } from '../../../store/audience/field-values.ts'
import type { Db } from '../../../store/store.ts'
import { conflict } from '../../errors.ts'
import type { ListFields } from '../fields.ts'
import type { ContactPatch } from './contact-input.ts'

const kinds: readonly string[] = ['email', 'cellphone', 'phone'] satisfies ErasedAddress['type'][]

/** An address, and the field that has it. */
export interface ContactAddress extends ErasedAddress {
  field: string
}

/** A field that holds an address. */
export interface AddressField {
  id: string
  type: ErasedAddress['type']
}

/** The fields of a list that hold addresses. */
export const addressFields = (known: ListFields): AddressField[] =>
  [...known.values()]
    .filter(({ format }) => kinds.includes(format))
    .map(({ id, format }) => ({ id, type: format as ErasedAddress['type'] }))

/** The addresses of a contact, by the fields of its list. */
export function addressesOf(contact: ContactRow, known: ListFields): ContactAddress[] {
  return addressFields(known).flatMap(({ id, type }) => {
    const address = fieldValue(contact, id)
    return typeof address === 'string' && address !== '' ? [{ field: id, type, address }] : []
  })
}

/** The addresses that a change gives. */
export const addressesOfPatch = (patch: ContactPatch, known: ListFields): ContactAddress[] =>
  addressesIn(patch, addressFields(known))

/** As `addressesOfPatch`, with the address fields determined once for many changes. */
export function addressesIn({ columns, fields }: ContactPatch, known: readonly AddressField[]): ContactAddress[] {
  const found: ContactAddress[] = []
  for (const { id, type } of known) {
    const address = isBaseField(id) ? columns[id] : fields[id]
    if (typeof address === 'string' && address !== '') found.push({ field: id, type, address })
  }
  return found
}

/** Throws `conflict` if one of these addresses belongs to an erased person. */
export async function assertKnown(tx: Db, account: number, addresses: readonly ContactAddress[]): Promise<void> {
  const forgotten = await erasedAmong(
    tx,
    account,
    addresses.map(({ address }) => address),
  )
  const found = addresses.find(({ address }) => forgotten.has(address))
  if (!found) return
  const text = `The ${found.field} belongs to somebody who was forgotten. Only this person can come back, by a confirmed subscription.`
  throw conflict('address_forgotten', text)
}

/** As `assertKnown`, for the new addresses of a contact; `before` is null for a new contact. */
export function assertNotForgotten(
  tx: Db,
  before: ContactRow | null,
  after: ContactRow,
  known: ListFields,
): Promise<void> {
  const had = before === null ? [] : addressesOf(before, known)
  const isNew = ({ field, address }: ContactAddress) =>
    !had.some((old) => old.field === field && old.address === address)
  return assertKnown(tx, after.account_id, addressesOf(after, known).filter(isNew))
}
