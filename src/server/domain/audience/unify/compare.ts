// The form in which contacts are compared to find duplicates.
import { foldText } from '../../../lib/fold.ts'
import { sha256 } from '../../../lib/ids.ts'
import { toJson } from '../../../lib/json-text.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { fieldValue } from '../../../store/audience/field-values.ts'
import { uniqueForm } from '../contacts/contact-values.ts'
import type { Field, ListFields } from '../fields.ts'

/** Fields of the list by their ids; null when one is gone. */
export function comparedFields(ids: readonly string[], known: ListFields): Field[] | null {
  const fields = ids.flatMap((id) => known.get(id) ?? [])
  return fields.length === ids.length ? fields : null
}

/**
 * A hash of the values of a contact in these fields: those of duplicates are equal. Case and outer blanks do not matter in
 * texts. Null for a contact without a value in one of them.
 */
export function keyOf(contact: ContactRow, fields: readonly Field[]): string | null {
  const values: string[] = []
  for (const { id, format } of fields) {
    const value = fieldValue(contact, id)
    const form = value === null ? '' : uniqueForm(format, value)
    const same = format === 'text' ? foldText(form) : form
    if (same === '') return null
    values.push(same)
  }
  return sha256(toJson(values))
}
