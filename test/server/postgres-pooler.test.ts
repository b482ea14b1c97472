// Two addresses of PostgreSQL: one through a PgBouncer, and one past it for what needs a session.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/server/store/engines/postgres.ts'
import { beginSession } from '../../src/server/store/engines/postgres-session.ts'
import { awaitAll, pipelined } from '../../src/server/store/pipelined.ts'
import { getSetting, putSetting } from '../../src/server/store/settings.ts'
import type { Store } from '../../src/server/store/store.ts'
import { connected, createSchema, databaseOf, dropDatabaseOf, inSchema, onPostgresOnly } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { ask } from '../support/kept-connections.ts'
import { type PoolerSettings, startPooler } from '../support/pgbouncer.ts'
import { startCluster } from '../support/postgres-cluster.ts'
import { commandOf, needs } from '../support/programs.ts'
import { startServer } from '../support/server.ts'

const withPooler = () => {
  const { skip } = onPostgresOnly()
  return skip ? onPostgresOnly() : needs('pgbouncer')
}

describe('DATABASE_URL through PgBouncer in transaction mode', withPooler(), () => {
  let folder: string
  let directUrl: string
  const closing: { close(): Promise<void> }[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messaging-pooler-'))
    directUrl = await databaseOf(folder)
  })
  afterEach(async () => {
    for (const one of closing.splice(0).reverse()) await one.close()
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
  })

  async function pooler(settings: PoolerSettings = {}) {
    const started = await startPooler(directUrl, { default_pool_size: 2, ...settings })
    closing.push(started)
    return { ...started, url: started.through(directUrl) }
  }

  async function open(options: { url: string; directUrl?: string; connections?: number }): Promise<Store> {
    const store = await openPostgres({ directUrl, connections: 5, ...options })
    closing.push(store)
    return store
  }

  it('leads to a schema by the query of its connections, and refuses one in the address', async () => {
    await createSchema(directUrl, 'cell')
    const { url } = await pooler({ schema: 'cell' })
    const direct = inSchema(directUrl, 'cell')
    const stores = [await open({ url, directUrl: direct }), await open({ url: directUrl })]
    await stores[0]?.write((tx) => putSetting(tx, 'a', 'cell'))
    expect(await Promise.all(stores.map(({ db }) => getSetting(db, 'a')))).toEqual(['cell', null])
    await expect(open({ url })).rejects.toThrow(/lead to different databases or schemas/)
    await expect(open({ url: inSchema(url, 'cell'), directUrl: direct })).rejects.toThrow(
      /takes no `options` or `schema`/,
    )
  })

  const add = (store: Store) =>
    store.write(async (tx) => putSetting(tx, 'sum', String(Number(await getSetting(tx, 'sum')) + 1)))

  it('two processes with ten connections share two of the server, and hear of each other', async () => {
    const { url } = await pooler()
    const [one, two] = [await open({ url }), await open({ url })]
    let signals = 0
    two.onWrite(() => signals++)
    await one.write((tx) => putSetting(tx, 'a', '1'))
    await eventually(() => signals > 0)
    await Promise.all(Array.from({ length: 60 }, (_, n) => add(n % 2 ? one : two)))
    expect(await Promise.all(Array.from({ length: 30 }, (_, n) => getSetting((n % 2 ? one : two).db, 'sum')))).toEqual(
      Array.from({ length: 30 }, () => '60'),
    )
  })

  it('leaves neither settings nor statements in a session of the server', async () => {
    const { url } = await pooler()
    const store = await open({ url })
    await Promise.all(Array.from({ length: 40 }, () => add(store)))
    await store.copy((tx) => getSetting(tx, 'sum'))
    await store.readLong({ account: 1 }, (db) => getSetting(db, 'sum'))
    const names = ['default_transaction_read_only', 'lock_timeout', 'plan_cache_mode', 'statement_timeout']
    const settings = names.map((name) => `current_setting('${name}') AS ${name}`).join()
    const statements = `(SELECT count(*)::int FROM pg_prepared_statements WHERE name !~ '^PGBOUNCER') AS statements`
    const seen = new Set<unknown>()
    // Both sessions at once: each transaction holds one.
    const look = (depth: number): Promise<void> =>
      connected(url, async (client) => {
        await client.query('BEGIN')
        const { rows } = await client.query(`SELECT pg_backend_pid() AS pid, ${settings}, ${statements}`)
        const [{ pid, ...left }] = rows as [{ pid: number }]
        seen.add(pid)
        expect(left).toEqual({
          default_transaction_read_only: 'off',
          lock_timeout: '0',
          plan_cache_mode: 'auto',
          statement_timeout: '0',
          statements: 0,
        })
        if (depth > 1) await look(depth - 1)
        await client.query('COMMIT')
      })
    await look(2)
    expect(seen.size).toBe(2)
  })

  it('gives each transaction the limits that a private session has', async () => {
    const { url } = await pooler()
    const store = await open({ url })
    const names = ['lock_timeout', 'idle_in_transaction_session_timeout', 'plan_cache_mode']
    const rows = await store.write(async (tx) => {
      const asked = names.map((name) => sql<{ value: string }>`SELECT current_setting(${name}) AS value`.execute(tx))
      return (await awaitAll(asked)).map((answer) => answer.rows[0]?.value)
    })
    expect(rows).toEqual(['30s', '1min', 'force_custom_plan'])
  })

  it('uses names only where the pooler replaces them', async () => {
    const { url } = await pooler()
    const { stdout } = spawnSync(commandOf('pgbouncer'), ['--version'], { encoding: 'utf8' })
    const [, major, minor] = (/ (\d+)\.(\d+)/.exec(stdout) ?? []).map(Number)
    const knows = Number(major) > 1 || Number(minor) >= 21
    const { url: renaming } = knows ? await pooler({ max_prepared_statements: 100 }) : { url }
    expect(await connected(renaming, beginSession)).toBe(knows ? 'named' : 'shared')
    const { url: passing } = knows ? await pooler({ max_prepared_statements: 0 }) : { url }
    expect(await connected(passing, beginSession)).toBe('shared')
    expect(await connected(directUrl, beginSession)).toBe('own')
  })

  it('writes nothing outside a transaction', async () => {
    const { url } = await pooler()
    const store = await open({ url })
    await expect(putSetting(store.db, 'a', '1')).rejects.toThrow(/^Outside a transaction the database is read-only/)
    await expect(
      sql`WITH a AS (DELETE FROM setting RETURNING name) SELECT name FROM a`.execute(store.db),
    ).rejects.toThrow(/^Outside a transaction the database is read-only/)
    expect(await getSetting(store.db, 'a')).toBeNull()
  })

  it('answers reads that are asked at once in their order, also after one that fails', async () => {
    const { url } = await pooler()
    const store = await open({ url })
    const read = (n: number) => sql<{ n: number }>`SELECT ${n}::int AS n, pg_sleep(0.001)`.execute(store.db)
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => read(n)))
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(answers.map((_, n) => n))
    const three = await pipelined(store.db, (db) =>
      [1, 2, 3].map((n) => sql<{ n: number }>`SELECT ${n}::int AS n`.execute(db)),
    )
    expect(three.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3])
    const failing = pipelined(store.db, (db) => [0, 1].map((n) => sql`SELECT 1 / ${n}::int`.execute(db)))
    await expect(failing).rejects.toThrow('division by zero')
    await add(store)
    expect(await getSetting(store.db, 'sum')).toBe('1')
  })

  it('cancels a long read whose request is over', async () => {
    const { url } = await pooler()
    const store = await open({ url })
    const read = store.readLong({ account: 1, ms: 200 }, (db) => sql`SELECT pg_sleep(300)`.execute(db))
    await expect(read).rejects.toMatchObject({ code: 'READ_TOO_LONG' })
    await add(store)
  })

  it('reads on while a newer program changes a table', async () => {
    const { url } = await pooler()
    const store = await open({ url })
    const readAll = () => store.db.selectFrom('setting').selectAll().execute()
    const readInside = () => store.write((tx) => tx.selectFrom('setting').selectAll().execute())
    for (let n = 0; n < 8; n++) await Promise.all([add(store), readAll(), readInside()])
    await connected(directUrl, (client) => client.query('ALTER TABLE setting ADD COLUMN later text'))
    expect(await Promise.all(Array.from({ length: 8 }, readAll))).toHaveLength(8)
    expect(await Promise.all(Array.from({ length: 8 }, readInside))).toHaveLength(8)
  })

  it('thirty processes with ten connections each share forty of the server', { timeout: 600_000 }, async () => {
    const { url } = await pooler({ default_pool_size: 40 })
    const stores = await Promise.all(Array.from({ length: 30 }, () => open({ url, connections: 10 })))
    let most = 0
    let ended = false
    const watching = (async () => {
      while (!ended) {
        const rows = await ask<{ n: string }>(
          directUrl,
          `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
           AND query !~ 'pg_notify|LISTEN|clock_timestamp|pg_stat_activity'`,
        )
        most = Math.max(most, Number(rows[0]?.n))
      }
    })()
    const work = stores.flatMap((store, process) =>
      Array.from({ length: 10 }, async (_, connection) => {
        for (let n = 0; n < 10; n++) {
          await store.writeAlongside((tx) => putSetting(tx, `${process}.${connection}`, String(n)))
          expect(await getSetting(store.db, `${process}.${connection}`)).toBe(String(n))
        }
      }),
    )
    await Promise.all(work)
    ended = true
    await watching
    const [{ n }] = (await ask<{ n: string }>(directUrl, `SELECT count(*) AS n FROM setting WHERE value = '9'`)) as [
      { n: string },
    ]
    expect(Number(n)).toBe(300)
    expect(most).toBeLessThanOrEqual(40)
  })

  describe('an address that does not fit', () => {
    const failure = (options: Parameters<typeof open>[0]) =>
      open(options).then(
        () => 'none',
        (error: Error) => error.message,
      )

    it('is a pooler alone: the error names the setting that is missing', async () => {
      const { url } = await pooler()
      expect(await failure({ url, directUrl: url })).toMatch(
        /^DATABASE_URL leads to a connection pooler.*Set MESSAGING_DATABASE_DIRECT_URL to the address of PostgreSQL itself/,
      )
    })

    it.each(['server_round_robin = 1', 'default_pool_size = 1', 'default_pool_size = 20'])(
      'is a pooler as direct address, with %s',
      async (line) => {
        const [name = '', value = ''] = line.split(' = ')
        const { url } = await pooler({ [name]: value })
        expect(await failure({ url: directUrl, directUrl: url })).toMatch(/^MESSAGING_DATABASE_DIRECT_URL leads to a/)
      },
    )

    it('is another database', async () => {
      const other = await mkdtemp(join(tmpdir(), 'messaging-pooler-'))
      const { through } = await pooler()
      try {
        expect(await failure({ url: through(await databaseOf(other)) })).toMatch(
          /^DATABASE_URL and MESSAGING_DATABASE_DIRECT_URL lead to different databases/,
        )
      } finally {
        await dropDatabaseOf(other)
        await rm(other, { recursive: true })
      }
    })

    it('has settings that a pooler refuses, or answers nothing', async () => {
      const { url } = await pooler()
      const refused = new URL(url)
      refused.searchParams.set('options', '-c search_path=a')
      expect(await failure({ url: refused.href })).toMatch(/Check DATABASE_URL\. A pooler takes no `options`/)
      const away = 'postgres://user:secret@127.0.0.1:1/a'
      expect(await failure({ url: away })).toMatch(/^PostgreSQL at 127\.0\.0\.1:1\/a (?!.*secret).*Check DATABASE_URL/)
      expect(await failure({ url, directUrl: away })).toMatch(/Check MESSAGING_DATABASE_DIRECT_URL/)
    })
  })

  it('in session mode a pooler is address enough', async () => {
    const { url } = await pooler({ pool_mode: 'session', default_pool_size: 20 })
    const [one, two] = [await open({ url, directUrl: url }), await open({ url, directUrl: url })]
    let signals = 0
    two.onWrite(() => signals++)
    await add(one)
    await eventually(() => signals > 0)
  })

  it('a pooler that ends and comes back loses nothing that was acknowledged', async () => {
    const { url, restart } = await pooler()
    const store = await open({ url })
    await add(store)
    await restart()
    await eventually(() => add(store).then(() => true))
    expect(Number(await getSetting(store.db, 'sum'))).toBeGreaterThanOrEqual(2)
  })
})

