// What SMS can come from: a number, a short code, or a name. Networks write a name in septets of the default alphabet
// (3GPP TS 23.040 9.1.2.5), and SMPP in Latin 1: a character that one of them lacks would arrive as another one.
import { outsideBasicGsm0338 } from '../../../lib/gsm0338.ts'
import { readPhone } from '../../../lib/phones.ts'
import { invalid } from '../../errors.ts'

/** Characters of a name, and digits of a short code. */
const MAX_LENGTH = 11
const SHORT_CODE = /^\d{3,8}$/
/** The signs of a number; any other sender is a name. */
const NUMBER = /^[+\p{Nd}\p{Cf}\p{Zs}().-]+$/u
const OUTSIDE_LATIN = /[^\x20-\x7e\xa1-\xff]/u

const RULE = `use up to ${MAX_LENGTH} letters, digits and signs of the GSM alphabet, without € [ ] { } \\ ^ ~ |`

/** The first character that a name cannot have; null for none. */
const strangerIn = (name: string): string | null => outsideBasicGsm0338(name) ?? OUTSIDE_LATIN.exec(name)?.[0] ?? null

/** The sender in the form in which it is kept; throws `invalid`. `country`: of numbers without a country code. */
export function smsSender(text: string, country: string | undefined): string {
  const name = text.trim()
  if (SHORT_CODE.test(name)) return name
  if (NUMBER.test(name)) {
    const reading = readPhone(name, country)
    if ('fault' in reading) throw invalid('cellphone', reading.fault)
    return reading.number
  }
  if (name === '') throw invalid('cellphone', `must not be empty: ${RULE}`)
  const stranger = strangerIn(name)
  if (stranger !== null)
    throw invalid('cellphone', `has a character that no network shows in a sender, ${stranger}: ${RULE}`)
  const { length } = [...name]
  if (length > MAX_LENGTH)
    throw invalid('cellphone', `has ${length} characters, and networks take ${MAX_LENGTH}: ${RULE}`)
  return name
}
