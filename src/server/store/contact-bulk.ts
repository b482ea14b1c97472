// Many contacts in one statement: the rows travel as one JSON text, which SQLite takes apart faster
// than it binds 26 values a row.
import { sql } from 'kysely'
import type { ContactRow } from './contacts.ts'
import { toJson } from '../lib/json-text.ts'
import type { Db } from './store.ts'

/** In the order of the JSON arrays. */
const columns = [
  'id',
  'account_id',
  'list_id',
  'status',
  'consent',
  'consent_date',
  'subscription_method',
  'subscription_date',
  'unsubscription_method',
  'unsubscription_reason',
  'unsubscription_observation',
  'unsubscription_date',
  'change_date',
  'first_name',
  'last_name',
  'birth_date',
  'language',
  'email',
  'email_status',
  'cellphone',
  'cellphone_status',
  'phone',
  'phone_status',
  'push_tokens',
  'fields',
  'origin',
] as const satisfies (keyof ContactRow)[]

const names = sql.join(columns.map((name) => sql.ref(name)))
const members = sql.join(columns.map((_, i) => sql`j.value ->> ${sql.lit(i)}`))
const toArrays = (rows: readonly ContactRow[]) => toJson(rows.map((row) => columns.map((name) => row[name])))

export async function insertContacts(tx: Db, rows: readonly ContactRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`INSERT INTO contact (${names}) SELECT ${members} FROM json_each(${toArrays(rows)}) j`.execute(tx)
}

/** Writes contacts that are there already; the first three columns never change. */
export async function updateContacts(tx: Db, rows: readonly ContactRow[]): Promise<void> {
  if (rows.length === 0) return
  const set = sql.join(columns.slice(3).map((name, i) => sql`${sql.ref(name)} = j.value ->> ${sql.lit(i + 3)}`))
  await sql`UPDATE contact SET ${set} FROM json_each(${toArrays(rows)}) j
    WHERE contact.id = j.value ->> 0`.execute(tx)
}