describe('PostgreSQL behind a pooler', withPooler(), () => {
  it('that stops makes calls fail by one name, and /readyz tell which address fails', async () => {
    const cluster = await startCluster()
    const pooler = await startPooler(cluster.url, { query_wait_timeout: 2 })
    const url = pooler.through(cluster.url)
    const env = { DATABASE_URL: url, MESSAGING_DATABASE_DIRECT_URL: cluster.url }
    const server = await startServer({ env })
    const checks = async () => ((await (await server.inject('/readyz')).json()) as { checks: unknown }).checks
    try {
      const create = () => server.marketing().createList({ body: { internal_name: 'a' } })
      await create()
      expect(await checks()).toMatchObject({ store: 'ok', store_direct: 'ok' })
      await cluster.stop('immediate')
      await expect(create()).rejects.toMatchObject({ status: 503 })
      await eventually(async () => expect(await checks()).toMatchObject({ store_direct: /./ }) ?? true)
      expect((await server.inject('/readyz')).status).toBe(503)
      await cluster.start()
      await eventually(() => create().then(() => true))
      await eventually(async () => expect(await checks()).toMatchObject({ store: 'ok', store_direct: 'ok' }) ?? true)
    } finally {
      await server.close()
      await pooler.close()
      await cluster.close()
    }
  })
})
