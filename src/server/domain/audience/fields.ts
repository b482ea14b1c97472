// The fields of a list: the base fields that every list has, and the extra ones that the account adds.

import type { Clock } from '../../lib/clock.ts'
import { listOptions } from '../../store/audience/field-options.ts'
import { type BaseFieldId, baseFieldIds } from '../../store/audience/field-values.ts'
import * as rows from '../../store/audience/fields.ts'
import type { Page } from '../../store/pages.ts'
import type { FieldFormat, Uniqueness } from '../../store/schema.ts'
import type { Db, Store } from '../../store/store.ts'
import { countryIn } from '../accounts/profile.ts'
import { invalid, notFound } from '../errors.ts'
import { requireList } from './lists.ts'
import { type Option, toOption } from './option-texts.ts'

export type { FieldFormat }

export interface Field {
  id: string
  name: string
  type: 'base' | 'extra'
  format: FieldFormat
  uniqueness: Uniqueness
  /** Whether no two contacts of the list have the same value. */
  unique: boolean
  /** Whether a contact that is written takes its value, so that no other can: also while the field becomes unique. */
  isGuarded: boolean
  /** The choices of a field of the format `options`, oldest first. */
  options: readonly Option[]
  /** Two letters: where phone numbers without a country code belong to. */
  country?: string
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

/** The fields of one list, by id. Base fields come first. */
export type ListFields = ReadonlyMap<string, Field>

const uniquenessGuard = (uniqueness: Uniqueness) => ({
  uniqueness,
  unique: uniqueness === 'unique',
  isGuarded: uniqueness === 'unique' || uniqueness === 'filling',
})

const toField = ({ id, name, format, uniqueness }: rows.FieldRow, options: readonly Option[] = []): Field => ({
  id: String(id),
  name,
  type: 'extra',
  format,
  ...uniquenessGuard(uniqueness),
  options,
})

const toBaseField = (id: BaseFieldId, uniqueness: Uniqueness): Field => ({
  id,
  ...baseFields[id],
  type: 'base',
  ...uniquenessGuard(uniqueness),
  options: [],
})

/** The base fields, none of them unique; the settings of a list override these. */
const plainFields = new Map<string, Field>(baseFieldIds.map((id) => [id, toBaseField(id, 'none')]))

/** Reads the fields of a list that is known to be the account's. */
export async function fieldsOfList(db: Db, account: number, list: number): Promise<ListFields> {
  const { base, extra, profile } = await rows.readFields(db, account, list)
  const fields = new Map(plainFields)
  for (const [id, uniqueness] of Object.entries(base)) fields.set(id, toBaseField(id as BaseFieldId, uniqueness))
  const hasOptions = extra.some(({ format }) => format === 'options')
  const options = Map.groupBy(hasOptions ? await listOptions(db, account, list) : [], ({ field_id }) => field_id)
  for (const row of extra) fields.set(String(row.id), toField(row, options.get(row.id)?.map(toOption)))
  const country = countryIn(profile)
  if (country !== undefined) nameCountry(fields, country)
  return fields
}

/** Says where the numbers in the fields of phones belong to. */
function nameCountry(fields: Map<string, Field>, country: string): void {
  for (const [id, field] of fields)
    if (field.format === 'cellphone' || field.format === 'phone') fields.set(id, { ...field, country })
}

/** A field of a list that is known to be the account's; throws `not_found`. */
export async function requireField(db: Db, account: number, list: number, id: string): Promise<Field> {
  const field = (await fieldsOfList(db, account, list)).get(id)
  if (!field) throw notFound('field', id)
  return field
}

export interface Fields {
  /** Fields of the list, base fields first; without `limit`, all from `offset` on. */
  list(account: number, list: number, page: { offset: number; limit?: number | undefined }): Promise<Page<Field>>
  create(
    account: number,
    list: number,
    input: { name: string; format: FieldFormat; unique?: boolean | undefined },
  ): Promise<Field>
}

export function createFields({ store, clock }: { store: Store; clock: Clock }): Fields {
  return {
    async list(account, list, { offset, limit }): Promise<{ total: number; items: Field[] }> {
      await requireList(store.db, account, list)
      const fields = [...(await fieldsOfList(store.db, account, list)).values()]
      return { total: fields.length, items: fields.slice(offset, limit === undefined ? undefined : offset + limit) }
    },

    create(account, list, input): Promise<Field> {
      if (input.unique) assertMayBeUnique(input.format)
      const row = {
        account_id: account,
        list_id: list,
        name: input.name,
        format: input.format,
        // No contact has a value yet.
        uniqueness: input.unique ? ('unique' as const) : ('none' as const),
        created: clock.now(account),
      }
      return store.write(async (tx) => {
        await requireList(tx, account, list)
        return toField(await rows.insertField(tx, row))
      })
    },
  }
}

/** Throws `invalid` for a format whose values contacts always share (M-314). */
export function assertMayBeUnique(format: FieldFormat): void {
  if (format === 'options') throw invalid('unique', 'must be false, because contacts share the options of a field')
}
