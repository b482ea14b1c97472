// The addresses by which a contact can be reached, in base fields and in extra ones.
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { fieldValue, isBaseField } from '../../../store/audience/field-values.ts'
import { type ForgottenAddress, forgottenAmong } from '../../../store/audience/forgotten.ts'
import type { Db } from '../../../store/store.ts'
import { conflict } from '../../errors.ts'
import type { ListFields } from '../fields.ts'
import type { ContactPatch } from './contact-input.ts'

const kinds: readonly string[] = ['email', 'cellphone', 'phone'] satisfies ForgottenAddress['type'][]

/** An address, and the field that has it. */
export interface ContactAddress extends ForgottenAddress {
  field: string
}

/** The fields of a list that hold addresses. */
const addressFields = (known: ListFields): { id: string; type: ForgottenAddress['type'] }[] =>
  [...known.values()]
    .filter(({ format }) => kinds.includes(format))
    .map(({ id, format }) => ({ id, type: format as ForgottenAddress['type'] }))

/** The addresses of a contact, by the fields of its list. */
export function addressesOf(contact: ContactRow, known: ListFields): ContactAddress[] {
  return addressFields(known).flatMap(({ id, type }) => {
    const address = fieldValue(contact, id)
    return typeof address === 'string' && address !== '' ? [{ field: id, type, address }] : []
  })
}

/** The addresses that a change gives. */
export function addressesOfPatch({ columns, fields }: ContactPatch, known: ListFields): ContactAddress[] {
  return addressFields(known).flatMap(({ id, type }) => {
    const address = isBaseField(id) ? columns[id] : fields[id]
    return typeof address === 'string' && address !== '' ? [{ field: id, type, address }] : []
  })
}

/** Throws `conflict` when one of these addresses belongs to somebody who was forgotten. */
export async function assertKnown(tx: Db, account: number, addresses: readonly ContactAddress[]): Promise<void> {
  const forgotten = await forgottenAmong(
    tx,
    account,
    addresses.map(({ address }) => address),
  )
  const found = addresses.find(({ address }) => forgotten.has(address))
  if (!found) return
  const text = `The ${found.field} belongs to somebody who was forgotten. Only this person can come back, by a confirmed subscription.`
  throw conflict('address_forgotten', text)
}

/** The same for the addresses that a contact gets; `before` is null for a new one. */
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
