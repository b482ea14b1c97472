// Programs of two versions on one database: the newer one has an expand, a move and a contract more. On SQLite they take
// turns; on PostgreSQL they run at the same time.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/server/store/engines/postgres.ts'
import { migratePostgres } from '../../src/server/store/engines/postgres-migrate.ts'
import { openSqlite } from '../../src/server/store/engines/sqlite.ts'
import { asContract, asExpand, asMove, buildIndex, type Migration } from '../../src/server/store/migrations/kinds.ts'
import { migrations } from '../../src/server/store/migrations/migrate.ts'
import type { Store } from '../../src/server/store/store.ts'
import { forgetProcess, leftMigrations, noteProcess, runningProcesses } from '../../src/server/store/upgrades.ts'
import {
  changeRows,
  connected,
  databaseOf,
  dropDatabaseOf,
  onPostgres,
  onPostgresOnly,
  readRows,
} from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'

const base = migrations.length
const whole = `coalesce(NEW.name, '') || '!'`
const widened = asExpand(`ALTER TABLE account ADD COLUMN loud text; {keep account loud ${whole}}`)
const filled = asMove('account', `UPDATE account SET loud = coalesce(name, '') || '!' WHERE {slice}`)
const indexed = buildIndex('account', 'account_loud', '(loud)')
/** Takes away what the programs before the expand lack anyway, and what those with it need. */
const narrowed = (oldest: number) => asContract(oldest, '{drop-keep account loud} DROP INDEX account_loud;')

const older = migrations
const newer: readonly Migration[] = [...migrations, widened, filled, indexed]
const newest: readonly Migration[] = [...newer, narrowed(base + 1)]

let folder: string
const stores: Store[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-upgrades-'))
})
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()))
  await rm(folder, { recursive: true })
  await dropDatabaseOf(folder)
})

async function open(known: readonly Migration[]): Promise<Store> {
  const store = onPostgres
    ? await openPostgres({ url: await databaseOf(folder), connections: 3, known })
    : await openSqlite(folder, true, known)
  stores.push(store)
  return store
}
async function close(store: Store): Promise<void> {
  stores.splice(stores.indexOf(store), 1)
  await store.close()
}
/** Only one process may have a folder of SQLite. */
const leave = async (store: Store) => (onPostgres ? undefined : close(store))

/** Takes steps until none moves anything. */
async function finish(store: Store): Promise<string> {
  for (;;) {
    const { step, failure } = await store.upgrade.step()
    if (failure !== null) throw failure
    if (step !== 'moved') return step
  }
}
const addAccounts = (from: number, to: number) =>
  changeRows(
    folder,
    `INSERT INTO account (id, kind, name, created) VALUES ${Array.from({ length: to - from + 1 }, (_, n) => `(${from + n}, 'live', 'a${from + n}', 1)`).join()}`,
  )
const wrong = async () =>
  Number(
    (
      await readRows<{ n: number | string }>(
        folder,
        `SELECT count(*) AS n FROM account WHERE loud IS NULL OR loud <> name || '!'`,
      )
    )[0]?.n,
  )

it('an expand begins beside an older program, which continues and may start again', async () => {
  const before = await open(older)
  await addAccounts(1, 3)
  await leave(before)
  const after = await open(newer)
  expect((await leftMigrations(after.db)).map(({ version }) => Number(version))).toEqual([base + 2, base + 3])
  await leave(after)
  if (onPostgres)
    await before.write((tx) => tx.updateTable('account').set({ name: 'other' }).where('id', '=', 1).execute())
  const again = await open(older)
  await again.write((tx) =>
    tx.insertInto('account').values({ id: 1_000_000, kind: 'live', name: 'late', created: 1 }).execute(),
  )
  expect(await again.db.selectFrom('account').select('name').where('name', '=', 'late').execute()).toHaveLength(1)
  // It doesn't know what is left, so it leaves that to the others.
  expect(await finish(again)).toBe('done')
  expect(await leftMigrations(again.db)).toHaveLength(2)
})

it('a move continues where another process stopped, and misses no row that is written meanwhile', async () => {
  await close(await open(older))
  await addAccounts(1, 2_500)
  let store = await open(newer)
  expect(await store.upgrade.step()).toEqual({ step: 'moved', failure: null })
  expect(await leftMigrations(store.db)).toMatchObject([{ failure: null }, {}])
  const [row] = await leftMigrations(store.db)
  expect([Number(row?.place), Number(row?.ends), Number(row?.moved)]).toEqual([1_000, 2_500, 1_000])
  // A program of before writes rows behind the place, and before it.
  await close(store)
  store = await open(older)
  await store.write((tx) => tx.updateTable('account').set({ name: 'changed' }).where('id', 'in', [5, 1_500]).execute())
  await store.write((tx) =>
    tx.insertInto('account').values({ id: 1_000_000, kind: 'live', name: 'late', created: 1 }).execute(),
  )
  await close(store)
  store = await open(newer)
  expect(await finish(store)).toBe('done')
  expect(await wrong()).toBe(0)
  const [done] = await readRows<{ moved: number }>(folder, `SELECT moved FROM migration WHERE version = ${base + 2}`)
  expect(Number(done?.moved)).toBe(2_500)
})

it('a contract refuses programs that it would break, and a rollback to the release before is safe', async () => {
  const store = await open(newest)
  expect(await finish(store)).toBe('done')
  await close(store)
  await close(await open(newer))
  await expect(open(older)).rejects.toThrow(
    `The database has version ${base + 4} and needs a program that knows ${base + 1}, this program knows ${base}. Start the newer program again.`,
  )
})

