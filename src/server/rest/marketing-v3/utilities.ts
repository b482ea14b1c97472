import type { Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'

export function marketingUtilityHandlers({ messages: { utilities } }: Domain) {
  return {
    async listCountries({ query }) {
      const items = (await utilities.countries(query.phone)).map(({ number, name, code, currency, callingCode }) => ({
        country: number,
        name,
        iso_code: code,
        currency,
        country_code: callingCode,
      }))
      return { total_items: items.length, items }
    },
  } satisfies Handlers<'marketing-v3', 'Utilities'>
}
