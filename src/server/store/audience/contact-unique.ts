// Which contact holds a value of a unique field: one row per list, field and value, so no two contacts share one.
// Values come normalised from the domain.

import { insertMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import { awaitAll } from '../pipelined.ts'
import type { Db } from '../store.ts'

/** Field id and normalised value. */
export type UniqueKey = readonly [field: string, value: string]

/** A value, and the contact that has it. */
export type HeldKey = readonly [...UniqueKey, contact: number]

/** The contacts that hold values, by field. A combined key would have to be built and hashed for each look-up. */
export class Holders {
  readonly #byField = new Map<string, Map<string, number>>()

  get([field, value]: UniqueKey): number | undefined {
    return this.#byField.get(field)?.get(value)
  }

  set([field, value]: UniqueKey, contact: number): void {
    const ofField = this.#byField.get(field) ?? new Map<string, number>()
    this.#byField.set(field, ofField.set(value, contact))
  }

  delete([field, value]: UniqueKey): void {
    this.#byField.get(field)?.delete(value)
  }

  /** The contacts, each as often as it holds a value. */
  contacts(): number[] {
    return [...this.#byField.values()].flatMap((ofField) => [...ofField.values()])
  }
}

/** The holders of these values. */
export async function findHolders(db: Db, list: number, keys: readonly UniqueKey[]): Promise<Holders> {
  const holders = new Holders()
  const findOf = async (field: string, own: readonly UniqueKey[]): Promise<void> => {
    const values = own.map(([, value]) => value)
    const owner = { list_id: list, field_id: field }
    const { rows } = await dialectOf(db)
      .keyed({ table: 'contact_unique', owner, key: ['value', values] })
      .execute(db)
    for (const row of rows) holders.set([field, row.value], row.contact_id)
  }
  const byField = Map.groupBy(keys, ([field]) => field)
  await awaitAll([...byField].map(([field, own]) => findOf(field, own)))
  return holders
}

const columns = ['list_id', 'field_id', 'value', 'contact_id'] as const

/**
 * Gives values to contacts; the values must be free. A transaction that comes second runs again, and finds the holder.
 */
export function takeValues(tx: Db, list: number, keys: readonly HeldKey[]): Promise<void> {
  const rows = keys.map(([field_id, value, contact_id]) => ({ list_id: list, field_id, value, contact_id }))
  return insertMany(tx, { table: 'contact_unique', columns }, rows)
}

/** Frees values of these contacts. While a field becomes unique, another contact may hold the same value. */
export async function freeValues(tx: Db, list: number, keys: readonly HeldKey[]): Promise<void> {
  const { inValues } = dialectOf(tx)
  for (const [field, own] of Map.groupBy(keys, ([name]) => name)) {
    const values = own.map(([, value]) => value)
    const contacts = own.map(([, , contact]) => contact)
    await tx
      .deleteFrom('contact_unique')
      .where('list_id', '=', list)
      .where('field_id', '=', field)
      .where(inValues('value', values))
      .where(inValues('contact_id', contacts))
      .execute()
  }
}

/** Frees at most `limit` values of a field, of any contacts; returns how many. */
export async function freeSome(tx: Db, list: number, field: string, limit: number): Promise<number> {
  const ofField = tx.selectFrom('contact_unique').where('list_id', '=', list).where('field_id', '=', field)
  // Two statements: PostgreSQL may compare each row with each value of a subquery.
  const found = await ofField.select(['value', 'contact_id']).orderBy('value').limit(limit).execute()
  await freeValues(
    tx,
    list,
    found.map(({ value, contact_id }) => [field, value, contact_id] as const),
  )
  return found.length
}
