// The store: what it promises to those who write, on either engine; and what SQLite promises to a second process.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertMany } from '../../src/server/store/bulk.ts'
import { dialectOf } from '../../src/server/store/dialect.ts'
import { openSqlite } from '../../src/server/store/engines/sqlite.ts'
import { FolderInUseError } from '../../src/server/store/engines/sqlite-lock.ts'
import { awaitAll } from '../../src/server/store/pipelined.ts'
import { getSetting, putSetting, takeNumbers } from '../../src/server/store/settings.ts'
import type { Store } from '../../src/server/store/store.ts'
import { deferToCommit } from '../../src/server/store/transaction-end.ts'
import { changeRows, dropDatabaseOf, onPostgres, openTestStore, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'

let folder: string
let store: Store | undefined
let child: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-store-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await store?.close()
  child = store = undefined
  await rm(folder, { recursive: true, force: true })
  await dropDatabaseOf(folder)
})

/** The file behind a number; empty when it is closed by now. */
function pathOf(file: number): string {
  try {
    return readlinkSync(`/proc/self/fd/${file}`)
  } catch {
    return ''
  }
}

/** The settings as another reader finds them. */
const stored = async (): Promise<string[]> =>
  (await readRows<{ name: string }>(folder, 'SELECT name FROM setting ORDER BY name')).map(({ name }) => name)

describe.skipIf(onPostgres)('a database that cannot be used is named at the start, with what helps', () => {
  const start = () => openSqlite(folder)
  const inFolder = (name: string) => join(folder, name)

  it.each(['sandbox.key', 'master.key', 'tls'])(
    'one of 0 bytes beside %s, which belongs to one with data',
    async (name) => {
      writeFileSync(inFolder(name), 'x')
      writeFileSync(inFolder('messaging.db'), '')
      await expect(start()).rejects.toThrow(
        new RegExp(
          `${inFolder('messaging.db')} has 0 bytes, but ${inFolder(name)} shows .*backup.*move the whole folder`,
        ),
      )
      expect(statSync(inFolder('messaging.db')).size).toBe(0)
      // What was moved away is no obstacle, and neither is a folder that only lacks its database.
      rmSync(inFolder('messaging.db'))
      store = await start()
    },
  )

  it('a file that is no database', async () => {
    writeFileSync(inFolder('messaging.db'), 'x'.repeat(10_000))
    await expect(start()).rejects.toThrow(/messaging\.db cannot be used: file is not a database\. .*backup/)
  })

  it('a folder in its place', async () => {
    mkdirSync(inFolder('messaging.db'))
    await expect(start()).rejects.toThrow(/messaging\.db cannot be used: EISDIR.*MESSAGING_DATA/)
  })
})

