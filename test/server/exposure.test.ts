// What a process lets others reach and read: its addresses, its files, its sandbox.
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../src/server/server.ts'
import { readConfig } from '../../src/server/settings/settings.ts'
import { dropDatabaseOf, engineEnv, onPostgres, onPostgresOnly } from '../support/engine.ts'
import { startServer as startTestServer } from '../support/server.ts'

let data: string
let server: RunningServer | undefined
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'messaging-exposure-'))
})
afterEach(async () => {
  await server?.close()
  server = undefined
  await rm(data, { recursive: true, force: true })
  await dropDatabaseOf(data)
})

const ANY_PORT = { MESSAGING_PORT: '0', MESSAGING_SMTP_PORT: 'off', MESSAGING_LOG: 'silent' }

async function start(env: Record<string, string> = {}, folder = data): Promise<RunningServer> {
  const config = readConfig({ ...ANY_PORT, ...(await engineEnv(data)), MESSAGING_DATA: folder, ...env })
  return (server = await startServer(config))
}

/** Whether something listens there. */
const isOpen = (host: string, port: number | null) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port: port ?? 0 }, () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** GET over plain HTTP, from this machine. */
const ask = (port: number | null, path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path }, (answer) => {
      let body = ''
      answer.on('data', (part: Buffer) => (body += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
    sent.once('error', reject)
    sent.end()
  })

describe('MESSAGING_HOST', () => {
  /** All of 127.0.0.0/8 is this machine: a listener on every address answers there, too. */
  const OTHER = '127.0.0.2'

  /** Opens every port; the setting of the relay has no word for any free one. */
  async function startAll(env: Record<string, string>) {
    const config = readConfig({ ...ANY_PORT, ...(await engineEnv(data)), MESSAGING_DATA: data, ...env })
    server = await startServer({ ...config, smtpPort: 0, inboundPort: 0, monitorPort: 0 })
    return [server.port, server.smtpPort, server.inboundPort, server.monitorPort]
  }

  it('by default all ports are on 127.0.0.1 only', async () => {
    for (const port of await startAll({})) {
      expect(await isOpen('127.0.0.1', port)).toBe(true)
      expect(await isOpen(OTHER, port)).toBe(false)
    }
  })

  it('0.0.0.0 opens all of them', async () => {
    for (const port of await startAll({ MESSAGING_HOST: '0.0.0.0' })) expect(await isOpen(OTHER, port)).toBe(true)
  })
})

describe('MESSAGING_MONITOR_PORT', () => {
  const answers = async (port: number | null) => {
    const paths = ['/healthz', '/readyz', '/metrics', '/', '/docs/', '/marketing/v3/lists']
    return Promise.all(paths.map(async (path) => (await ask(port, path)).status))
  }

  it('answers what monitors ask, and nothing else', async () => {
    const { monitorPort } = await start({ MESSAGING_MONITOR_PORT: '0' })
    expect(await answers(monitorPort)).toEqual([200, 200, 200, 404, 404, 404])
  })

  it.each(['work', 'smtp', 'api'])('is there for the role %s', onPostgresOnly(), async (role) => {
    const config = readConfig({ ...ANY_PORT, ...(await engineEnv(data)), MESSAGING_DATA: data, MESSAGING_ROLE: role })
    server = await startServer({ ...config, smtpPort: 0, monitorPort: 0 })
    expect(await answers(server.monitorPort)).toEqual([200, 200, 200, 404, 404, 404])
  })

  it('is there for a process that only takes what comes back', onPostgresOnly(), async () => {
    const env = { MESSAGING_ROLE: 'smtp', MESSAGING_RETURN_DOMAIN: 'return.example.com', MESSAGING_INBOUND_PORT: '1' }
    const config = readConfig({ ...ANY_PORT, ...(await engineEnv(data)), MESSAGING_DATA: data, ...env })
    server = await startServer({ ...config, inboundPort: 0, monitorPort: 0 })
    expect([server.port, server.smtpPort]).toEqual([null, null])
    expect(await isOpen('127.0.0.1', server.inboundPort)).toBe(true)
    expect(await answers(server.monitorPort)).toEqual([200, 200, 200, 404, 404, 404])
  })

  it('obeys MESSAGING_MONITORS', async () => {
    const { monitorPort } = await start({ MESSAGING_MONITOR_PORT: '0', MESSAGING_MONITORS: '10.0.0.0/8' })
    expect(await answers(monitorPort)).toEqual([200, 404, 404, 404, 404, 404])
  })
})

describe('the files in the data folder', () => {
  /** Every file and folder, with its permissions. */
  async function modes(folder: string): Promise<Record<string, string>> {
    const found = await readdir(folder, { recursive: true })
    const entries = found.map(async (name) => [name, ((await lstat(join(folder, name))).mode & 0o777).toString(8)])
    return Object.fromEntries(await Promise.all(entries))
  }
  /** Folders, and a socket, whose permission to execute means nothing. */
  const executable = ['tls', 'relay', 'operator', 'operator/socket', 'in-progress']
  const wanted = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, executable.includes(name) ? '700' : '600']))

  it('are for the owner only, whatever the umask', async () => {
    const before = process.umask(0)
    try {
      const folder = join(data, 'made', 'here')
      await start({}, folder)
      const found = await modes(folder)
      expect(Object.keys(found)).toEqual(
        expect.arrayContaining(['tls', 'tls/key.pem', 'tls/cert.pem', 'sandbox.key', 'sandbox.password']),
      )
      if (!onPostgres) expect(Object.keys(found)).toEqual(expect.arrayContaining(['messaging.db', 'messaging.db-wal']))
      expect(found).toEqual(wanted(Object.keys(found)))
      expect(await modes(data)).toMatchObject({ made: '700', 'made/here': '700' })
    } finally {
      process.umask(before)
    }
  })

  it('lose the rights of others at the next start; what is elsewhere does not', async () => {
    await start()
    await server?.close()
    const names = Object.keys(await modes(data))
    for (const name of names) await chmod(join(data, name), executable.includes(name) ? 0o755 : 0o644)
    const elsewhere = await mkdtemp(join(tmpdir(), 'messaging-elsewhere-'))
    await writeFile(join(elsewhere, 'chain.pem'), 'a')
    await chmod(join(elsewhere, 'chain.pem'), 0o644)
    await symlink(join(elsewhere, 'chain.pem'), join(data, 'tls', 'chain.pem'))
    await start()
    expect(await modes(data)).toMatchObject(wanted(names))
    expect(await modes(elsewhere)).toEqual({ 'chain.pem': '644' })
    await rm(elsewhere, { recursive: true })
  })

  it('a folder that cannot be made is named at once', async () => {
    await expect(start({}, '/proc/messaging/data')).rejects.toMatchObject({
      syscall: 'mkdir',
      message: expect.stringContaining('/proc/messaging'),
    })
  })

  it.skipIf(onPostgres)('a database that cannot be opened is named', async () => {
    await mkdir(join(data, 'messaging.db'))
    await expect(start()).rejects.toThrow(join(data, 'messaging.db'))
  })
})

