// In which countries a phone number can exist.
import { type Country, countries } from '../../../lib/countries.ts'

export type { Country }

/** Letters and signs that people write into numbers; what has others is no number. */
const NUMBER = /^[\d\s()./+-]{1,40}$/

/**
 * The countries in which somebody can have this number, which has no country code; the one of the country code if the
 * number has one.
 */
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
