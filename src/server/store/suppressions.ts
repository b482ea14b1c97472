// Addresses that get nothing any more. Values are kept in lower case: the audience compares them so.
import type { Insertable } from 'kysely'
import type { SuppressionTable } from './schema.ts'
import type { Db } from './store.ts'

/** Seven values a row, and SQLite binds 32,766 at most. */
const ROWS = 1000

/** Adds entries. One that is there already stays as it is, with its first method and date. */
export async function addSuppressions(tx: Db, entries: Insertable<SuppressionTable>[]): Promise<void> {
  const rows = entries.map((entry) => ({ ...entry, value: entry.value.toLowerCase() }))
  for (let i = 0; i < rows.length; i += ROWS) {
    await tx
      .insertInto('suppression')
      .values(rows.slice(i, i + ROWS))
      .onConflict((c) => c.columns(['account_id', 'type', 'value']).doNothing())
      .execute()
  }
}
