// Reads phone numbers as people, shops and networks write them, by the rules of libphonenumber. Every door uses this, so that
// one number is one text everywhere: `<country code>-<number>`.
import { type CountryCode, ParseError, type PhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/metadata.min.json'
import { plainDigits } from './typed-digits.ts'

/** Longer texts are not looked at. */
const MAX_TEXT = 100
const KEPT = /^(\d{1,3})-(\d{4,20})$/
/** Digits in all: more than a short code has, and at most those of E.164. */
const FEWEST_DIGITS = 7
const MAX_DIGITS = 15
const FEWEST_NATIONAL = 4
/** RFC 3966. */
const TEL = /^tel:([^;]*)(;.*)?$/i
const CONTEXT = /;phone-context=(\+[\d.() -]+)/i
const EXTENSION = /;ext=|[\d)]\s*(?:;|,|#|x|ext\.?|extn\.?|extension|anexo|int\.?)\s*:?\.?\s*\d{1,6}#?$/i
/** Characters allowed in a phone number. */
const NUMBER_SIGNS = /^\+?[\d\s().\-/[\]~]+$/
const TRUNK = /\(0\)/

const NO_NUMBER = 'is not a phone number'
const WANTED = 'use <country code>-<number>, as 351-912345678, or +351912345678, with a country code that is in use'

/** A number, or why the text is none, for people. */
export type PhoneReading = { number: string } | { fault: string }

const codes = metadata.country_calling_codes as Readonly<Record<string, readonly CountryCode[]>>
/** Rows of the library: the prefix of national calls is at 5, what is left out when a number is read at 7. */
const countryRows = metadata.countries as Readonly<Record<string, readonly unknown[]>>
const isCallingCode = (code: string): boolean =>
  Object.hasOwn(codes, code) || Object.hasOwn(metadata.nonGeographic, code)

/** The calling code of a number `<country_code>-<number>`. */
export const callingCodeOf = (number: string): string => number.slice(0, number.indexOf('-'))

/** The country, in two letters, that most numbers with this calling code are of; undefined for none. */
export const mainCountryOf = (callingCode: string): string | undefined => codes[callingCode]?.[0]

const textOf = ({ countryCallingCode, nationalNumber }: PhoneNumber): string =>
  `${countryCallingCode}-${nationalNumber}`

/** What the library reads; undefined when it reads no number. `country` is for a number without its country code. */
function parseNumber(text: string, country?: string): PhoneNumber | undefined {
  try {
    const options = { extract: false, ...(country && { defaultCountry: country as CountryCode }) }
    return parsePhoneNumberWithError(text, options, metadata)
  } catch (error) {
    if (error instanceof ParseError) return undefined
    throw error
  }
}

/** The digits after the plus, cut where the calling code ends: none begins another one. */
function cutCallingCode(digits: string): string | undefined {
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find(isCallingCode)
  if (code === undefined || digits.length < FEWEST_DIGITS || digits.length > MAX_DIGITS) return undefined
  return digits.length - code.length < FEWEST_NATIONAL ? undefined : `${code}-${digits.slice(code.length)}`
}

/** The number with its plus, in digits. A number that its country cannot have is kept as it was written. */
function internationalNumber(digits: string): string | undefined {
  const parsed = parseNumber(`+${digits}`)
  if (parsed?.isPossible()) {
    const text = textOf(parsed)
    if (KEPT.test(text)) return text
  }
  return cutCallingCode(digits)
}

/** `(0)` is for callers of the same country; where its numbers have no such digit, it is left out. */
function withoutTrunk(text: string): string {
  if (!TRUNK.test(text)) return text
  return parseNumber(text)?.isPossible() ? text : text.replace(TRUNK, '')
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The text of a number alone: a URI (RFC 3966) without its scheme. */
function withoutScheme(text: string): string {
  const [, number, more = ''] = TEL.exec(text) ?? []
  if (number === undefined) return text
  const context = CONTEXT.exec(more)?.[1] ?? ''
  return `${number.startsWith('+') ? '' : context}${number}`
}

/** Whether numbers of a calling code may begin with digits that are left out: with most codes, they cannot. */
const mayBeginOtherwise = (code: string): boolean => {
  const country = mainCountryOf(code)
  const row = country === undefined ? undefined : countryRows[country]
  return Boolean(row?.[5] || row?.[7])
}

function keptReading(code: string, national: string): PhoneReading {
  if (!mayBeginOtherwise(code)) return { number: `${code}-${national}` }
  const digits = code + national
  const found = digits.length > MAX_DIGITS ? undefined : internationalNumber(digits)
  return { number: found?.startsWith(`${code}-`) ? found : `${code}-${national}` }
}

/** A number without its country code, as it is dialled in the country. */
function readNational(text: string, country: string | undefined): PhoneReading {
  const parsed = country ? parseNumber(text, country) : undefined
  if (parsed?.isPossible()) return { number: textOf(parsed) }
  return { fault: country ? `${NO_NUMBER} of ${country}: ${WANTED}` : `${NO_NUMBER}: ${WANTED}` }
}

/**
 * Reads a number in any form: `<country code>-<number>`, with a plus or 00, with signs between the digits, in digits of any
 * script, with the prefix that is dialled in its own country, as a `tel:` URI. Without a country code it is one of
 * `country` (two letters), if that is given. An extension is refused: no message reaches it.
 */
export function readPhone(given: string, country?: string): PhoneReading {
  if (given.length > MAX_TEXT) return { fault: `${NO_NUMBER}: it is too long` }
  const text = plainDigits(given).trim()
  const [, code, rest] = KEPT.exec(text) ?? []
  if (code !== undefined && rest !== undefined && isCallingCode(code)) return keptReading(code, rest)
  if (EXTENSION.test(text)) return { fault: 'has an extension: give the number without it' }
  const number = withoutScheme(text)
  if (!NUMBER_SIGNS.test(number)) return { fault: `${NO_NUMBER}: ${WANTED}` }
  const isInternational = number.startsWith('+')
  if (!isInternational && !/^\(?\s*00/.test(number)) return readNational(number, country)
  const digits = digitsOf(withoutTrunk(isInternational ? number : `+${number.replace(/^\D*0\D*0/, '')}`))
  const found = internationalNumber(digits)
  return found === undefined ? { fault: `${NO_NUMBER}: ${WANTED}` } : { number: found }
}

/** The number as `<country_code>-<number>`; null when the text is none. */
export function toPhone(text: string, country?: string): string | null {
  const reading = readPhone(text, country)
  return 'number' in reading ? reading.number : null
}

/** How a network describes an address: with its country code, without it, or not at all. */
type NumberType = 'international' | 'national' | 'unknown'

const isValid = (text: string, country?: string): string | undefined => {
  const parsed = parseNumber(text, country)
  return parsed?.isValid() ? textOf(parsed) : undefined
}

/** An address as a network writes it. */
export interface NetworkAddress {
  text: string
  type: NumberType
}

/**
 * An address as a network writes it, which often leaves out the plus and is wrong about the type: the reading that gives a
 * number of the right length wins. `country` is where numbers without a country code belong to; null for a name or a short
 * code.
 */
export function networkPhone({ text: given, type }: NetworkAddress, country?: string): string | null {
  const text = plainDigits(given).trim()
  if (text.length > MAX_TEXT || !NUMBER_SIGNS.test(text)) return null
  const digits = digitsOf(text)
  if (/^\+|^00/.test(text)) return toPhone(text)
  const asInternational = () => (digits.startsWith('0') ? undefined : isValid(`+${digits}`))
  const asNational = () => (country ? isValid(digits, country) : undefined)
  const first = type === 'national' ? (asNational() ?? asInternational()) : (asInternational() ?? asNational())
  return first ?? (type === 'national' ? null : (cutCallingCode(digits) ?? null))
}

/** The numbers that a text without a plus can be: with its country code, or of one of these countries. */
export function likelyPhones(text: string, countries: readonly string[]): string[] {
  const digits = plainDigits(text).replace(/\D/g, '')
  const found = [isValid(`+${digits}`), ...countries.map((country) => isValid(digits, country))]
  return [...new Set(found.filter((number) => number !== undefined))]
}

/** Whether a number in the form in which it is kept is as long as those of its country. */
export const isLikely = (number: string): boolean => parseNumber(`+${number}`)?.isPossible() === true

/** The numbers of all countries that digits without a country code may be. */
export function ofAnyCountry({ text, type }: NetworkAddress): string[] {
  const digits = plainDigits(text).trim()
  if (type === 'international' || !/^\d{7,15}$/.test(digits)) return []
  const own = [digits, ...(digits.startsWith('0') ? [digits.slice(1)] : [])]
  return Object.keys(codes).flatMap((code) => own.map((number) => `${code}-${number}`))
}

/**
 * Other texts that an earlier version kept for this number: with the digit that is dialled in its own country. Hashes of
 * forgotten addresses were made of them.
 */
export function formerPhones(number: string): string[] {
  const code = callingCodeOf(number)
  const country = mainCountryOf(code)
  const trunk = country === undefined ? undefined : trunkOf(country)
  return trunk === undefined ? [] : [`${code}-${trunk}${number.slice(code.length + 1)}`]
}

/** The digits that are dialled before a number in its own country, by the table of the library. */
function trunkOf(country: string): string | undefined {
  const trunk = countryRows[country]?.[5]
  return typeof trunk === 'string' && trunk !== '' ? trunk : undefined
}
