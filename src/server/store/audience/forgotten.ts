// Addresses of people who were forgotten. The suppression list keeps a keyed hash of each and not the address: enough
// to see that an address is theirs, and no way back to it without the secret and a guess.
import { comparedAddress } from '../../lib/addresses.ts'
import { keyedHash, randomToken } from '../../lib/ids.ts'
import { keptRow } from '../kept-query.ts'
import { ensureSetting } from '../settings.ts'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

const SECRET = 'forgotten-secret'
/** A row has six values, and SQLite binds at most 32,766. */
const ROWS = 1000

/** The account is part of the hash: what two accounts keep cannot be compared. */
const hashOf = (secret: string, account: number, address: string): string =>
  keyedHash(`${account}\n${comparedAddress(address)}`, secret)

/** The secret of the hashes; undefined while the account has forgotten nobody, which most never do. */
async function secretOf(db: Db, account: number): Promise<string | undefined> {
  return (await secretRow(db, { account }))?.value
}

const secretRow = keptRow((db, { account }: { account: number }) => {
  const anybody = db
    .selectFrom('suppression')
    .select('id')
    .where('account_id', '=', account)
    .where('method', '=', 'forgotten')
  const secret = db.selectFrom('setting').select('value').where('name', '=', SECRET)
  return secret.where((e) => e.exists(anybody))
})

/** Those of these addresses that belong to people who were forgotten, as they were given. */
export async function forgottenAmong(db: Db, account: number, addresses: readonly string[]): Promise<Set<string>> {
  const secret = addresses.length === 0 ? undefined : await secretOf(db, account)
  if (secret === undefined) return new Set()
  const given = Map.groupBy(new Set(addresses), (address) => hashOf(secret, account, address))
  const rows = await db
    .selectFrom('suppression')
    .select('value')
    .where('account_id', '=', account)
    .where('method', '=', 'forgotten')
    .where(wordsOf(db).oneOf('value', [...given.keys()]))
    .execute()
  return new Set(rows.flatMap(({ value }) => given.get(value) ?? []))
}

/** The hash under which the list may hold this address; undefined while the account has forgotten nobody. */
export async function forgottenValue(db: Db, account: number, address: string): Promise<string | undefined> {
  const secret = await secretOf(db, account)
  return secret && hashOf(secret, account, address)
}

/** An address to forget, and the type under which the list has it from now on. */
export interface ForgottenAddress {
  type: 'email' | 'cellphone' | 'phone'
  address: string
}

/** Puts hashes of these addresses on the list. They take the place of the addresses themselves. */
export async function addForgotten(
  tx: Db,
  account: number,
  addresses: readonly ForgottenAddress[],
  now: number,
): Promise<void> {
  if (addresses.length === 0) return
  const secret = await ensureSetting(tx, SECRET, () => randomToken(32))
  const pairs = addresses.map(({ type, address }) => [type, address.toLowerCase()] as const)
  await tx
    .deleteFrom('suppression')
    .where('account_id', '=', account)
    .where(wordsOf(tx).pairOf(['type', 'value'], pairs))
    .execute()
  const rows = addresses.map(({ type, address }) => {
    const value = hashOf(secret, account, address)
    return { account_id: account, type, value, method: 'forgotten' as const, campaign_hash: null, created: now }
  })
  // Always in the same order: of two that add the same entries, one waits instead of both deadlocking.
  const inOrder = rows.sort((a, b) => (a.value < b.value ? -1 : 1))
  for (let i = 0; i < inOrder.length; i += ROWS) {
    await tx
      .insertInto('suppression')
      .values(inOrder.slice(i, i + ROWS))
      .onConflict((c) => c.columns(['account_id', 'type', 'value']).doNothing())
      .execute()
  }
}

/** The entries of people who were forgotten, as they would be added again. */
export function forgottenEntries(db: Db, account: number) {
  return db
    .selectFrom('suppression')
    .select(['account_id', 'type', 'value', 'method', 'campaign_hash', 'created'])
    .where('account_id', '=', account)
    .where('method', '=', 'forgotten')
    .execute()
}

/** Takes the hash of an address off the list: the person wants to be written to again. */
export async function liftForgotten(tx: Db, account: number, address: string): Promise<void> {
  const value = await forgottenValue(tx, account, address)
  if (value === undefined) return
  await tx
    .deleteFrom('suppression')
    .where('account_id', '=', account)
    .where('method', '=', 'forgotten')
    .where('value', '=', value)
    .execute()
}
