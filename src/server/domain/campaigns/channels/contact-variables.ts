// What the templates of a campaign can say of a contact.
import { toContactId } from '../../../lib/ids.ts'
import { fromJson } from '../../../lib/json-text.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import type { ContactLanguage, ListLanguage } from '../../../store/schema.ts'
import type { ListFields } from '../../audience/fields.ts'
import { type Option, optionText } from '../../audience/option-texts.ts'

/** An extra field of a list as templates see it. */
interface TemplateField {
  name: string
  /** The value of a contact, as a template shows it. */
  shown(value: unknown, language: ContactLanguage): unknown
}

/** The extra fields of a list by id. Made once for a run, so that no recipient costs a query. */
export type TemplateFields = ReadonlyMap<string, TemplateField>

/** Shows options in the language of the contact, or else in that of the list (M-311). */
function optionsShower(options: readonly Option[], ofList: ListLanguage): TemplateField['shown'] {
  const byLanguage = new Map<ContactLanguage, ReadonlyMap<number, string>>()
  const textsIn = (language: ContactLanguage) => {
    const texts =
      byLanguage.get(language) ?? new Map(options.map((option) => [option.id, optionText(option, [language, ofList])]))
    byLanguage.set(language, texts)
    return texts
  }
  return (value, language) => (value as number[]).flatMap((id) => textsIn(language).get(id) || []).join(', ')
}

const asItIs = (value: unknown) => value

/** Makes them. `ofList` is the language of the list. */
export function templateFields(fields: ListFields, ofList: ListLanguage): TemplateFields {
  const extra = [...fields.values()].filter(({ type }) => type === 'extra')
  return new Map(
    extra.map(({ id, name, format, options }) => {
      return [id, { name, shown: format === 'options' ? optionsShower(options, ofList) : asItIs }]
    }),
  )
}

/** Variables of a template: base fields by their id, extra fields as `extra.<name>` and `extra_<id>`. */
export function contactVariables(contact: ContactRow, fields: TemplateFields): Record<string, unknown> {
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
    const field = fields.get(id)
    // A field that was deleted may have left a value.
    if (!field) continue
    const shown = field.shown(value, contact.language)
    variables[`extra_${id}`] = shown
    extra[field.name] = shown
  }
  return variables
}
