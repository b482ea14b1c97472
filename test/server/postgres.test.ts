// What PostgreSQL promises beyond what store.test.ts asks of both engines: several programs on one database,
// and a server that goes and comes.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/server/store/engines/postgres.ts'
import { migrations } from '../../src/server/store/migrations/migrate.ts'
import { getSetting, putSetting } from '../../src/server/store/settings.ts'
import { type Store, StoreUnavailableError } from '../../src/server/store/store.ts'
import { connected, databaseOf, dropDatabaseOf, onPostgresOnly } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { startCluster } from '../support/postgres-cluster.ts'

describe('openPostgres', onPostgresOnly(), () => {
  let folder: string
  let url: string
  const stores: Store[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messaging-postgres-'))
    url = await databaseOf(folder, { empty: true })
  })
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()))
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
  })

  async function open(connections = 5): Promise<Store> {
    const store = await openPostgres({ url, connections })
    stores.push(store)
    return store
  }
  const version = () =>
    connected(
      url,
      async (client) => (await client.query('SELECT version FROM schema_version')).rows as { version: number }[],
    )

  it('of programs that start at once on an empty database one migrates it, and all run', async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => open(2)))
    expect(await version()).toEqual([{ version: migrations.length }])
    await opened[0]?.write((tx) => putSetting(tx, 'a', '1'))
    for (const store of opened) expect(await getSetting(store.db, 'a')).toBe('1')
  })

  it('refuses the database of a newer program, and leaves it as it is', async () => {
    await (await open()).write((tx) => putSetting(tx, 'a', '1'))
    await connected(url, (client) => client.query('UPDATE schema_version SET version = 999'))
    await expect(open()).rejects.toThrow(/version 999.*newer/)
    expect(await version()).toEqual([{ version: 999 }])
  })

  it('says where the server is that does not answer, without the password', async () => {
    const failed = openPostgres({ url: 'postgres://user:secret@127.0.0.1:1/a', connections: 2 })
    await expect(failed).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:1\/a cannot be used: (?!.*secret).*DATABASE_URL/)
  })

  it('two programs: what one wrote is true for the other, who is told at once', async () => {
    const [one, two] = [await open(), await open()]
    let news = 0
    two.onWrite(() => news++)
    await one.write((tx) => getSetting(tx, 'a'))
    await one.write((tx) => putSetting(tx, 'a', '1'))
    expect(await getSetting(two.db, 'a')).toBe('1')
    await eventually(() => news === 1)
    let signals = 0
    one.onSignal('topic', () => signals++)
    two.signal('topic')
    await eventually(() => signals === 1)
    // Each counts what the other did: neither loses an addition.
    const add = (store: Store) =>
      store.write(async (tx) => putSetting(tx, 'sum', String(Number(await getSetting(tx, 'sum')) + 1)))
    await Promise.all(Array.from({ length: 20 }, (_, n) => add(n % 2 ? one : two)))
    expect(await getSetting(one.db, 'sum')).toBe('20')
  })

  it('a connection that is cut in the middle undoes the transaction, and the next one is whole', async () => {
    const store = await open()
    const cut = store.write(async (tx) => {
      await putSetting(tx, 'a', '1')
      await connected(url, (client) =>
        client.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
        ),
      )
      await putSetting(tx, 'b', '1')
    })
    await expect(cut).rejects.toBeInstanceOf(StoreUnavailableError)
    await eventually(() => store.write((tx) => putSetting(tx, 'c', '1')).then(() => true))
    expect([await getSetting(store.db, 'a'), await getSetting(store.db, 'c')]).toEqual([null, '1'])
    // The connection that waits for signals is made anew as well.
    const other = await open()
    let news = 0
    await eventually(async () => {
      store.onWrite(() => news++)
      await other.write((tx) => putSetting(tx, 'd', String(news)))
      return news > 0
    })
  })
})

describe('a server that stops', onPostgresOnly(), () => {
  it('loses nothing that was acknowledged; meanwhile every call fails by one name', async () => {
    const cluster = await startCluster()
    try {
      const store = await openPostgres({ url: cluster.url, connections: 5 })
      const acknowledged: string[] = []
      const failures = new Set<unknown>()
      let ended = false
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        for (let n = 0; !ended; n++) {
          const name = `${writer}.${n}`
          await store
            .write((tx) => putSetting(tx, name, 'x'))
            .then(
              () => acknowledged.push(name),
              (error: unknown) => (
                failures.add((error as Error).constructor), new Promise((resolve) => setTimeout(resolve, 20))
              ),
            )
        }
      })
      for (const mode of ['fast', 'immediate'] as const) {
        const before = acknowledged.length
        await eventually(() => acknowledged.length > before + 20)
        await cluster.stop(mode)
        await expect(getSetting(store.db, 'a')).rejects.toBeInstanceOf(StoreUnavailableError)
        await cluster.start()
      }
      const before = acknowledged.length
      await eventually(() => acknowledged.length > before + 20)
      ended = true
      await Promise.all(writers)
      expect([...failures]).toEqual([StoreUnavailableError])
      const rows = await store.db.selectFrom('setting').select('name').execute()
      const found = new Set(rows.map(({ name }) => name))
      expect(acknowledged.filter((name) => !found.has(name))).toEqual([])
      await store.close()
    } finally {
      await cluster.close()
    }
  }, 60_000)
})
