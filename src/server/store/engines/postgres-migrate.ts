// Brings a PostgreSQL database to the version of the program, under a lock: of several programs that start at once, one
// migrates and the others find nothing left to do. Migrations that older programs can't survive run in one transaction,
// expands in one each.
import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import type { LongTransaction } from '../migrations/check.ts'
import { isNoted, type Numbered, WITH_PROGRESS, wholeSql } from '../migrations/kinds.ts'
import { LEFT_SQL, type Migrating, noteSql, OLDEST_SQL, type Progress, planOf } from '../migrations/plan.ts'

/** Every process holds this lock, shared, for as long as it uses the tables. A migration that stops all needs it alone. */
export const IN_USE = `hashtextextended('messaging in use ' || current_schema(), 0)`
/** The keys of the lock that a process holds, shared, for the number of migrations that it knows (or a column of it). */
export const versionLock = (knows: number | string): string => `${VERSION_KEY}, ${knows}`
/** The first key of these locks. */
export const VERSION_KEY = `hashtext('messaging version ' || current_schema())`
/** Milliseconds that a newer program waits for processes that are about to end. */
const GRACE_MS = 3_000
/**
 * Milliseconds that an expand waits for a table, because other statements queue up behind it, and how often it tries
 * again: a backup holds all tables for minutes.
 */
const LOCK_MS = 2_000
const LOCK_PAUSE_MS = 1_000
const LOCK_TRIES = 40
/** lock_not_available */
export const LOCK_TIMEOUT = '55P03'

/** The relation of this name in the schema of the address, or NULL: a search path may lead to further schemas. */
export const ownRelation = (name: string): string => `to_regclass(quote_ident(current_schema()) || '.' || ${name})`

/** PostgreSQL 15. */
const MIN_VERSION = 150_000

/** Adds rows to the stream of events, if a client watches their account. */
const liveEventInsert = (rows: string, account: string, kind: string, state: string) =>
  `INSERT INTO live_event (account_id, kind, ref, state, at)
   SELECT w.account_id, '${kind}', n.id, n.${state}::varchar, ${NOW} + a.ahead
   FROM ${rows} n JOIN live_watch w ON w.account_id = n.${account} JOIN account a ON a.id = w.account_id
   WHERE w.until > ${NOW} ORDER BY n.id;`
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

const asFunction = (name: string, body: string) =>
  `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NULL; END $$;`

/** One statement for all rows of a statement. */
const tellRows = (table: string, kind: string, state: string) =>
  `${asFunction(`tell_${table}`, liveEventInsert('told', 'account_id', kind, state))}
   CREATE TRIGGER tell_${table} AFTER INSERT ON ${table} REFERENCING NEW TABLE AS told
   FOR EACH STATEMENT EXECUTE FUNCTION tell_${table}();`

const tellChange = (table: string, kind: string, column: string, account: string) =>
  `${asFunction(`tell_${table}_${column}`, liveEventInsert('(SELECT NEW.*)', account, kind, column))}
   CREATE TRIGGER tell_${table}_${column} AFTER UPDATE OF ${column} ON ${table} FOR EACH ROW
   WHEN (OLD.${column} <> NEW.${column}) EXECUTE FUNCTION tell_${table}_${column}();`

/**
 * Counts the rows of a table by two of their columns: a statement adds a part for each pair of values that it changed.
 * With a single row for each count, all writers of contacts in one list would wait for each other.
 */
