// The headers that keep an answer out of caches, foreign frames, and guesses at its type: every route, with and without a
// key, and the answers that no route gives.
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadCertificate } from '../../src/server/http/certificate.ts'
import { listenHttps } from '../../src/server/http/listener.ts'
import { onlyMonitoring } from '../../src/server/http/monitoring.ts'
import { routesOf } from '../support/routes.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startServer()))
afterAll(() => server?.close())

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: method as 'GET', url: path, headers })

it('an answer to a key is stored nowhere, and no answer has its type guessed', async () => {
  const routes = routesOf(server)
  // The operations of the APIs, the pages, the documents.
  expect(routes.length).toBeGreaterThan(400)
  const wrong: string[] = []
  for (const [method, path] of routes) {
    if (path.endsWith('/events')) continue
    for (const apikey of [server.key, 'wrong', null]) {
      const { headers, statusCode } = await ask(method, path, apikey === null ? {} : { apikey })
      const said = `${method} ${path} ${apikey === null ? 'without a key' : 'with a key'} ${statusCode}`
      if (headers['x-content-type-options'] !== 'nosniff') wrong.push(`${said}: no nosniff`)
      const caching = String(headers['cache-control'] ?? '')
      if (apikey !== null && !caching.includes('no-store')) wrong.push(`${said}: ${caching}`)
      // What may be kept is what says so, and is the same for everybody.
      if (!/no-store|public, max-age|no-cache/.test(caching)) wrong.push(`${said}: ${caching}`)
    }
  }
  expect(wrong).toEqual([])
})

describe('what no operation answers', () => {
  const paths = ['/nothing', '/marketing/v3/nothing', '/marketing/v3/%ZZ', '/console/assets/none.js', '/files/none']
  it.each(paths)('%s has the headers', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'OPTIONS']) {
      const { headers } = await ask(method, path, { apikey: server.key })
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
      expect(headers['cache-control']).toContain('no-store')
    }
  })

  it('a body that is too large', async () => {
    const { headers, statusCode } = await server.app.http.inject({
      method: 'POST',
      url: '/te/e',
      headers: { 'content-type': 'application/json', apikey: server.key },
      payload: `"${'a'.repeat(9_000)}"`,
    })
    expect(statusCode).toBe(413)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  })

  const raw: Record<string, { tls: boolean; bytes: string }> = {
    '426, plain HTTP on the port of HTTPS': { tls: false, bytes: 'GET / HTTP/1.1\r\nhost: a\r\n\r\n' },
    '400, no HTTP': { tls: true, bytes: 'nothing\r\n\r\n' },
    '400, no Host': { tls: true, bytes: 'GET / HTTP/1.1\r\n\r\n' },
    '417, an expectation': { tls: true, bytes: 'GET / HTTP/1.1\r\nhost: a\r\nexpect: much\r\n\r\n' },
    '431, large headers': { tls: true, bytes: `GET / HTTP/1.1\r\nhost: a\r\na: ${'a'.repeat(17_000)}\r\n\r\n` },
    '408, a head that does not end': { tls: true, bytes: 'GET / HTTP/1.1\r\nhost: a\r\n' },
    '404 of the monitoring port': {
      tls: true,
      bytes: 'GET /monitoring HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    },
  }

  it.each(Object.entries(raw))('%s', async (name, { tls, bytes }) => {
    const onRequest = onlyMonitoring(server.app.http.routing.bind(server.app.http))
    const arrival = { requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 50 }
    const listener = await listenHttps(0, await loadCertificate(server.data), onRequest, { arrival })
    try {
      const socket = tls
        ? connectTls({ port: listener.port, host: '127.0.0.1', rejectUnauthorized: false })
        : connect(listener.port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(bytes)
      let text = ''
      for await (const part of socket) text += String(part)
      expect(text).toContain(`HTTP/1.1 ${name.slice(0, 3)} `)
      expect(text.toLowerCase()).toContain('\r\ncache-control: no-store\r\n')
      expect(text.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n')
    } finally {
      await listener.close()
    }
  })
})

it.each(['/docs/', '/docs/marketing-v3/openapi.json', '/console/', '/console/inbox', '/f/unknown', '/u/unknown'])(
  'no other page can frame %s',
  async (path) => {
    const { headers } = await ask('GET', path)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  },
)

it('the console links to what others stored only where that is a web address', () => {
  const root = join(import.meta.dirname, '..', '..', 'src', 'console')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const stored = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /(?:href|src)=\{(?:data|content|row|event|message|one)\.\w*(?:url|audio|address|link)\w*\}/gi,
      ),
    ].map(([found]) => `${file}: ${found}`),
  )
  expect(stored).toEqual([])
})
