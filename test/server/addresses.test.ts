// What an address answers that is not quite the one of an operation, and which address the documentation shows.
import { describe, expect, it } from 'vitest'
import { contracts } from '../../src/server/contract/registry.ts'
import { useServer } from '../support/server.ts'

const server = useServer({ env: { MESSAGING_PUBLIC_URL: 'https://mail.example.com' } })

describe('a wrong method', () => {
  const wrong = (allow: readonly string[]) => ['DELETE', 'PUT', 'PATCH', 'POST'].find((one) => !allow.includes(one))

  it.each(Object.values(contracts).map(({ name }) => name))('is a 405 with Allow everywhere in %s', async (name) => {
    const { basePath, operations } = contracts[name]
    const all = Object.values(operations).map(({ method, path }) => ({
      method: method.toUpperCase(),
      url: path.replaceAll(/\{\w+\}/g, '1'),
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }))
    for (const one of all) {
      const url = basePath + one.url
      // A word such as `email` may also be the value of a parameter of another operation.
      const methods = all.filter(({ pattern }) => pattern.test(one.url)).map(({ method }) => method)
      const method = wrong(methods)
      if (!method) continue
      const answer = await server.inject(url, { method })
      const allow = answer.headers.get('allow')?.split(', ') ?? []
      expect([url, answer.status, methods.filter((one) => !allow.includes(one))]).toEqual([url, 405, []])
      expect(await answer.json()).toMatchObject({ status: 405, title: 'Method Not Allowed' })
    }
  })

  it.each([
    { url: '/docs/', allow: 'GET, HEAD' },
    { url: '/', allow: 'GET, HEAD' },
    { url: '/t/o-1', allow: 'GET, HEAD' },
    { url: '/u/1', allow: 'GET, HEAD, POST' },
    { url: '/healthz', allow: 'GET, HEAD' },
    { url: '/soap/v2', allow: 'GET, HEAD, POST' },
  ])('is one at $url', async ({ url, allow }) => {
    const answer = await server.inject(url, { method: 'DELETE' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
  })

  it('at an address that does not exist is a 404', async () => {
    for (const url of ['/marketing/v3/list', '/marketing/v4/lists', '/a/b/c'])
      expect((await server.inject(url, { method: 'PUT' })).status).toBe(404)
  })
})

describe('the Transactional API', () => {
  const headers = () => ({ apikey: server.key })

  it.each(['', '/api', '/api/v2'])('works with the base address that ends with "%s"', async (base) => {
    // The paths as a client with that base writes them, and as the contract has them.
    for (const path of [`/api/v2/groups`.slice(base.length), '/api/v2/groups?limit=1']) {
      if (base === '/api' && path.startsWith('/api/')) continue
      const answer = await server.inject(base + path, { headers: headers() })
      expect([base + path, answer.status]).toEqual([base + path, 200])
    }
  })

  it('is not at any other', async () => {
    for (const url of [
      '/api/v2/api/v2',
      '/api/v2/api/v2/api/v2/groups',
      '/api/v2/api/v1/groups',
      '/marketing/v3/api/v2/groups',
    ])
      expect([url, (await server.inject(url, { headers: headers() })).status]).toEqual([url, 404])
  })
})

describe('several slashes', () => {
  it.each(['//marketing/v3/lists', '/marketing//v3/lists', '/marketing/v3///lists//', '//marketing//v3/lists?limit=1'])(
    '%s are one',
    async (url) => {
      const answer = await server.app.http.inject({ url: `http://localhost${url}`, headers: { apikey: server.key } })
      expect(answer.statusCode).toBe(200)
    },
  )

  it('in a query stay', async () => {
    await server.marketing().createList({ body: { internal_name: 'a//b' } })
    const answer = await server.inject('/marketing/v3/lists?internal_name=a//b', { headers: { apikey: server.key } })
    expect(await answer.json()).toMatchObject({ total_items: 1 })
  })

  it('the preflight understands them, too', async () => {
    const headers = { origin: 'https://app.example.com', 'access-control-request-method': 'GET' }
    const url = 'http://localhost//marketing/v3/lists'
    expect((await server.app.http.inject({ url, method: 'OPTIONS', headers })).statusCode).toBe(204)
  })
})

it('GET / leads to the console', async () => {
  const answer = await server.inject('/')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/console/'])
})

describe('the documentation', () => {
  const get = async (path: string, host: string) => (await server.inject(path, { headers: { host } })).text()

  it.each([
    { host: 'localhost:9443', shows: 'http://localhost:9443' },
    { host: '127.0.0.1:80', shows: 'http://127.0.0.1:80' },
    { host: '[::1]:9443', shows: 'http://[::1]:9443' },
    { host: 'platform.test', shows: 'http://platform.test' },
    { host: 'mail.example.com', shows: 'https://mail.example.com' },
    { host: '"><script>alert(1)</script>', shows: 'https://localhost:8443' },
    { host: `${'a'.repeat(300)}.test`, shows: 'https://localhost:8443' },
  ])('shows $shows to who asks $host', async ({ host, shows }) => {
    for (const [path, address] of [
      ['/docs/', `${shows}/marketing/v3/lists`],
      ['/docs/quick-start-marketing.html', `${shows}/marketing/v3`],
      ['/docs/quick-start-sandbox.html', `${shows}/sandbox/v1`],
      ['/docs/soap-v2/', `${shows}/soap/v2`],
      ['/docs/soap-v2/service.wsdl', `${shows}/soap/v2`],
      ['/docs/transactional-v2/', `Address <code>${shows}/api/v2</code>`],
      ['/docs/marketing-v3/createList.md', `${shows}/marketing/v3/lists`],
    ] as const) {
      const text = await get(path, host)
      expect(text).toContain(address)
      expect(text).not.toContain('<script>alert')
      if (!shows.includes('8443')) expect(text).not.toContain('localhost:8443')
    }
  })

  it.each([
    { name: 'marketing-v3', base: '/marketing/v3', url: 'http://localhost:9443/marketing/v3' },
    { name: 'transactional-v2', base: '/api/v2', url: 'http://localhost:9443' },
    { name: 'registered-v1', base: '/registered/v1', url: 'http://localhost:9443/registered/v1' },
    { name: 'sandbox-v1', base: '/sandbox/v1', url: 'http://localhost:9443/sandbox/v1' },
  ])('the description of $name lies at its root, too, with the address that was asked', async ({ name, base, url }) => {
    const [there, atRoot] = await Promise.all([
      get(`/docs/${name}/openapi.json`, 'localhost:9443'),
      get(`${base}/openapi.json`, 'localhost:9443'),
    ])
    expect(atRoot).toBe(there)
    expect((JSON.parse(atRoot) as { servers: { url: string }[] }).servers).toMatchObject([{ url }])
  })
})
