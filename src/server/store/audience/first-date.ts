// The first of the dates that contacts of a list have in a field.
import { type RawBuilder, sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { Db } from '../store.ts'
import { isBaseField } from './field-values.ts'

/** Which dates are meant. */
export interface DatesOf {
  account: number
  list: number
  /** The id of the field. */
  field: string
  /** Only months and days count, as `05-17`. */
  yearly: boolean
  /** The contacts that are asked about; without it, all that have not left. */
  among?: readonly number[] | undefined
}

/** The first of them from one on; null when there is none. */
export async function firstDate(
  db: Db,
  { account, list, field, yearly, among }: DatesOf,
  from: string,
): Promise<string | null> {
  const { byCodePoints, member, inValues } = dialectOf(db)
  const kept: RawBuilder<string> = isBaseField(field)
    ? sql.ref<string>(`contact.${field}`)
    : byCodePoints(member('contact.fields', field))
  const date = yearly ? sql<string>`substr(${kept}, 6, 5)` : kept
  let query = db
    .selectFrom('contact')
    .select(sql<string | null>`min(${date})`.as('date'))
    .where('account_id', '=', account)
    .where('list_id', '=', list)
    .where('status', '<>', 'removed')
    .where(sql<boolean>`length(${kept}) = 10`)
    .where(sql<boolean>`${date} >= ${from}`)
  if (among) query = query.where(inValues('id', among))
  return (await query.executeTakeFirst())?.date ?? null
}
