// The examples for reverse proxies, in front of the platform: a real nginx, and a real Caddy.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { loadCertificate } from '../../src/server/http/certificate.ts'
import { type Listener, listenLoopback } from '../../src/server/http/listener.ts'
import { deployText, replaced } from '../support/deploy.ts'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { commandOf, needs } from '../support/programs.ts'
import { startServer, type TestServer } from '../support/server.ts'

interface Proxy {
  process: ChildProcess
  /** A request through it; `from` is the address of this machine that it comes from. */
  ask(path: string, options?: http.RequestOptions & { from?: string; body?: Buffer }): Promise<http.IncomingMessage>
}

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

const HOST = 'messaging.example.com'

/** Sends a request and resolves with its answer as soon as that begins. */
function sent(request: http.ClientRequest, body?: Buffer): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve)
    // Who refuses a body may close before it has arrived; the answer tells.
    request.on('error', reject)
    request.end(body)
  })
}

function runProxy(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
  const ended = new Promise((done) => child.once('exit', done))
  open.push(() => (child.kill('SIGTERM'), ended))
  return child
}

/** Starts nginx with the example in front of a port of this machine. */
async function startNginx(upstream: number, folder: string): Promise<Proxy> {
  const [front, plain] = [await freePort(), await freePort()]
  const { cert } = await loadCertificate(folder)
  const site = replaced(deployText('nginx.conf'), {
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${front} ssl http2;`,
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    '/etc/letsencrypt/live/messaging.example.com/fullchain.pem': join(folder, 'tls', 'cert.pem'),
    '/etc/letsencrypt/live/messaging.example.com/privkey.pem': join(folder, 'tls', 'key.pem'),
    '127.0.0.1:8080': `127.0.0.1:${upstream}`,
  })
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
     events {} http { access_log off; ${places.join(' ')} include ${folder}/site.conf; }`,
  )
  const child = runProxy(commandOf('nginx'), ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')])
  const ask: Proxy['ask'] = (path, { from = '127.0.0.1', body, headers, ...more } = {}) =>
    sent(
      https.request({
        port: front,
        host: '127.0.0.1',
        localAddress: from,
        path,
        ca: cert,
        servername: 'localhost',
        agent: false,
        headers: { host: HOST, ...headers },
        ...more,
      }),
      body,
    )
  const redirected = await eventually(() =>
    sent(http.get({ port: plain, host: '127.0.0.1', path: '/a?b', headers: { host: HOST } })),
  )
  redirected.resume()
  expect([redirected.statusCode, redirected.headers.location]).toEqual([308, `https://${HOST}/a?b`])
  return { process: child, ask }
}

/** Starts Caddy likewise. Its site speaks plain HTTP here: certificates come from an authority that knows the name. */
async function startCaddy(upstream: number, folder: string): Promise<Proxy> {
  const [front, other, plain] = [await freePort(), await freePort(), await freePort()]
  const text = replaced(deployText('Caddyfile'), {
    'on_demand_tls {': `admin off\n\thttp_port ${plain}\n\thttps_port ${other}\n\tauto_https disable_redirects\n\ton_demand_tls {`,
    'messaging.example.com {': `http://127.0.0.1:${front} {`,
    '127.0.0.1:8080': `127.0.0.1:${upstream}`,
  })
  await writeFile(join(folder, 'Caddyfile'), text)
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  const child = runProxy(commandOf('caddy'), args, env)
  const ask: Proxy['ask'] = (path, { from = '127.0.0.1', body, headers, ...more } = {}) =>
    sent(
      http.request({
        port: front,
        host: '127.0.0.1',
        localAddress: from,
        path,
        agent: false,
        headers: { host: `127.0.0.1:${front}`, ...headers },
        ...more,
      }),
      body,
    )
  return { process: child, ask }
}

/** The platform as the examples want it, and the proxy in front. */
async function start(startProxy: typeof startNginx): Promise<{ server: TestServer; proxy: Proxy }> {
  const folder = await mkdtemp(join(tmpdir(), 'messaging-proxy-'))
  open.push(() => rm(folder, { recursive: true, force: true }))
  const env = { MESSAGING_PROXIES: 'loopback', MESSAGING_CORS: 'none', MESSAGING_VISIT_LIMIT: '1' }
  const server = await startServer({ env })
  open.push(() => server.close())
  const listener: Listener = await listenLoopback(0, server.app.http.routing.bind(server.app.http))
  open.push(() => listener.close())
  const proxy = await startProxy(listener.port, folder)
  await eventually(async () => (await proxy.ask('/healthz')).resume().statusCode === 200)
  return { server, proxy }
}

describe.each([
  { name: 'nginx', startProxy: startNginx },
  { name: 'caddy', startProxy: startCaddy },
] as const)('$name', ({ name, startProxy }) => {
  it('says whom it asks for, and passes on nobody’s claim', needs(name), async () => {
    const { proxy } = await start(startProxy)
    // Each address may ask once in a minute.
    const visit = async (from: string, claimed?: string) => {
      const headers = claimed === undefined ? {} : { 'x-forwarded-for': claimed, forwarded: `for=${claimed}` }
      return (await proxy.ask('/te/none.js', { from, headers })).resume().statusCode
    }
    expect(await visit('127.0.0.9')).toBe(404)
    expect(await visit('127.0.0.9')).toBe(429)
    expect(await visit('127.0.0.9', '203.0.113.9')).toBe(429)
    expect(await visit('127.0.0.10', '127.0.0.9')).toBe(404)
  })

  it('lets events through as they happen, and bodies as large as the platform takes', needs(name), async () => {
    const { server, proxy } = await start(startProxy)
    const headers = { apikey: server.key }
    const stream = await proxy.ask('/sandbox/v1/events', { headers })
    expect(stream.statusCode).toBe(200)
    const first = new Promise<string>((resolve) => {
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part
        if (text.includes('"createList"')) resolve(text)
      })
    })
    const createList = (body: Buffer) => {
      const about = { 'content-type': 'application/json', 'content-length': body.length }
      return proxy.ask('/marketing/v3/lists', { method: 'POST', headers: { ...headers, ...about }, body })
    }
    expect((await createList(Buffer.from('{"internal_name":"a"}'))).resume().statusCode).toBe(201)
    expect(await first).toContain('data: ')
    stream.destroy()
    const large = Buffer.alloc(20 * 1024 * 1024, ' ')
    large.write('{"internal_name":"b"}')
    expect((await createList(large)).resume().statusCode).toBe(201)
  })

  it('shows nobody the measurements', needs(name), async () => {
    const { proxy } = await start(startProxy)
    for (const path of ['/metrics', '/readyz']) expect((await proxy.ask(path)).resume().statusCode).toBe(404)
  })
})
