// Converts values in another scalar form: `"3"` to 3, `1` to true, RFC 3339 to a time of the contract. Only lossless
// conversions are made.
import { fromDateTime, isDate, isZeroDate, toDateTime } from '../lib/dates.ts'
import { type Shape, takesType } from './request-shapes.ts'
import { mustBe } from './type-words.ts'

/** A value for a shape, and what the contract would have taken there. */
export interface Converted {
  value: unknown
  wish: string
}

const INTEGER = /^-?(0|[1-9]\d{0,14})$/
/** At most 15 digits, which a number of JSON keeps. */
const NUMBER = /^-?(?=[\d.]{1,16}$)(0|[1-9]\d*)(\.\d+)?$/
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false }

/** The boolean that a text stands for, in any case; undefined when it stands for none. */
const booleanOf = (text: string): boolean | undefined => (text.length <= 5 ? BOOLEANS[text.toLowerCase()] : undefined)

/**
 * RFC 3339, with a blank instead of T as that allows, and without an offset, which means UTC as everywhere in the
 * contract. Also other forms of ISO 8601, which PHP and Java write: an offset without a colon or minutes, a time
 * without seconds, a comma before the fraction. A blank before the offset is an unescaped plus of a URL.
 */
const MOMENT =
  /^(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d)(:\d\d)?(?:[.,]\d+)?(?: ?[Zz]|(?: UTC)|([-+ ])([01]\d|2[0-3])(?::?([0-5]\d))?)?$/

/** `YYYY-MM-DD hh:mm:ss` in UTC; null if the text is not a valid time of the years 0 to 9999. */
export function toContractTime(text: string): string | null {
  const [, day, time, seconds = ':00', sign, hours, minutes = 0] = MOMENT.exec(text) ?? []
  const local = fromDateTime(`${day} ${time}${seconds}`)
  if (local === null) return null
  const offset = sign === undefined ? 0 : (Number(hours) * 60 + Number(minutes)) * 60_000
  const moment = toDateTime(sign === '-' ? local + offset : local - offset)
  return fromDateTime(moment) === null ? null : moment
}

/** The day that the text names, whatever its offset: a birthday does not move with the time zone. */
function toContractDate(text: string): string | null {
  const day = MOMENT.exec(text)?.[1]
  return day !== undefined && isDate(day) ? day : null
}

/** No day, in the forms of the contract; the domain decides whether it means no value. */
const ZERO = { date: '0000-00-00', 'date-time': '0000-00-00 00:00:00' } as const

function timeFrom(text: string, time: 'date' | 'date-time'): Converted | null {
  const value = isZeroDate(text) ? ZERO[time] : time === 'date' ? toContractDate(text) : toContractTime(text)
  if (value === null || value === text) return null
  return { value, wish: `must be ${time === 'date' ? 'a day, YYYY-MM-DD' : 'a time in UTC, YYYY-MM-DD hh:mm:ss'}` }
}

function fromText(text: string, shape: Shape): Converted | null {
  if (takesType(shape, 'string')) return shape.time === undefined ? null : timeFrom(text, shape.time)
  if (takesType(shape, 'integer') && INTEGER.test(text)) return { value: Number(text), wish: mustBe('integer') }
  if (takesType(shape, 'number') && NUMBER.test(text)) return { value: Number(text), wish: mustBe('number') }
  const boolean = takesType(shape, 'boolean') ? booleanOf(text) : undefined
  return boolean === undefined ? null : { value: boolean, wish: mustBe('boolean') }
}

function fromNumber(number: number, shape: Shape): Converted | null {
  if (takesType(shape, 'number') || (takesType(shape, 'integer') && Number.isInteger(number))) return null
  if (takesType(shape, 'boolean') && (number === 0 || number === 1))
    return { value: number === 1, wish: mustBe('boolean') }
  // Beyond, the parser of JSON has rounded, and what was sent is lost.
  const isExact = Number.isInteger(number) ? Number.isSafeInteger(number) : Math.abs(number) < 2 ** 53
  const text = String(number)
  return takesType(shape, 'string') && isExact && !text.includes('e') ? { value: text, wish: mustBe('string') } : null
}

/** What a scalar of another type stands for at this place; null when it fits as it is, or stands for nothing there. */
export function convertScalar(value: unknown, shape: Shape): Converted | null {
  if (typeof value === 'string') return fromText(value, shape)
  return typeof value === 'number' ? fromNumber(value, shape) : null
}
