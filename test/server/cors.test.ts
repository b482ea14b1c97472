// What a browser asks and is told before a page of another origin may call an API.
import { mkdtemp, rm } from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ApiName, contracts, prefixesOf } from '../../src/server/contract/registry.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { clientsOf, startPlatform } from '../support/started.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const apiPrefixes = prefixesOf(Object.keys(contracts) as ApiName[])
const start = async (cors?: string) => (server = await startServer({ ...(cors && { env: { MESSAGING_CORS: cors } }) }))
const origin = 'https://app.example.com'
const asking = {
  origin,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'apikey,content-type,idempotency-key',
}
const lists = '/marketing/v3/lists'

describe('a preflight', () => {
  it('is answered at every API, without a key', async () => {
    const { inject } = await start()
    expect([...apiPrefixes].sort()).toEqual(['/api/v2', '/marketing/v3', '/registered/v1', '/sandbox/v1'])
    for (const prefix of apiPrefixes) {
      const answer = await inject(`${prefix}/any`, { method: 'OPTIONS', headers: asking })
      expect(answer.status).toBe(204)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': expect.stringContaining('PATCH'),
        'access-control-allow-headers': '*',
        vary: 'Origin',
      })
      // Nothing that the browser holds goes along.
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  it('is not answered elsewhere', async () => {
    const { inject } = await start()
    for (const address of ['/t/o-1', '/healthz', '/marketing/v4/lists']) {
      const answer = await inject(address, { method: 'OPTIONS', headers: asking })
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        address === '/marketing/v4/lists' ? 404 : 405,
        null,
      ])
    }
  })

  it.each([
    { cors: 'none', allowed: false },
    { cors: 'https://other.example.com', allowed: false },
    { cors: `https://other.example.com, ${origin}`, allowed: true },
    { cors: '*', allowed: true },
  ])('with $cors is allowed: $allowed', async ({ cors, allowed }) => {
    const { inject, key } = await start(cors)
    const preflight = await inject(lists, { method: 'OPTIONS', headers: asking })
    const call = await inject(lists, { headers: { origin, apikey: key } })
    for (const answer of [preflight, call])
      expect(answer.headers.get('access-control-allow-origin')).toBe(allowed ? origin : null)
    expect([preflight.status, call.status]).toEqual([allowed ? 204 : 405, 200])
  })
})

describe('an answer', () => {
  it('of success and of refusal may be read, with the headers that a client needs', async () => {
    const { inject, key } = await start()
    for (const apikey of [key, 'wrong']) {
      const answer = await inject(lists, { headers: { origin, apikey } })
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      const exposed = answer.headers.get('access-control-expose-headers')?.toLowerCase().split(', ') ?? []
      expect(exposed).toEqual(
        expect.arrayContaining([
          'x-request-id',
          'retry-after',
          'x-ratelimit-reset',
          'x-account-remaining',
          'idempotent-replayed',
          'messaging-ignored',
          'preference-applied',
        ]),
      )
    }
  })

  it('to a program that is no page is as it was', async () => {
    const { inject, key } = await start()
    const answer = await inject(lists, { headers: { apikey: key } })
    expect([...answer.headers.keys()].filter((name) => /^access-control|^vary$/.test(name))).toEqual([])
  })
})

describe('the files of the contract', () => {
  const files = [
    ...apiPrefixes.map((prefix) => `${prefix}/openapi.json`),
    ...(Object.keys(contracts) as ApiName[]).map((name) => `/docs/${name}/openapi.json`),
    '/docs/carrier-v1/openapi.json',
    '/docs/soap-v2/service.wsdl',
    '/soap/v2?wsdl',
  ]

  it.each(['none', 'https://other.example.com', 'loopback', '*'])('can be read by every page with %s', async (cors) => {
    const { inject } = await start(cors)
    for (const file of files) {
      const answer = await inject(file, { headers: { origin } })
      expect([file, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([file, 200, '*'])
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      const tag = answer.headers.get('etag')
      if (tag === null) continue
      const again = await inject(file, { headers: { origin, 'if-none-match': tag } })
      expect([file, again.status, again.headers.get('access-control-allow-origin')]).toEqual([file, 304, '*'])
    }
  })

  it('take headers of a viewer, to read only', async () => {
    const { inject } = await start('none')
    for (const file of files.filter((one) => !one.startsWith('/soap/'))) {
      const answer = await inject(file, {
        method: 'OPTIONS',
        headers: { ...asking, 'access-control-request-method': 'GET' },
      })
      expect([file, answer.status]).toEqual([file, 204])
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': '*',
      })
    }
  })

  it('open nothing else', async () => {
    const { inject, key } = await start('none')
    for (const address of ['/docs/', '/docs/marketing-v3/createList.html', lists, '/console/']) {
      const answer = await inject(address, { headers: { origin, apikey: key } })
      expect([address, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([address, 200, null])
    }
    const preflight = await inject(lists, { method: 'OPTIONS', headers: asking })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('by default', () => {
  let data: string
  let started: Awaited<ReturnType<typeof startPlatform>>
  let client: ReturnType<typeof clientsOf>
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'messaging-cors-'))
    started = await startPlatform(data, { MESSAGING_HOST: '0.0.0.0' })
    client = clientsOf(started, data)
  })
  afterAll(async () => {
    await client.close()
    await started.end()
    await rm(data, { recursive: true, force: true })
  })
  const allowedAt = async (base: string) => {
    const address = `${base}${lists}`
    const call = await client.send(address, { headers: { origin, apikey: started.secret('Sandbox key') } })
    const preflight = await client.send(address, { method: 'OPTIONS', headers: asking })
    expect(call.status).toBe(200)
    return [preflight.status, ...[preflight, call].map(({ headers }) => headers.get('access-control-allow-origin'))]
  }

  it('pages are allowed at addresses that only this machine reaches, over HTTPS as over HTTP', async () => {
    const secure = new URL(started.row('Health')).origin
    for (const base of [secure, started.row('Plain HTTP')]) expect(await allowedAt(base)).toEqual([204, origin, origin])
  })

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address

  it.skipIf(!outside)('pages are not allowed at an address that others reach', async () => {
    const { port } = new URL(started.row('Health'))
    expect(await allowedAt(`https://${outside}:${port}`)).toEqual([405, null, null])
  })
})
