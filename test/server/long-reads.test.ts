// Long reads end when they should, on either engine, and leave others alone.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { toDomainError } from '../../src/server/contract/routes.ts'
import { limitTime } from '../../src/server/contract/time-limit.ts'
import { secondsToWait } from '../../src/server/domain/errors.ts'
import { createLongReads, createReadShares, type RunRead } from '../../src/server/store/long-reads.ts'
import { getSetting, putSetting } from '../../src/server/store/settings.ts'
import type { Db, Store } from '../../src/server/store/store.ts'
import { dropDatabaseOf, openTestStore } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'

let folder: string
let store: Store
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-store-'))
  store = await openTestStore(folder)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
  await dropDatabaseOf(folder)
})

/** A statement that neither engine ends by itself. */
const endless = (db: Db) =>
  sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i % 9 + 1 FROM n) SELECT count(*) FROM n`.execute(db)
const one = (db: Db) => sql<{ n: number }>`SELECT 1 AS n`.execute(db)
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))

it('sees what is committed, in rows like those of other reads', async () => {
  await store.write((tx) => putSetting(tx, 'a', 'b'))
  await expect(store.readLong({ account: 1 }, (db) => getSetting(db, 'a'))).resolves.toBe('b')
  await expect(store.readLong({ account: 1 }, (db) => sql`SELECT nonsense`.execute(db))).rejects.toThrow(/nonsense/)
  await expect(store.readLong({ account: 1 }, one)).resolves.toMatchObject({ rows: [{ n: 1 }] })
})

it('cannot write', async () => {
  await expect(store.readLong({ account: 1 }, (db) => putSetting(db, 'a', 'b'))).rejects.toThrow(/read-?only/i)
})

it('ends at the end of its budget, whatever its statement does', async () => {
  await expect(store.readLong({ account: 1, ms: 300 }, endless)).rejects.toMatchObject({ code: 'READ_TOO_LONG' })
  await expect(store.readLong({ account: 1 }, one)).resolves.toMatchObject({ rows: [{ n: 1 }] })
})

it('ends with its request', async () => {
  const asked = limitTime(0.3, () => store.readLong({ account: 1 }, endless))
  await expect(asked).rejects.toMatchObject({ code: 'timeout' })
  await expect(store.readLong({ account: 1 }, one)).resolves.toMatchObject({ rows: [{ n: 1 }] })
})

it('ends when the client is gone', async () => {
  let leave = () => undefined as void
  const asked = limitTime(60, () => store.readLong({ account: 1 }, endless), {
    client: (listener) => void (leave = listener),
  })
  const ended = expect(asked).rejects.toMatchObject({ code: 'timeout' })
  await eventually(async () => (leave(), true))
  await ended
})

it('of one account leave room for others, and only some may wait', async () => {
  const end = new AbortController()
  const leaving = (listener: () => void) => end.signal.addEventListener('abort', listener)
  const asked = times(40, () =>
    limitTime(60, () => store.readLong({ account: 1 }, endless), { client: leaving }).catch(
      ({ code }: { code: string }) => code,
    ),
  )
  await expect(Promise.any(asked)).resolves.toBe('TOO_MANY_READS')
  await expect(store.readLong({ account: 2 }, one)).resolves.toMatchObject({ rows: [{ n: 1 }] })
  // So do all other reads and writes.
  await store.write((tx) => putSetting(tx, 'a', 'b'))
  await expect(getSetting(store.db, 'a')).resolves.toBe('b')
  end.abort()
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['TOO_MANY_READS', 'timeout']))
  await expect(store.readLong({ account: 1 }, one)).resolves.toMatchObject({ rows: [{ n: 1 }] })
})

it('share out time: an account that read all the time waits, others do not, and what was paid for comes back', () => {
  let now = 0
  const shares = createReadShares(2, () => now)
  expect(shares.secondsToWait(1)).toBe(0)
  // Both seats for two minutes: four minutes of reading, of which half is paid for meanwhile.
  for (let n = 0; n < 120; n++) {
    expect(shares.secondsToWait(1)).toBe(0)
    shares.spend(1, 2_000)
    now += 1_000
  }
  shares.spend(1, 3_000)
  expect(shares.secondsToWait(1)).toBe(3)
  expect(shares.secondsToWait(2)).toBe(0)
  now += 2_000
  expect(shares.secondsToWait(1)).toBe(1)
  now += 1_001
  expect(shares.secondsToWait(1)).toBe(0)
  now += 3_600_000
  shares.spend(1, 119_000)
  expect(shares.secondsToWait(1)).toBe(0)
})

it('an account that has used up its time is refused with the time to wait, and its background work is not', async () => {
  let now = 0
  const run: RunRead = async (work, { startBudget }) => {
    startBudget()
    now += 41_000
    return work(store.db)
  }
  const readLong = createLongReads({ all: 2, each: 1 }, run, () => now)
  const ask = (account: number) => limitTime(60, () => readLong({ account }, one))
  await expect(ask(1)).resolves.toMatchObject({ rows: [{ n: 1 }] })
  await expect(ask(1)).resolves.toMatchObject({ rows: [{ n: 1 }] })
  const refusal = await ask(1).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'READS_USED_UP', seconds: expect.any(Number) })
  const shown = toDomainError(refusal)
  expect(shown && secondsToWait(shown)).toBe((refusal as { seconds: number }).seconds)
  await expect(readLong({ account: 1 }, one)).resolves.toMatchObject({ rows: [{ n: 1 }] })
  await expect(ask(2)).resolves.toMatchObject({ rows: [{ n: 1 }] })
})
