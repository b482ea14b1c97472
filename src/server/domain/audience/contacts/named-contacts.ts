// Finds the contacts of a list that a caller names in different ways.
import { setImmediate } from 'node:timers/promises'
import { comparedEmail, toPhone } from '../../../lib/addresses.ts'
import { fromContactId, isContactId } from '../../../lib/ids.ts'
import { type AddressColumn, newestHolders } from '../../../store/audience/contacts.ts'
import type { Db } from '../../../store/store.ts'
import { countryOf } from '../../accounts/country.ts'

/** Names of one query. */
const PART = 500

const kindOf = (name: string): 'id' | 'email' | 'number' =>
  isContactId(name) ? 'id' : name.includes('@') ? 'email' : 'number'

/**
 * The row numbers of the named contacts: each name is an id, an email address or the number of a cellphone or phone. Of
 * several contacts with an address, the newest counts; unknown names are left out.
 */
export async function namedContacts(
  db: Db,
  account: number,
  list: number,
  names: readonly string[],
): Promise<number[]> {
  const found = new Set<number>()
  const country = await countryOf(db, account)

  /** Looks for contacts with these values; returns the values without a contact. */
  async function find(column: AddressColumn, values: readonly (string | number)[]) {
    const holders = values.length === 0 ? [] : await newestHolders(db, { account, list, column }, values)
    for (const { id } of holders) found.add(Number(id))
    const had = new Set(holders.map(({ value }) => value))
    return values.filter((value) => !had.has(value))
  }

  for (let from = 0; from < names.length; from += PART) {
    const { id = [], email = [], number = [] } = Object.groupBy(names.slice(from, from + PART), kindOf)
    await find('id', id.map(fromContactId))
    await find('email', email.map(comparedEmail))
    const others = await find(
      'cellphone',
      number.map((text) => toPhone(text, country) ?? text),
    )
    await find('phone', others)
    // Other requests have their turn.
    await setImmediate()
  }
  return [...found]
}
