// The parts of a contact that are stored as JSON, parsed for the doors.
import { fromJson } from '../../../lib/json-text.ts'
import type { ContactRow, TaggedContact } from '../../../store/audience/contacts.ts'
import { statusOf } from '../../../store/audience/field-values.ts'
import type { AddressStatus } from '../../../store/schema.ts'
import type { Field, ListFields } from '../fields.ts'
import { addressFormats, type Origin, type PushToken, type PushTokens } from './contact-input.ts'
import type { FieldValue } from './contact-values.ts'

export interface ExtraValue {
  field: Field
  value: FieldValue
  /** Whether the address may be used; null for a value that is none. */
  status: AddressStatus | null
}

/** The value without options that are gone; undefined when nothing else was chosen. */
function shownValue({ format, options }: Field, value: FieldValue): FieldValue | undefined {
  if (format !== 'options' || typeof value === 'string') return value
  const ids = new Set(options.map(({ id }) => id))
  const chosen = value.filter((id) => ids.has(id))
  return chosen.length === 0 ? undefined : chosen
}

/** The extra values of a contact with their fields; values of fields and options that are gone are left out. */
export function extraValues(contact: ContactRow, known: ListFields): ExtraValue[] {
  if (contact.fields === '{}') return []
  const fields = fromJson<Record<string, FieldValue>>(contact.fields)
  return Object.entries(fields).flatMap(([id, stored]) => {
    const field = known.get(id)
    const value = field && shownValue(field, stored)
    if (!value) return []
    const status = fields[statusOf(id)] === 'inactive' ? 'inactive' : 'active'
    return [{ field, value, status: addressFormats.has(field.format) ? status : null }]
  })
}

/** The push tokens of a contact by system. */
export function pushTokens({ tokens }: TaggedContact): Required<PushTokens> {
  const all = tokens === null ? [] : fromJson<string[]>(tokens).map(readToken)
  const of = (system: string) => all.filter((one) => one.system === system).map(({ token }) => token)
  return { android: of('android'), ios: of('ios') }
}

/** Of `<system> <app> <token>`, only the token may have spaces. */
function readToken(text: string): { system: string; token: PushToken } {
  const [system = '', app_id = '', ...token] = text.split(' ')
  return { system, token: { app_id, token: token.join(' ') } }
}

export const originOf = (contact: ContactRow): Origin =>
  contact.origin === null ? {} : fromJson<Origin>(contact.origin)

/** The numbers of the tags of a contact, in their order. */
export const tagsOf = ({ tags }: TaggedContact): number[] =>
  tags === null ? [] : fromJson<number[]>(tags).sort((a, b) => a - b)
