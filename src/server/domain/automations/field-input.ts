import { isBaseField } from '../../store/audience/field-values.ts'
import type { ContactInput } from '../audience/contacts/contact-input.ts'
import type { Field } from '../audience/fields.ts'

/** A value of a field as the input of a contact. */
export function inputOf({ id, format }: Field, value: string): ContactInput {
  if (isBaseField(id)) return { base: { [id]: value } }
  const options = value === '' ? [] : value.split(',').map(Number)
  return { extra: [{ field_id: Number(id), value: format === 'options' ? options : value }] }
}
