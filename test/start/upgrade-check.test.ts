// `messaging upgrade --check`: what it says of databases and programs of several versions, and that it changes nothing.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/server/store/engines/postgres.ts'
import { checkPostgresUpgrade } from '../../src/server/store/engines/postgres-check.ts'
import { migratePostgres } from '../../src/server/store/engines/postgres-migrate.ts'
import { openSqlite } from '../../src/server/store/engines/sqlite.ts'
import { checkSqliteUpgrade } from '../../src/server/store/engines/sqlite-check.ts'
import { migrateSqlite } from '../../src/server/store/engines/sqlite-migrate.ts'
import type { UpgradeCheck } from '../../src/server/store/migrations/check.ts'
import { asContract, asExpand, asMove, buildIndex, type Migration } from '../../src/server/store/migrations/kinds.ts'
import { migrations } from '../../src/server/store/migrations/migrate.ts'
import type { Store } from '../../src/server/store/store.ts'
import { noteProcess } from '../../src/server/store/upgrades.ts'
import { type } from '../support/command-line.ts'
import {
  changeRows,
  connected,
  databaseOf,
  dropDatabaseOf,
  engineEnv,
  onPostgres,
  onPostgresOnly,
  onSqliteOnly,
  prepareData,
  readRows,
} from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { copyNewer } from '../support/newer-program.ts'
import { startPlatform } from '../support/started.ts'

const base = migrations.length
const widened = asExpand('ALTER TABLE account ADD COLUMN loud text;')
const filled = asMove('account', `UPDATE account SET loud = coalesce(name, '') || '!' WHERE {slice}`)
const indexed = buildIndex('account', 'account_loud', '(loud)')
const narrowed = asContract(base + 1, 'DROP INDEX account_loud;')
const newest: readonly Migration[] = [...migrations, widened, filled, indexed, narrowed]

let folder: string
const open: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-check-'))
})
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
  await rm(folder, { recursive: true })
  await dropDatabaseOf(folder)
})

async function openWith(known: readonly Migration[]): Promise<Store> {
  const store = onPostgres
    ? await openPostgres({ url: await databaseOf(folder), connections: 3, known })
    : await openSqlite(folder, true, known)
  open.push(() => store.close())
  return store
}
const closeAll = () => Promise.all(open.splice(0).map((close) => close()))
const check = async (known: readonly Migration[]): Promise<UpgradeCheck> =>
  onPostgres ? checkPostgresUpgrade(await databaseOf(folder), known) : checkSqliteUpgrade(folder, known)

async function addAccounts(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => `(${n + 1}, 'live', 'a${n}', 1)`)
  await changeRows(folder, `INSERT INTO account (id, kind, name, created) VALUES ${rows.join()}`)
}

/** A database as a program with so many migrations left it. */
async function leftAt(last: number): Promise<void> {
  if (onPostgres)
    return connected(await databaseOf(folder, { empty: true }), (client) => migratePostgres(client, { last }))
  const database = new DatabaseSync(join(folder, 'messaging.db'))
  migrateSqlite(database, { last })
  database.close()
}
const versionOf = async () => {
  const query = onPostgres
    ? 'SELECT version AS n FROM schema_version'
    : 'SELECT user_version AS n FROM pragma_user_version'
  return (await readRows<{ n: number }>(folder, query))[0]?.n
}
const ask = async (...words: string[]) =>
  type(['upgrade', ...words], { ...process.env, ...(await engineEnv(folder)), MESSAGING_DATA: folder })

describe('what is left', () => {
  it('has a kind, a time from the rows, and the end of rolling back', async () => {
    await openWith(migrations)
    await addAccounts(2_500)
    if (onPostgres) await connected(await databaseOf(folder), (client) => client.query('ANALYZE account'))
    await closeAll()
    const found = await check(newest)
    const rows = { table: 'account', rows: 2_500, alone: false, failure: null }
    expect(found).toMatchObject({ state: 'pending', version: base, knows: base + 4, oldest: base, beside: onPostgres })
    expect(found.migrations).toMatchObject([
      { version: base + 1, kind: 'expand', seconds: 0, table: null, oldest: 0 },
      { version: base + 2, kind: 'move', seconds: 2, ...rows },
      { version: base + 3, kind: 'index', seconds: 1, ...rows },
      { version: base + 4, kind: 'contract', seconds: null, table: null, oldest: base + 1 },
    ])
    expect(found.rollback).toEqual({ to: base, until: base + 4 })
    expect(await versionOf()).toBe(base)
  })

  it('shrinks while a move continues, and is nothing at the end', async () => {
    await openWith(migrations)
    await addAccounts(2_500)
    if (onPostgres) await connected(await databaseOf(folder), (client) => client.query('ANALYZE account'))
    await closeAll()
    const store = await openWith(newest)
    await store.upgrade.step()
    const [move] = (await check(newest)).migrations
    expect(move).toMatchObject({ version: base + 2, kind: 'move', rows: 1_500, seconds: 1 })
    await eventually(async () => (await store.upgrade.step()).step === 'done')
    expect(await check(newest)).toMatchObject({
      state: 'done',
      migrations: [],
      rollback: { to: base + 1, until: null },
    })
    await closeAll()
    await expect(async () => check(migrations)).rejects.toThrow(/needs a program that knows/)
  })

  it('shows why a move fails', async () => {
    await openWith(migrations)
    await addAccounts(2)
    await closeAll()
    const broken = [...migrations, asMove('account', `UPDATE account SET created = nowhere WHERE {slice}`)]
    await (await openWith(broken)).upgrade.step()
    expect((await check(broken)).migrations).toMatchObject([
      { kind: 'move', failure: expect.stringMatching(/nowhere/) },
    ])
  })

  it('has an unknown time on tables without statistics', onPostgresOnly(), async () => {
    await openWith(migrations)
    const url = await databaseOf(folder)
    await connected(url, (client) => client.query('ALTER TABLE account SET (autovacuum_enabled = off)'))
    await addAccounts(10)
    expect((await check(newest)).migrations[1]).toMatchObject({ kind: 'move', rows: null, seconds: null })
  })
})

