// `messaging account` while the server runs: on SQLite through the socket in the data folder, on PostgreSQL beside it.
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMarketingClient } from '../../src/clients/index.ts'
import { type } from '../support/command-line.ts'
import { dropDatabaseOf, engineEnv } from '../support/engine.ts'
import { eventually } from '../support/eventually.ts'
import { clientsOf, mailProgram, type Started, startPlatform } from '../support/started.ts'

let data: string
let env: NodeJS.ProcessEnv
let started: Started

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-operator-'))
  env = { ...process.env, ...(await engineEnv(data)), MESSAGING_DATA: data }
  started = await startPlatform(data, { MESSAGING_LOG: 'info' })
})
afterEach(async () => {
  await started.end()
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

const account = (...words: string[]) => type(['account', ...words], env)

/** What a command prints with --json. */
async function told<T>(...words: string[]): Promise<T> {
  const { code, stdout, stderr } = await account(...words, '--json')
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as T
}

it('takes effect on the running server, whose log names the order and no secret', async () => {
  const { accountId, key } = await told<{ accountId: number; key: string }>('create', 'Acme')
  const { send } = clientsOf(started, data)
  const marketing = createMarketingClient({
    apiKey: key,
    baseUrl: started.row('Marketing API'),
    retries: 0,
    fetch: async (request) =>
      (await send(request.url, { headers: Object.fromEntries(request.headers) })) as unknown as Response,
  })
  expect((await marketing.listLists()).items).toEqual([])
  const user = await told<{ password: string }>('user', String(accountId), 'acme', 'a@example.com')
  const [first] = await told<{ keyId: string }[]>('key', 'list', String(accountId))
  expect((await account('key', 'revoke', first?.keyId ?? '')).code).toBe(0)
  await expect(marketing.listLists()).rejects.toMatchObject({ status: 401 })
  expect(await account('registered', '999')).toMatchObject({
    code: 1,
    stderr: 'There is no account 999.\n',
  })
  await started.interrupt()
  const log = started.output() + started.errors()
  expect(log).not.toContain(key)
  expect(log).not.toContain(user.password)
  if (env['DATABASE_URL'] === undefined) expect(log).toMatch(/"order":"createAccount"/)
})

it('shows accounts and users, and gives a user a new password', async () => {
  const { accountId } = await told<{ accountId: number }>('create', 'Acme')
  const id = String(accountId)
  const all = await told<{ items: object[] }>('list')
  expect(all.items).toContainEqual({
    account: accountId,
    kind: 'live',
    name: 'Acme',
    created: expect.stringMatching(/Z$/) as string,
    suspended: false,
    deleted: false,
  })
  expect((await account('list', '--kind', 'sandbox')).stdout).not.toContain('Acme')
  const first = await told<{ password: string }>('user', id, 'acme', 'a@example.com', '--admin')
  expect(await told('users', id)).toMatchObject({ total: 1, items: [{ username: 'acme', isAdmin: true }] })
  expect((await account('users', id)).stdout).toMatch(/acme +a@example\.com +administrator +active/)
  expect((await account('show', id)).stdout).toMatch(/Name +Acme\n[\s\S]*Sent +nothing\nKeys +1\nUsers +1\n/)
  const logsIn = (pass: string) => {
    const secret = () => pass
    const row = (name: string) => (name === 'Relay user' ? 'acme' : started.row(name))
    return mailProgram({ row, secret }, data).verify()
  }
  expect(await logsIn(first.password)).toBe(true)
  const second = await told<{ password: string }>('password', 'acme')
  expect(second.password).not.toBe(first.password)
  expect(await logsIn(second.password)).toBe(true)
  await expect(logsIn(first.password)).rejects.toThrow(/535|Invalid login/)
  expect(await account('password', 'nobody')).toMatchObject({
    code: 1,
    stderr: 'There is no user nobody.\n',
  })
  expect(await account('show', '999')).toMatchObject({ code: 1, stderr: expect.stringContaining('no account 999') })
})

it('keeps out the keys and users of a suspended account, until it is resumed', async () => {
  const { accountId, key } = await told<{ accountId: number; key: string }>('create', 'Acme')
  const id = String(accountId)
  const { password } = await told<{ password: string }>('user', id, 'acme')
  const { send } = clientsOf(started, data)
  const statusOf = async () =>
    (await send(`${started.row('Marketing API')}/lists`, { headers: { Apikey: key } })).status
  const logIn = () => {
    const row = (name: string) => (name === 'Relay user' ? 'acme' : started.row(name))
    return mailProgram({ row, secret: () => password }, data).verify()
  }
  expect(await statusOf()).toBe(200)
  expect(await logIn()).toBe(true)
  expect(await account('suspend', id)).toMatchObject({ code: 0, stdout: `Suspended account ${id}.\n` })
  // On PostgreSQL the server hears of it by a signal.
  await eventually(async () => (await statusOf()) === 403)
  await expect(logIn()).rejects.toThrow(/535|Invalid login/)
  expect((await account('show', id)).stdout).toMatch(/Suspended +2/)
  expect((await account('list')).stdout).toMatch(/Acme .* suspended/)
  expect(await account('resume', id)).toMatchObject({ code: 0 })
  await eventually(async () => (await statusOf()) === 200)
  expect(await logIn()).toBe(true)
  expect(await account('suspend', '999')).toMatchObject({ code: 1, stderr: expect.stringContaining('no account 999') })
})

it('works after the server was killed, and again when it is back', async () => {
  await started.kill()
  expect(await account('create', 'Between')).toMatchObject({ code: 0, stderr: '' })
  started = await startPlatform(data)
  expect(await account('create', 'After')).toMatchObject({ code: 0, stderr: '' })
})

// On PostgreSQL no server listens for the operator.
it.runIf(process.env['TEST_ENGINE'] !== 'postgres')('only the owner of the server reaches the socket', async () => {
  const socket = join(data, 'operator', 'socket')
  expect((await stat(join(data, 'operator'))).mode & 0o777).toBe(0o700)
  expect((await stat(socket)).mode & 0o077).toBe(0)
  const say = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = ''
      const client = connect(socket, () => client.end(text))
      client.on('data', (part: Buffer) => (answer += part))
      client.on('close', () => resolve(answer))
    })
  expect(JSON.parse(await say('{"order":"forget","input":{}}\n'))).toEqual({
    error: expect.stringContaining('knows no order forget') as string,
  })
  expect(JSON.parse(await say('no JSON\n'))).toEqual({ error: expect.stringContaining('JSON') as string })
  expect(await say('{"order":"createAccount"')).toBe('')
  // An open connection that orders nothing holds up no stop.
  const idle = connect(socket)
  idle.on('error', () => undefined)
  await started.interrupt()
  expect(await started.exited).toBe(0)
  idle.destroy()
})
