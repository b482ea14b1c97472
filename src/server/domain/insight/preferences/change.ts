// The values that recipients may see and change, and the check of those that they sent.
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { fieldValue, isBaseField } from '../../../store/audience/field-values.ts'
import { type ContactPatch, Fault, readContact } from '../../audience/contacts/contact-input.ts'
import type { FieldValue } from '../../audience/contacts/contact-values.ts'
import type { Field, ListFields } from '../../audience/fields.ts'

/** What is wrong with the value of a field; `taken`: another contact has it. */
export type PreferenceFault = 'invalid' | 'taken'

export interface PreferenceField extends Pick<Field, 'id' | 'name' | 'type' | 'format' | 'options'> {
  /** As the contact has it: a text, or the ids of the options that it chose. */
  value: string | readonly number[]
}

const channelNames = ['email', 'cellphone', 'phone'] as const
type ChannelName = (typeof channelNames)[number]

export interface PreferenceChannel {
  name: ChannelName
  address: string
  isOn: boolean
}

export interface PreferenceChange {
  /** By the id of the field; a field that is missing stays as it is. */
  values: ReadonlyMap<string, string | readonly number[]>
  /** The channels to write on; null leaves all as they are. */
  channels: ReadonlySet<string> | null
}

/** A field that may be changed, and its value in a contact. */
export interface EditableField {
  field: Field
  of(contact: ContactRow): PreferenceField
}

/** Texts of contacts are short; what is longer was not written by hand. */
const MAX_TEXT = 2_000

/**
 * The base fields and those extra fields, without the address that the message went to. Another email address would have
 * to be confirmed first.
 */
export function editableFields(known: ListFields, extra: readonly number[], addressField: string): EditableField[] {
  const wanted = new Set(extra.map(String))
  return [...known.values()]
    .filter(({ id, type }) => id !== 'email' && id !== addressField && (type === 'base' || wanted.has(id)))
    .map((field) => ({
      field,
      of(contact) {
        const { id, name, type, format, options } = field
        return { id, name, type, format, options, value: fieldValue(contact, id) ?? (format === 'options' ? [] : '') }
      },
    }))
}

/** The channels on which the contact has an address. */
export function channelsOf(contact: ContactRow): PreferenceChannel[] {
  return channelNames.flatMap((name) => {
    const address = contact[name]
    return address ? [{ name, address, isOn: contact[`${name}_status`] === 'active' }] : []
  })
}

/** The change of the contact, and the fields whose values do not fit. */
export function readChange(
  before: ContactRow,
  { values, channels }: PreferenceChange,
  known: ListFields,
  shown: readonly EditableField[],
): { patch: ContactPatch; errors: Map<string, PreferenceFault> } {
  const patch: ContactPatch = { columns: {}, fields: {}, tokens: {} }
  const errors = new Map<string, PreferenceFault>()
  for (const { field, of } of shown) {
    const value = values.get(field.id)
    // Values that did not change are not checked again.
    if (value === undefined || String(value) === String(of(before).value)) continue
    const read = readField(field.id, value, known)
    if (read instanceof Fault) errors.set(field.id, 'invalid')
    else {
      Object.assign(patch.columns, read.columns)
      Object.assign(patch.fields, read.fields)
    }
  }
  for (const { name } of channels ? channelsOf(before) : [])
    patch.columns[`${name}_status`] = channels?.has(name) ? 'active' : 'inactive'
  return { patch, errors }
}

function readField(id: string, value: string | readonly number[], known: ListFields): ContactPatch | Fault {
  if (typeof value === 'string' && value.length > MAX_TEXT) return new Fault(id, 'is too long')
  if (isBaseField(id)) return readContact({ base: { [id]: value } }, known)
  return readContact({ extra: [{ field_id: Number(id), value: value as FieldValue }] }, known)
}
