// What a caller says about a contact, checked against the fields of the list. Imports and single contacts share
// this: a fault is an error for a single contact and a line of the result file for an import.
import type { ContactRow } from '../../../store/audience/contacts.ts'
import { type BaseFieldId, baseFieldIds, statusOf } from '../../../store/audience/field-values.ts'
import type { AddressStatus, Consent, ContactLanguage, ContactStatus } from '../../../store/schema.ts'
import type { ListFields } from '../fields.ts'
import { type FieldValue, isEmpty, readValue, wishFor } from './contact-values.ts'

export interface PushToken {
  app_id: string
  token: string
}

/** The tokens of a contact by system. */
export interface PushTokens {
  android?: PushToken[]
  ios?: PushToken[]
}

/** Base values have the names of their columns, which are those of the contract. */
export interface BaseInput extends Partial<Record<BaseFieldId, string>> {
  status?: ContactStatus
  consent?: Consent
  email_status?: AddressStatus
  cellphone_status?: AddressStatus
  phone_status?: AddressStatus
  push_token_android?: PushToken[]
  push_token_ios?: PushToken[]
}

/** Where a contact came from: shown in its traffic_stats. */
export interface Origin {
  utm?: Record<string, string>
  referrer?: Record<string, string>
  advertising?: Record<string, string>
}

export interface ContactInput extends Origin {
  base?: BaseInput
  /** A status counts for a field that holds an address. */
  extra?: { field_id: number; value: FieldValue; status?: AddressStatus }[]
}

export interface ContactPatch {
  columns: Partial<ContactRow>
  /** Extra values by field id, and the status of those that are addresses; null erases. */
  fields: Record<string, FieldValue | null>
  tokens: PushTokens
}

/** Why an input is not accepted; the place is relative to the contact. */
export class Fault {
  readonly place: string
  readonly text: string

  constructor(place: string, text: string) {
    this.place = place
    this.text = text
  }
}

/** Formats of extra fields that hold an address. */
export const addressFormats: ReadonlySet<string> = new Set(['email', 'cellphone', 'phone'])

/** The languages that a contact can have. */
export const contactLanguages = ['pt', 'en', 'es', 'br', 'fr', 'de'] as const satisfies ContactLanguage[]
const emptyBase: Readonly<Record<BaseFieldId, string | null>> = {
  first_name: '',
  last_name: '',
  birth_date: null,
  language: 'en',
  email: null,
  cellphone: null,
  phone: null,
}
const plainColumns = ['status', 'consent', 'email_status', 'cellphone_status', 'phone_status'] as const

/** Checks an input. With `ignoreEmpty`, empty values leave their fields alone instead of erasing them. */
export function readContact(input: ContactInput, known: ListFields, ignoreEmpty = false): ContactPatch | Fault {
  const patch: ContactPatch = { columns: {}, fields: {}, tokens: {} }
  return (
    readBase(input.base ?? {}, known, ignoreEmpty, patch.columns) ??
    readExtra(input.extra ?? [], known, ignoreEmpty, patch.fields) ??
    readRest(input, ignoreEmpty, patch)
  )
}

function readBase(
  base: BaseInput,
  known: ListFields,
  ignoreEmpty: boolean,
  columns: Partial<ContactRow>,
): Fault | null {
  for (const id of baseFieldIds) {
    const given = base[id]
    if (given === undefined) continue
    if (given === '') {
      if (!ignoreEmpty) Object.assign(columns, { [id]: emptyBase[id] })
      continue
    }
    if (id === 'language') {
      const language = contactLanguages.find((one) => one === given)
      if (!language) return new Fault('base.language', `must be one of: ${contactLanguages.join(', ')}`)
      columns.language = language
      continue
    }
    const field = known.get(id) ?? { format: 'text' as const, options: [] }
    const value = readValue(field, given)
    if (typeof value !== 'string') return new Fault(`base.${id}`, wishFor(field, given).text)
    columns[id] = value
  }
  return null
}

function readExtra(
  extra: NonNullable<ContactInput['extra']>,
  known: ListFields,
  ignoreEmpty: boolean,
  fields: ContactPatch['fields'],
): Fault | null {
  for (const [i, { field_id, value: given, status }] of extra.entries()) {
    const field = known.get(String(field_id))
    if (!field) return new Fault(`extra.${i}.field_id`, 'is no extra field of the list')
    if (isEmpty(given)) {
      if (!ignoreEmpty) fields[field.id] = null
      continue
    }
    const value = readValue(field, given)
    if (value === null) {
      const { item, text } = wishFor(field, given)
      return new Fault(item === null ? `extra.${i}.value` : `extra.${i}.value.${item}`, text)
    }
    fields[field.id] = value
    // An active address is the rule, which is not stored.
    if (status && addressFormats.has(field.format)) fields[statusOf(field.id)] = status === 'active' ? null : status
  }
  return null
}

function readRest(input: ContactInput, ignoreEmpty: boolean, patch: ContactPatch): ContactPatch {
  const { base = {}, utm, referrer, advertising } = input
  for (const name of plainColumns) {
    const given = base[name]
    if (given !== undefined) Object.assign(patch.columns, { [name]: given })
  }
  const { push_token_android: android, push_token_ios: ios } = base
  if (android && !(ignoreEmpty && android.length === 0)) patch.tokens.android = android
  if (ios && !(ignoreEmpty && ios.length === 0)) patch.tokens.ios = ios
  if (utm || referrer || advertising) patch.columns.origin = JSON.stringify({ utm, referrer, advertising })
  return patch
}