it('a move that fails is noted, and keeps no other migration waiting but the contract', async () => {
  const broken = asMove('account', `UPDATE account SET created = created / 0 + (SELECT id FROM nowhere) WHERE {slice}`)
  await close(await open(older))
  await addAccounts(1, 2)
  const store = await open([...migrations, widened, broken, filled, indexed, narrowed(base + 1)])
  const failures = []
  for (let taken = await store.upgrade.step(); ; taken = await store.upgrade.step()) {
    failures.push(taken.failure)
    if (taken.step === 'waiting') break
  }
  expect(failures.every((failure) => /nowhere/.test(String(failure)))).toBe(true)
  const left = await leftMigrations(store.db)
  expect(left.map(({ version }) => Number(version) - base)).toEqual([2, 5])
  expect(left[0]?.failure).toMatch(/nowhere/)
  await store.write((tx) => tx.updateTable('account').set({ name: 'x' }).where('id', '=', 1).execute())
})

it('a new database has all migrations, and only the programs for them may use it', async () => {
  if (onPostgres) await databaseOf(folder, { empty: true })
  const store = await open(newest)
  expect(await store.upgrade.step()).toEqual({ step: 'done', failure: null })
  await close(store)
  await expect(open(older)).rejects.toThrow(/needs a program that knows/)
})

describe('on a shared database', onPostgresOnly(), () => {
  it('a contract waits for the older programs, and those that start then are refused', async () => {
    const before = await open(older)
    const after = await open(newest)
    expect(await finish(after)).toBe('waiting')
    expect((await leftMigrations(after.db)).map(({ kind }) => kind)).toEqual(['contract'])
    await close(before)
    expect(await finish(after)).toBe('done')
    await expect(open(older)).rejects.toThrow(/Start the newer program again/)
  })

  it('a contract waits for a process that was seen of late, should its connection have broken', async () => {
    const after = await open(newest)
    const row = { id: 'a', host: 'h', pid: 1, role: 'all', program: '0.1.0', knows: base }
    await after.write((tx) => noteProcess(tx, row))
    expect(await finish(after)).toBe('waiting')
    expect(await runningProcesses(after.db)).toMatchObject([{ id: 'a', program: '0.1.0' }])
    await after.write((tx) => forgetProcess(tx, 'a'))
    expect(await finish(after)).toBe('done')
  })

  it('a program whose connection was lost during a contract takes no more work', async () => {
    const url = await databaseOf(folder)
    const before = await open(older)
    const after = await open(newest)
    // Its connection is cut in the moment of the contract.
    await connected(url, async (client) => {
      const ends = `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = ${base} AND objsubid = 2`
      await eventually(async () => {
        await client.query(ends)
        return (await finish(after)) === 'done'
      })
    })
    await eventually(() => before.outage.reason() !== null)
    expect(before.outage.reason()).toMatch(/needs a program that knows/)
    await expect(before.write(async () => 1)).rejects.toThrow(/needs a program that knows/)
  })

  it('reads of an older program continue while columns are added to their tables', async () => {
    const before = await open(older)
    await addAccounts(1, 3)
    const readAll = () => before.db.selectFrom('account').selectAll().where('id', '=', 1).execute()
    for (let n = 0; n < 10; n++) await readAll()
    await open(newer)
    expect(await Promise.all(Array.from({ length: 10 }, readAll))).toHaveLength(10)
    expect(await before.write((tx) => tx.selectFrom('account').selectAll().execute())).toHaveLength(3)
  })

  it('an expand waits for a table without holding up those that use it, then says which transaction has it', async () => {
    const url = await databaseOf(folder)
    const before = await open(older)
    await addAccounts(1, 1)
    await connected(url, async (holder) => {
      await holder.query(`SET application_name = 'pg_dump'; BEGIN; LOCK account IN ACCESS SHARE MODE`)
      const migrating = connected(url, (client) => migratePostgres(client, { known: newer, tries: 1 }))
      const refused = expect(migrating).rejects.toThrow(/waits for a table.*\(pg_dump\).*after a backup/)
      await before.write((tx) => tx.updateTable('account').set({ name: 'x' }).where('id', '=', 1).execute())
      await refused
      await holder.query('COMMIT')
    })
    await connected(url, (client) => migratePostgres(client, { known: newer, tries: 1 }))
  })

  it('an index is built again when its build was interrupted', async () => {
    const url = await databaseOf(folder)
    const after = await open(newer)
    await addAccounts(1, 3)
    await after.upgrade.step()
    // A unique index over equal values fails, and leaves an invalid one with the name.
    await connected(url, async (client) => {
      await client.query('UPDATE account SET created = 1')
      await expect(client.query('CREATE UNIQUE INDEX CONCURRENTLY account_loud ON account (created)')).rejects.toThrow()
    })
    expect(await finish(after)).toBe('done')
    const [index] = await readRows<{ valid: boolean; text: string }>(
      folder,
      `SELECT indisvalid AS valid, pg_get_indexdef(indexrelid) AS text FROM pg_index WHERE indexrelid = 'account_loud'::regclass`,
    )
    expect(index).toMatchObject({ valid: true, text: expect.stringContaining('(loud)') })
  })

  it('two processes share the steps, and each row is moved once', async () => {
    await close(await open(older))
    await addAccounts(1, 3_500)
    const both = await Promise.all([open(newer), open(newer)])
    await eventually(async () => (await Promise.all(both.map(finish))).every((step) => step === 'done'))
    expect(await wrong()).toBe(0)
    const [done] = await readRows<{ moved: number }>(folder, `SELECT moved FROM migration WHERE version = ${base + 2}`)
    expect(Number(done?.moved)).toBe(3_500)
  })
})