function countRows(table: string, owner: string, state: string): string {
  const counted = (rows: string, sum: string) =>
    `INSERT INTO ${table}_count (${owner}, ${state}, n)
     SELECT ${owner}, ${state}, ${sum} FROM ${rows} GROUP BY ${owner}, ${state} HAVING ${sum} <> 0;`
  const each = (rows: string, n: number) => `SELECT ${owner}, ${state}, ${n} AS n FROM ${rows}`
  const trigger = (name: string, on: string, rows: string, body: string) =>
    `${asFunction(`count_${table}_${name}`, body)}
     CREATE TRIGGER count_${table}_${name} AFTER ${on} ON ${table} REFERENCING ${rows}
     FOR EACH STATEMENT EXECUTE FUNCTION count_${table}_${name}();`
  return [
    trigger('in', 'INSERT', 'NEW TABLE AS come', counted('come', 'count(*)')),
    trigger('out', 'DELETE', 'OLD TABLE AS gone', counted('gone', '-count(*)')),
    trigger(
      'over',
      'UPDATE',
      'OLD TABLE AS gone NEW TABLE AS come',
      counted(`(${each('come', 1)} UNION ALL ${each('gone', -1)}) changed`, 'sum(n)'),
    ),
  ].join('\n')
}

/** Computes a column of each row that is written. */
const keepColumn = (table: string, column: string, value: string) =>
  `CREATE FUNCTION keep_${table}_${column}() RETURNS trigger LANGUAGE plpgsql
   AS $$ BEGIN NEW.${column} := ${value}; RETURN NEW; END $$;
   CREATE TRIGGER keep_${table}_${column} BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW
   EXECUTE FUNCTION keep_${table}_${column}();`

/**
 * Translates a migration for PostgreSQL. Collation "C" compares bytes, as SQLite does, whatever the collation of the
 * database.
 */
export function translateMigration(text: string): string {
  return text
    .replaceAll('{id}', 'bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY')
    .replaceAll(/\{sequence ([\w-]+)\}/g, 'CREATE SEQUENCE "numbers_$1";')
    .replaceAll(
      /\{items (\S+) (\w+)\}/g,
      (_, column, member) => `jsonb_array_elements(${column}::jsonb -> '${member}')`,
    )
    .replaceAll(/\btext\b/g, 'text COLLATE "C"')
    .replaceAll('{part}', 'bigint GENERATED BY DEFAULT AS IDENTITY')
    .replaceAll(/\{count (\w+) (\w+) (\w+)\}/g, (_, table, owner, state) => countRows(table, owner, state))
    .replaceAll('{transaction}', '(pg_current_xact_id()::varchar::bigint)')
    .replaceAll(/\{tell (\w+) (\w+) (\w+)\}/g, (_, table, kind, state) => tellRows(table, kind, state))
    .replaceAll(/\{keep (\w+) (\w+) ([^}]+)\}/g, (_, ...of: [string, string, string]) => keepColumn(...of))
    .replaceAll(
      /\{drop-keep (\w+) (\w+)\}/g,
      (_, table, column) =>
        `DROP TRIGGER keep_${table}_${column} ON ${table}; DROP FUNCTION keep_${table}_${column}();`,
    )
    .replaceAll(/\{tell-change (\w+) (\w+) (\w+) (\w+)\}/g, (_, table, kind, column, account) =>
      tellChange(table, kind, column, account),
    )
}

async function assertServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string; server_encoding: string }>(
    `SELECT current_setting('server_version_num') AS server_version_num, current_setting('server_encoding') AS server_encoding`,
  )
  const [server] = rows
  if (Number(server?.server_version_num) < MIN_VERSION)
    throw new Error('PostgreSQL 15 or newer is needed; the server is older.')
  if (server?.server_encoding !== 'UTF8')
    throw new Error(`The database must have the encoding UTF8, not ${server?.server_encoding}.`)
}

/** The schema of the address. Throws if it does not exist: locks and signals have its name. */
export async function assertSchema(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string | null; path: string }>(
    `SELECT current_schema() AS name, current_setting('search_path') AS path`,
  )
  const { name = null, path = '' } = rows[0] ?? {}
  if (name !== null) return name
  const remedy = /^\w+$/.test(path) ? `: CREATE SCHEMA ${path};` : '.'
  throw new Error(`The schema of DATABASE_URL does not exist. Create it${remedy}`)
}

