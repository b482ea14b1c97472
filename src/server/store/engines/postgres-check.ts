// Reads what an upgrade would meet in a PostgreSQL database, without changing it.
import type { Client } from 'pg'
import {
  checkOf,
  type LeftNote,
  type SeenConnection,
  type SeenProcess,
  tablesOf,
  type UpgradeCheck,
} from '../migrations/check.ts'
import { type Migration, WITH_PROGRESS } from '../migrations/kinds.ts'
import { migrations } from '../migrations/migrate.ts'
import { SEEN_MS } from '../upgrades.ts'
import {
  IN_USE,
  inTransaction,
  longestTransaction,
  ownRelation,
  readProgress,
  VERSION_KEY,
} from './postgres-migrate.ts'
import { connectBy, Lineage, Route } from './postgres-route.ts'

interface TableStatistics {
  kind: string
  tuples: number
  pages: number
  /** Bytes, and those of a page. */
  size: string
  page: string
}

/** The rows of a table as the planner estimates them; null for one that was not analysed or has partitions. */
async function estimateRows(client: Client, table: string): Promise<number | null> {
  const { rows } = await client.query<TableStatistics>(
    `SELECT relkind AS kind, reltuples AS tuples, relpages AS pages, pg_relation_size(oid) AS size,
     current_setting('block_size') AS page FROM pg_class WHERE oid = ${ownRelation('$1')}`,
    [table],
  )
  const [found] = rows
  // A migration that is left creates it.
  if (!found) return 0
  if (found.kind !== 'r') return null
  const pages = Number(found.size) / Number(found.page)
  if (pages === 0) return 0
  return found.tuples < 0 || found.pages === 0 ? null : Math.round((found.tuples / found.pages) * pages)
}

/** The connections of the processes that use the tables; programs before the progress have no number. */
async function readConnections(client: Client): Promise<SeenConnection[]> {
  const { rows } = await client.query<{ backend: number; address: string | null; knows: string | null }>(
    `SELECT a.pid AS backend, host(a.client_addr) AS address, v.objid::bigint AS knows
     FROM pg_locks u JOIN pg_stat_activity a ON a.pid = u.pid AND a.datid = u.database
     LEFT JOIN pg_locks v ON v.pid = u.pid AND v.locktype = 'advisory' AND v.objsubid = 2 AND v.granted
       AND v.database = u.database AND v.classid::bigint = (${VERSION_KEY}::bigint & 4294967295)
     WHERE u.locktype = 'advisory' AND u.objsubid = 1 AND u.granted AND a.datname = current_database()
     AND ((u.classid::bigint << 32) | u.objid::bigint) = ${IN_USE} ORDER BY 3, 1`,
  )
  return rows.map(({ knows, ...row }) => ({ ...row, knows: knows === null ? null : Number(knows) }))
}

async function readProcesses(client: Client): Promise<SeenProcess[]> {
  const { rows } = await client.query<{ host: string; pid: string; program: string; knows: string }>(
    `SELECT host, pid, program, knows FROM process
     WHERE seen > (extract(epoch FROM clock_timestamp()) * 1000)::bigint - ${SEEN_MS} ORDER BY knows, started`,
  )
  return rows.map((row) => ({ ...row, pid: Number(row.pid), knows: Number(row.knows) }))
}

async function readNotes(client: Client): Promise<LeftNote[]> {
  const { rows } = await client.query<
    Record<'version' | 'place' | 'ends', string> & Record<'began' | 'failure', string | null>
  >('SELECT version, place, ends, began, failure FROM migration WHERE done IS NULL')
  return rows.map(({ version, place, ends, began, failure }) => ({
    version: Number(version),
    place: Number(place),
    ends: Number(ends),
    began: began === null ? null : Number(began),
    failure,
  }))
}

async function readFacts(client: Client, known: readonly Migration[]) {
  await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  const { rows: found } = await client.query<{ there: boolean }>(
    `SELECT ${ownRelation("'schema_version'")} IS NOT NULL AS there`,
  )
  const progress = found[0]?.there ? await readProgress(client) : { version: 0, oldest: 0, left: [] }
  const isLeft = (_: Migration, index: number) => index >= progress.version || progress.left.includes(index + 1)
  const rows = new Map<string, number | null>()
  for (const table of tablesOf(known.filter(isLeft))) rows.set(table, await estimateRows(client, table))
  const hasProgress = progress.version >= WITH_PROGRESS
  return {
    progress,
    rows,
    notes: hasProgress ? await readNotes(client) : [],
    processes: hasProgress ? await readProcesses(client) : [],
    connections: await readConnections(client),
    longest: await longestTransaction(client),
    isShared: true,
  }
}

/** What an upgrade by a program with these migrations would do to the database of a direct address. */
export async function checkPostgresUpgrade(
  url: string,
  known: readonly Migration[] = migrations,
): Promise<UpgradeCheck> {
  const client = await connectBy(new Route(url, new Lineage()), { connectionTimeoutMillis: 5_000 })
  try {
    return checkOf(await inTransaction(client, () => readFacts(client, known)), known)
  } finally {
    await client.end()
  }
}
