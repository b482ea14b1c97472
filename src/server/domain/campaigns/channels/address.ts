// Where the address of a contact stands: in the column of the channel, or in an extra field of its format.
import { fromJson } from '../../../lib/json-text.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { fieldValue, statusOf } from '../../../store/audience/field-values.ts'
import { type AddressKind, statusColumns } from '../../../store/campaigns/recipients.ts'

/** The address that a run writes to; empty when the contact has none. */
export function addressOf(contact: ContactRow, kind: AddressKind, field: string): string {
  if (field === kind) return contact[kind] ?? ''
  const value = fromJson<Record<string, unknown>>(contact.fields)[field]
  return typeof value === 'string' ? value : ''
}

/** Whether the address may be used. */
export const isUsable = (contact: ContactRow, kind: AddressKind, field: string): boolean =>
  field === kind ? contact[statusColumns[kind]] === 'active' : fieldValue(contact, statusOf(field)) !== 'inactive'
