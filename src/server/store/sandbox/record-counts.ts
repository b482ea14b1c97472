// How many rows an account has in each of its tables.
import { sql } from 'kysely'
import { type AccountTable, accountTables } from '../account-tables.ts'
import type { TableName, Tables } from '../schema.ts'
import type { Db } from '../store.ts'

/** How many rows there are, by table; tables without rows may be left out. */
export type TableCounts = Partial<Record<keyof Tables, number>>

/** Tables without an index by their account: the column of the row that owns theirs, by which they have one. */
const owners: Partial<Record<TableName, NonNullable<AccountTable['through']>>> = {
  contact: { column: 'list_id', table: 'list' },
  segment: { column: 'list_id', table: 'list' },
  sender_file: { column: 'sender_id', table: 'sender' },
  automation_look: { column: 'automation_id', table: 'automation' },
}
/** Tables that many write at once, and that have no such index at all: they are read in windows, for all accounts. */
const inWindows = ['message', 'link'] as const satisfies TableName[]
const WINDOW = 20_000

const isInWindows = (name: TableName): name is (typeof inWindows)[number] =>
  (inWindows as readonly TableName[]).includes(name)
/** Lets other work of the process have a turn. */
const yieldToLoop = () => new Promise(setImmediate)

/** How many rows of each table the account has now. Counting a table stops at `most`. */
export async function countRecords(db: Db, account: number, most: number): Promise<TableCounts> {
  const counts: TableCounts = {}
  for (const table of accountTables) {
    const { name } = table
    const n = isInWindows(name)
      ? await countInWindows(db, name, account, most)
      : await countOwn(db, table, account, most)
    if (n > 0) counts[name] = n
    await yieldToLoop()
  }
  return counts
}

async function countOwn(db: Db, table: AccountTable, account: number, most: number): Promise<number> {
  const { rows } = await sql<{ n: number | string }>`SELECT count(*) AS n FROM (
    SELECT 1 AS one FROM ${ownRows(table, account)} LIMIT ${sql.lit(most)}) counted`.execute(db)
  return Number(rows[0]?.n ?? 0)
}

/** The rows of the account after FROM. Rows that do not name it are found by their owners. */
function ownRows({ name, through = owners[name] }: AccountTable, account: number) {
  if (!through) return sql`${sql.table(name)} WHERE account_id = ${account}`
  return sql`${sql.table(through.table)} o JOIN ${sql.table(name)} r ON o.id = ${sql.ref(`r.${through.column}`)}
    WHERE o.account_id = ${account}`
}

async function countInWindows(
  db: Db,
  name: (typeof inWindows)[number],
  account: number,
  most: number,
): Promise<number> {
  let [n, last] = [0, 0]
  while (n < most) {
    const { rows } = await sql<{ own: number | string | null; all: number | string; last: number | string | null }>`
      SELECT sum(CASE WHEN account_id = ${account} THEN 1 ELSE 0 END) AS own, count(*) AS "all", max(id) AS "last"
      FROM (SELECT id, account_id FROM ${sql.table(name)} WHERE id > ${last} ORDER BY id LIMIT ${sql.lit(WINDOW)}) seen
      `.execute(db)
    const [seen] = rows
    n += Number(seen?.own ?? 0)
    if (Number(seen?.all ?? 0) < WINDOW) break
    last = Number(seen?.last)
    await yieldToLoop()
  }
  return Math.min(n, most)
}