describe('what it waits for', () => {
  it('are the older programs, and the longest transaction', onPostgresOnly(), async () => {
    const before = await openWith(migrations)
    const row = { id: 'a', host: 'api1', pid: 812, role: 'all', program: '0.2.0', knows: base }
    await before.write((tx) => noteProcess(tx, row))
    await connected(await databaseOf(folder), async (holder) => {
      await holder.query(`SET application_name = 'pg_dump'; BEGIN; LOCK account IN ACCESS SHARE MODE`)
      const { waits } = await check(newest)
      expect(waits.processes).toEqual([{ host: 'api1', pid: 812, program: '0.2.0', knows: base }])
      expect(waits.connections).toMatchObject([{ knows: base }])
      expect(waits.transaction?.name).toBe('pg_dump')
    })
  })

  it('is the process that has the folder', onSqliteOnly(), async () => {
    await openWith(migrations)
    const found = await check(newest)
    expect([found.state, found.beside]).toEqual(['stop', false])
    expect(found.waits.processes).toMatchObject([{ pid: process.pid }])
    expect((await check(migrations)).state).toBe('done')
  })
})

describe('messaging upgrade --check', () => {
  it('ends with 0 where nothing is left, and with 2 without the option', async () => {
    await prepareData(folder)
    const { code, stdout } = await ask('--check')
    expect([code, stdout]).toEqual([
      0,
      `The database has version ${base}, this program knows ${base}. Nothing to do.\n`,
    ])
    expect(await ask()).toMatchObject({ code: 2, stderr: expect.stringContaining('--check') })
  })

  it('ends with 4 before a stop, and leaves the database as it was', async () => {
    await leftAt(90)
    const { code, stdout } = await ask('--check')
    expect(code).toBe(4)
    expect(stdout).toContain(`The database has version 90, this program knows ${base}.`)
    expect(stdout).toMatch(/^91 +stop +unknown$/m)
    expect(stdout).toContain('Stop all older programs before you start this one.\nNo older program was seen.')
    expect(stdout).toContain('restore a backup')
    const printed = JSON.parse((await ask('--check', '--json')).stdout)
    expect(printed).toMatchObject({ state: 'stop', version: 90, oldest: 90, rollback: { to: 90, until: 91 } })
    expect(await versionOf()).toBe(90)
  })

  it('creates no database', async () => {
    if (onPostgres) await databaseOf(folder, { empty: true })
    expect(await ask('--check')).toMatchObject({ code: 3, stdout: expect.stringContaining("doesn't exist yet") })
    expect(await readdir(folder)).toEqual([])
    if (onPostgres) expect(await readRows(folder, `SELECT 1 FROM pg_tables WHERE schemaname = 'public'`)).toEqual([])
  })

  it('of a newer program beside a running older one says whether that may continue', async () => {
    const newer = await mkdtemp(join(tmpdir(), 'messaging-newer-'))
    open.push(() => rm(newer, { recursive: true, force: true }))
    await copyNewer(join(newer, 'program'))
    const started = await startPlatform(folder)
    open.push(() => started.end())
    const env = { ...process.env, ...(await engineEnv(folder)), MESSAGING_DATA: folder }
    const run = (...words: string[]) =>
      new Promise<{ code: unknown; stdout: string }>((done) => {
        const program = join(newer, 'program', 'src/cli/messaging.js')
        execFile(process.execPath, [program, 'upgrade', '--check', ...words], { env }, (error, stdout) =>
          done({ code: error?.code ?? 0, stdout }),
        )
      })
    // The older program notes itself soon after its start.
    const { code, stdout } = await eventually(async () => {
      const said = await run()
      return said.stdout.includes('process ') ? said : null
    })
    expect(code).toBe(onPostgres ? 3 : 4)
    expect(stdout).toContain(`, process ${started.server()}, version `)
    expect(stdout).toContain(
      onPostgres
        ? `Older programs may keep running; migration ${base + 3} waits until they end.`
        : 'Stop all older programs before you start this one.',
    )
    expect(stdout).toContain(`a program with ${base} migrations until migration ${base + 3} is done`)
    await started.interrupt()
    expect((await run()).code).toBe(3)
  })
})
