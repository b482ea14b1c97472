// What a call passes to `fetch` beside the request, as frameworks and runtimes need it (#1569 of openapi-typescript), and what is
// left out because it is undefined.
import { expect, it } from 'vitest'
import { type ClientOptions, createMarketingClient, createMarketingFetchClient } from '../../src/clients/index.ts'
import { json, KEY, startScripted } from './scripted.ts'

const params = { path: { list_id: 7 } }
const fine = json(200, { list_id: 7, internal_name: 'News' })

/** Both clients of a server, with a `fetch` that notes what it gets. */
async function start(options: Partial<ClientOptions> = {}) {
  const server = await startScripted(fine)
  const seen: { cache: string; more: unknown }[] = []
  const all: ClientOptions = {
    apiKey: KEY,
    baseUrl: `${server.receiver.url}/marketing/v3`,
    fetch: (request, more) => {
      seen.push({ cache: request.cache, more })
      return fetch(request, more)
    },
    ...options,
  }
  const [methods, plain] = [createMarketingClient(all), createMarketingFetchClient(all)]
  return { ...server, seen, methods, plain }
}

it('fetch gets the options of the client and of the call, with a request that has them', async () => {
  await using server = await start({ fetchOptions: { cache: 'no-store', next: { tags: ['lists'] } } })
  await server.methods.getList(params, { fetchOptions: { next: { revalidate: 60 } } })
  await server.plain.GET('/lists/{list_id}', { params, fetchOptions: { next: { revalidate: 60 } } })
  const want = { cache: 'no-store', more: { cache: 'no-store', next: { revalidate: 60 } } }
  expect(server.seen).toEqual([want, want])
  expect(server.receiver.requests[0]?.headers['apikey']).toBe(KEY)
})

it('a plain client also passes what openapi-fetch takes, and what it does not know', async () => {
  await using server = await start()
  await server.plain.GET('/lists/{list_id}', { params, cache: 'reload', next: { revalidate: 1 }, cf: { cacheTtl: 5 } })
  expect(server.seen).toEqual([{ cache: 'reload', more: { next: { revalidate: 1 }, cf: { cacheTtl: 5 } } }])
})

it('fetch gets nothing else from other calls', async () => {
  await using server = await start()
  await server.methods.getList(params)
  await server.plain.GET('/lists/{list_id}', { params, timeoutMs: 1_000, middleware: [] })
  expect(server.seen.map(({ more }) => more)).toEqual([undefined, undefined])
})

it('each attempt has them', async () => {
  await using server = await start({ sleep: async () => {} })
  const failing = await startScripted(json(503, {}), fine)
  const client = createMarketingClient({
    apiKey: KEY,
    baseUrl: `${failing.receiver.url}/marketing/v3`,
    sleep: async () => {},
    fetch: (request, more) => (server.seen.push({ cache: request.cache, more }), fetch(request, more)),
  })
  await client.getList(params, { fetchOptions: { next: { revalidate: 60 } } })
  expect(server.seen).toHaveLength(2)
  expect(server.seen[1]).toEqual(server.seen[0])
  await failing[Symbol.asyncDispose]()
})

it('a body can be a stream, with duplex', async () => {
  await using server = await start()
  const text = '{"public_name":"News"}'
  const stream = new Response(text).body
  const bodySerializer = () => stream as unknown as string
  const init = { params, body: { public_name: 'a' }, bodySerializer, fetchOptions: { duplex: 'half' }, retries: 0 }
  const { error } = await server.plain.PATCH('/lists/{list_id}', init)
  expect(error).toBeUndefined()
  expect(server.receiver.requests[0]?.body).toBe(text)
})

it.each(['redirect', 'headers', 'method', 'body', 'signal'])('fetchOptions cannot replace %s', async (name) => {
  await using server = await start()
  const fetchOptions = { [name]: 'follow' }
  await expect(server.methods.getList(params, { fetchOptions } as object)).rejects.toThrow(`fetchOptions.${name}`)
  expect(() => createMarketingClient({ apiKey: KEY, fetchOptions } as unknown as ClientOptions)).toThrow(name)
  expect(server.receiver.requests).toHaveLength(0)
})

it('what is undefined is neither sent nor takes effect', async () => {
  await using server = await start({
    timeoutMs: undefined,
    headers: undefined,
    strict: undefined,
    maxWaitMs: undefined,
  })
  const options = {
    timeoutMs: undefined,
    retries: undefined,
    signal: undefined,
    headers: undefined,
    fetchOptions: undefined,
  }
  await server.methods.listLists({ query: { limit: 1, order: undefined } }, { ...options })
  await server.methods.updateList({ ...params, body: { internal_name: 'a', public_name: undefined } }, options)
  await server.methods.listLists({ query: undefined })
  const [listed, updated, all] = server.receiver.requests
  expect([listed?.path, all?.path]).toEqual(['/marketing/v3/lists?limit=1', '/marketing/v3/lists'])
  expect(updated?.body).toBe('{"internal_name":"a"}')
})
