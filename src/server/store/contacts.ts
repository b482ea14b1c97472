import { sql, type Selectable } from 'kysely'
import { toJson } from './json.ts'
import type { ContactTable } from './schema.ts'
import type { Db } from './store.ts'

export type ContactRow = Selectable<ContactTable>

/** The contacts with these row numbers, in no order; unknown numbers are left out. */
export async function contactsByIds(db: Db, ids: number[]): Promise<ContactRow[]> {
  if (ids.length === 0) return []
  const given = sql<number>`(SELECT value FROM json_each(${toJson(ids)}))`
  return db.selectFrom('contact').selectAll().where('id', 'in', given).execute()
}
