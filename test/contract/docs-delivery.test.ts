// How the server delivers the documentation: compressed as the browser allows, and kept by it as long as it may.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { createCompressor, encodingFor, hashOf } from '../../src/server/docs/compressed.ts'
import { registerDocs } from '../../src/server/docs/routes.ts'
import { createDocsSite } from '../../src/server/docs/site.ts'

const app = Fastify()
registerDocs(app, {
  served: null,
  roots: { 'marketing-v3': '/marketing/v3' },
  publicUrl: 'https://localhost:8443',
  isHome: false,
})
const site = createDocsSite()
const stylesheet = site.paths.find((path) => path.endsWith('.css')) ?? ''
const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/docs/${path}`, headers: { host: 'localhost:8443', ...headers } })

test.each([
  { given: undefined, want: 'identity' },
  { given: '', want: 'identity' },
  { given: 'gzip, deflate, br, zstd', want: 'br' },
  { given: 'gzip;q=1.0, br;q=0', want: 'gzip' },
  { given: 'GZIP', want: 'gzip' },
  { given: '*', want: 'br' },
  { given: 'br; q=0, *;q=0.5', want: 'gzip' },
  { given: 'identity', want: 'identity' },
])('Accept-Encoding $given gives $want', ({ given, want }) => expect(encodingFor(given)).toBe(want))

describe.each([
  { encoding: 'br', open: brotliDecompressSync },
  { encoding: 'gzip', open: gunzipSync },
])('with $encoding', ({ encoding, open }) => {
  test.each(['decisions.html', 'marketing-v3/openapi.json', 'hooks.md', stylesheet])('%s is the same', async (path) => {
    const reply = await get(path, { 'accept-encoding': encoding })
    expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(open(reply.rawPayload).toString()).toBe(site.get(path)?.body)
    expect(reply.rawPayload.length).toBeLessThan((site.get(path)?.body.length ?? 0) / 2)
  })
})

test('the description at the root of an API is compressed, too', async () => {
  const reply = await app.inject({ url: '/marketing/v3/openapi.json', headers: { 'accept-encoding': 'br' } })
  expect(reply.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'application/json' })
})

test('each form has a tag of its own, by which it is not sent again', async () => {
  const forms = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (encoding) => {
      const headers = { 'accept-encoding': encoding }
      const { etag } = (await get('hooks.html', headers)).headers
      const again = ['', 'W/'].map((weak) =>
        get('hooks.html', { ...headers, 'if-none-match': `"other", ${weak}${etag}` }),
      )
      return { etag, codes: (await Promise.all(again)).map(({ statusCode, body }) => [statusCode, body]) }
    }),
  )
  expect(new Set(forms.map(({ etag }) => etag)).size).toBe(3)
  for (const { codes } of forms)
    expect(codes).toEqual([
      [304, ''],
      [304, ''],
    ])
})

test('a page at another address of the platform has another tag, and that address', async () => {
  const headers = { 'accept-encoding': 'br' }
  const here = await get('index.html', headers)
  const there = await get('index.html', { ...headers, host: 'platform.example.com' })
  expect(there.headers.etag).not.toBe(here.headers.etag)
  expect(brotliDecompressSync(there.rawPayload).toString()).toContain('http://platform.example.com/marketing/v3')
  expect((await get('index.html', { ...headers, 'if-none-match': String(there.headers.etag) })).statusCode).toBe(200)
})

test('browsers keep assets for good, and ask for pages and pictures again', async () => {
  const [picture = ''] = site.pictures.keys()
  expect((await get(stylesheet)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['index.html', 'llms.txt', picture]) {
    const { headers } = await get(path)
    expect(headers['cache-control'], path).toBe('no-cache')
    expect((await get(path, { 'if-none-match': String(headers.etag) })).statusCode, path).toBe(304)
  }
})

test('a body is compressed once, until others take its place', async () => {
  const texts = [1, 2].map((seed) => Array.from({ length: 2_000 }, (_, at) => (at * seed * 7919) % 9973).join(' '))
  const [one = '', other = ''] = texts
  const { encode } = createCompressor(6_000)
  const bytesOf = async (text: string) => (await encode(text, hashOf(text), 'gzip')).bytes
  const [first, second] = await Promise.all([bytesOf(one), bytesOf(one)])
  expect(second).toBe(first)
  await bytesOf(other)
  const third = await bytesOf(one)
  expect(third).not.toBe(first)
  expect(third.equals(first)).toBe(true)
  expect(await encode('short', 'hash', 'br')).toEqual({ bytes: Buffer.from('short'), encoding: 'identity' })
})
