// `messaging account delete`, beside a running server: what is asked, and that no table has anything left of the account.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { overwriteDeleted } from '../../src/cli/account/deletion.ts'
import type { Order } from '../../src/cli/account/operator-orders.ts'
import { carryOut } from '../../src/server/operator/orders.ts'
import { accountTables, lastingTables, passingTables } from '../../src/server/store/account-tables.ts'
import { type Said, type } from '../support/command-line.ts'
import { miscounts } from '../support/contact-counts.ts'
import { changeRows, dropDatabaseOf, engineEnv, onPostgres, readRows } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { commandOf, needs } from '../support/programs.ts'
import { startServer } from '../support/server.ts'
import { type Started, startPlatform } from '../support/started.ts'

const program = resolve(import.meta.dirname, '../../src/cli/messaging.js')

let data: string
let env: NodeJS.ProcessEnv
let started: Started
/** Accounts with one of everything: two to delete, and one that stays. */
let [acme, broken, neighbour] = [0, 0, 0]

/** Tables that hold nothing of an account: settings and numbers of the platform, and limits that end by themselves. */
const SHARED = [
  ...['account', 'setting', 'sequence', 'rate_window', 'rate_bucket', 'chain_seal', 'unread_receipt'],
  ...['migration', 'process'],
]
const named = [
  ...accountTables.flatMap(({ name, through }) => (through ? [] : [name])),
  ...passingTables,
  ...lastingTables.filter((name) => ![...SHARED, 'snapshot_part', 'sms_part', 'contact_count'].includes(name)),
]

const count = async (query: string): Promise<number> =>
  Number((await readRows<{ n: number | string }>(data, `SELECT count(*) AS n FROM ${query}`))[0]?.n)

/** How many rows of an account each table has, where there are any. */
async function rowsOf(account: number): Promise<Record<string, number>> {
  const queries = named.map(
    (name) => `SELECT '${name}' AS name, count(*) AS n FROM "${name}" WHERE account_id = ${account}`,
  )
  const rows = await readRows<{ name: string; n: number | string }>(data, queries.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]).filter(([, n]) => n !== 0))
}

