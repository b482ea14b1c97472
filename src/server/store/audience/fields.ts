import type { Insertable, Selectable } from 'kysely'
import { fromJson, toJson } from '../../lib/json-text.ts'
import { preparedQuery } from '../prepared-query.ts'
import type { FieldTable, Uniqueness } from '../schema.ts'
import type { Db } from '../store.ts'
import { type BaseFieldId, isBaseField } from './field-values.ts'

export type FieldRow = Pick<Selectable<FieldTable>, 'id' | 'name' | 'format' | 'uniqueness'>
/** The uniqueness of base fields; `none` for one that is not named. */
type BaseUniqueness = Readonly<Partial<Record<BaseFieldId, Uniqueness>>>

export interface StoredFields {
  base: BaseUniqueness
  /** Oldest first. */
  extra: FieldRow[]
  /** The profile of the account, as it is kept. */
  profile: string
}

const columns = ['field.id', 'field.name', 'field.format', 'field.uniqueness'] as const

export function insertField(tx: Db, row: Insertable<FieldTable>): Promise<FieldRow> {
  return tx.insertInto('field').values(row).returning(columns).executeTakeFirstOrThrow()
}

// One statement, because every read or write of a contact needs the fields.
const fieldsOf = preparedQuery(
  (db, { account, list }: { account: number; list: number }) =>
    db
      .selectFrom('list')
      .leftJoin('field', (join) =>
        join.onRef('field.account_id', '=', 'list.account_id').onRef('field.list_id', '=', 'list.id'),
      )
      .leftJoin('account', 'account.id', 'list.account_id')
      .select(['list.base_uniqueness', 'account.profile', ...columns])
      .where('list.account_id', '=', account)
      .where('list.id', '=', list)
      .orderBy('field.id'),
  { keepsPlan: true },
)

/** The fields of a list. */
export async function readFields(db: Db, account: number, list: number): Promise<StoredFields> {
  const { rows } = await fieldsOf(db, { account, list })
  return {
    base: fromJson<BaseUniqueness>(rows[0]?.base_uniqueness ?? '{}'),
    // A list without extra fields is one row without a field.
    extra: rows.filter((row): row is typeof row & FieldRow => row.id !== null),
    profile: rows[0]?.profile ?? '{}',
  }
}

/** Gives an extra field of the account another name. */
export async function renameField(tx: Db, account: number, id: number, name: string): Promise<void> {
  await tx.updateTable('field').set({ name }).where('account_id', '=', account).where('id', '=', id).execute()
}

/** A field of a list, base or extra. */
export interface FieldKey {
  account: number
  list: number
  field: string
}

/** Sets the uniqueness of a field. The transaction must lock the list: every write of a contact depends on it. */
export async function setUniqueness(tx: Db, { account, list, field }: FieldKey, uniqueness: Uniqueness): Promise<void> {
  if (isBaseField(field)) {
    const { base } = await readFields(tx, account, list)
    const base_uniqueness = toJson({ ...base, [field]: uniqueness })
    await tx
      .updateTable('list')
      .set({ base_uniqueness })
      .where('account_id', '=', account)
      .where('id', '=', list)
      .execute()
    return
  }
  const extra = tx.updateTable('field').set({ uniqueness }).where('account_id', '=', account)
  await extra.where('id', '=', Number(field)).execute()
}

/** Deletes an extra field with its options. What contacts have in it stays behind, and means nothing any more. */
export async function deleteField(tx: Db, account: number, id: number): Promise<void> {
  await tx.deleteFrom('field_option').where('account_id', '=', account).where('field_id', '=', id).execute()
  await tx.deleteFrom('field').where('account_id', '=', account).where('id', '=', id).execute()
}
