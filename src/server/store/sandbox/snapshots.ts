// Snapshots: the rows of an account as JSON, in parts of bounded size. A part holds rows of one table.
import { type Insertable, type Selectable, sql } from 'kysely'
import { type AccountTable, accountTables } from '../account-tables.ts'
import { erasedEntries } from '../audience/erased-addresses.ts'
import { addSuppressions } from '../audience/suppressions.ts'
import { insertMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import { migrations } from '../migrations/migrate.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { SnapshotTable, Tables } from '../schema.ts'
import type { Db } from '../store.ts'
import { NEVER } from '../timers/quarantine.ts'
import { silenceLive } from './live.ts'
import type { TableCounts } from './record-counts.ts'
import { deleteRecords, ofAccount } from './reset.ts'

export type SnapshotRow = Selectable<SnapshotTable>

type Row = Record<string, string | number | null>

/** What a snapshot may hold. */
export interface SnapshotLimits {
  records: number
  bytes: number
}

/** The account holds more than a snapshot may. */
export class SnapshotTooLarge extends Error {}

/** The version of the tables now: rows of another version do not fit into them. */
export const schemaVersion = migrations.length

/** Rows per part; fewer for tables whose rows may be large. */
const ROWS = 1_000
const LARGE_ROWS = 16
/** An upper bound for how often workers take a chunk or a file between two restores. */
const TOKENS = 2 ** 20
/** Lets other work of the process have a turn. */
const yieldToLoop = () => new Promise(setImmediate)

export function listSnapshots(db: Db, account: number, page: PageRequest): Promise<Page<SnapshotRow>> {
  return pageOf(db.selectFrom('snapshot').where('account_id', '=', account), page, (q) => q.selectAll())
}

/** Locks the snapshot if in a transaction, so that its parts cannot be deleted. */
export function findSnapshot(db: Db, account: number, name: string): Promise<SnapshotRow | undefined> {
  const query = db.selectFrom('snapshot').selectAll().where('account_id', '=', account).where('name', '=', name)
  return dialectOf(db).forUpdate(db, query).executeTakeFirst()
}

/** How many snapshots the account has. */
export async function countSnapshots(db: Db, account: number): Promise<number> {
  const row = await db
    .selectFrom('snapshot')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

export async function deleteSnapshot(tx: Db, account: number, id: number): Promise<void> {
  const own = tx.selectFrom('snapshot').select('id').where('account_id', '=', account).where('id', '=', id)
  await tx.deleteFrom('snapshot_part').where('snapshot_id', 'in', own).execute()
  await tx.deleteFrom('snapshot').where('account_id', '=', account).where('id', '=', id).execute()
}

/** Copies the records of an account. Throws SnapshotTooLarge as soon as they exceed `limits`. */
export async function insertSnapshot(
  tx: Db,
  row: Pick<Insertable<SnapshotTable>, 'account_id' | 'name' | 'created'>,
  limits: SnapshotLimits,
): Promise<SnapshotRow> {
  await dialectOf(tx).oneAtATime(tx, `snapshot ${row.account_id}`)
  const empty = { ...row, version: schemaVersion, records: 0, bytes: 0 }
  const { id } = await tx.insertInto('snapshot').values(empty).returning('id').executeTakeFirstOrThrow()
  let [seq, records, bytes] = [0, 0, 0]
  const counts: TableCounts = {}
  for (const table of accountTables) {
    for await (const rows of slicesOf(tx, table, row.account_id)) {
      const data = JSON.stringify(rows)
      records += rows.length
      counts[table.name] = (counts[table.name] ?? 0) + rows.length
      bytes += Buffer.byteLength(data)
      if (records > limits.records || bytes > limits.bytes) throw new SnapshotTooLarge()
      await tx.insertInto('snapshot_part').values({ snapshot_id: id, seq: seq++, source: table.name, data }).execute()
      if (seq % 4 === 0) await yieldToLoop()
    }
  }
  return tx
    .updateTable('snapshot')
    .set({ records, bytes, counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The account's rows of a table in order of its key, some at a time. */
async function* slicesOf(tx: Db, table: AccountTable, account: number): AsyncGenerator<Row[]> {
  const limit = table.large ? LARGE_ROWS : ROWS
  const key = sql.join(table.key.map((name) => sql.ref(name)))
  let last: Row | undefined
  do {
    const from = last
    const after = from ? sql`AND (${key}) > (${sql.join(table.key.map((name) => from[name]))})` : sql``
    const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table.name)}
      WHERE ${inPages(table, account)} ${after} ORDER BY ${key} LIMIT ${sql.lit(limit)}`.execute(tx)
    if (rows.length > 0) yield rows
    last = rows.length === limit ? rows.at(-1) : undefined
  } while (last)
}

/**
 * Like `ofAccount`. If the key does not begin with the column of the owning row, each row looks up its own owner: a set
 * of all owners would have to be built for every page.
 */
function inPages(table: AccountTable, account: number) {
  const { through, key, name } = table
  if (!through || key[0] === through.column) return ofAccount(table, account)
  return sql`EXISTS (SELECT 1 FROM ${sql.table(through.table)} o
    WHERE o.id = ${sql.ref(`${name}.${through.column}`)} AND o.account_id = ${account})`
}

/** Empties the account and writes the rows of the snapshot under their old numbers. `wall`: as for `deleteRecords`. */
export async function restoreRecords(tx: Db, snapshot: SnapshotRow, wall: () => number): Promise<void> {
  const forgotten = await erasedEntries(tx, snapshot.account_id)
  const epoch = await deleteRecords(tx, snapshot.account_id, wall)
  // What comes back does not happen again.
  await silenceLive(tx, snapshot.account_id)
  for (let seq = 0; ; seq++) {
    const part = await tx
      .selectFrom('snapshot_part')
      .select(['source', 'data'])
      .where('snapshot_id', '=', snapshot.id)
      .where('seq', '=', seq)
      .executeTakeFirst()
    if (!part) break
    const rows = (JSON.parse(part.data) as Row[]).map((row) => atRest(part.source, row, epoch))
    const columns = Object.keys(rows[0] ?? {})
    // The names came from these very tables.
    await insertMany(tx, { table: part.source as keyof Tables, columns: columns as never[] }, rows as never[])
    if (seq % 4 === 0) await yieldToLoop()
  }
  await silenceLive(tx, snapshot.account_id)
  // Persons who were erased since then stay erased.
  await addSuppressions(tx, forgotten)
}

/** The row without a lease: its worker at the time of the snapshot is gone, and the new token matches none. */
function atRest(table: string, row: Row, epoch: number): Row {
  const free = {
    ...row,
    // What is set aside waits for an operator, whatever else is restored.
    ...('lease_until' in row && { lease_until: Number(row['lease_until']) === NEVER ? NEVER : 0 }),
    ...('token' in row && { token: epoch * TOKENS }),
  }
  if (table === 'chunk_lease') {
    const settled = row['settled_to'] ?? 0
    return { ...free, inflight_to: settled, resent_to: settled }
  }
  // A message that was on its way has no outcome in the snapshot, so it is still to be sent.
  const isOnItsWay =
    table === 'message' && row['next_at'] !== null && ['sending', 'resending'].includes(String(row['state']))
  return isOnItsWay ? { ...free, state: 'queued' } : free
}
