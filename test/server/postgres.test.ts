// What PostgreSQL promises beyond what store.test.ts asks of both engines: several programs on one database,
// and a server that goes and comes.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAX_IN_PROGRESS } from '../../src/server/domain/campaigns/runs/concurrency.ts'
import { addUsage } from '../../src/server/store/accounts/profiles.ts'
import { openPostgres } from '../../src/server/store/engines/postgres.ts'
import { migratePostgres } from '../../src/server/store/engines/postgres-migrate.ts'
import { Lineage, Route } from '../../src/server/store/engines/postgres-route.ts'
import { createSignals } from '../../src/server/store/engines/postgres-signals.ts'
import { migrations } from '../../src/server/store/migrations/migrate.ts'
import { getSetting, putSetting } from '../../src/server/store/settings.ts'
import { type Db, type Store, StoreUnavailableError } from '../../src/server/store/store.ts'
import { deferToCommit, writeInOneRoundTrip } from '../../src/server/store/transaction-end.ts'
import { connected, databaseOf, dropDatabaseOf, onPostgresOnly } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { startCluster } from '../support/postgres-cluster.ts'
import { startServer } from '../support/server.ts'
import { startSmtpSink } from '../support/smtp.ts'

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
    await connected(url, async (client) => {
      await client.query('UPDATE schema_version SET version = 999')
      await client.query(`INSERT INTO migration (version, kind, oldest, done) VALUES (999, 'contract', 999, 1)`)
    })
    await expect(open()).rejects.toThrow(/version 999.*newer/)
    expect(await version()).toEqual([{ version: 999 }])
  })

  it('waits for the processes of an older program, and refuses to change their tables under them', async () => {
    const older = migrations.length - 1
    await connected(url, (client) => migratePostgres(client, { last: older }))
    const process = await createSignals(new Route(url, new Lineage()), older)
    await expect(open()).rejects.toThrow(/^Processes of an older program use the database.*Stop them all/)
    expect(await version()).toEqual([{ version: older }])
    const newer = open()
    await process.close()
    await newer
    expect(await version()).toEqual([{ version: migrations.length }])
  })

  it('reads on while a newer program changes a table: what it prepared is prepared anew', async () => {
    const store = await open()
    await store.write((tx) => putSetting(tx, 'a', '1'))
    const readAll = () => store.db.selectFrom('setting').selectAll().where('name', '=', 'a').execute()
    expect(await readAll()).toMatchObject([{ value: '1' }])
    await connected(url, (client) => client.query('ALTER TABLE setting ADD COLUMN later text'))
    expect(await readAll()).toMatchObject([{ value: '1' }])
    expect(await store.write((tx) => tx.selectFrom('setting').selectAll().execute())).toHaveLength(1)
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
  })
})

describe('a server that stops while a sandbox campaign goes out', onPostgresOnly(), () => {
  it('leaves nobody in doubt: the carrier keeps each SMS once, as soon as it can', async () => {
    const recipients = 2_000
    const cluster = await startCluster()
    const server = await startServer({ env: { DATABASE_URL: cluster.url }, app: { lease: 4_000 } })
    const count = (table: string, which = 'true') =>
      connected(cluster.url, async (client) => {
        const { rows } = await client.query(`SELECT count(*) AS n FROM ${table} WHERE ${which}`)
        return Number(rows[0]?.n)
      })
    try {
      const marketing = server.marketing()
      const { list_id } = await marketing.createList({ body: { internal_name: 'Readers' } })
      const contacts = Array.from({ length: recipients }, (_, n) => ({
        base: { email: `a${n}@example.com`, cellphone: `351-91${String(n).padStart(7, '0')}` },
      }))
      await marketing.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
      await eventually(async () => (await count('contact')) === recipients)
      const content = { type: 'text', message: 'Hello' } as const
      const { campaign_hash } = await marketing.createSmsCampaign({ body: { list_id, internal_name: 'All', content } })
      const to = { list_id, destination_field: 'cellphone', segments: { type: 'none' } } as const
      await marketing.sendSmsCampaign({ path: { campaign_hash }, body: to })
      for (const mode of ['fast', 'immediate', 'fast'] as const) {
        const before = await count('captured_message')
        await eventually(async () => (await count('captured_message')) > before)
        await cluster.stop(mode)
        await cluster.start()
      }
      await eventually(async () => (await count('message', 'settled IS NOT NULL')) === recipients, 30_000)
      expect(await count('message', `state <> 'accepted'`)).toBe(0)
      expect(await count('captured_message')).toBe(recipients)
      expect(await count('(SELECT DISTINCT recipient FROM captured_message) c')).toBe(recipients)
    } finally {
      await server.close()
      await cluster.close()
    }
  })
})

