// Backups: made while the platform runs, and good for starting again where they were made.
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/server/store/engines/postgres.ts'
import { migratePostgres } from '../../src/server/store/engines/postgres-migrate.ts'
import { openSqlite } from '../../src/server/store/engines/sqlite.ts'
import { migrateSqlite } from '../../src/server/store/engines/sqlite-migrate.ts'
import { asContract, asExpand, type Migration } from '../../src/server/store/migrations/kinds.ts'
import { migrations } from '../../src/server/store/migrations/migrate.ts'
import { type } from '../support/command-line.ts'
import {
  changeRows,
  connected,
  databaseOf,
  dropDatabaseOf,
  engineEnv,
  onPostgres,
  openTestStore,
  readRows,
} from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { needs } from '../support/programs.ts'
import { clientsOf, startPlatform } from '../support/started.ts'

const DATABASE = onPostgres ? 'messaging.dump' : 'messaging.db'

/** PostgreSQL is copied by its own tools. */
const tools = () => (onPostgres ? needs('pgDump') : {})

let folder: string
/** The data folder that is saved, the one that is restored, and the backup. */
let data: string
let other: string
let backup: string
const open: (() => unknown)[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messaging-backup-'))
  ;[data, other, backup] = ['data', 'other', 'backup'].map((name) => join(folder, name)) as [string, string, string]
})
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
  await rm(folder, { recursive: true, force: true })
  for (const one of [data, other]) await dropDatabaseOf(one)
})

const envOf = async (place: string): Promise<NodeJS.ProcessEnv> => ({
  ...process.env,
  ...(await engineEnv(place)),
  MESSAGING_DATA: place,
})

const backUp = async (target = backup) => type(['backup', target], await envOf(data))

/** Restores the backup into the other folder, whose database has nothing yet. */
async function restore(from = backup) {
  if (onPostgres) await databaseOf(other, { empty: true })
  return type(['restore', from], await envOf(other))
}

async function start(place: string, args: string[] = []) {
  const started = await startPlatform(place, {}, args)
  open.push(() => started.end())
  expect(started.errors()).toBe('')
  const clients = clientsOf(started, place)
  open.push(() => clients.close())
  return { ...started, ...clients }
}

/** A data folder whose database a program of that many migrations left. */
async function leftAt(last: number): Promise<void> {
  if (onPostgres) {
    const url = await databaseOf(data, { empty: true })
    await connected(url, (client) => migratePostgres(client, { last }))
  } else {
    await mkdir(data)
    const database = new DatabaseSync(join(data, 'messaging.db'))
    migrateSqlite(database, { last })
    database.close()
  }
  await changeRows(data, `INSERT INTO setting (name, value) VALUES ('from-before', '1')`)
}

const versionOf = async (place: string): Promise<number> => {
  const query = onPostgres
    ? 'SELECT version AS n FROM schema_version'
    : 'SELECT user_version AS n FROM pragma_user_version'
  return (await readRows<{ n: number }>(place, query))[0]?.n as number
}

const hasOldRow = async (place: string) =>
  (await readRows(place, `SELECT value FROM setting WHERE name = 'from-before'`)).length === 1

