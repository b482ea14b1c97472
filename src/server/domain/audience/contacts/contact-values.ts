// One value of a field: whether it fits the format, and how it is kept.

import { toEmail, toPhone } from '../../../lib/addresses.ts'
import { isDate } from '../../../lib/dates.ts'
import type { FieldFormat } from '../fields.ts'

export type FieldValue = string | number[]

const NUMBER = /^[+-]?\d+(\.\d+)?$/

/** The text as it is kept; null when it does not fit the format. */
const readers: Readonly<Record<Exclude<FieldFormat, 'options'>, (text: string) => string | null>> = {
  text: (text) => text,
  date: (text) => (isDate(text) ? text : null),
  number: (text) => (NUMBER.test(text) ? text : null),
  email: toEmail,
  cellphone: toPhone,
  phone: toPhone,
}

const NO_PHONE =
  'is no phone number: use <country code>-<number>, as 351-912345678, or +351912345678, with a country code that is in use'

const wishes: Readonly<Record<FieldFormat, string>> = {
  text: 'must be a text',
  date: 'is no day of the calendar: use YYYY-MM-DD',
  number: 'must be a number written as text, as in "-12.5"',
  email: 'is no email address',
  cellphone: NO_PHONE,
  phone: NO_PHONE,
  options: 'must be an array of ids of options of the field',
}

/** What a value of the format has to look like, for people. */
export const wishFor = (format: FieldFormat): string => wishes[format]

/** Whether the value says that the field is to be empty. */
export const isEmpty = (value: FieldValue): boolean => value.length === 0

/** The value as it is kept; null when it does not fit the format. */
export function readValue(format: FieldFormat, value: FieldValue): FieldValue | null {
  // Fields cannot have options yet, so no option id is a known one.
  if (format === 'options') return null
  return typeof value === 'string' ? readers[format](value) : null
}

/** The form in which two values of a unique field are the same. */
export function uniqueForm(format: FieldFormat, value: FieldValue): string {
  if (typeof value !== 'string') return value.join(',')
  if (format === 'email') return value.trim().toLowerCase()
  return (format === 'cellphone' || format === 'phone' ? toPhone(value.trim()) : null) ?? value.trim()
}
