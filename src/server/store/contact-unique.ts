// Who holds a value of a unique field: one row per list, field and value, so no two contacts share one.
// Values come normalised from the domain.
import { sql } from 'kysely'
import { insertMany } from './bulk-insert.ts'
import { toJson } from '../lib/json-text.ts'
import type { Db } from './store.ts'

/** Field id and normalised value. */
export type UniqueKey = readonly [field: string, value: string]

/** The holders of these values, as `field \n value` -> contact row. */
export async function findHolders(db: Db, list: number, keys: readonly UniqueKey[]): Promise<Map<string, number>> {
  const byField = Map.groupBy(keys, ([field]) => field)
  const holders = new Map<string, number>()
  for (const [field, own] of byField) {
    const given = sql<string>`(SELECT value FROM json_each(${toJson(own.map(([, value]) => value))}))`
    const rows = await db
      .selectFrom('contact_unique')
      .select(['value', 'contact_id'])
      .where('list_id', '=', list)
      .where('field_id', '=', field)
      .where('value', 'in', given)
      .execute()
    for (const row of rows) holders.set(`${field}\n${row.value}`, row.contact_id)
  }
  return holders
}

const columns = ['list_id', 'field_id', 'value', 'contact_id'] as const

/** Gives values to contacts; they must be free. */
export function takeValues(tx: Db, list: number, keys: readonly (readonly [...UniqueKey, number])[]): Promise<void> {
  const rows = keys.map(([field_id, value, contact_id]) => ({ list_id: list, field_id, value, contact_id }))
  return insertMany(tx, { table: 'contact_unique', columns }, rows)
}

/** Frees values. */
export async function freeValues(tx: Db, list: number, keys: readonly UniqueKey[]): Promise<void> {
  if (keys.length === 0) return
  await sql`DELETE FROM contact_unique WHERE list_id = ${list} AND (field_id, value) IN
    (SELECT j.value ->> 0, j.value ->> 1 FROM json_each(${toJson(keys)}) j)`.execute(tx)
}
