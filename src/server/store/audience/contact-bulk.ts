// Many contacts at once.
import { toJson } from '../../lib/json-text.ts'
import { insertMany, updateMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
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
  'fields',
  'origin',
  'subscription_form',
] as const satisfies (keyof ContactRow)[]

export const insertContacts = (tx: Db, rows: readonly ContactRow[]): Promise<void> =>
  insertMany(tx, { table: 'contact', columns }, rows)

/** Overwrites contacts that already exist. */
export const updateContacts = (tx: Db, rows: readonly ContactRow[]): Promise<void> =>
  insertMany(tx, { table: 'contact', columns, overwrite: columns.slice(1) }, rows)

/** New values for some columns of a contact. */
export interface ContactChange {
  id: number
  values: Partial<ContactRow>
}

/** Changes contacts of the account. Those that get the same values share a statement. */
export async function changeContacts(tx: Db, account: number, changes: readonly ContactChange[]): Promise<void> {
  // The extra values of a contact are one text, which hardly two contacts share.
  const alike = ({ values: { fields, ...shared } }: ContactChange) => `${fields !== undefined} ${toJson(shared)}`
  for (const group of Map.groupBy(changes, alike).values()) {
    const { values } = group[0] as ContactChange
    if (values.fields === undefined) await giveValues(tx, account, values, group)
    else
      await updateMany(
        tx,
        changeOf(values),
        group.map(({ id, values: is }) => ({ id, is, was: { account_id: account } })),
      )
  }
}

const changeOf = (values: Partial<ContactRow>) => ({
  table: 'contact' as const,
  columns: columns.filter((name) => name in values),
  unchanged: ['account_id'] as const,
  condition: '1 = 1',
})

async function giveValues(tx: Db, account: number, values: Partial<ContactRow>, to: readonly ContactChange[]) {
  const ids = to.map(({ id }) => id)
  const given = tx.updateTable('contact').set(values).where('account_id', '=', account)
  await given.where(dialectOf(tx).inValues('id', ids)).execute()
}
