// The fields of a list: the base fields that every list has, and the extra ones that the account adds.

import type { Clock } from '../../lib/clock.ts'
import { type BaseFieldId, baseFieldIds } from '../../store/audience/field-values.ts'
import type { FieldRow } from '../../store/audience/fields.ts'
import * as rows from '../../store/audience/fields.ts'
import type { FieldFormat } from '../../store/schema.ts'
import type { Db, Store } from '../../store/store.ts'
import { requireList } from './lists.ts'

export type { FieldFormat, FieldRow }

export interface Field {
  id: string
  name: string
  type: 'base' | 'extra'
  format: FieldFormat
  unique: boolean
}

const baseFields: Readonly<Record<BaseFieldId, { name: string; format: FieldFormat }>> = {
  first_name: { name: 'First name', format: 'text' },
  last_name: { name: 'Last name', format: 'text' },
  birth_date: { name: 'Birth date', format: 'date' },
  language: { name: 'Language', format: 'text' },
  email: { name: 'Email', format: 'email' },
  cellphone: { name: 'Cellphone', format: 'cellphone' },
  phone: { name: 'Phone', format: 'phone' },
}

/** A list has one contact per email, unless the account says otherwise. */
const uniqueBaseFields: ReadonlySet<string> = new Set<BaseFieldId>(['email'])

/** The fields of one list, by id. Base fields come first. */
export type ListFields = ReadonlyMap<string, Field>

export const toField = (row: FieldRow): Field => ({
  id: String(row.id),
  name: row.name,
  type: 'extra',
  format: row.format,
  unique: row.is_unique === 1,
})

/** Reads the fields of a list that is known to be the account's. */
export async function fieldsOfList(db: Db, account: number, list: number): Promise<ListFields> {
  const base = baseFieldIds.map(
    (id): Field => ({ id, ...baseFields[id], type: 'base', unique: uniqueBaseFields.has(id) }),
  )
  const extra = await rows.listFields(db, account, list)
  return new Map([...base, ...extra.map(toField)].map((field) => [field.id, field]))
}

export type Fields = ReturnType<typeof createFields>

export function createFields({ store, clock }: { store: Store; clock: Clock }) {
  return {
    /** Fields of the list, base fields first; without `limit`, all from `offset` on. */
    async list(
      account: number,
      list: number,
      { offset, limit }: { offset: number; limit?: number | undefined },
    ): Promise<{ total: number; items: Field[] }> {
      await requireList(store.db, account, list)
      const fields = [...(await fieldsOfList(store.db, account, list)).values()]
      return { total: fields.length, items: fields.slice(offset, limit === undefined ? undefined : offset + limit) }
    },

    create(
      account: number,
      list: number,
      input: { name: string; format: FieldFormat; unique?: boolean | undefined },
    ): Promise<Field> {
      const row = {
        account_id: account,
        list_id: list,
        name: input.name,
        format: input.format,
        is_unique: input.unique ? 1 : 0,
        created: clock.now(account),
      }
      return store.write(async (tx) => {
        await requireList(tx, account, list)
        return toField(await rows.insertField(tx, row))
      })
    },
  }
}