describe('write', () => {
  it('makes each of many concurrent transactions durable; SQLite in few commits', async () => {
    store = await openTestStore(folder)
    const { write, onWrite } = store
    let commits = 0
    onWrite(() => commits++)
    const names = Array.from({ length: 500 }, (_, n) => `s${n}`)
    await Promise.all(
      names.map(async (name) => {
        await write((tx) => putSetting(tx, name, 'x'))
        if (name === 's250') expect(await stored()).toContain(name)
      }),
    )
    expect(await stored()).toEqual([...names].sort())
    expect(commits).toBeGreaterThan(0)
    if (!onPostgres) expect(commits).toBeLessThan(names.length / 4)
  })

  it('nothing is left of a transaction of which one part fails while another goes on', async () => {
    store = await openTestStore(folder)
    const { write } = store
    const failing = write((tx) => {
      const goesOn = async () => {
        for (let n = 0; n < 20; n++) await putSetting(tx, `s${n}`, 'x')
      }
      return awaitAll([sql`insert into no_such_table values (1)`.execute(tx), goesOn()])
    })
    const next = write((tx) => putSetting(tx, 'next', 'x'))
    await expect(failing).rejects.toThrow('no_such_table')
    await next
    expect(await stored()).toEqual(['next'])
  })

  it('a transaction that throws undoes itself and no other', async () => {
    store = await openTestStore(folder)
    const { write } = store
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) =>
        write(async (tx) => {
          await putSetting(tx, `s${n}`, 'x')
          await putSetting(tx, `t${n}`, 'x')
          if (n % 3 === 0) throw new Error(`no ${n}`)
          return n
        }),
      ),
    )
    const kept = Array.from({ length: 30 }, (_, n) => n).filter((n) => n % 3 !== 0)
    expect(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))).toEqual(kept)
    expect(results[3]).toMatchObject({ status: 'rejected', reason: { message: 'no 3' } })
    expect(await stored()).toEqual(kept.flatMap((n) => [`s${n}`, `t${n}`]).sort())
  })

  it('a statement that fails undoes its transaction and no other', async () => {
    store = await openTestStore(folder)
    const { write } = store
    const row = { hash: 'a', account_id: 1, created: 0 }
    await write((tx) => tx.insertInto('api_key').values(row).execute())
    const results = await Promise.allSettled([
      write(async (tx) => {
        await putSetting(tx, 'lost', 'x')
        await tx.insertInto('api_key').values(row).execute()
      }),
      write((tx) => putSetting(tx, 'kept', 'x')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await stored()).toEqual(['kept'])
  })

  it('statements asked at once are one transaction, and all undone when the first one fails', async () => {
    store = await openTestStore(folder)
    const { write } = store
    const row = { hash: 'a', account_id: 1, created: 0 }
    await write((tx) => Promise.all([tx.insertInto('api_key').values(row).execute(), putSetting(tx, 'kept', 'x')]))
    const failing = write((tx) =>
      Promise.allSettled([tx.insertInto('api_key').values(row).execute(), putSetting(tx, 'lost', 'x')]).then(
        ([one]) => {
          if (one.status === 'rejected') throw one.reason
        },
      ),
    )
    await expect(failing).rejects.toThrow(/unique/i)
    // One that asks nothing leaves nothing open either.
    expect(await write(async () => 7)).toBe(7)
    await write((tx) => putSetting(tx, 'later', 'x'))
    expect(await stored()).toEqual(['kept', 'later'])
  })

  it('a last statement that fails undoes its transaction and no other', async () => {
    store = await openTestStore(folder)
    const { write } = store
    const results = await Promise.allSettled([
      write(async (tx) => {
        await putSetting(tx, 'lost', 'x')
        void deferToCommit(tx, sql`insert into no_such_table values (1)`.execute(tx))
        void deferToCommit(tx, putSetting(tx, 'lost too', 'x'))
      }),
      write((tx) => putSetting(tx, 'kept', 'x')),
    ])
    expect(results[0]).toMatchObject({ reason: { message: expect.stringContaining('no_such_table') } })
    expect(await stored()).toEqual(['kept'])
  })

  it('what never reaches the database fails as a last statement, too', async () => {
    store = await openTestStore(folder)
    const failing = store.write(async (tx) => {
      await putSetting(tx, 'a', 'x')
      void deferToCommit(tx, Promise.reject(new Error('no text')))
    })
    await expect(failing).rejects.toThrow('no text')
  })

  it('what it asks later sees what its last statements have written, of however many rows', async () => {
    store = await openTestStore(folder)
    const columns = ['name', 'value'] as const
    const rows = Array.from({ length: 39 }, (_, n) => ({ name: `s${n}`, value: 'x' }))
    const seen = await store.write(async (tx) => {
      void deferToCommit(tx, insertMany(tx, { table: 'setting', columns }, rows))
      return tx
        .selectFrom('setting')
        .select('name')
        .where(
          'name',
          'in',
          rows.map(({ name }) => name),
        )
        .execute()
    })
    expect(seen).toHaveLength(39)
  })

  it('answers with what its last statement gave', async () => {
    store = await openTestStore(folder)
    const { answer } = await store.write(async (tx) => ({
      answer: deferToCommit(tx, sql<{ n: number }>`select 7 as n`.execute(tx)),
    }))
    expect((await answer).rows).toEqual([{ n: 7 }])
  })

  it('rows that are only inserted, as by a restore, and rows that are added to are two statements', async () => {
    store = await openTestStore(folder)
    const columns = ['sent', 'channel', 'account_id'] as const
    const rows = [{ account_id: 1, channel: 'sms', sent: 2 }]
    await store.write((tx) => insertMany(tx, { table: 'account_usage', columns }, rows))
    const counted = { table: 'account_usage', columns, key: ['account_id', 'channel'], add: ['sent'] } as const
    await store.write((tx) => insertMany(tx, counted, rows))
    expect(await store.db.selectFrom('account_usage').selectAll().execute()).toEqual([{ ...rows[0], sent: 4 }])
  })

  it('many rows of which one is refused leave nothing, alone and beside others', async () => {
    store = await openTestStore(folder)
    const { write } = store
    const columns = ['list_id', 'field_id', 'value', 'contact_id'] as const
    const valueAt = (n: number) => ({ list_id: 1, field_id: 'email', value: String(n), contact_id: n })
    const rows = [...Array.from({ length: 150 }, (_, n) => valueAt(n)), valueAt(149)]
    const insert = () => write((tx) => insertMany(tx, { table: 'contact_unique', columns }, rows))
    const results = await Promise.allSettled([insert(), write((tx) => putSetting(tx, 'kept', 'x')), insert()])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    expect(await stored()).toEqual(['kept'])
    expect(await readRows(folder, 'SELECT value FROM contact_unique')).toEqual([])
  })

  it('inserts many rows as they are, whether they share values or not', async () => {
    store = await openTestStore(folder)
    const columns = ['list_id', 'field_id', 'value', 'contact_id'] as const
    const rowsFrom = (first: number, list: (n: number) => number) =>
      Array.from({ length: 126 }, (_, i) => {
        const n = first + i
        return { list_id: list(n), field_id: 'email', value: String(n).padStart(4, '0'), contact_id: n }
      })
    const groups = [rowsFrom(0, () => 1), rowsFrom(200, (n) => (n % 50 === 7 ? 2 : 1)), rowsFrom(400, () => 3)]
    for (const rows of groups) await store.write((tx) => insertMany(tx, { table: 'contact_unique', columns }, rows))
    const moved = groups.flat().map((row) => ({ ...row, contact_id: row.contact_id % 2 }))
    const key = columns.slice(0, 3)
    await store.write((tx) =>
      insertMany(tx, { table: 'contact_unique', columns, key, overwrite: ['contact_id'] }, moved),
    )
    const numbers = 'CAST(list_id AS integer) AS list_id, field_id, value, CAST(contact_id AS integer) AS contact_id'
    expect(await readRows(folder, `SELECT ${numbers} FROM contact_unique ORDER BY value`)).toEqual(moved)
  })

  it('shows nothing before it is committed, and then to everybody', async () => {
    store = await openTestStore(folder)
    const { write, db } = store
    const seen = await write(async (tx) => {
      await putSetting(tx, 'a', '1')
      return [await getSetting(db, 'a'), await getSetting(tx, 'a')]
    })
    expect(seen).toEqual([null, '1'])
    expect(await getSetting(db, 'a')).toBe('1')
    expect(await write((tx) => getSetting(tx, 'a'))).toBe('1')
  })

  it('is as if each ran alone: what it read is true when it writes', async () => {
    store = await openTestStore(folder)
    const { write, db } = store
    const add = () => write(async (tx) => putSetting(tx, 'sum', String(Number(await getSetting(tx, 'sum')) + 1)))
    await Promise.all(Array.from({ length: 20 }, add))
    expect(await getSetting(db, 'sum')).toBe('20')
    // Also of what was not there: each adds itself unless somebody is.
    const claim = (name: string) =>
      write(async (tx) => {
        const taken = await tx.selectFrom('setting').select('name').where('value', '=', 'chair').executeTakeFirst()
        if (!taken) await putSetting(tx, name, 'chair')
      })
    await Promise.all(Array.from({ length: 10 }, (_, n) => claim(`guest ${n}`)))
    expect(await db.selectFrom('setting').select('name').where('value', '=', 'chair').execute()).toHaveLength(1)
  })

  it('gives each number of a sequence once', async () => {
    store = await openTestStore(folder)
    const { write } = store
    const blocks = await Promise.all(Array.from({ length: 30 }, () => write((tx) => takeNumbers(tx, 'n', 3, 10))))
    expect([...blocks].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => 10 + 3 * n))
    const { writeAlongside } = store
    const taken = await Promise.all(
      Array.from({ length: 30 }, () => writeAlongside((tx) => dialectOf(tx).nextNumbers(tx, 'operation', 3))),
    )
    for (const numbers of taken) expect([...numbers].sort((a, b) => a - b)).toEqual(numbers)
    expect(new Set(taken.flat()).size).toBe(90)
  })

  it('wakes nobody when there was nothing to do', async () => {
    store = await openTestStore(folder)
    let news = 0
    store.onWrite(() => news++)
    await store.write((tx) => getSetting(tx, 'a'))
    expect(news).toBe(0)
    await store.write((tx) => putSetting(tx, 'a', '1'))
    expect(news).toBe(1)
  })

  it('says which tables were written, also by what returns rows and by what was many at once', async () => {
    store = await openTestStore(folder)
    const news: unknown[] = []
    store.onWrite((written) => news.push(written && [...written].sort()))
    await store.write((tx) => tx.updateTable('setting').set({ value: 'b' }).where('name', '=', 'nobody').execute())
    await store.write(async (tx) => {
      await putSetting(tx, 'a', '1')
      await getSetting(tx, 'a')
      await tx.deleteFrom('run').returning('id').execute()
      await tx
        .insertInto('account')
        .values({ parent_id: null, kind: 'sandbox', name: 'a', created: 1 } as never)
        .returning('id')
        .executeTakeFirst()
    })
    expect(news).toEqual([['account', 'setting']])
    await store.write((tx) => tx.deleteFrom('setting').where('name', '=', 'a').execute())
    expect(news).toEqual([['account', 'setting'], ['setting']])
  })

  it('outside it nothing can be written', async () => {
    store = await openTestStore(folder)
    await expect(putSetting(store.db, 'a', '1')).rejects.toThrow(/read-?only/)
  })

  it('close waits for what was asked', async () => {
    const { write, close } = await openTestStore(folder)
    const written = write((tx) => putSetting(tx, 'a', '1'))
    await close()
    await written
    expect(await stored()).toEqual(['a'])
  })
})

