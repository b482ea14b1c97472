import { toContactId } from '../../../lib/ids.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'

/** Variables of a template: base fields by their id, extra fields as `extra.<name>` and `extra_<id>`. */
export function contactVariables(contact: ContactRow, names: ReadonlyMap<string, string>): Record<string, unknown> {
  const extra: Record<string, unknown> = {}
  const variables: Record<string, unknown> = {
    contact_id: toContactId(contact.id),
    first_name: contact.first_name,
    last_name: contact.last_name,
    birth_date: contact.birth_date,
    language: contact.language,
    email: contact.email,
    cellphone: contact.cellphone,
    phone: contact.phone,
    extra,
  }
  for (const [id, value] of Object.entries(fromJson<Record<string, unknown>>(contact.fields))) {
    variables[`extra_${id}`] = value
    extra[names.get(id) ?? id] = value
  }
  return variables
}
