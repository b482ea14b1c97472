// Addresses that get no more messages. Values are stored in lower case, as the audience compares them.
import type { Insertable, Selectable } from 'kysely'
import { comparedEmail } from '../../lib/addresses.ts'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { SuppressionMethod, SuppressionTable, SuppressionType } from '../schema.ts'
import type { Db } from '../store.ts'
import { type TimeRanges, withinTimes } from '../time-ranges.ts'
import { erasedValue, erasedValues } from './erased-addresses.ts'

export type SuppressionRow = Selectable<SuppressionTable>
export type NewSuppression = Insertable<SuppressionTable>

/** A row has seven values, and SQLite binds at most 32,766. */
const ROWS = 1000

/** Adds entries. An existing entry stays as it is, with its first method and date. */
export async function addSuppressions(tx: Db, entries: NewSuppression[]): Promise<void> {
  // Always in the same order: of two that add the same entries, one waits instead of both deadlocking.
  const rows = entries
    .map((entry) => ({ ...entry, value: entry.value.toLowerCase() }))
    .sort((a, b) => (a.value < b.value ? -1 : 1))
  for (let i = 0; i < rows.length; i += ROWS) {
    await tx
      .insertInto('suppression')
      .values(rows.slice(i, i + ROWS))
      .onConflict((c) => c.columns(['account_id', 'type', 'value']).doNothing())
      .execute()
  }
}

/** Takes an address from the list; false when it was not there. */
export async function deleteSuppression(
  tx: Db,
  account: number,
  type: SuppressionType,
  value: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('suppression')
    .where('account_id', '=', account)
    .where('type', '=', type)
    .where('value', '=', value.toLowerCase())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const types = ['email', 'email_domain', 'email_user', 'cellphone', 'phone'] as const satisfies SuppressionType[]

export interface SuppressionFilter {
  type?: SuppressionType | undefined
  method?: SuppressionMethod | undefined
  value?: string | undefined
  /** The value as a phone number, if it is one. */
  number?: string | undefined
  campaignHash?: string | undefined
  times?: TimeRanges<'created'>
}

/** Entries that match all filters. The value also finds the entry of an erased person. */
export async function listSuppressions(
  db: Db,
  account: number,
  filter: SuppressionFilter,
  page: PageRequest,
): Promise<Page<SuppressionRow>> {
  let query = db.selectFrom('suppression').where('account_id', '=', account)
  if (filter.type !== undefined) query = query.where('type', '=', filter.type)
  // The index leads to a value by its type.
  else if (filter.value !== undefined) query = query.where('type', 'in', types)
  if (filter.method !== undefined) query = query.where('method', '=', filter.method)
  if (filter.value !== undefined) {
    const forgotten = await erasedValues(db, account, filter.number ?? filter.value)
    query = query.where('value', 'in', [comparedEmail(filter.value), filter.number ?? '', ...forgotten])
  }
  if (filter.campaignHash !== undefined) query = query.where('campaign_hash', '=', filter.campaignHash)
  return pageOf(withinTimes(query, filter.times), page, (q) => q.selectAll())
}

export function findSuppression(db: Db, account: number, id: number): Promise<SuppressionRow | undefined> {
  return db
    .selectFrom('suppression')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The entry of one value; undefined where there is none. */
export function suppressionOf(
  db: Db,
  account: number,
  type: SuppressionType,
  value: string,
): Promise<SuppressionRow | undefined> {
  return db
    .selectFrom('suppression')
    .selectAll()
    .where('account_id', '=', account)
    .where('type', '=', type)
    .where('value', '=', value.toLowerCase())
    .executeTakeFirst()
}

/** The entries that hold an email address, its domain or its local part. */
export async function suppressionsOfEmail(db: Db, account: number, address: string): Promise<SuppressionRow[]> {
  const value = address.toLowerCase()
  const at = value.lastIndexOf('@')
  const forgotten = await erasedValue(db, account, address)
  const entries = [
    ['email', value],
    ['email', forgotten ?? value],
    ['email_domain', value.slice(at + 1)],
    ['email_user', value.slice(0, at)],
  ] as const
  return db
    .selectFrom('suppression')
    .selectAll()
    .where('account_id', '=', account)
    .where(dialectOf(db).inPairs(['type', 'value'], entries))
    .execute()
}
