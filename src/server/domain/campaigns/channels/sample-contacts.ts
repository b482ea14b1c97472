// Contacts for testing a campaign before it is stored or sent: an empty one, and one with a value in each field.
import { toJson } from '../../../lib/json-text.ts'
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { blankContact } from '../../audience/contacts/contact-changes.ts'
import type { Field, ListFields } from '../../audience/fields.ts'
import { contactVariables, templateFields } from './contact-variables.ts'

const DATE = '2000-01-31'

const values: Partial<Record<Field['format'], unknown>> = { number: 1, date: DATE, email: 'ana@example.com' }

/** A value of an extra field, as a contact keeps it. */
const sampleOf = ({ format, options }: Field): unknown =>
  format === 'options' ? options.slice(0, 1).map(({ id }) => id) : (values[format] ?? 'text')

/** One with nothing in its fields, and one with something in each. */
export function sampleContacts(fields: ListFields): ContactRow[] {
  const blank = blankContact(0, 0, 0, 'manual', 0)
  const extra = [...fields.values()].filter(({ type }) => type === 'extra')
  const full: ContactRow = {
    ...blank,
    first_name: 'Ana',
    last_name: 'Reis',
    birth_date: DATE,
    email: 'ana@example.com',
    cellphone: '351-910000000',
    phone: '351-210000000',
    fields: toJson(Object.fromEntries(extra.map((field) => [field.id, sampleOf(field)]))),
  }
  return [blank, full]
}

/** What templates can say of them. */
export const sampleVariables = (fields: ListFields): Record<string, unknown>[] =>
  sampleContacts(fields).map((contact) => contactVariables(contact, templateFields(fields, 'en')))

/** Samples for lists without extra fields. */
export const plainSamples = (): Record<string, unknown>[] => sampleVariables(new Map())
