// What a caller says about a contact, checked against the fields of the list. Imports and single contacts share
// this: a fault is an error for a single contact and a line of the result file for an import.

import { deviceToken } from '../../../lib/device-tokens.ts'
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

export interface ContactReading {
  /** Empty values leave their fields alone instead of erasing them. */
  ignoreEmpty?: boolean
  /** Decides whether an unreadable value is left out instead of refusing the contact. Without it, none is. */
  leaveOut?(fieldId: string, fault: Fault): boolean
}

/** Checks an input. */
export function readContact(
  input: ContactInput,
  known: ListFields,
  reading: ContactReading = {},
): ContactPatch | Fault {
  const patch: ContactPatch = { columns: {}, fields: {}, tokens: {} }
  return (
    readBase(input.base ?? {}, known, reading, patch.columns) ??
    readExtra(input.extra ?? [], known, reading, patch.fields) ??
    readRest(input, reading.ignoreEmpty ?? false, patch)
  )
}

/** The base value in the form in which it is stored. */
function readBaseValue(id: BaseFieldId, given: string, known: ListFields): string | Fault {
  if (id === 'language') {
    const language = contactLanguages.find((one) => one === given)
    return language ?? new Fault('base.language', `must be one of: ${contactLanguages.join(', ')}`)
  }
  const field = known.get(id) ?? { format: 'text' as const, options: [] }
  const value = readValue(field, given)
  return typeof value === 'string' ? value : new Fault(`base.${id}`, wishFor(field, given).text)
}

function readBase(
  base: BaseInput,
  known: ListFields,
  { ignoreEmpty, leaveOut }: ContactReading,
  columns: Partial<ContactRow>,
): Fault | null {
  for (const id of baseFieldIds) {
    const given = base[id]
    if (given === undefined) continue
    if (isEmpty(given, known.get(id)?.format ?? 'text')) {
      if (!ignoreEmpty) Object.assign(columns, { [id]: emptyBase[id] })
      continue
    }
    const value = readBaseValue(id, given, known)
    if (!(value instanceof Fault)) Object.assign(columns, { [id]: value })
    else if (!leaveOut?.(id, value)) return value
  }
  return null
}

function readExtra(
  extra: NonNullable<ContactInput['extra']>,
  known: ListFields,
  { ignoreEmpty, leaveOut }: ContactReading,
  fields: ContactPatch['fields'],
): Fault | null {
  for (const [i, { field_id, value: given, status }] of extra.entries()) {
    const field = known.get(String(field_id))
    if (!field) return new Fault(`extra.${i}.field_id`, 'is not an extra field of the list')
    if (isEmpty(given, field.format)) {
      if (!ignoreEmpty) fields[field.id] = null
      continue
    }
    const value = readValue(field, given)
    if (value === null) {
      const { item, text } = wishFor(field, given)
      const fault = new Fault(item === null ? `extra.${i}.value` : `extra.${i}.value.${item}`, text)
      if (leaveOut?.(field.id, fault)) continue
      return fault
    }
    fields[field.id] = value
    // An active address is the rule, which is not stored.
    if (status && addressFormats.has(field.format)) fields[statusOf(field.id)] = status === 'active' ? null : status
  }
  return null
}

const inOneForm = (tokens: readonly PushToken[], system: string): PushToken[] =>
  tokens.map(({ app_id, token }) => ({ app_id, token: deviceToken(token, system) }))

function readRest(input: ContactInput, ignoreEmpty: boolean, patch: ContactPatch): ContactPatch {
  const { base = {}, utm, referrer, advertising } = input
  for (const name of plainColumns) {
    const given = base[name]
    if (given !== undefined) Object.assign(patch.columns, { [name]: given })
  }
  const { push_token_android: android, push_token_ios: ios } = base
  if (android && !(ignoreEmpty && android.length === 0)) patch.tokens.android = inOneForm(android, 'android')
  if (ios && !(ignoreEmpty && ios.length === 0)) patch.tokens.ios = inOneForm(ios, 'ios')
  if (utm || referrer || advertising) patch.columns.origin = JSON.stringify({ utm, referrer, advertising })
  return patch
}
