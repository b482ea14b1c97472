// The `fetch` that reaches an application without a port behaves like one that goes over a wire.
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createMarketingClient, TimeoutError } from '../../src/clients/index.ts'
import { injectFetch } from '../support/inject-fetch.ts'

const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)

function start() {
  const http = Fastify()
  http.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  http.all('/echo', async (request, reply) => {
    reply.header('x-seen', `${request.method} ${request.url} ${request.headers['host']} ${request.headers['x-two']}`)
    reply.header('set-cookie', ['a=1', 'b=2'])
    return reply.type('application/octet-stream').send(request.body ?? Buffer.alloc(0))
  })
  http.get('/empty', async (_request, reply) => reply.code(204).send())
  http.get('/marketing/v3/lists', () => new Promise(() => {}))
  return injectFetch({ http })
}

it('carries bytes, both ways', async () => {
  const headers = { 'content-type': 'application/octet-stream' }
  const answer = await start()('/echo', { method: 'PUT', body: bytes, headers })
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
})

it('carries the query and headers that come twice', async () => {
  const headers = new Headers([
    ['x-two', 'a'],
    ['x-two', 'b'],
  ])
  const answer = await start()(new Request('http://api.test/echo?q=%20&r[1]=2', { headers }))
  expect(answer.headers.get('x-seen')).toBe('GET /echo?q=%20&r[1]=2 api.test a, b')
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

it('knows answers without a body', async () => {
  const answer = await start()('/empty')
  expect([answer.status, answer.body]).toEqual([204, null])
})

it('ends with its signal', async () => {
  const client = createMarketingClient({ apiKey: 'key', fetch: start(), retries: 0 })
  await expect(client.listLists({}, { timeoutMs: 30 })).rejects.toThrow(TimeoutError)
})
