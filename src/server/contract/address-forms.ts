// Addresses in forms that people write and the contract does not have: numbers in other forms (`+351 912 345 678`, A-010), emails
// beyond ASCII in another form than the one kept (`ana@bücher.example`, A-011), addresses of the web with capitals or letters
// of any script (`HTTPS://Bücher.example`, A-020). Only a request that does not fit is looked at, at the places that the
// validator names.
import type { Validator } from '../../../generated/marketing-v3/validators.js'
import { isBeyondAscii, toEmail, toPhone } from '../lib/addresses.ts'
import { readPhone } from '../lib/phones.ts'
import { toWebAddress } from '../lib/web-address.ts'

/** The patterns of phone numbers in the contract end like this. */
const PHONE_PATTERN = /-\(?\\d\)?\{4,20\}\$$/
/** A request has at most so many kinds of places with an address: a sanity limit. */
const KINDS = 10

/** Gives the address in the form of the contract; null when there is none. `country`: of numbers without a country code. */
type Convert = (text: string, country: string | undefined) => string | null

const phone: Convert = (text, country) => toPhone(text, country)
const email: Convert = (text) => (isBeyondAscii(text) ? toEmail(text) : null)
const web: Convert = (text) => toWebAddress(text)

type Finding = NonNullable<Validator['errors']>[number]

/**
 * The conversion that may fix a value which the validator rejected; undefined if the rule is not about a phone number,
 * a URL or an email address.
 */
function converterOf({ keyword, params }: Finding): Convert | undefined {
  if (keyword === 'pattern' && PHONE_PATTERN.test(String(params['pattern']))) return phone
  if (keyword === 'pattern' && String(params['pattern']).includes('^https?://')) return web
  if (keyword === 'format' && params['format'] === 'uri') return web
  return keyword === 'format' && /^(?:idn-)?email$/.test(String(params['format'])) ? email : undefined
}

/** The value with every text at this kind of place, whatever its index in a list, in the form of the contract. */
function convertAt(value: unknown, steps: readonly string[], convert: (text: string) => string | null): unknown {
  const [step, ...others] = steps
  if (step === undefined) return (typeof value === 'string' && convert(value)) || value
  if (Array.isArray(value)) return value.map((item) => convertAt(item, others, convert))
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value
  return { ...value, [step]: convertAt((value as Record<string, unknown>)[step], others, convert) }
}

/** The value that the validator takes, if it takes it with its addresses in the form of the contract; else as it was. */
export function readAddresses(validator: Validator, value: unknown, country?: string): unknown {
  let read = value
  for (let kinds = 0; kinds < KINDS && !validator(read); kinds++) {
    const wrong = validator.errors?.find((finding) => converterOf(finding))
    const convert = wrong && converterOf(wrong)
    if (!convert) return read
    const steps = wrong.instancePath.split('/').slice(1)
    const converted = convertAt(read, steps, (text) => convert(text, country))
    if (textAt(converted, steps) === textAt(read, steps)) return read
    read = converted
  }
  return read
}

const textAt = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], value)

/** Why the value at this place is not a phone number; undefined if the validator does not require one there. */
export function phoneFault({ errors }: Validator, value: unknown, place: readonly string[]): string | undefined {
  const pointer = ['', ...place].join('/')
  const isAsked = errors?.some((finding) => finding.instancePath === pointer && converterOf(finding) === phone)
  const text = isAsked ? textAt(value, place) : undefined
  const reading = typeof text === 'string' && text !== '' ? readPhone(text) : undefined
  return reading && 'fault' in reading ? reading.fault : undefined
}
