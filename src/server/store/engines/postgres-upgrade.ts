// How PostgreSQL does the steps of an upgrade: on a separate connection, which is open only while something is left.
import type { Client } from 'pg'
import { type Index, type Migration, WITH_PROGRESS } from '../migrations/kinds.ts'
import { createUpgrade, type Statements, type Upgrade } from '../migrations/steps.ts'
import { SEEN_MS } from '../upgrades.ts'
import { inTransaction, LOCK_TIMEOUT, ownRelation, translateMigration, versionLock } from './postgres-migrate.ts'
import { connectBy, type Route } from './postgres-route.ts'

/** Milliseconds that a step waits for a table or a row: other statements queue up behind it. */
const LOCK_MS = 2_000
/** serialization_failure, deadlock_detected, lock_not_available, and a connection that is lost. */
const TEMPORARY = new Set(['40001', '40P01', LOCK_TIMEOUT, '57P01', 'ECONNRESET', 'ECONNREFUSED'])

const statementsOf = (client: Client): Statements => ({
  // The statement says what its rows have.
  rows: async <T>(sql: string) => (await client.query(sql)).rows as T[],
  run: async (sql) =>
    // Several statements have a result each.
    [(await client.query(sql)) as unknown as { rowCount: number | null }].flat().at(-1)?.rowCount ?? 0,
})

/** Builds an index; first removes what an interrupted build left, which has the name of the index but isn't used. */
async function buildIndex(
  client: Client,
  { version, index, table, on }: Index & { version: number },
): Promise<boolean> {
  const lock = `hashtext('messaging index ' || current_schema()), ${version}`
  const { rows: locks } = await client.query<{ mine: boolean }>(`SELECT pg_try_advisory_lock(${lock}) AS mine`)
  if (!locks[0]?.mine) return false
  try {
    const { rows } = await client.query<{ valid: boolean }>(
      `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = ${ownRelation('$1')}`,
      [index],
    )
    if (rows[0]?.valid === false) await client.query(`DROP INDEX CONCURRENTLY ${index}`)
    if (!rows[0]?.valid) await client.query(`CREATE INDEX CONCURRENTLY ${index} ON ${table} ${on}`)
    return true
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${lock})`).catch(() => undefined)
  }
}

/** Whether no program before this version runs or can start until the end of the transaction. */
async function excludeOlder(on: Statements, oldest: number): Promise<boolean> {
  const lock = versionLock('v')
  const [locks] = await on.rows<{ free: boolean }>(
    `SELECT coalesce(bool_and(pg_try_advisory_xact_lock(${lock})), true) AS free
     FROM generate_series(${WITH_PROGRESS}, ${oldest - 1}) v`,
  )
  if (!locks?.free) return false
  // A process that lost its connection has no lock until it connects again.
  const seen = await on.rows(
    `SELECT id FROM process WHERE knows < ${oldest}
     AND seen > (extract(epoch FROM clock_timestamp()) * 1000)::bigint - ${SEEN_MS}`,
  )
  return seen.length === 0
}

/** The steps of an upgrade on the direct address of the database. */
export function postgresUpgrade(route: Route, known: readonly Migration[]): Upgrade & { close(): Promise<void> } {
  let opened: Promise<Client> | null = null

  async function open(): Promise<Client> {
    const client = await connectBy(route, { connectionTimeoutMillis: 5_000 })
    const forget = () => {
      opened = null
    }
    client.on('error', forget)
    client.on('end', forget)
    // A build of an index takes as long as it takes.
    await client.query('SET statement_timeout = 0')
    return client
  }

  const connection = () => {
    opened ??= open().catch((error) => {
      opened = null
      throw error
    })
    return opened
  }

  const { step, knows } = createUpgrade(
    {
      async transaction(work) {
        const client = await connection()
        return inTransaction(client, async () => {
          await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`)
          return work(statementsOf(client))
        })
      },
      translate: translateMigration,
      claim: ' FOR UPDATE SKIP LOCKED',
      buildIndex: async (migration) => buildIndex(await connection(), migration),
      excludeOlder,
      // Errors of the driver and of the network have a code.
      isTemporary: (error) => TEMPORARY.has((error as { code?: string }).code ?? ''),
    },
    known,
  )
  const close = async () => {
    const client = await opened?.catch(() => null)
    await client?.end().catch(() => undefined)
  }
  return {
    knows,
    async step() {
      const taken = await step()
      if (taken.step === 'done') await close()
      return taken
    },
    close,
  }
}
