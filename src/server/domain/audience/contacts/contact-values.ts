// One value of a field: whether it fits the format, and how it is kept.

import { comparedEmail, toEmail, toPhone } from '../../../lib/addresses.ts'
import { isDate, isZeroDate } from '../../../lib/dates.ts'
import { readPhone } from '../../../lib/phones.ts'
import type { Field, FieldFormat } from '../fields.ts'
import { optionsIn, optionText } from '../option-texts.ts'

export type FieldValue = string | number[]

const NUMBER = /^[+-]?\d+(\.\d+)?$/

/** The text as it is kept; null when it does not fit the format. */
const readers: Readonly<Record<Exclude<FieldFormat, 'options'>, (text: string, country?: string) => string | null>> = {
  text: (text) => text,
  date: (text) => (isDate(text) ? text : null),
  number: (text) => (NUMBER.test(text) ? text : null),
  email: toEmail,
  cellphone: toPhone,
  phone: toPhone,
}

const wishes: Readonly<Record<Exclude<FieldFormat, 'cellphone' | 'phone'>, string>> = {
  text: 'must be a text',
  date: 'is not a valid date. Use YYYY-MM-DD',
  number: 'must be a number written as text, as in "-12.5"',
  email: 'is not an email address',
  options: 'must name options of the field, by their ids or texts',
}

/** A field as far as its values depend on it. */
type ValueField = Pick<Field, 'format' | 'options' | 'country'>

/** Options that a refusal names. */
const NAMED = 10

/** What a value of the field has to look like, for people, and at which item of the value that does not fit. */
export function wishFor(field: ValueField, value: FieldValue): { item: number | null; text: string } {
  const { format, options, country } = field
  if (format === 'cellphone' || format === 'phone') return { item: null, text: phoneWish(value, country) }
  if (format !== 'options') return { item: null, text: wishes[format] }
  const known = options.slice(0, NAMED).map((option) => `${option.id} (${optionText(option, [])})`)
  const more = options.length > NAMED ? ', ...' : ''
  const hint = known.length === 0 ? 'the field has no options yet' : `they are ${known.join(', ')}${more}`
  const ids = new Set(options.map(({ id }) => id))
  const item = typeof value === 'string' ? -1 : value.findIndex((id) => !ids.has(id))
  return item < 0
    ? { item: null, text: `${wishes.options}: ${hint}` }
    : { item, text: `is the id of no option of the field: ${hint}` }
}

function phoneWish(value: FieldValue, country: string | undefined): string {
  const reading = readPhone(typeof value === 'string' ? value : '', country)
  return 'fault' in reading ? reading.fault : 'is not a text'
}

/** Whether the value says that the field is to be empty; in a date, zeros say so, too. */
export const isEmpty = (value: FieldValue, format: FieldFormat): boolean =>
  value.length === 0 || (format === 'date' && typeof value === 'string' && isZeroDate(value))

/** The value as it is kept; null when it does not fit the field. */
export function readValue({ format, options, country }: ValueField, value: FieldValue): FieldValue | null {
  if (format !== 'options') return typeof value === 'string' ? readers[format](value, country) : null
  if (typeof value === 'string') return optionsIn(options, value)
  const ids = new Set(options.map(({ id }) => id))
  return value.every((id) => ids.has(id)) ? [...new Set(value)] : null
}

/** The form in which two values of a unique field are the same. */
export function uniqueForm(format: FieldFormat, value: FieldValue): string {
  if (typeof value !== 'string') return value.join(',')
  if (format === 'email') return comparedEmail(value)
  return (format === 'cellphone' || format === 'phone' ? toPhone(value.trim()) : null) ?? value.trim()
}
