// A standby that answers what may be some seconds late, and a primary that takes its place.
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/server/store/engines/postgres.ts'
import { getSetting, putSetting } from '../../src/server/store/settings.ts'
import type { Db, Store } from '../../src/server/store/store.ts'
import { onPostgresOnly } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { withCampaign } from '../support/mailing.ts'
import { type ServerPair, startPair } from '../support/postgres-pair.ts'
import { startServer } from '../support/server.ts'

describe('a read replica', onPostgresOnly(), () => {
  let pair: ServerPair
  const closing: { close(): Promise<void> }[] = []
  beforeEach(async () => {
    pair = await startPair({ synchronous: false })
  })
  afterEach(async () => {
    for (const one of closing.splice(0).reverse()) await one.close()
    await pair.close()
  })

  async function open(seconds: number): Promise<Store> {
    const replica = { url: pair.standby.url, seconds }
    const store = await openPostgres({ url: pair.primary.url, connections: 4, replica })
    closing.push(store)
    return store
  }
  const isStandby = async (db: Db) =>
    (await sql<{ yes: boolean }>`SELECT pg_is_in_recovery() AS yes`.execute(db)).rows[0]?.yes
  const where = (store: Store, mayBeLate = true) => store.readLong({ account: 1, mayBeLate }, isStandby)
  const settles = (store: Store, reason: RegExp | null) =>
    eventually(() => {
      const now = store.replica?.reason()
      return reason === null ? now === null : now?.match(reason)
    })

  it('answers reads that may be late, and no others', async () => {
    const store = await open(600)
    await settles(store, null)
    expect(await where(store)).toBe(true)
    expect(await where(store, false)).toBe(false)
    expect(await isStandby(store.db)).toBe(false)
    expect(await store.write(isStandby)).toBe(false)
  })

  it('is left while its address leads to another schema', async () => {
    await pair.primary.ask('CREATE SCHEMA cell')
    await (await openPostgres({ url: pair.primary.url, connections: 2 })).close()
    const inCell = (url: string) => `${url}?schema=cell`
    for (const [url, reason] of [
      [pair.standby.url, /leads to the schema public, that of the primary to cell/],
      [inCell(pair.standby.url), null],
    ] as const) {
      const replica = { url, seconds: 600 }
      const store = await openPostgres({ url: inCell(pair.primary.url), connections: 4, replica })
      closing.push(store)
      await settles(store, reason)
    }
  })

  it('is left while its replay is paused, and used again', async () => {
    const store = await open(2)
    const heard: (string | null)[] = []
    store.replica?.onChange((reason) => void heard.push(reason))
    await settles(store, null)
    await pair.standby.ask('SELECT pg_wal_replay_pause()')
    await store.write((tx) => putSetting(tx, 'a', '1'))
    await settles(store, /^It is \d+ seconds late, and 2 are allowed/)
    expect(await store.readLong({ account: 1, mayBeLate: true }, (db) => getSetting(db, 'a'))).toBe('1')
    expect(await where(store)).toBe(false)
    // The reason follows the time, and the listeners hear of it at the next look at the standby.
    await eventually(() => heard.at(-1))
    await pair.standby.ask('SELECT pg_wal_replay_resume()')
    await settles(store, null)
    await eventually(async () => (await where(store)) === true)
    await eventually(() => heard.at(-1) === null)
  })

  it('is left while it is down, and when it is promoted', async () => {
    const store = await open(600)
    await settles(store, null)
    await pair.standby.stop('immediate')
    expect(await where(store)).toBe(false)
    await settles(store, /./)
    await pair.standby.start()
    await settles(store, null)
    await pair.standby.promote()
    await settles(store, /not a standby/)
    expect(await where(store)).toBe(false)
  })

  it('hands a read that it cancels, because it conflicts with its replay, to the primary', async () => {
    const store = await open(600)
    await pair.standby.configure('max_standby_streaming_delay', '0')
    await store.write((tx) => putSetting(tx, 'a', '1'))
    await settles(store, null)
    const read = store.readLong({ account: 1, mayBeLate: true }, async (db) => {
      const query = sql<{ yes: boolean }>`SELECT pg_is_in_recovery() AS yes, (SELECT count(*) FROM setting),
        pg_sleep(CASE WHEN pg_is_in_recovery() THEN 300 ELSE 0 END)`
      return (await query.execute(db)).rows[0]?.yes
    })
    await eventually(async () => {
      const query = `SELECT FROM pg_stat_activity WHERE query ~ 'pg_sleep' AND state = 'active' AND pid <> pg_backend_pid()`
      return (await pair.standby.ask(query)).length > 0
    })
    await pair.primary.ask(`DELETE FROM setting WHERE name = 'a'`)
    await pair.primary.ask('VACUUM setting')
    expect(await read).toBe(false)
  })

  it('decides nothing: a campaign reaches who was added while it stands still', async () => {
    const env = {
      DATABASE_URL: pair.primary.url,
      MESSAGING_REPLICA_URL: pair.standby.url,
      MESSAGING_REPLICA_LAG: '600',
    }
    const server = await startServer({ env })
    closing.push(server)
    const checks = async () => ((await (await server.inject('/readyz')).json()) as { checks: unknown }).checks
    await eventually(async () => expect(await checks()).toMatchObject({ store_replica: 'ok' }) ?? true)
    await pair.standby.ask('SELECT pg_wal_replay_pause()')
    const addresses = ['ana@example.com', 'ben@example.com', 'cleo@example.com']
    const campaign = await withCampaign(server, addresses)
    await campaign.start()
    await eventually(async () => (await campaign.status()) === 'sent')
    const captured = (await server.sandbox().listCapturedMessages()).items.map(({ recipient }) => recipient)
    expect(captured.sort()).toEqual(addresses)
    const metrics = await (await server.inject('/metrics')).text()
    expect(metrics).toMatch(/^messaging_store_replica_up 1$/m)
    expect(metrics).toMatch(/^messaging_store_replica_lag_seconds \d/m)
  })
})