describe.skipIf(onPostgres)('openSqlite', () => {
  it('refuses the database of a newer program, and leaves it as it is', async () => {
    await (await openSqlite(folder)).close()
    const setVersion = (version: number) => {
      const database = new DatabaseSync(join(folder, 'messaging.db'))
      const { user_version: before } = database.prepare('PRAGMA user_version').get() as { user_version: number }
      database.exec(`PRAGMA user_version = ${version}`)
      database.close()
      return before
    }
    const known = setVersion(999)
    await changeRows(folder, `INSERT INTO migration (version, kind, oldest, done) VALUES (999, 'contract', 999, 1)`)
    await expect(openSqlite(folder)).rejects.toThrow(/version 999.*newer/)
    expect(setVersion(known)).toBe(999)
    // What was refused does not hold the folder.
    await changeRows(folder, 'DELETE FROM migration WHERE version = 999')
    store = await openSqlite(folder)
  })

  it('does not change a database that it knows', async () => {
    store = await openSqlite(folder)
    await store.write((tx) => putSetting(tx, 'a', '1'))
    await store.close()
    store = await openSqlite(folder)
    expect(await getSetting(store.db, 'a')).toBe('1')
  })

  it('frees what a process that died had leased, in every table that knows leases', async () => {
    await (await openSqlite(folder)).close()
    const columns = await readRows<{ table: string; name: string; type: string }>(
      folder,
      `SELECT m.name AS "table", c.name, c.type FROM sqlite_schema m JOIN pragma_table_info(m.name) c
       WHERE m.type = 'table' AND (c."notnull" OR c.pk) AND m.sql LIKE '%lease_until%'`,
    )
    const tables = [...new Set(columns.map(({ table }) => table))]
    expect(tables).toEqual(expect.arrayContaining(['chunk_lease', 'evidence', 'message', 'operation']))
    for (const table of tables) {
      const own = columns.filter((column) => column.table === table)
      const held = own.map(({ name, type }) => (name === 'lease_until' ? 9e12 : /int/i.test(type) ? 1 : `'x'`))
      await changeRows(folder, `INSERT INTO ${table} (${own.map(({ name }) => name).join()}) VALUES (${held.join()})`)
    }
    store = await openSqlite(folder)
    const leases = await Promise.all(
      tables.map(async (table) => [table, ...(await readRows(folder, `SELECT lease_until FROM ${table}`))]),
    )
    expect(leases).toEqual(tables.map((table) => [table, { lease_until: 0 }]))
  })

  /** Another process on the folder, and the numbers that it says. */
  async function startHolder() {
    const said: string[] = []
    child = spawn(process.execPath, ['test/support/hold-folder.ts', folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => said.push(line))
    const gone = new Promise((resolve) => child?.once('exit', resolve))
    await eventually(() => said.includes('ready'))
    return { said, pid: child.pid as number, kill: () => (child?.kill('SIGKILL'), gone) }
  }

  it('refuses a folder that another process has, and names the process', async () => {
    const { pid, kill } = await startHolder()
    const error = await openSqlite(folder).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(FolderInUseError)
    expect((error as Error).message).toContain(`process ${pid}`)
    await kill()
    store = await openSqlite(folder)
  })

  it.skipIf(process.platform !== 'linux')('acknowledges nothing that the disk may not hold', async () => {
    store = await openSqlite(folder)
    const { write, outage } = store
    await write((tx) => putSetting(tx, 'kept', 'x'))
    // The last to open the log is who waits for the disk.
    const files = readdirSync('/proc/self/fd').map(Number)
    const logs = files.filter((file) => pathOf(file) === join(folder, 'messaging.db-wal'))
    closeSync(Math.max(...logs))
    const writes = ['a', 'b'].map((name) => write((tx) => putSetting(tx, name, 'x')))
    for (const one of await Promise.allSettled(writes))
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'STORE_UNAVAILABLE' } })
    expect(outage.reason()).toMatch(/^The disk did not keep what was written \(EBADF.*\)\. Restart the platform/)
    await expect(write((tx) => putSetting(tx, 'c', 'x'))).rejects.toThrow('Restart the platform')
    // Its file was closed above.
    await expect(store.close()).rejects.toThrow('EBADF')
    store = undefined
  })

  it('finds everything that was acknowledged before a kill -9', async () => {
    const { said, kill } = await startHolder()
    await eventually(() => said.length > 50)
    await kill()
    const acknowledged = said.slice(1).flatMap((n) => [0, 1, 2, 3].map((part) => `${n}.${part}`))
    store = await openSqlite(folder)
    const rows = await store.db.selectFrom('setting').select('name').execute()
    const found = new Set(rows.map(({ name }) => name))
    expect(acknowledged.filter((name) => !found.has(name))).toEqual([])
  })
})
