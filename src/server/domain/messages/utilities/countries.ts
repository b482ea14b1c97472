// In which countries a phone number can exist.
import { type Country, countries } from '../../../lib/countries.ts'

export type { Country }

/** Characters that people use in phone numbers; a text with any others is not a number. */
const NUMBER = /^[\d\s()./+-]{1,40}$/

/** The countries in which a number without a country code is valid; for one with a country code, its country. */
export async function countriesOfPhone(phone: string): Promise<Country[]> {
  if (!NUMBER.test(phone)) return []
  // Loaded for the first question: reading its tables takes longer than the start of the server.
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  return countries().filter(({ code }) => {
    if (!isSupportedCountry(code)) return false
    const parsed = parsePhoneNumberFromString(phone, code)
    return parsed?.country === code && parsed.isValid()
  })
}
