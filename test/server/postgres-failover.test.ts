// An address with two servers of PostgreSQL: a primary, and a standby that is promoted when the primary dies.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/server/store/engines/postgres.ts'
import { getSetting, putSetting } from '../../src/server/store/settings.ts'
import { type Store, StoreUnavailableError } from '../../src/server/store/store.ts'
import { onPostgresOnly } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { startPooler } from '../support/pgbouncer.ts'
import { type ServerPair, startPair } from '../support/postgres-pair.ts'
import { needs } from '../support/programs.ts'

const withPooler = () => {
  const { skip } = onPostgresOnly()
  return skip ? onPostgresOnly() : needs('pgbouncer')
}

describe('two servers in one address', onPostgresOnly(), () => {
  let pair: ServerPair
  const closing: { close(): Promise<void> }[] = []
  beforeEach(async () => {
    pair = await startPair()
  })
  afterEach(async () => {
    for (const one of closing.splice(0).reverse()) await one.close()
    await pair.close()
  })

  async function open(url = pair.url): Promise<Store> {
    const store = await openPostgres({ url, connections: 4 })
    closing.push(store)
    return store
  }
  const add = (store: Store) =>
    store.write(async (tx) => putSetting(tx, 'sum', String(Number(await getSetting(tx, 'sum')) + 1)))
  const reversed = () =>
    `postgres://test@127.0.0.1:${pair.standby.port},127.0.0.1:${pair.primary.port}/postgres?target_session_attrs=read-write`

  it('skips the standby, at any place in the list', async () => {
    for (const url of [pair.url, reversed()]) await add(await open(url))
    expect(await getSetting((await open(reversed())).db, 'sum')).toBe('2')
  })

  it('continues with the standby that is promoted, and hears of other processes there', async () => {
    const [one, two] = [await open(), await open(reversed())]
    await Promise.all(Array.from({ length: 8 }, () => add(one)))
    await pair.primary.kill()
    const failed = add(one)
    await expect(failed).rejects.toThrow(StoreUnavailableError)
    const says = /No server of the list takes writes.*The server is a standby/
    await eventually(() =>
      expect(add(one))
        .rejects.toThrow(says)
        .then(() => true),
    )
    await pair.promote()
    await eventually(() => add(one).then(() => true))
    expect(Number(await getSetting(two.db, 'sum'))).toBeGreaterThanOrEqual(9)
    await eventually(() => one.directFailure() === null && two.directFailure() === null)
    let signals = 0
    two.onWrite(() => signals++)
    await eventually(async () => (await add(one), signals > 0))
  })

  it('leaves a primary that hangs once another was promoted, with what waits for it', async () => {
    const [one, two] = [await open(), await open()]
    await Promise.all([one, two].flatMap((store) => Array.from({ length: 8 }, () => add(store))))
    pair.primary.freeze('SIGSTOP')
    // More than there are connections; none of them gets an answer.
    const waiting = Promise.allSettled(Array.from({ length: 8 }, () => add(one)))
    await pair.promote()
    for (const store of [one, two]) await eventually(() => add(store).then(() => true))
    const reasons = (await waiting).map((result) => (result.status === 'rejected' ? result.reason : null))
    expect(reasons).toContainEqual(expect.any(StoreUnavailableError))
    expect(reasons.every((reason) => reason === null || reason instanceof StoreUnavailableError)).toBe(true)
    // The old one continues, and nobody returns to it.
    pair.standby.freeze('SIGCONT')
    await Promise.all(Array.from({ length: 8 }, () => add(one)))
    await eventually(() => one.directFailure() === null && two.directFailure() === null)
    expect(await getSetting(one.db, 'sum')).toBe(await getSetting(two.db, 'sum'))
  })

  it('never goes back to a primary that was left behind', async () => {
    const store = await open()
    await add(store)
    await pair.primary.kill()
    await pair.promote()
    await eventually(() => add(store).then(() => true))
    // The operator starts the dead server again as it was: it takes writes, and nobody copies them.
    await pair.standby.start()
    await pair.standby.configure('synchronous_standby_names', '')
    expect(await pair.standby.ask('SELECT pg_is_in_recovery() AS r')).toEqual([{ r: false }])
    const later = await open()
    await add(later)
    expect(await getSetting(store.db, 'sum')).toBe('3')
    await pair.primary.kill()
    await eventually(() =>
      expect(add(store))
        .rejects.toThrow(/left behind when another was promoted: it is on timeline 1, the database on 2/)
        .then(() => true),
    )
  })

  it('refuses a list of servers that are not copies of one database', async () => {
    const other = await startPair({ synchronous: false })
    closing.push(other)
    const url = `postgres://test@127.0.0.1:${pair.primary.port},127.0.0.1:${other.primary.port}/postgres`
    await expect(open(url)).rejects.toThrow(/are not copies of one database.*DATABASE_URL/)
  })

  it('does not count a commit whose wait for the standby was cancelled', async () => {
    const store = await open()
    await add(store)
    pair.standby.freeze('SIGSTOP')
    const waiting = add(store)
    const ended = expect(waiting).rejects.toThrow(/wait for the synchronous standby was cancelled/)
    await eventually(async () => {
      const query = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`
      return (await pair.primary.ask(query)).length > 0
    })
    await ended
  })

  it('drops connections of a pooler whose server became a standby', withPooler(), async () => {
    const poolers = [await startPooler(pair.primary.url), await startPooler(pair.standby.url)]
    closing.push(...poolers)
    const [first, second] = poolers.map((one, n) => new URL(one.through(n ? pair.standby.url : pair.primary.url)).host)
    const store = await openPostgres({
      url: `postgres://test@${first},${second}/postgres?target_session_attrs=read-write`,
      directUrl: pair.url,
      connections: 4,
    })
    closing.push(store)
    await Promise.all(Array.from({ length: 8 }, () => add(store)))
    // A planned switch: the pooler keeps its clients, and their next transaction meets a server that only reads.
    await pair.primary.configure('synchronous_standby_names', '')
    await pair.primary.stop('fast')
    await pair.primary.copyOnly()
    await pair.primary.start()
    await pair.promote()
    await eventually(() => add(store).then(() => true), 30_000)
    await Promise.all(Array.from({ length: 8 }, () => add(store)))
    expect(Number(await getSetting(store.db, 'sum'))).toBeGreaterThanOrEqual(17)
  })
})
