// The plain clients: what openapi-fetch users expect of them, with our key, retries, idempotency keys and deadlines. The
// descriptions name the known trouble of openapi-fetch (issues of openapi-ts/openapi-typescript) that a test is about.
import { getEventListeners } from 'node:events'
import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import {
  ApiError,
  type ClientOptions,
  ConnectionError,
  createMarketingFetchClient,
  createRegisteredFetchClient,
  createSandboxFetchClient,
  createTransactionalFetchClient,
  InvalidAnswerError,
  NotFoundError,
  RateLimitError,
  readEventStream,
  ServerError,
  TimeoutError,
} from '../../src/clients/index.ts'
import type { ScriptedAnswer } from '../support/receiver.ts'
import { json, KEY, problem, startScripted } from './scripted.ts'

const list = { list_id: 7, internal_name: 'News' }
const params = { path: { list_id: 7 } }
const fine = json(200, list)
const never = () => new Promise<never>(() => {})

/** A server with a script, and a plain client of it that does not wait. */
async function start(...steps: Parameters<typeof startScripted>) {
  const server = await startScripted(...steps)
  const client = (options: Partial<ClientOptions> = {}) =>
    createMarketingFetchClient({
      apiKey: KEY,
      baseUrl: `${server.receiver.url}/marketing/v3`,
      sleep: async (ms) => void server.waits.push(ms),
      random: () => 0,
      ...options,
    })
  return { ...server, client }
}

