// Addresses of people who were forgotten. The suppression list keeps a keyed hash of each and not the address: enough
// to see that an address is theirs, and no way back to it without the secret and a guess.
import { comparedAddress, toPhone } from '../../lib/addresses.ts'
import { keyedHash, randomToken } from '../../lib/ids.ts'
import { formerPhones } from '../../lib/phones.ts'
import { dialectOf } from '../dialect.ts'
import { preparedRow } from '../prepared-query.ts'
import { ensureSetting } from '../settings.ts'
import type { Db } from '../store.ts'
import { returnToGroups } from './left-groups.ts'

const SECRET = 'forgotten-secret'
/** A row has six values, and SQLite binds at most 32,766. */
const ROWS = 1000

/** The account is part of the hash: what two accounts keep cannot be compared. */
const hashOf = (secret: string, account: number, address: string): string =>
  keyedHash(`${account}\n${comparedAddress(address)}`, secret)

/** The hashes under which the list may have the address: earlier versions kept some numbers in another form. */
function hashesOf(secret: string, account: number, address: string): string[] {
  const number = toPhone(address)
  const former = number === null ? [] : formerPhones(number)
  return [hashOf(secret, account, address), ...former.map((text) => keyedHash(`${account}\n${text}`, secret))]
}

/** The secret of the hashes; undefined for an account without erased persons, which is the usual case. */
async function secretOf(db: Db, account: number): Promise<string | undefined> {
  return (await secretRow(db, { account }))?.value
}

const secretRow = preparedRow((db, { account }: { account: number }) => {
  const anybody = db
    .selectFrom('suppression')
    .select('id')
    .where('account_id', '=', account)
    .where('method', '=', 'forgotten')
  const secret = db.selectFrom('setting').select('value').where('name', '=', SECRET)
  return secret.where((e) => e.exists(anybody))
})

/** Those of these addresses that belong to people who were forgotten, as they were given. */
export async function erasedAmong(db: Db, account: number, addresses: readonly string[]): Promise<Set<string>> {
  const secret = addresses.length === 0 ? undefined : await secretOf(db, account)
  if (secret === undefined) return new Set()
  const given = new Map<string, string[]>()
  for (const address of new Set(addresses))
    for (const hash of hashesOf(secret, account, address)) given.set(hash, [...(given.get(hash) ?? []), address])
  const rows = await db
    .selectFrom('suppression')
    .select('value')
    .where('account_id', '=', account)
    .where('method', '=', 'forgotten')
    .where(dialectOf(db).inValues('value', [...given.keys()]))
    .execute()
  return new Set(rows.flatMap(({ value }) => given.get(value) ?? []))
}

/** The hash under which the list may hold this address; undefined for an account without erased persons. */
export async function erasedValue(db: Db, account: number, address: string): Promise<string | undefined> {
  const secret = await secretOf(db, account)
  return secret && hashOf(secret, account, address)
}

/** The hashes under which the list may hold this address; none for an account without erased persons. */
export async function erasedValues(db: Db, account: number, address: string): Promise<string[]> {
  const secret = await secretOf(db, account)
  return secret === undefined ? [] : hashesOf(secret, account, address)
}

/** An address to forget, and the type under which the list has it from now on. */
export interface ErasedAddress {
  type: 'email' | 'cellphone' | 'phone'
  address: string
}

/** Puts hashes of these addresses on the list. They take the place of the addresses themselves. */
export async function addErased(
  tx: Db,
  account: number,
  addresses: readonly ErasedAddress[],
  now: number,
): Promise<void> {
  if (addresses.length === 0) return
  const secret = await ensureSetting(tx, SECRET, () => randomToken(32))
  const pairs = addresses.map(({ type, address }) => [type, address.toLowerCase()] as const)
  await tx
    .deleteFrom('suppression')
    .where('account_id', '=', account)
    .where(dialectOf(tx).inPairs(['type', 'value'], pairs))
    .execute()
  await returnToGroups(
    tx,
    account,
    pairs.map(([, value]) => value),
  )
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
export function erasedEntries(db: Db, account: number) {
  return db
    .selectFrom('suppression')
    .select(['account_id', 'type', 'value', 'method', 'campaign_hash', 'created'])
    .where('account_id', '=', account)
    .where('method', '=', 'forgotten')
    .execute()
}

/** Takes the hash of an address off the list: the person wants to be written to again. */
export async function liftErasure(tx: Db, account: number, address: string): Promise<void> {
  const values = await erasedValues(tx, account, address)
  if (values.length === 0) return
  await tx
    .deleteFrom('suppression')
    .where('account_id', '=', account)
    .where('method', '=', 'forgotten')
    .where('value', 'in', values)
    .execute()
}