describe('messaging backup', tools(), () => {
  it('copies a platform while requests are written, and the copy starts with all that was answered', async () => {
    const first = await start(data)
    const { list_id } = await first.marketing.createList({ body: { internal_name: 'Kept' } })
    let written = 0
    let goesOn = true
    const write = async () => {
      while (goesOn) {
        const email = `a${written}@example.com`
        await first.marketing.createContact({ path: { list_id }, body: { base: { email } } })
        written++
      }
    }
    const writing = write()
    await expect.poll(() => written, { timeout: 120_000 }).toBeGreaterThan(20)
    const before = written
    const { code, stdout } = await backUp()
    const after = written
    goesOn = false
    await writing
    const [key, password] = [first.secret('Sandbox key'), first.secret('Relay password')]
    await first.interrupt()
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^Backup of .* written to .* \(5 files, \d+\.\d MB\)\.\n$/),
    ])

    expect(await restore()).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('Restored') })
    const second = await start(other)
    expect([second.secret('Sandbox key'), second.secret('Relay password')]).toEqual([key, password])
    const { total_items } = await second.marketing.listContacts({ path: { list_id }, query: { limit: 1 } })
    expect(total_items).toBeGreaterThanOrEqual(before)
    // One more may have been written when the last answer was still on its way.
    expect(total_items).toBeLessThanOrEqual(after + 1)
    expect((await second.marketing.getList({ path: { list_id } })).stats.total_active).toBe(total_items)
    // It goes on: what is written gets numbers that nothing else has, and is streamed.
    await second.marketing.createContact({ path: { list_id }, body: { base: { email: 'new@example.com' } } })
    expect((await second.marketing.listContacts({ path: { list_id }, query: { limit: 1 } })).total_items).toBe(
      (total_items as number) + 1,
    )
  })

  it('leaves nothing to others, and appears when it is complete', async () => {
    await leftAt(migrations.length)
    expect((await backUp()).code).toBe(0)
    expect(((await stat(backup)).mode & 0o777).toString(8)).toBe('700')
    for (const name of await readdir(backup))
      expect([name, (await stat(join(backup, name))).mode & 0o077]).toEqual([name, 0])
    expect((await readdir(folder)).filter((name) => name.includes('incomplete'))).toEqual([])
    const again = await backUp()
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('is not empty')])
  })

  it('a restored copy that is held sends nothing, and its accounts go on one by one', async () => {
    const account = async (words: string[], place: string) => type(['account', ...words], await envOf(place))
    for (const name of ['Shop', 'Closed']) expect((await account(['create', name], data)).code).toBe(0)
    const listed = async (place: string): Promise<{ account: number; name: string; suspended: boolean }[]> =>
      JSON.parse((await account(['list', '--json'], place)).stdout).items
    const before = await listed(data)
    const numberOf = (name: string) => before.find((one) => one.name === name)?.account as number
    await account(['suspend', String(numberOf('Closed'))], data)
    expect((await backUp()).code).toBe(0)
    if (onPostgres) await databaseOf(other, { empty: true })
    const { code, stdout } = await type(['restore', backup, '--hold', '--json'], await envOf(other))
    expect(code).toBe(0)
    // The one that was suspended before is not among those to let go on.
    expect(JSON.parse(stdout).held).toEqual([numberOf('Shop')])
    expect((await listed(other)).map(({ suspended }) => suspended)).toEqual([true, true])
    expect((await account(['resume', String(numberOf('Shop'))], other)).code).toBe(0)
  })

  it('prints what it has as JSON, and names files elsewhere', async () => {
    await leftAt(migrations.length)
    const env = { ...(await envOf(data)), MESSAGING_DKIM: 's1._domainkey.example.com=/etc/s1.pem' }
    const { stdout } = await type(['backup', backup, '--json'], env)
    const { elsewhere, ...list } = JSON.parse(stdout)
    expect(elsewhere).toEqual(['/etc/s1.pem'])
    const { folder: _, ...kept } = list
    expect(kept).toEqual(JSON.parse(await readFile(join(backup, 'backup.json'), 'utf8')))
    expect(kept).toMatchObject({
      format: 1,
      schema: migrations.length,
      oldest: migrations.length,
      engine: onPostgres ? 'postgresql' : 'sqlite',
    })
  })

  it.skipIf(onPostgres)('says where there is no database', async () => {
    const { code, stderr } = await backUp()
    expect([code, stderr]).toEqual([1, expect.stringContaining(`There is no database in ${data}`)])
  })
})

