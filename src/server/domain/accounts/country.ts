// The country of an account, where phone numbers without a country code belong to.
import { toPhone } from '../../lib/addresses.ts'
import { findAccount } from '../../store/accounts/accounts.ts'
import type { Db } from '../../store/store.ts'
import { countryIn } from './profile.ts'

/** Two letters; undefined if not set. */
export async function countryOf(db: Db, account: number): Promise<string | undefined> {
  const row = await findAccount(db, account)
  return row && countryIn(row.profile)
}

/** A phone number of a request in the stored form; any other text unchanged. */
export async function numberOf(db: Db, account: number, text: string): Promise<string> {
  return toPhone(text) ?? toPhone(text, await countryOf(db, account)) ?? text.trim()
}