/** Throws when processes of an older program use the tables: they would fail, and lose messages with them. */
async function assertUnused(client: Client, version: number): Promise<void> {
  await client.query(`SET LOCAL lock_timeout = ${GRACE_MS}`)
  await client.query(`SELECT pg_advisory_xact_lock(${IN_USE})`).catch((error: { code?: string }) => {
    if (error.code !== LOCK_TIMEOUT) throw error
    throw new Error(
      `Processes of an older program use the database, which has version ${version}. Stop them all, then start this one again.`,
    )
  })
  await client.query('SET LOCAL lock_timeout = 0')
}

/** Runs work between BEGIN and COMMIT. */
export async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** How far the database is; a new one is at 0. */
export async function readProgress(client: Client): Promise<Progress> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version')
  const version = rows[0]?.version ?? 0
  if (version < WITH_PROGRESS) return { version, oldest: version, left: [] }
  const oldest = await client.query<{ oldest: string }>(OLDEST_SQL)
  const left = await client.query<{ version: string }>(LEFT_SQL)
  return { version, oldest: Number(oldest.rows[0]?.oldest), left: left.rows.map((row) => Number(row.version)) }
}

async function setVersion(client: Client, version: number): Promise<void> {
  await client.query('UPDATE schema_version SET version = $1 WHERE version < $1', [version])
}

/** Does the migrations while no other process uses the database. */
const migrateAlone = (client: Client, migrations: readonly Numbered[], version: number): Promise<void> =>
  inTransaction(client, async () => {
    if (version > 0) await assertUnused(client, version)
    for (const migration of migrations) {
      await client.query(translateMigration(wholeSql(migration)))
      if (isNoted(migration)) await client.query(noteSql(migration, Date.now()))
      await setVersion(client, migration.version)
    }
  })

/** The oldest transaction of others. */
export async function longestTransaction(client: Client): Promise<LongTransaction | null> {
  const { rows } = await client.query<{ backend: number; name: string; seconds: string }>(
    `SELECT pid AS backend, application_name AS name,
     round(extract(epoch FROM clock_timestamp() - xact_start)) AS seconds
     FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
     ORDER BY xact_start LIMIT 1`,
  )
  const [row] = rows
  return row ? { ...row, seconds: Number(row.seconds) } : null
}

/** The oldest transaction of others, in words for the operator. */
async function longestInWords(client: Client): Promise<string> {
  const row = await longestTransaction(client)
  return row
    ? ` The longest transaction is that of process ${row.backend} (${row.name || 'unnamed'}), ${row.seconds} s.`
    : ''
}

/** Does an expand, or notes another migration, in a transaction that holds up others for a moment only. */
async function migrateBeside(client: Client, migration: Numbered, tries: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(client, async () => {
        await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`)
        if (migration.kind === 'expand') await client.query(translateMigration(migration.sql))
        else await client.query(noteSql(migration, null))
        await setVersion(client, migration.version)
      })
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error
      if (attempt === tries)
        throw new Error(
          `Migration ${migration.version} waits for a table that other transactions hold.${await longestInWords(client)} Start this program again when they have ended, for example after a backup.`,
        )
      await setTimeout(LOCK_PAUSE_MS)
    }
  }
}

/**
 * Applies the missing migrations. Throws what `planOf` does, and when a program uses the database that can't continue with
 * them.
 */
export async function migratePostgres(client: Client, how: Migrating = {}): Promise<void> {
  await assertServer(client)
  await assertSchema(client)
  const lock = `hashtextextended('messaging migrate ' || current_schema(), 0)`
  await client.query(`SELECT pg_advisory_lock(${lock})`)
  try {
    await inTransaction(client, async () => {
      await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)')
      await client.query('INSERT INTO schema_version SELECT 0 WHERE NOT EXISTS (SELECT FROM schema_version)')
    })
    const progress = await readProgress(client)
    const { stopped, beside } = planOf(progress, how)
    if (stopped.length > 0) await migrateAlone(client, stopped, progress.version)
    for (const migration of beside) await migrateBeside(client, migration, how.tries ?? LOCK_TRIES)
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${lock})`).catch(() => undefined)
  }
}
