// Searches in the texts of an account's rows, which no index answers.
import type { Db, Store } from './store.ts'

/** Rows up to which a search is answered where others wait for it. */
const FEW = 50

/** Tables with an index of their rows by account. */
type SearchedTable = 'campaign' | 'captured_message' | 'hook_delivery' | 'registered_message' | 'request_log'

async function hasMany(db: Db, table: SearchedTable, account: number): Promise<boolean> {
  const rows = db.selectFrom(table).select('account_id').where('account_id', '=', account)
  return (await rows.offset(FEW).limit(1).executeTakeFirst()) !== undefined
}

interface Search {
  table: SearchedTable
  account: number
  isSearch: boolean
  /** Whether a replica may answer (true). */
  mayBeLate?: boolean
}

/** Reads rows of a table; a search in the texts of many rows is a long read. */
export async function readSearch<T>(
  store: Store,
  { table, account, isSearch, mayBeLate = true }: Search,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const isLong = isSearch && (await hasMany(store.db, table, account))
  return isLong ? store.readLong({ account, mayBeLate }, work) : work(store.db)
}
