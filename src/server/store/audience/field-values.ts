// Reads one field of a contact by the id that the contract gives it: a name for base fields, a number for extra ones.

import { fromJson } from '../../lib/json-text.ts'
import type { ContactRow } from './contacts.ts'

/** The base fields that a field id may name. */
export const baseFieldIds = [
  'first_name',
  'last_name',
  'birth_date',
  'language',
  'email',
  'cellphone',
  'phone',
] as const

export type BaseFieldId = (typeof baseFieldIds)[number]

const baseFields: ReadonlySet<string> = new Set(baseFieldIds)
export const isBaseField = (id: string): id is BaseFieldId => baseFields.has(id)

/** The name under which the fields of a contact say that the address in an extra field may not be used. */
export const statusOf = (id: string | number): string => `${id}.status`

/** The value of a field; null when the contact has none. Option fields give their option ids. */
export function fieldValue(contact: ContactRow, id: string): string | number[] | null {
  if (isBaseField(id)) return contact[id]
  return fromJson<Record<string, string | number[]>>(contact.fields)[id] ?? null
}