describe('a server that takes no writes', onPostgresOnly(), () => {
  const large = (n: number) => ({ name: `large ${n}`, value: randomBytes(6_000).toString('base64') })

  it('because its disk is full is unavailable, and what was acknowledged stays', async () => {
    const cluster = await startCluster({ small: true })
    try {
      const store = await openPostgres({ url: cluster.url, connections: 2 })
      const write = (n: number) => store.write((tx) => putSetting(tx, large(n).name, large(n).value))
      let stored = 0
      const failed = (async () => {
        for (; stored < 5_000; stored++) await write(stored)
      })()
      await expect(failed).rejects.toMatchObject({ constructor: StoreUnavailableError, cause: { code: '53100' } })
      expect(store.outage.reason()).toMatch(/cannot be used/)
      const { n } = await store.db
        .selectFrom('setting')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('name', 'like', 'large %')
        .executeTakeFirstOrThrow()
      expect(n).toBe(stored)
      await store.write((tx) => tx.deleteFrom('setting').where('name', 'like', 'large %').execute())
      await store.outage.over()
      await store.close()
    } finally {
      await cluster.close()
    }
  })

  it('because it only copies another is unavailable, and what left before is recorded once it is promoted', async () => {
    const cluster = await startCluster()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked: string[] = []
    const smtp = await startSmtpSink({
      rejectData: async ({ to }) => {
        asked.push(to[0] ?? '')
        await held
        return null
      },
    })
    const env = { DATABASE_URL: cluster.url, MESSAGING_SANDBOX_SMTP_URL: smtp.url }
    const server = await startServer({ env, app: { lease: 400 } })
    try {
      const mailing = await withSender(server)
      const addresses = Array.from({ length: 150 }, (_, n) => `a${n}@example.com`)
      const campaign = await withCampaign(server, addresses, mailing)
      await campaign.start()
      await eventually(() => asked.length > 0)
      await cluster.stop()
      await cluster.copyOnly()
      await cluster.start()
      release()
      const create = () => mailing.marketing.createList({ body: { internal_name: 'Later' } })
      await eventually(async () => {
        const refusal = await create().catch((error: unknown) => error)
        expect(refusal).toMatchObject({ status: 503 })
        return (await server.inject('/readyz')).status === 503
      })
      expect((await mailing.marketing.listLists()).items).toHaveLength(1)
      const left = asked.length
      expect(left).toBeLessThanOrEqual(MAX_IN_PROGRESS)
      await cluster.promote()
      await eventually(async () => (await campaign.status()) === 'sent')
      expect(asked.sort()).toEqual(addresses.sort())
      expect((await server.inject('/readyz')).status).toBe(200)
    } finally {
      release()
      await server.close()
      await smtp.close()
      await cluster.close()
    }
  })
})

describe('a server that only copies', onPostgresOnly(), () => {
  it('refuses a transaction that waits for no answer before its end, and the outage lasts', async () => {
    const cluster = await startCluster()
    const store = await openPostgres({ url: cluster.url, connections: 2 })
    try {
      await cluster.stop()
      await cluster.copyOnly()
      await cluster.start()
      await eventually(() =>
        getSetting(store.db, 'a').then(
          () => true,
          () => false,
        ),
      )
      const refused = expect.objectContaining({ code: 'STORE_UNAVAILABLE' })
      const keep = (tx: Db) => putSetting(tx, 'a', 'x')
      await expect(store.write(async (tx) => void deferToCommit(tx, keep(tx)))).rejects.toEqual(refused)
      await expect(writeInOneRoundTrip(store, keep)).rejects.toEqual(refused)
      const count = { account_id: 1, channel: 'sms', sent: 1 }
      await expect(store.write(async (tx) => addUsage(tx, [count]))).rejects.toEqual(refused)
      expect(store.outage.reason()).not.toBeNull()
    } finally {
      await store.close()
      await cluster.close()
    }
  })
})

describe('the time of a request', onPostgresOnly(), () => {
  it('covers the look for the key', async () => {
    await using server = await startServer({ env: { MESSAGING_REQUEST_LIMITS: '20,1,1' } })
    const url = await databaseOf(server.data)
    const headers = { apikey: (await server.createAccount('Other')).key }
    await connected(url, async (client) => {
      await client.query('BEGIN')
      await client.query('LOCK TABLE api_key IN ACCESS EXCLUSIVE MODE')
      expect((await server.inject('/marketing/v3/lists', { headers })).status).toBe(408)
      await client.query('ROLLBACK')
    })
    expect((await server.inject('/marketing/v3/lists', { headers })).status).toBe(200)
  })
})
