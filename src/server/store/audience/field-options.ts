// The options of extra fields of the format `options`.
import type { Insertable, Selectable } from 'kysely'
import type { FieldOptionTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type OptionRow = Pick<Selectable<FieldOptionTable>, 'id' | 'field_id' | 'texts'>

const columns = ['id', 'field_id', 'texts'] as const

export function insertOption(tx: Db, row: Insertable<FieldOptionTable>): Promise<OptionRow> {
  return tx.insertInto('field_option').values(row).returning(columns).executeTakeFirstOrThrow()
}

/** The options of all fields of a list, oldest first. */
export function listOptions(db: Db, account: number, list: number): Promise<OptionRow[]> {
  return db
    .selectFrom('field_option')
    .select(columns)
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .orderBy('id')
    .execute()
}

export async function updateOption(tx: Db, account: number, id: number, texts: string): Promise<void> {
  await tx.updateTable('field_option').set({ texts }).where('account_id', '=', account).where('id', '=', id).execute()
}

export async function deleteOption(tx: Db, account: number, id: number): Promise<void> {
  await tx.deleteFrom('field_option').where('account_id', '=', account).where('id', '=', id).execute()
}
