// Reads single options of a call. Clients send numbers, flags and lists in many forms (O-022); these functions accept
// all of them.
import type { SoapValue } from '../../wire/soap/names.ts'
import { toContractTime } from '../contract/scalar-coercion.ts'
import { DomainError } from '../domain/errors.ts'
import { fromDateTime, isDate } from '../lib/dates.ts'
import { isMap, type OptionMap } from './call.ts'

/** The option as text; undefined when it was not sent. Throws `malformed` for a map or a list. */
export function textOf(options: OptionMap, name: string): string | undefined {
  const value = options[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === 'object') {
    // In PHP, an empty list stands for nothing.
    if (Array.isArray(value) && value.length === 0) return undefined
    throw new DomainError('malformed', `${name} must be a text or a number.`)
  }
  return String(value)
}

/** The option as text without spaces around it; also undefined when nothing is left. */
export function trimmedOption(options: OptionMap, name: string): string | undefined {
  return textOf(options, name)?.trim() || undefined
}

/** A whole number, 0 or more; undefined when it was not sent or is empty. */
export function numberOf(options: OptionMap, name: string): number | undefined {
  const text = trimmedOption(options, name)
  if (text === undefined) return undefined
  if (!/^\d{1,15}$/.test(text))
    throw new DomainError('malformed', `${name} must be a whole number, not "${text.slice(0, 40)}".`)
  return Number(text)
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The first and the last millisecond of the second or, without a time, of the day that an option names, in UTC;
 * undefined when it was not sent or is empty (O-041).
 */
export function timeOf(options: OptionMap, name: string): { first: number; last: number } | undefined {
  const text = trimmedOption(options, name)
  if (text === undefined) return undefined
  const first = fromDateTime(isDate(text) ? `${text} 00:00:00` : (toContractTime(text) ?? ''))
  if (first === null) throw new DomainError('malformed', `${name} must be a time, YYYY-MM-DD hh:mm:ss, or a day.`)
  return { first, last: first + (isDate(text) ? DAY_MS : 1000) - 1 }
}

/** The entry of a table for a word from a caller. Inherited names such as `constructor` do not count. */
export function entryOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}

const words: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false, '': false }

/** A flag; undefined when it was not sent. */
export function flagOf(options: OptionMap, name: string): boolean | undefined {
  const text = textOf(options, name)?.trim().toLowerCase()
  if (text === undefined) return undefined
  const value = entryOf(words, text)
  if (value === undefined) throw new DomainError('malformed', `${name} must be 0 or 1.`)
  return value
}

/** The option as a list: a single value becomes a list of one, a struct of `item` the list of its items. */
export function listOf(options: OptionMap, name: string): readonly SoapValue[] {
  const value = options[name]
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) return value as readonly SoapValue[]
  if (!isMap(value)) return [value]
  const keys = Object.keys(value)
  if (keys.length === 0) return []
  if (keys.length === 1 && keys[0] === 'item') return listOf(value, 'item')
  // PHP sends a list whose keys have gaps as a map with numbers as keys.
  return keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : [value]
}

/** The option as a list of trimmed texts, without the empty ones. */
export function textsOf(options: OptionMap, name: string): string[] {
  return listOf(options, name).flatMap((value) => trimmedOption({ [name]: value }, name) ?? [])
}

const MAX_LIST = 1000

/** The page that `start` and `limit` ask for (O-010). */
export function pageOf(options: OptionMap): { offset: number; limit: number } {
  return { offset: numberOf(options, 'start') ?? 0, limit: Math.min(numberOf(options, 'limit') || MAX_LIST, MAX_LIST) }
}
