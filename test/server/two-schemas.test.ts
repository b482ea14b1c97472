// Two platforms in two schemas of one database: neither sees, wakes, stops or waits for the other.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dialectOf } from '../../src/server/store/dialect.ts'
import { openPostgres } from '../../src/server/store/engines/postgres.ts'
import { dumpPostgres, restorePostgres } from '../../src/server/store/engines/postgres-backup.ts'
import { checkPostgresUpgrade } from '../../src/server/store/engines/postgres-check.ts'
import { asContract, asExpand, buildIndex } from '../../src/server/store/migrations/kinds.ts'
import { migrations } from '../../src/server/store/migrations/migrate.ts'
import { getSetting, putSetting } from '../../src/server/store/settings.ts'
import type { Store } from '../../src/server/store/store.ts'
import { connected, createSchema, databaseOf, dropDatabaseOf, inSchema, onPostgresOnly } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { withCampaign, withSender } from '../support/mailing.ts'
import { needs } from '../support/programs.ts'
import { startReceiver } from '../support/receiver.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** A database with these empty schemas, and the addresses of them. */
async function openDatabase(folder: string, schemas: readonly string[]): Promise<string[]> {
  const url = await databaseOf(folder, { empty: true })
  for (const schema of schemas) await createSchema(url, schema)
  return schemas.map((schema) => inSchema(url, schema))
}

describe('two platforms in two schemas of one database', onPostgresOnly(), () => {
  let folder: string
  const servers: TestServer[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messaging-schemas-'))
    for (const url of await openDatabase(folder, ['one', 'two']))
      servers.push(await startServer({ env: { DATABASE_URL: url } }))
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    await rm(folder, { recursive: true, force: true })
    await dropDatabaseOf(folder)
  })

  /** The servers, each with the name of what it creates. */
  const both = <T>(work: (server: TestServer, name: string) => Promise<T>): Promise<T[]> =>
    Promise.all(servers.map((server, n) => work(server, ['one', 'two'][n] as string)))

  it('have accounts and lists with equal numbers, and each its own contacts', async () => {
    const lists = await both(async (server, name) => {
      const { list_id } = await server.marketing().createList({ body: { internal_name: name } })
      const path = { list_id }
      const emails = ['same', name].map((user) => `${user}@example.com`)
      await Promise.all(emails.map((email) => server.marketing().createContact({ path, body: { base: { email } } })))
      return { account: server.accountId, list_id }
    })
    expect(lists[0]).toEqual(lists[1])
    const found = await both(async (server, name) => {
      const { items } = await server.marketing().listContacts({ path: { list_id: lists[0]?.list_id as number } })
      return [name, items.map(({ base }) => base.email).sort()]
    })
    expect(found).toEqual([
      ['one', ['one@example.com', 'same@example.com']],
      ['two', ['same@example.com', 'two@example.com']],
    ])
    const [one, two] = servers
    const status = async (server: TestServer | undefined, key = '') =>
      (await server?.inject('/marketing/v3/lists', { headers: { apikey: key } }))?.status
    expect([await status(one, two?.key), await status(two, one?.key)]).toEqual([401, 401])
  })

  it('send their campaigns and call their webhooks at the same time, each once', async () => {
    const receiver = await startReceiver()
    try {
      const readers = Array.from({ length: 120 }, (_, n) => `reader${n}@example.com`)
      const sent = await both(async (server, name) => {
        const { key } = await server.createAccount(name)
        const mailing = await withSender(server, key)
        const campaign = await withCampaign(server, readers, mailing)
        await mailing.marketing.createWebhook({
          body: { list_id: campaign.list_id, url: `${receiver.url}/${name}`, actions: ['email_send'] },
        })
        await campaign.start()
        return mailing
      })
      for (const { sandbox } of sent) {
        const found = await eventually(async () => {
          const { total_items } = await sandbox.listCapturedMessages({ query: { limit: 1 } })
          return total_items >= readers.length && total_items
        })
        expect(found).toBe(readers.length)
      }
      await receiver.waitForCount(2 * readers.length)
      for (const name of ['one', 'two']) {
        const calls = receiver.requests.filter(({ path }) => path === `/${name}`)
        expect(calls).toHaveLength(readers.length)
      }
    } finally {
      await receiver.close()
    }
  })
})