describe('MESSAGING_SANDBOX=off', () => {
  it('makes no account and no files with secrets', async () => {
    const { sandboxKey, sandboxUser, app } = await start({ MESSAGING_SANDBOX: 'off' })
    expect([sandboxKey, sandboxUser, await app.domain.accounts.accounts.firstSandbox()]).toEqual([null, null, null])
    expect((await readdir(data)).filter((name) => name.startsWith('sandbox.'))).toEqual([])
  })

  it('has no Sandbox API: its addresses are as unknown as any, also to the preflight and in the documentation', async () => {
    await using off = await startTestServer({ env: { MESSAGING_SANDBOX: 'off' } })
    const { key } = await off.app.domain.accounts.accounts.create('Live', 'live')
    const headers = { apikey: key }
    for (const path of ['/sandbox/v1/clock', '/sandbox/v1/nothing', '/sandbox/v1/openapi.json', '/docs/sandbox-v1/'])
      expect((await off.inject(path, { headers })).status, path).toBe(404)
    expect((await off.inject('/sandbox/v1/clock', { method: 'DELETE', headers })).status).toBe(404)
    expect((await off.inject('/marketing/v3/lists', { headers })).status).toBe(200)
    for (const page of ['index.html', 'operations.html', 'quick-start-marketing.html', 'own-client.html']) {
      const text = await (await off.inject(`/docs/${page}`)).text()
      expect(text).not.toMatch(/href="[^"]*sandbox/)
    }
    expect(await (await off.inject('/docs/')).text()).not.toContain('sandbox')
  })

  it('refuses the keys and users of a sandbox that was there before', async () => {
    const { sandboxKey, sandboxUser } = await start()
    await server?.close()
    const { app } = await start({ MESSAGING_SANDBOX: 'off' })
    const answer = await app.http.inject({ url: '/marketing/v3/lists', headers: { apikey: sandboxKey ?? '' } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ detail: expect.stringContaining('this platform has no sandbox') })
    await expect(
      app.domain.accounts.users.logIn(sandboxUser?.username ?? '', sandboxUser?.password ?? '', '127.0.0.1'),
    ).rejects.toMatchObject({ code: 'unauthorized' })
  })
})
