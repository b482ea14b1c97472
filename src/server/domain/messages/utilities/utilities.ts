// Questions about addresses and texts before anything is sent.

import { toEmail } from '../../../lib/addresses.ts'
import type { Clock } from '../../../lib/clock.ts'
import { countries } from '../../../lib/countries.ts'
import type { SmsLanguage } from '../../../lib/gsm-languages.ts'
import { outsideGsm0338, type SmsEncoding, segmentSms } from '../../../lib/gsm0338.ts'
import { type Country, countriesOfPhone } from './countries.ts'
import { isTemporaryDomain } from './temporary-domains.ts'

interface EmailFindings {
  valid: boolean
  /** Whether the domain has a mail server; only when asked. */
  mx?: boolean
  /** Whether the domain gives away addresses for a short time; only when asked. */
  temporary?: boolean
}

interface PhoneFindings {
  valid: boolean
  /** The country code; empty when none was found. */
  prefix: string
  number: string
  message: string
}

interface SmsLength {
  encoding: SmsEncoding
  units: number
  parts: number
  perPart: number
}

/** Whether a domain has a mail server: an MX record, or an address in place of one (RFC 5321 5.1). */
export type HasMailServer = (domain: string) => Promise<boolean>

const phoneErrors: Readonly<Record<string, string>> = {
  TOO_SHORT: 'The number is too short for its country.',
  TOO_LONG: 'The number is too long for its country.',
  INVALID_COUNTRY: 'The country code is not in use.',
  NOT_A_NUMBER: 'This is not a phone number.',
}

export interface Utilities {
  /** Real time, milliseconds: a request without a key has no account whose time could be returned. */
  time(): number
  /** How an address is written and, if asked, what is known of its domain. */
  checkEmail(text: string, asked: { mx: boolean; temporary: boolean }): Promise<EmailFindings>
  /** Whether a phone can have the number `<country code>-<number>`. */
  checkPhone(text: string): Promise<PhoneFindings>
  /** All countries or, with a phone number, those in which it can exist, in the order of their names. */
  countries(phone?: string): Promise<readonly Country[]>
  /** How long a text is as an SMS; measured as Unicode when it has characters that GSM 03.38 lacks. */
  measureSms(text: string, gsm0338: boolean, language?: SmsLanguage): SmsLength
}

export function createUtilities({ clock, hasMailServer }: { clock: Clock; hasMailServer: HasMailServer }): Utilities {
  return {
    time: () => clock.wall(),

    async checkEmail(text, asked): Promise<EmailFindings> {
      const address = toEmail(text)
      const domain = address?.slice(address.lastIndexOf('@') + 1)
      return {
        valid: domain !== undefined,
        ...(asked.mx && { mx: domain !== undefined && (await hasMailServer(domain)) }),
        ...(asked.temporary && { temporary: domain !== undefined && isTemporaryDomain(domain) }),
      }
    },

    async checkPhone(text): Promise<PhoneFindings> {
      // Loaded for the first check: reading its tables takes longer than the start of the server.
      const { parsePhoneNumberWithError, ParseError, validatePhoneNumberLength } = await import('libphonenumber-js/max')
      const [prefix = '', number = ''] = text.includes('-') ? text.split(/-(.*)/s) : ['', text]
      try {
        const parsed = parsePhoneNumberWithError(`+${prefix}${number}`)
        const found = { prefix: parsed.countryCallingCode, number: parsed.nationalNumber }
        if (parsed.isValid()) return { valid: true, ...found, message: 'The number is valid.' }
        const length = validatePhoneNumberLength(parsed.number) ?? ''
        return { valid: false, ...found, message: phoneErrors[length] ?? 'No phone of this country has such a number.' }
      } catch (error) {
        if (!(error instanceof ParseError)) throw error
        return { valid: false, prefix, number, message: phoneErrors[error.message] ?? 'This is not a phone number.' }
      }
    },

    countries: async (phone) => (phone === undefined ? countries() : countriesOfPhone(phone)),

    measureSms(text, gsm0338, language): SmsLength {
      const encoding = gsm0338 && outsideGsm0338(text, language) === null ? 'gsm0338' : 'unicode'
      const { units, perPart, parts } = segmentSms(text, encoding, language)
      return { encoding, units, perPart, parts: parts.length }
    },
  }
}
