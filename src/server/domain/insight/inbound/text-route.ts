// Whose a text is that came in, and the numbers in the form in which they are kept. Networks write both numbers in any form,
// with the wrong type of number, or without their country code: what is known of the one helps to read the other.
import { callingCodeOf, mainCountryOf, type NetworkAddress, networkPhone, ofAnyCountry } from '../../../lib/phones.ts'
import { awaitAll } from '../../../store/pipelined.ts'
import { lastSmsTo } from '../../../store/sending/inbound.ts'
import { type NumberSender, sendersOfNumbers } from '../../../store/sending/sms-parts.ts'
import type { Db } from '../../../store/store.ts'
import { countryOf } from '../../accounts/country.ts'

/** Numbers are `<country code>-<number>`, names and short codes as they are. */
export interface Route {
  account: number
  from: string
  to: string
}

interface Addresses {
  from: NetworkAddress
  to: NetworkAddress
}

/** The senders that have this address; several when accounts share it. */
async function sendersAt(tx: Db, { from, to }: Addresses): Promise<NumberSender[]> {
  const sender = networkPhone({ ...from, type: from.type === 'national' ? 'unknown' : from.type })
  const near = sender === null ? undefined : mainCountryOf(callingCodeOf(sender))
  const readings = new Set([to.text, networkPhone(to), networkPhone(to, near)])
  for (const reading of readings) {
    const found = reading === null ? [] : await sendersOfNumbers(tx, [reading])
    if (found.length > 0) return found
  }
  const found = await sendersOfNumbers(tx, ofAnyCountry(to))
  return found.every(({ address }) => address === found[0]?.address) ? found : []
}

async function routeTo(tx: Db, { account, address }: NumberSender, from: NetworkAddress): Promise<Route> {
  const code = /^(\d{1,3})-\d+$/.exec(address)?.[1]
  const country = code === undefined ? await countryOf(tx, account) : mainCountryOf(code)
  return { account, from: networkPhone(from, country) ?? from.text, to: address }
}

/**
 * Of several accounts with the number, the one that wrote to the person last; undefined if no account has the number.
 */
export async function routeOf(tx: Db, { from, to }: Addresses): Promise<Route | undefined> {
  const senders = await sendersAt(tx, { from, to })
  const routes = await awaitAll(senders.map((sender) => routeTo(tx, sender, from)))
  if (routes.length < 2) return routes[0]
  const wrote = await awaitAll(routes.map(async (route) => (await lastSmsTo(tx, route.account, route.from))?.id ?? 0))
  return routes[wrote.indexOf(Math.max(...wrote))]
}
