// What PostgreSQL had to read for an answer.
import { sql } from 'kysely'
import type { Db } from '../../src/server/store/store.ts'

/** Rows of a table that PostgreSQL has read in this transaction, whether by an index or not. */
export async function rowsRead(tx: Db, table: string): Promise<number> {
  const read = sql<{ n: number }>`
    SELECT (seq_tup_read + idx_tup_fetch)::int AS n FROM pg_stat_xact_user_tables WHERE relname = ${table}`
  const { rows } = await read.execute(tx)
  if (!rows[0]) throw new Error(`There is no table ${table}`)
  return rows[0].n
}
