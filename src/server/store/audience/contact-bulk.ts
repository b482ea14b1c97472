// Many contacts at once.
import { insertMany } from '../bulk.ts'
import type { Db } from '../store.ts'
import type { ContactRow } from './contacts.ts'

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

export const insertContacts = (tx: Db, rows: readonly ContactRow[]): Promise<void> =>
  insertMany(tx, { table: 'contact', columns }, rows)

/** Overwrites contacts that already exist. */
export const updateContacts = (tx: Db, rows: readonly ContactRow[]): Promise<void> =>
  insertMany(tx, { table: 'contact', columns, overwrite: columns.slice(1) }, rows)