describe('a request', () => {
  it('has the key, the headers of the platform and the body', async () => {
    await using server = await start(json(201, list))
    const body = { internal_name: 'News' }
    const { data, error, response } = await server.client().POST('/lists', { body })
    expect({ data, error, status: response.status }).toEqual({ data: list, error: undefined, status: 201 })
    const [request] = server.receiver.requests
    expect(request).toMatchObject({ method: 'POST', path: '/marketing/v3/lists', body: JSON.stringify(body) })
    expect(request?.headers).toMatchObject({
      accept: 'application/json',
      apikey: KEY,
      'content-type': 'application/json',
      prefer: 'handling=strict',
      'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
  })

  it('reaches every API with the paths of its contract', async () => {
    await using server = await start(json(200, {}))
    const options = { apiKey: KEY, baseUrl: new URL(server.receiver.url).origin }
    await createMarketingFetchClient(options).POST('/ping')
    await createTransactionalFetchClient(options).GET('/api/v2/ping')
    await createTransactionalFetchClient({ ...options, baseUrl: `${options.baseUrl}/api/v2` }).GET('/api/v2/ping')
    await createRegisteredFetchClient(options).GET('/ping')
    await createSandboxFetchClient(options).GET('/health')
    expect(server.receiver.requests.map(({ path }) => path)).toEqual([
      '/marketing/v3/ping',
      '/api/v2/ping',
      '/api/v2/ping',
      '/registered/v1/ping',
      '/sandbox/v1/health',
    ])
    expect(server.receiver.requests[0]?.headers['apikey']).toBeUndefined()
  })

  it('also goes by request(), with the method in small letters', async () => {
    await using server = await start(fine)
    const { data } = await server.client().request('get', '/lists/{list_id}', { params })
    expect(data).toEqual(list)
    expect(server.receiver.requests[0]).toMatchObject({ method: 'GET', path: '/marketing/v3/lists/7' })
  })

  it('escapes slashes and dollars in path parameters (#1596)', async () => {
    await using server = await start(fine)
    const path = { domain: 'a/b?c#d$&', cart_id: 'x y' }
    await server.client().GET('/{domain}/carts/{cart_id}', { params: { path } })
    expect(server.receiver.requests[0]?.path).toBe('/marketing/v3/a%2Fb%3Fc%23d%24%26/carts/x%20y')
  })

  it.each(['', '.', '..', undefined, null])(
    'is refused with the path value %j, which is another address',
    async (value) => {
      await using server = await start(204)
      const path = { list_id: value as unknown as number }
      await expect(server.client().DELETE('/lists/{list_id}', { params: { path } })).rejects.toThrow(TypeError)
      await expect(server.client().DELETE('/lists/{list_id}', {} as never)).rejects.toThrow('path.list_id')
      expect(server.receiver.requests).toHaveLength(0)
    },
  )

  it('writes objects and arrays of a query as openapi-fetch does, or as the call says (#1388)', async () => {
    await using server = await start(json(200, { total_items: 0, items: [] }))
    const client = server.client()
    const query = { extra_field_id: { 3: 'x' }, many: ['a', 'b'] } as { extra_field_id: Record<string, string> }
    await client.GET('/lists/{list_id}/contacts', { params: { ...params, query } })
    const querySerializer = { array: { style: 'form', explode: false } } as const
    await client.GET('/lists/{list_id}/contacts', { params: { ...params, query }, querySerializer })
    expect(server.receiver.requests.map(({ path }) => path.split('?')[1])).toEqual([
      'extra_field_id[3]=x&many=a&many=b',
      'extra_field_id[3]=x&many=a,b',
    ])
  })

  it('without a body says nothing of its type (#1477)', async () => {
    await using server = await start(204)
    await server.client().DELETE('/lists/{list_id}', { params })
    expect(server.receiver.requests[0]?.headers['content-type']).toBeUndefined()
  })

  it('loses a header that is null, and keeps the others (#1298)', async () => {
    await using server = await start(json(201, list))
    const body = { internal_name: 'a' }
    const headers = { Prefer: null, ApiKey: null, 'Idempotency-Key': null, 'X-Two': ['a', 'b'], 'X-Not': undefined }
    await server.client().POST('/lists', { body, headers })
    const sent = server.receiver.requests[0]?.headers
    expect(sent).toMatchObject({ 'x-two': 'a, b', 'content-type': 'application/json' })
    expect(Object.keys(sent ?? {})).not.toEqual(expect.arrayContaining(['prefer']))
    for (const name of ['prefer', 'apikey', 'idempotency-key', 'x-not']) expect(sent).not.toHaveProperty(name)
  })

  it.each([
    { form: 'Headers', headers: new Headers({ 'X-Own': 'a' }) },
    { form: 'pairs', headers: [['X-Own', 'a']] as [string, string][] },
    { form: 'a record', headers: { 'X-Own': 'a' } },
  ])('takes headers as $form', async ({ headers }) => {
    await using server = await start(fine)
    await server
      .client({ headers: { 'x-own': 'client', 'x-client': 'b' } })
      .GET('/lists/{list_id}', { params, headers })
    expect(server.receiver.requests[0]?.headers).toMatchObject({ 'x-own': 'a', 'x-client': 'b', apikey: KEY })
  })

  it('may go to another address, only that call (#2156)', async () => {
    await using other = await start(fine)
    await using server = await start(fine)
    const client = server.client()
    await client.GET('/lists/{list_id}', { params, baseUrl: `${other.receiver.url}/v4/` })
    await client.GET('/lists/{list_id}', { params })
    expect(other.receiver.requests.map(({ path }) => path)).toEqual(['/v4/lists/7'])
    expect(server.receiver.requests.map(({ path }) => path)).toEqual(['/marketing/v3/lists/7'])
  })

  it('goes through a global fetch that was replaced after the client was made (#1878)', async () => {
    const client = createMarketingFetchClient({ apiKey: KEY })
    vi.stubGlobal('fetch', async () => Response.json({ result: 'pong' }))
    try {
      await expect(client.POST('/ping')).resolves.toMatchObject({ data: { result: 'pong' } })
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('goes through the fetch of the call, which is retried like that of the client', async () => {
    await using server = await start(fine)
    const seen: string[] = []
    const fetch = async (request: Request) => {
      seen.push(`${request.method} ${request.headers.get('idempotency-key')} ${await request.text()}`)
      if (seen.length < 3) return new Response(null, { status: 503 })
      return Response.json(list, { status: 201 })
    }
    const { data } = await server.client().POST('/lists', { body: { internal_name: 'a' }, fetch })
    expect(data).toEqual(list)
    expect(seen).toHaveLength(3)
    expect(new Set(seen).size).toBe(1)
    expect(server.receiver.requests).toHaveLength(0)
  })

  it('that the contract does not have is sent as most are', async () => {
    await using server = await start(json(200, { a: 1 }))
    const { data } = await server.client().GET('/from/tomorrow' as '/lists')
    expect(data).toEqual({ a: 1 })
    expect(server.receiver.requests[0]?.headers).toMatchObject({ apikey: KEY })
    const { error } = await server
      .client({ fetch: async () => new Response(null, { status: 404 }) })
      .GET('/x' as '/lists')
    expect(error).toMatchObject({ operationId: 'GET /x' })
  })
})

describe('a success', () => {
  it('without a body has no data', async () => {
    await using server = await start(204)
    const result = await server.client().DELETE('/lists/{list_id}', { params })
    expect({ ...result, response: result.response.status }).toEqual({ data: undefined, response: 204 })
  })

  it.each([
    { what: 'a page of a proxy', body: '<html>' },
    { what: 'half an answer', body: '{"list_id":' },
    { what: 'nothing, though it should be JSON', body: '' },
    { what: 'nothing, in chunks (#2574)', body: '', headers: { 'transfer-encoding': 'chunked' } },
  ])('that is $what throws an InvalidAnswerError', async ({ body, headers = {} }) => {
    await using server = await start({ status: 200, headers: { 'x-request-id': 'boot-9', ...headers }, body })
    const call = server.client().GET('/lists/{list_id}', { params })
    await expect(call).rejects.toThrow(InvalidAnswerError)
    await expect(call).rejects.toMatchObject({ operationId: 'getList', status: 200, requestId: 'boot-9' })
  })

  it('is read as what the operation returns, or as the call says (#1529, #1883)', async () => {
    const mail = { status: 200, headers: { 'content-type': 'message/rfc822' }, body: 'Subject: Olá\r\n\r\nHello\r\n' }
    const file = { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: '%PDF' }
    await using server = await start(mail, mail, file, file, file, { ...mail, body: '' })
    const sandbox = createSandboxFetchClient({ apiKey: KEY, baseUrl: new URL(server.receiver.url).origin })
    const source = { params: { path: { captured_id: 1 } } }
    const attachment = { params: { path: { captured_id: 1, position: 0 } } }
    expect((await sandbox.GET('/messages/{captured_id}/source', source)).data).toBe(mail.body)
    const { data: bytes } = await sandbox.GET('/messages/{captured_id}/source', { ...source, parseAs: 'arrayBuffer' })
    expect(new TextDecoder().decode(bytes)).toBe(mail.body)
    const path = '/messages/{captured_id}/attachments/{position}'
    expect((await sandbox.GET(path, attachment)).data).toBeInstanceOf(Blob)
    expect(await (await sandbox.GET(path, { ...attachment, parseAs: 'blob' })).data?.text()).toBe('%PDF')
    const { data: stream } = await sandbox.GET(path, { ...attachment, parseAs: 'stream' })
    expect(await new Response(stream).text()).toBe('%PDF')
    expect((await sandbox.GET('/messages/{captured_id}/source', source)).data).toBe('')
  })
})

describe('an error', () => {
  it('is an ApiError of its class, with the members of the contract', async () => {
    await using server = await start(problem(404, {}, { errors: { 'path.list_id': 'is unknown' } }))
    const { data, error, response } = await server.client().GET('/lists/{list_id}', { params })
    expect(data).toBeUndefined()
    expect(response.status).toBe(404)
    expect(error).toBeInstanceOf(NotFoundError)
    expect(error).toMatchObject({
      operationId: 'getList',
      status: 404,
      title: 'Title 404',
      detail: 'Detail 404',
      errors: { 'path.list_id': 'is unknown' },
      requestId: 'boot-1',
    })
  })

  it.each<{ what: string; answer: ScriptedAnswer }>([
    { what: 'no body and its length (#2070, #2530)', answer: { status: 403, headers: { 'content-length': '0' } } },
    { what: 'no body, in chunks', answer: { status: 403, headers: { 'transfer-encoding': 'chunked' } } },
    { what: 'a page of a proxy', answer: { status: 403, body: '<h1>Forbidden</h1>' } },
    { what: 'JSON that is not an object', answer: { status: 403, body: 'null' } },
  ])('with $what is there all the same', async ({ answer }) => {
    await using server = await start(answer)
    const { error } = await server.client().GET('/lists/{list_id}', { params })
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ name: 'ForbiddenError', status: 403, title: 'Forbidden', requestId: null })
  })

  it('comes after the retries, with what the server asks for', async () => {
    await using server = await start(problem(429, { 'retry-after': '3' }), problem(500), problem(503))
    const { error } = await server.client().POST('/lists', { body: { internal_name: 'a' } })
    expect(error).toBeInstanceOf(ServerError)
    expect(server.waits).toEqual([3000, 500])
    const keys = server.receiver.requests.map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
    await using busy = await start(problem(429, { 'retry-after': '90' }))
    const { error: limited } = await busy.client().GET('/lists/{list_id}', { params })
    expect(limited instanceof RateLimitError && limited.retryAfter).toBe(90)
  })

  it('of a stream or a file is read as any other', async () => {
    await using server = await start(problem(404))
    const sandbox = createSandboxFetchClient({ apiKey: KEY, baseUrl: new URL(server.receiver.url).origin })
    const { error } = await sandbox.GET('/events', { parseAs: 'stream' })
    expect(error).toMatchObject({ name: 'NotFoundError', detail: 'Detail 404' })
  })

  it('never shows the key, nor does the response', async () => {
    const quoting = problem(401, { 'x-echo': KEY }, { detail: `The key ${KEY} is unknown.`, errors: { key: KEY } })
    await using server = await start(quoting)
    const seen: string[] = []
    const client = server.client()
    client.use({ onResponse: async ({ response }) => void seen.push(await response.clone().text()) })
    const { error, response } = await client.GET('/lists/{list_id}', { params })
    expect(error?.detail).toBe('The key [apiKey] is unknown.')
    const shown = [inspect(error, { depth: 10, showHidden: true }), [...response.headers].join(), ...seen].join()
    expect(shown).not.toContain(KEY)
  })

  it('of a redirection names baseUrl, and the key goes nowhere else, whatever the call says', async () => {
    await using other = await start(fine)
    await using server = await start({ status: 302, headers: { location: other.receiver.url } })
    const { error } = await server.client().GET('/lists/{list_id}', { params, redirect: 'follow' })
    expect(error).toMatchObject({ status: 302, detail: expect.stringContaining('baseUrl') as string })
    expect(other.receiver.requests).toHaveLength(0)
  })
})

describe('a failure without an answer', () => {
  it('throws a ConnectionError, which the middleware of the caller sees', async () => {
    await using server = await start(null)
    const client = server.client()
    const seen: unknown[] = []
    client.use({ onError: ({ error }) => void seen.push(error) })
    const call = client.GET('/lists/{list_id}', { params })
    await expect(call).rejects.toThrow(ConnectionError)
    expect(seen).toEqual([expect.any(ConnectionError)])
    expect(server.receiver.requests).toHaveLength(3)
  })

  it('throws a TimeoutError after the time of the call, and is not repeated where that is unsafe', async () => {
    await using server = await start(never)
    const client = server.client()
    const get = client.GET('/lists/{list_id}', { params, timeoutMs: 30, retries: 0 })
    await expect(get).rejects.toMatchObject({ name: 'TimeoutError', timeoutMs: 30, operationId: 'getList' })
    let attempts = 0
    const fetch = (request: Request) => (attempts++, globalThis.fetch(request))
    const patch = client.PATCH('/lists/{list_id}', { params, body: { public_name: 'a' }, timeoutMs: 30, fetch })
    await expect(patch).rejects.toThrow(TimeoutError)
    expect(attempts).toBe(1)
  })

  it('throws the reason of the signal, which is left without a listener', async () => {
    await using server = await start(fine, never)
    const controller = new AbortController()
    const { signal } = controller
    await server.client().GET('/lists/{list_id}', { params, signal })
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
    const call = server.client().GET('/lists/{list_id}', { params, signal })
    await server.receiver.waitForCount(2)
    const reason = new Error('changed my mind')
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
    await expect(server.client().GET('/lists/{list_id}', { params, signal })).rejects.toBe(reason)
    expect(server.receiver.requests).toHaveLength(2)
  })
})

describe('middleware of the caller', () => {
  it('sees the finished request after ours and the answer before ours, once for all attempts', async () => {
    await using server = await start(problem(503), fine)
    const order: string[] = []
    const client = server.client()
    const named = (name: string) => ({
      onRequest: ({ request }: { request: Request }) => void order.push(`${name} ${request.headers.get('apikey')}`),
      onResponse: ({ response }: { response: Response }) => void order.push(`${name} ${response.status}`),
    })
    const last = named('last')
    client.use(named('first'), last)
    await client.GET('/lists/{list_id}', { params, middleware: [named('call')] })
    expect(order).toEqual([`first ${KEY}`, `last ${KEY}`, `call ${KEY}`, 'call 200', 'last 200', 'first 200'])
    client.eject(last)
    order.length = 0
    await client.GET('/lists/{list_id}', { params })
    expect(order).toEqual([`first ${KEY}`, 'first 200'])
  })

  it('may change headers, and send another Request, whose body is there in each attempt', async () => {
    await using server = await start(problem(503), json(201, list))
    const client = server.client()
    client.use({
      onRequest: ({ request }) => {
        request.headers.delete('prefer')
        return new Request(request, { body: '{"internal_name":"b"}', headers: request.headers })
      },
    })
    await expect(client.POST('/lists', { body: { internal_name: 'a' } })).resolves.toMatchObject({ data: list })
    const sent = server.receiver.requests.map(({ body, headers }) => `${body} ${headers['prefer']}`)
    expect(sent).toEqual(['{"internal_name":"b"} undefined', '{"internal_name":"b"} undefined'])
  })

  it('may answer by itself', async () => {
    await using server = await start(fine)
    const client = server.client()
    client.use({ onRequest: () => Response.json({ list_id: 8 }) })
    expect((await client.GET('/lists/{list_id}', { params })).data).toEqual({ list_id: 8 })
    expect(server.receiver.requests).toHaveLength(0)
  })
})

describe('an idempotency key', () => {
  it('may be that of the caller, as a parameter of the contract', async () => {
    await using server = await start(json(201, list))
    const client = server.client()
    const body = { internal_name: 'a' }
    await client.POST('/lists', { body, params: { header: { 'Idempotency-Key': 'order-1' } } })
    expect(server.receiver.requests[0]?.headers['idempotency-key']).toBe('order-1')
    const two = client.POST('/lists', { body, params: { header: { 'Idempotency-Key': 'two words' } } })
    await expect(two).rejects.toThrow(TypeError)
    expect(server.receiver.requests).toHaveLength(1)
  })

  it('that was taken away makes a request that is not repeated after a failure', async () => {
    await using server = await start(problem(500))
    const headers = { 'Idempotency-Key': null }
    await server.client().POST('/lists', { body: { internal_name: 'a' }, headers })
    expect(server.receiver.requests).toHaveLength(1)
  })
})

describe('a stream of events', () => {
  const events = 'id: 1-1\ndata: {"kind":"message"}\n\n'

  it('is read by readEventStream', async () => {
    await using server = await start({ status: 200, headers: { 'content-type': 'text/event-stream' }, body: events })
    const sandbox = createSandboxFetchClient({ apiKey: KEY, baseUrl: new URL(server.receiver.url).origin })
    const { data } = await sandbox.GET('/events', { parseAs: 'stream' })
    const stream = await readEventStream<{ kind: string }>(data as ReadableStream<Uint8Array>)
    const kinds: string[] = []
    for await (const { kind } of stream) kinds.push(kind)
    expect({ kinds, last: stream.lastEventId }).toEqual({ kinds: ['message'], last: '1-1' })
  })

  it('is not read as JSON where the call forgets how', async () => {
    await using server = await start({ status: 200, headers: { 'content-type': 'text/event-stream' }, body: events })
    const sandbox = createSandboxFetchClient({ apiKey: KEY, baseUrl: new URL(server.receiver.url).origin })
    expect((await sandbox.GET('/events')).data).toBeInstanceOf(ReadableStream)
  })

  it('that breaks throws a ConnectionError, one that is aborted the reason', async () => {
    const broken = (error: unknown) => new ReadableStream<Uint8Array>({ pull: (to) => to.error(error) })
    const read = async (error: unknown) => (await readEventStream(broken(error))).next()
    await expect(read(new TypeError('terminated'))).rejects.toThrow(ConnectionError)
    const reason = new Error('enough')
    await expect(read(reason)).rejects.toBe(reason)
  })
})
