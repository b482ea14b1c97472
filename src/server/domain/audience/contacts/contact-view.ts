// The parts of a contact that are stored as JSON, parsed for the doors.
import { fromJson } from '../../../lib/json-text.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import type { Field, ListFields } from '../fields.ts'
import type { PushTokens } from './contact-changes.ts'
import type { Origin } from './contact-input.ts'
import type { FieldValue } from './contact-values.ts'

/** The extra values of a contact with their fields; values of fields that are gone are left out. */
export function extraValues(contact: ContactRow, known: ListFields): { field: Field; value: FieldValue }[] {
  if (contact.fields === '{}') return []
  return Object.entries(fromJson<Record<string, FieldValue>>(contact.fields)).flatMap(([id, value]) => {
    const field = known.get(id)
    return field ? [{ field, value }] : []
  })
}

/** The push tokens of a contact by system. */
export function pushTokens(contact: ContactRow): Required<PushTokens> {
  return { android: [], ios: [], ...(contact.push_tokens !== null && fromJson<PushTokens>(contact.push_tokens)) }
}

export const originOf = (contact: ContactRow): Origin =>
  contact.origin === null ? {} : fromJson<Origin>(contact.origin)
