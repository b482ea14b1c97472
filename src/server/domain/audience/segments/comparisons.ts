// How the values of each format compare (M-361): the operators that a format knows, and the condition that each becomes.
import type { Comparison, Condition } from '../../../store/audience/conditions.ts'
import type { FieldFormat } from '../../../store/schema.ts'
import { readValue, wishFor } from '../contacts/contact-values.ts'
import { DAY_WISH, type Days, dayOf, daysBefore, daysPast, daysSince, daysUntil, rangeOf, yearlyOf } from './days.ts'
import type { Operator } from './filter.ts'

/** What a value is read with: the time by which today is meant, and the country of numbers without a country code. */
export interface ValueContext {
  now: number
  country: string | undefined
}

/** One comparison of a field with a value that is not empty; null when the value does not fit. */
type Compare = (field: string, operator: Positive, value: string, context: ValueContext) => Condition | null

/** The operators that say what is; the others say what is not. */
type Positive = Exclude<Operator, 'not_equal_to' | 'does_not_contain'>

export interface Comparing {
  operators: readonly Operator[]
  compare: Compare
  /** What a value has to look like. */
  wish(operator: Operator): string
  /** An empty value is one of the values. */
  takesEmpty?: true
}

const wishOf = (format: Exclude<FieldFormat, 'options'>) => wishFor({ format, options: [] }, '').text

const equality = ['equal_to', 'not_equal_to'] as const
const order = ['greater_or_equal_to', 'greater_than', 'less_or_equal_to', 'less_than'] as const
const parts = ['contains', 'does_not_contain', 'begins_with', 'ends_with'] as const

const comparisons: Partial<Record<Operator, Comparison>> = {
  equal_to: 'equal',
  greater_or_equal_to: 'greater_or_equal',
  greater_than: 'greater',
  less_or_equal_to: 'less_or_equal',
  less_than: 'less',
}
const partTests: Partial<Record<Operator, 'contains' | 'begins' | 'ends'>> = {
  contains: 'contains',
  begins_with: 'begins',
  ends_with: 'ends',
}

function compareText(field: string, operator: Positive, value: string): Condition | null {
  const text = comparisons[operator] ?? partTests[operator]
  return text ? { field, text, value } : null
}

const text: Comparing = {
  operators: [...equality, ...order, ...parts],
  compare: compareText,
  wish: () => wishOf('text'),
}

/** An address is looked for in the form in which it is kept; a part of one has no such form. */
const addressOf = (format: 'email' | 'cellphone' | 'phone'): Comparing => ({
  operators: [...equality, ...parts],
  compare(field, operator, value, { country }) {
    if (operator !== 'equal_to') return compareText(field, operator, value)
    const kept = readValue({ format, options: [], country }, value.trim())
    return typeof kept === 'string' ? { field, text: 'equal', value: kept } : null
  },
  wish: () => wishOf(format),
})

const number: Comparing = {
  operators: [...equality, ...order],
  compare(field, operator, value) {
    const kept = readValue({ format: 'number', options: [] }, value.trim())
    const comparison = comparisons[operator]
    return typeof kept === 'string' && comparison ? { field, number: comparison, value: kept } : null
  },
  wish: () => wishOf('number'),
}

function daysOf(operator: Positive, value: string, now: number): Days | null {
  if (operator === 'date_range') return rangeOf(value, now)
  const day = dayOf(value.trim(), now)
  if (day === null) return null
  if (operator === 'greater_or_equal_to') return daysSince(day)
  if (operator === 'less_or_equal_to') return daysUntil(day)
  if (operator === 'greater_than') return daysPast(day)
  if (operator === 'less_than') return daysBefore(day)
  return { from: day, to: day }
}

function compareDays(field: string, operator: Positive, value: string, { now }: ValueContext): Condition | null {
  const days = daysOf(operator, value, now)
  return days && { field, days }
}

const RANGE_WISH =
  'must be two days with || between them, as in 2026-01-01||2026-03-31 or today-30||today, the earlier one first'

const date: Comparing = {
  operators: [...equality, ...order, 'date_range'],
  compare: compareDays,
  wish: (operator) => (operator === 'date_range' ? RANGE_WISH : DAY_WISH),
}

/** The condition that the month and the day of a date are one of these, which are a day or a range. */
export function anniversaryOf(field: string, text: string, now: number): Condition | string {
  const day = dayOf(text.trim(), now)
  const days = day === null ? rangeOf(text, now) : { from: day, to: day }
  if (!days) return text.includes('||') ? RANGE_WISH : DAY_WISH
  const yearly = yearlyOf(days)
  return yearly ? { field, yearly } : { field, present: true }
}

const options: Comparing = {
  operators: [...equality, 'contains', 'does_not_contain'],
  compare(field, operator, value) {
    const id = /^[1-9]\d{0,15}$/.test(value.trim()) ? Number(value.trim()) : null
    return id === null ? null : { field, option: id, only: operator === 'equal_to' }
  },
  wish: () => 'must be the id of an option of the field',
}

/** How the times of a contact compare: as days. */
export const time = date

/** How the values of a field of the format compare. */
export const comparing: Readonly<Record<FieldFormat, Comparing>> = {
  text,
  number,
  date,
  email: addressOf('email'),
  cellphone: addressOf('cellphone'),
  phone: addressOf('phone'),
  options,
}

/** A property that has one of these values. */
export const choiceOf = (values: readonly string[], toCondition: (value: string) => Condition): Comparing => ({
  operators: equality,
  compare: (_field, _operator, value) => (values.includes(value.trim()) ? toCondition(value.trim()) : null),
  wish: () => `must be one of: ${values.filter(Boolean).join(', ')}${values.includes('') ? ', or empty' : ''}`,
  takesEmpty: true,
})

const opposites: Partial<Record<Operator, Positive>> = { not_equal_to: 'equal_to', does_not_contain: 'contains' }

/** The condition of an operator that the format knows; null when the value does not fit. */
export function conditionOf(
  { compare, takesEmpty }: Comparing,
  field: string,
  operator: Operator,
  value: string,
  context: ValueContext,
): Condition | null {
  const opposite = opposites[operator]
  const positive = opposite ?? (operator as Positive)
  const isEmpty = value.trim() === '' && !takesEmpty
  const condition = isEmpty ? emptyCondition(field, positive) : compare(field, positive, value, context)
  return condition && opposite ? { not: condition } : condition
}

/** An empty value stands for no value, which only equality compares with. */
const emptyCondition = (field: string, operator: Positive): Condition | null =>
  operator === 'equal_to' ? { not: { field, present: true } } : null
