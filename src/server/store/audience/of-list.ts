// The contacts of a list, to be narrowed down.
import type { Db } from '../store.ts'

export const ofList = (db: Db, account: number, list: number) =>
  db.selectFrom('contact').where('account_id', '=', account).where('list_id', '=', list)

/** As `ofList`, for queries of ids alone, which the index of the list answers without reading contacts. */
export const idsOfList = (db: Db, account: number, list: number) =>
  db
    .selectFrom('contact')
    .where('list_id', '=', (e) =>
      e.selectFrom('list as l').select('l.id').where('l.id', '=', list).where('l.account_id', '=', account),
    )
