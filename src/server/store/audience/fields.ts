import type { Insertable, Selectable } from 'kysely'
import type { FieldTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type FieldRow = Selectable<FieldTable>

export function insertField(tx: Db, row: Insertable<FieldTable>): Promise<FieldRow> {
  return tx.insertInto('field').values(row).returningAll().executeTakeFirstOrThrow()
}

/** The extra fields of a list, oldest first. */
export function listFields(db: Db, account: number, list: number): Promise<FieldRow[]> {
  return db
    .selectFrom('field')
    .selectAll()
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .orderBy('id')
    .execute()
}
