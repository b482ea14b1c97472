// The names of accounts that stand in links.
import type { Selectable } from 'kysely'
import type { CnameTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type CnameRow = Selectable<CnameTable>

export function findCname(db: Db, account: number, id: number): Promise<CnameRow | undefined> {
  return db.selectFrom('cname').selectAll().where('account_id', '=', account).where('id', '=', id).executeTakeFirst()
}