describe('messaging restore', tools(), () => {
  it('takes an upgrade back: the database before it, for the program before it', async () => {
    const old = migrations.length - 1
    await leftAt(old)
    expect((await backUp()).code).toBe(0)
    // The new program.
    await (await openTestStore(data)).close()
    expect([await versionOf(data), await hasOldRow(data)]).toEqual([migrations.length, true])
    expect((await restore()).code).toBe(0)
    expect([await versionOf(other), await hasOldRow(other)]).toEqual([old, true])
    // And once more.
    await (await openTestStore(other)).close()
    expect([await versionOf(other), await hasOldRow(other)]).toEqual([migrations.length, true])
  })

  it('lets one look at the copy before anything leaves it', async () => {
    const first = await start(data, ['--role', 'api'])
    const { sender_id } = await first.marketing.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
    const mail = { senderId: String(sender_id), to: 'ana@example.com', subject: 'Due', htmlBody: '<p>Due</p>' }
    await first.transactional.sendEmail({ body: mail })
    expect((await backUp()).code).toBe(0)
    await first.interrupt()
    expect((await restore()).code).toBe(0)
    const looking = await start(other, ['--role', 'api'])
    expect(looking.row('Role')).toBe('api')
    await looking.marketing.listLists()
    await looking.interrupt()
    const stopped = Date.now()
    // Nothing had left: a start of all sends it, and it is the first.
    const { sandbox } = await start(other)
    await eventually(async () => (await sandbox.listCapturedMessages()).total_items === 1)
    const { items } = await sandbox.listCapturedMessages()
    expect(items.map(({ subject }) => subject)).toEqual(['Due'])
    expect(Date.parse(`${items[0]?.created}Z`)).toBeGreaterThan(stopped - 1_000)
  })

  it('refuses what would be overwritten', async () => {
    await leftAt(migrations.length)
    await backUp()
    const { code, stderr } = await type(['restore', backup], await envOf(data))
    expect([code, stderr]).toEqual([1, expect.stringMatching(/has a database already|has tables/)])
    expect(await hasOldRow(data)).toBe(true)
  })

  it.each([
    {
      what: 'a damaged file',
      says: /is damaged: take another backup/,
      damage: () => appendFile(join(backup, DATABASE), 'x'),
    },
    { what: 'a missing file', says: /is missing: take another backup/, damage: () => rm(join(backup, DATABASE)) },
    { what: 'no list', says: /is not a backup: it has no backup\.json/, damage: () => rm(join(backup, 'backup.json')) },
    {
      what: 'a newer database',
      says: /A newer program .* made the backup/,
      damage: () => change({ schema: 9_999, oldest: 9_999 }),
    },
    { what: 'another format', says: /was made by a newer program/, damage: () => change({ format: 2 }) },
    {
      what: 'another engine',
      says: /set DATABASE_URL/,
      damage: () => change({ engine: onPostgres ? 'sqlite' : 'postgresql' }),
    },
  ])('refuses $what, and changes nothing', async ({ says, damage }) => {
    await leftAt(migrations.length)
    await backUp()
    await damage()
    const { code, stderr } = await restore()
    expect([code, stderr]).toEqual([1, expect.stringMatching(says)])
    expect(await readdir(other).catch(() => [])).toEqual([])
  })
})

describe('the database of a newer program', tools(), () => {
  const widened = asExpand('ALTER TABLE account ADD COLUMN loud text;')
  /** Leaves a database as a program with further migrations does. */
  async function leftBy(known: readonly Migration[]): Promise<void> {
    await leftAt(migrations.length)
    const store = onPostgres
      ? await openPostgres({ url: await databaseOf(data), connections: 2, known })
      : await openSqlite(data, true, known)
    await eventually(async () => (await store.upgrade.step()).step === 'done')
    await store.close()
  }

  it('is restored if this program may use it', async () => {
    await leftBy([...migrations, widened])
    expect((await backUp()).code).toBe(0)
    const list = JSON.parse(await readFile(join(backup, 'backup.json'), 'utf8'))
    expect(list).toMatchObject({ schema: migrations.length + 1, oldest: migrations.length })
    expect(await restore()).toMatchObject({ code: 0, stderr: '' })
    await (await openTestStore(other)).close()
    expect([await versionOf(other), await hasOldRow(other)]).toEqual([migrations.length + 1, true])
  })

  it('is refused if it needs a newer one, or does not say what it needs', async () => {
    const narrowed = asContract(migrations.length + 1, 'ALTER TABLE account DROP COLUMN loud;')
    await leftBy([...migrations, widened, narrowed])
    expect((await backUp()).code).toBe(0)
    const refusal = { code: 1, stderr: expect.stringMatching(/A newer program .* made the backup/) }
    expect(await restore()).toMatchObject(refusal)
    await change({ oldest: undefined })
    expect(await restore()).toMatchObject(refusal)
    expect(await readdir(other).catch(() => [])).toEqual([])
  })
})

describe('the database of an older program', tools(), () => {
  const old = migrations.length - 1

  it('is not changed by a command, which may come while older programs use it', async () => {
    await leftAt(old)
    const list = async () => type(['account', 'list'], await envOf(data))
    const { code, stderr } = await list()
    expect([code, stderr]).toEqual([1, expect.stringContaining(`version ${old}, this program knows ${old + 1}`)])
    expect([await versionOf(data), await hasOldRow(data)]).toEqual([old, true])
    await (await start(data)).interrupt()
    expect((await list()).code).toBe(0)
  })

  it('is restored as it was, and with --hold in the version of this program', async () => {
    await leftAt(old)
    expect((await backUp()).code).toBe(0)
    if (onPostgres) await databaseOf(other, { empty: true })
    const { code, stderr } = await type(['restore', backup, '--hold'], await envOf(other))
    expect([code, stderr]).toEqual([0, ''])
    expect([await versionOf(other), await hasOldRow(other)]).toEqual([old + 1, true])
  })
})

/** Changes the list of the backup. */
async function change(members: object): Promise<void> {
  const file = join(backup, 'backup.json')
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...members }))
}
