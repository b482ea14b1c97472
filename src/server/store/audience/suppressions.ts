// Addresses that get no more messages. Values are stored in lower case, as the audience compares them.
import type { Insertable, Selectable } from 'kysely'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { SuppressionTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type SuppressionRow = Selectable<SuppressionTable>

/** A row has seven values, and SQLite binds at most 32,766. */
const ROWS = 1000

/** Adds entries. One that is there already stays as it is, with its first method and date. */
export async function addSuppressions(tx: Db, entries: Insertable<SuppressionTable>[]): Promise<void> {
  // In one order: of two that add the same entries, one waits for the other.
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
export async function deleteSuppression(tx: Db, account: number, type: string, value: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('suppression')
    .where('account_id', '=', account)
    .where('type', '=', type)
    .where('value', '=', value.toLowerCase())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether a phone number is on the list. */
export async function isNumberSuppressed(db: Db, account: number, number: string): Promise<boolean> {
  const row = await db
    .selectFrom('suppression')
    .select('id')
    .where('account_id', '=', account)
    .where('type', '=', 'cellphone')
    .where('value', '=', number)
    .executeTakeFirst()
  return row !== undefined
}

export interface SuppressionFilter {
  type?: string | undefined
  method?: string | undefined
  value?: string | undefined
  campaignHash?: string | undefined
  /** Milliseconds, both included. */
  createdMin?: number | undefined
  createdMax?: number | undefined
}

/** Entries that match all filters. */
export function listSuppressions(
  db: Db,
  account: number,
  filter: SuppressionFilter,
  page: PageRequest,
): Promise<Page<SuppressionRow>> {
  let query = db.selectFrom('suppression').where('account_id', '=', account)
  if (filter.type !== undefined) query = query.where('type', '=', filter.type)
  if (filter.method !== undefined) query = query.where('method', '=', filter.method)
  if (filter.value !== undefined) query = query.where('value', '=', filter.value.toLowerCase())
  if (filter.campaignHash !== undefined) query = query.where('campaign_hash', '=', filter.campaignHash)
  if (filter.createdMin !== undefined) query = query.where('created', '>=', filter.createdMin)
  if (filter.createdMax !== undefined) query = query.where('created', '<=', filter.createdMax)
  return pageOf(query, page, (q) => q.selectAll())
}

export function findSuppression(db: Db, account: number, id: number): Promise<SuppressionRow | undefined> {
  return db
    .selectFrom('suppression')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
}
