import type { Insertable, Selectable } from 'kysely'
import { fromJson } from '../../lib/json-text.ts'
import type { FieldTable, Uniqueness } from '../schema.ts'
import type { Db } from '../store.ts'
import type { BaseFieldId } from './field-values.ts'

export type FieldRow = Pick<Selectable<FieldTable>, 'id' | 'name' | 'format' | 'uniqueness'>
/** The uniqueness of base fields; `none` for one that is not named. */
export type BaseUniqueness = Readonly<Partial<Record<BaseFieldId, Uniqueness>>>

export interface StoredFields {
  base: BaseUniqueness
  /** Oldest first. */
  extra: FieldRow[]
}

const columns = ['field.id', 'field.name', 'field.format', 'field.uniqueness'] as const

export function insertField(tx: Db, row: Insertable<FieldTable>): Promise<FieldRow> {
  return tx.insertInto('field').values(row).returning(columns).executeTakeFirstOrThrow()
}

/** The fields of a list. One statement, since whoever writes a contact needs them. */
export async function readFields(db: Db, account: number, list: number): Promise<StoredFields> {
  const rows = await db
    .selectFrom('list')
    .leftJoin('field', (join) =>
      join.onRef('field.account_id', '=', 'list.account_id').onRef('field.list_id', '=', 'list.id'),
    )
    .select(['list.base_uniqueness', ...columns])
    .where('list.account_id', '=', account)
    .where('list.id', '=', list)
    .orderBy('field.id')
    .execute()
  return {
    base: fromJson<BaseUniqueness>(rows[0]?.base_uniqueness ?? '{}'),
    // A list without extra fields is one row without a field.
    extra: rows.filter((row): row is typeof row & FieldRow => row.id !== null),
  }
}