describe('two stores in two schemas of one database', onPostgresOnly(), () => {
  let folder: string
  let urls: string[]
  const stores: Store[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'messaging-schemas-'))
    urls = await openDatabase(folder, ['one', 'two'])
  })
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()))
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
  })

  async function open(n: 0 | 1, known = migrations): Promise<Store> {
    const store = await openPostgres({ url: urls[n] as string, connections: 3, known })
    stores.push(store)
    return store
  }

  it('hear the signals of the same schema only', async () => {
    const [one, otherOne, two, otherTwo] = [await open(0), await open(0), await open(1), await open(1)]
    const heard: string[] = []
    for (const topic of ['first', 'last']) {
      otherOne.onSignal(topic, () => heard.push(`one ${topic}`))
      otherTwo.onSignal(topic, () => heard.push(`two ${topic}`))
    }
    one.signal('first')
    await eventually(() => heard.includes('one first'))
    // Signals arrive in the order in which they were sent, so the first one would be there.
    two.signal('last')
    await eventually(() => heard.includes('two last'))
    expect(heard).toEqual(['one first', 'two last'])
  })

  it('do not wait for the locks of each other', async () => {
    const [one, two] = [await open(0), await open(1)]
    await one.write(async (tx) => {
      await dialectOf(tx).oneAtATime(tx, 'contact')
      await putSetting(tx, 'a', 'one')
      await two.write(async (alongside) => {
        await dialectOf(alongside).oneAtATime(alongside, 'contact')
        await putSetting(alongside, 'a', 'two')
      })
    })
    expect([await getSetting(one.db, 'a'), await getSetting(two.db, 'a')]).toEqual(['one', 'two'])
  })

  it('migrate one while the other runs, which needs no stop for it', async () => {
    const [one] = [await open(0), await open(1)]
    await one.write((tx) => putSetting(tx, 'a', 'one'))
    await stores.pop()?.close()
    const known = [
      ...migrations,
      asExpand('CREATE TABLE firm (id {id});'),
      buildIndex('setting', 'setting_value', '(value)'),
      asContract('itself', 'ALTER TABLE setting ADD COLUMN firm text;'),
    ]
    const two = await open(1, known)
    await eventually(async () => (await two.upgrade.step()).step === 'done')
    expect(await getSetting(one.db, 'a')).toBe('one')
    const [version, checks] = [
      await Promise.all(
        urls.map((url) =>
          connected(url, async (client) => (await client.query('SELECT version FROM schema_version')).rows),
        ),
      ),
      await Promise.all(urls.map((url) => checkPostgresUpgrade(url, known))),
    ]
    expect(version).toEqual([[{ version: migrations.length }], [{ version: known.length }]])
    // What waits is the process of the schema alone.
    expect(checks.map(({ state, waits }) => [state, waits.connections.length])).toEqual([
      ['stop', 1],
      ['done', 0],
    ])
  })

  it('are copied and restored one without the other', needs('pgDump'), async () => {
    const [one, two] = [await open(0), await open(1)]
    await one.write((tx) => putSetting(tx, 'a', 'one'))
    await two.write((tx) => putSetting(tx, 'a', 'two'))
    const file = join(folder, 'dump')
    await dumpPostgres(urls[0] as string, file)
    const other = await mkdtemp(join(tmpdir(), 'messaging-schemas-'))
    try {
      const [target] = (await openDatabase(other, ['one', 'two'])) as [string, string]
      await restorePostgres(target, file)
      const restored = await openPostgres({ url: target, connections: 2 })
      stores.push(restored)
      expect(await getSetting(restored.db, 'a')).toBe('one')
      const left = `SELECT FROM pg_tables WHERE schemaname = 'two'`
      expect(await connected(target, async (client) => (await client.query(left)).rowCount)).toBe(0)
      await stores.pop()?.close()
      await expect(restorePostgres(inSchema(target, 'two'), file)).rejects.toThrow('The backup is of another schema')
    } finally {
      await rm(other, { recursive: true })
      await dropDatabaseOf(other)
    }
  })

  it('are refused where the schema does not exist, and where two addresses name two of them', async () => {
    const missing = inSchema(urls[0] as string, 'three')
    await expect(openPostgres({ url: missing, connections: 2 })).rejects.toThrow(
      'The schema of DATABASE_URL does not exist. Create it: CREATE SCHEMA three;',
    )
    for (const url of [missing, urls[1] as string])
      await expect(openPostgres({ url, directUrl: urls[0] as string, connections: 2 })).rejects.toThrow(
        'lead to different databases or schemas',
      )
  })
})