/** Rows that belong to nobody any more. */
async function orphans(): Promise<string[]> {
  const through = accountTables.flatMap(({ name, through }) => (through ? [{ name, ...through }] : []))
  const others = [
    { name: 'snapshot_part', column: 'snapshot_id', table: 'snapshot' },
    // One without a message was reported on before its message was known.
    { name: 'sms_part', column: 'message_id', table: 'message' },
  ]
  const queries = [...through, ...others].map(
    ({ name, column, table }) =>
      `SELECT '${name}' AS name, count(*) AS n FROM "${name}"
        WHERE ${column} IS NOT NULL AND ${column} NOT IN (SELECT id FROM "${table}")`,
  )
  const rows = await readRows<{ name: string; n: number | string }>(data, queries.join(' UNION ALL '))
  return rows.flatMap(({ name, n }) => (Number(n) > 0 ? [name] : []))
}

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-deletion-'))
  env = { ...process.env, ...(await engineEnv(data)), MESSAGING_DATA: data }
  {
    await using server = await startServer({ data })
    const fill = async (name: string) => {
      const { accountId, key } = await server.createAccount(name)
      await server.sandbox(key).seedAccount({ body: { contacts: 20 } })
      await server.sandbox(key).createSnapshot({ body: { name: 'before' } })
      return accountId
    }
    acme = await fill('Acme')
    broken = await fill('Broken off')
    neighbour = await fill('Neighbour')
    await server.app.work.drain()
  }
  // Only a sandbox account can be seeded.
  await changeRows(data, `UPDATE account SET kind = 'live', ahead = 0 WHERE id IN (${acme}, ${broken})`)
  // As a centre leaves behind for each part of an SMS, and for one whose message nobody knows yet.
  await changeRows(
    data,
    `INSERT INTO sms_part (carrier, carrier_id, message_id, total, state, created)
      SELECT 'smpp', 'of ' || id, id, 1, 'sent', ${Date.now()} FROM message`,
  )
  await changeRows(
    data,
    `INSERT INTO sms_part (carrier, carrier_id, total, state, created) VALUES ('smpp', 'early', 1, 'delivered', ${Date.now()})`,
  )
  // As a limited rate of mails leaves behind for each sender.
  await changeRows(data, `INSERT INTO rate_bucket (name, tat) VALUES ('smtp ${acme} shop@example.com', 1)`)
  started = await startPlatform(data)
})
afterAll(async () => {
  await started?.end()
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

const remove = (...words: string[]): Promise<Said> => type(['account', 'delete', ...words], env)

it.each([
  { words: ['Nobody'], code: 1, says: /There is no live account Nobody/ },
  { words: ['999999', '--yes', 'a'], code: 1, says: /There is no account 999999/ },
  { words: ['1', '--yes', 'Sandbox'], code: 1, says: /is a sandbox account/ },
  { words: ['Acme', '--yes', 'Acme'], code: 1, says: /has \d+ registered messages.*--registered/ },
  { words: ['Acme', '--registered'], code: 2, says: /To confirm, add --yes "Acme"/ },
  { words: ['Acme', '--registered', '--yes', 'acme'], code: 2, says: /"acme" is not the name of account/ },
])('$words: says what to fix, and deletes nothing', async ({ words, code, says }) => {
  const [keys, contacts] = [`api_key WHERE account_id = ${acme}`, `contact WHERE account_id = ${acme}`]
  const before = [await count(keys), await count(contacts)]
  const said = await remove(...words)
  expect(said.stderr).toMatch(says)
  expect([said.code, said.stdout]).toEqual([code, ''])
  expect([await count(keys), await count(contacts)]).toEqual(before)
})

it('nothing of the account is left in any table, and its neighbours have all of theirs', async () => {
  const [before, kept] = [await rowsOf(acme), await rowsOf(neighbour)]
  const parts = await count('sms_part')
  expect(Object.keys(before).length).toBeGreaterThan(50)
  const { code, stdout, stderr } = await remove('Acme', '--registered', '--yes', 'Acme', '--json')
  expect([code, stderr]).toEqual([0, ''])
  expect(JSON.parse(stdout)).toMatchObject({ account: acme, name: 'Acme', balance: expect.any(String) as string })
  expect(await rowsOf(acme)).toEqual({})
  expect(await orphans()).toEqual([])
  expect(await miscounts(data)).toEqual([])
  expect(await count(`account WHERE id = ${acme}`)).toBe(0)
  expect(await count(`rate_bucket WHERE name LIKE '%shop@example.com'`)).toBe(0)
  expect(await rowsOf(neighbour)).toEqual(kept)
  expect(await count('sms_part')).toBe(parts - (before['message'] as number))
  expect(await remove('Acme', '--yes', 'Acme')).toMatchObject({ code: 1 })
})

it('a deletion that was broken off shows in the list, and ends when it is ordered again', async () => {
  await started.interrupt()
  {
    await using server = await startServer({ data })
    await carryOut(server.app.domain, 'closeAccount', { account: broken, name: 'Broken off' })
  }
  await changeRows(data, `DELETE FROM event WHERE account_id = ${broken}`)
  started = await startPlatform(data)
  expect((await type(['account', 'list'], env)).stdout).toMatch(/Broken off .* being deleted/)
  expect((await type(['account', 'resume', String(broken)], env)).stderr).toMatch(/is being deleted/)
  expect((await type(['account', 'key', 'create', String(broken), '--name', 'a'], env)).code).toBe(1)
  expect(await remove(String(broken), '--yes', 'Broken off')).toMatchObject({ code: 0, stderr: '' })
  expect(await rowsOf(broken)).toEqual({})
  expect(await orphans()).toEqual([])
  expect(await miscounts(data)).toEqual([])
})

it('asks for the name on a terminal', needs('script'), async () => {
  await type(['account', 'create', 'Typed'], env)
  const child = spawn(
    commandOf('script'),
    ['-qec', `${process.execPath} ${program} account delete Typed`, '/dev/null'],
    {
      env,
    },
  )
  let shown = ''
  child.stdout.on('data', (text: Buffer) => (shown += text))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  await eventually(() => /Type its name to confirm: /.test(shown))
  child.stdin.write('Typed\n')
  expect(await ended, shown).toBe(0)
  expect(shown).toMatch(/Deleted account \d+, Typed,/)
})

it('pauses while somebody reads the database, and warns in the end that not all is overwritten', async () => {
  const pauses: number[] = []
  const sleep = async (ms: number) => void pauses.push(ms)
  const said = { step: () => undefined, warn: vi.fn() }
  let read = 3
  const readForAMoment = async (_name: string, { after }: { after: number }) => ({
    next: after === 0 ? 10 : read-- > 0 ? after : null,
  })
  await overwriteDeleted(readForAMoment as Order, said, sleep)
  expect(pauses.splice(0)).toEqual([200, 400, 800])
  expect(said.warn).not.toHaveBeenCalled()

  await overwriteDeleted((async () => ({ next: 0 })) as unknown as Order, said, sleep)
  expect(pauses.slice(0, 6)).toEqual([200, 400, 800, 1_600, 2_000, 2_000])
  expect(pauses.length).toBeLessThan(200)
  expect(said.warn).toHaveBeenLastCalledWith(expect.stringMatching(/is deleted, but .* kept reading the database/))

  const failing = () => Promise.reject(new Error('The disk is full.'))
  await overwriteDeleted(failing, said, sleep)
  expect(said.warn).toHaveBeenLastCalledWith(expect.stringMatching(/is deleted, but .* The disk is full\.$/))
})

it.skipIf(onPostgres)('ends when somebody who reads the database has ended', async () => {
  await type(['account', 'create', 'Read'], env)
  using reader = new DatabaseSync(join(data, 'messaging.db'), { readOnly: true })
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM account').get()
  const removed = remove('Read', '--yes', 'Read')
  await eventually(async () => (await count(`account WHERE name = 'Read'`)) === 0)
  reader.exec('COMMIT')
  expect(await removed).toMatchObject({ code: 0, stderr: '' })
})
