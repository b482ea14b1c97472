// What a call sends, what it returns, and what it throws.
import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import * as clients from '../../src/clients/index.ts'
import { json, KEY, problem, startScripted } from './scripted.ts'

const list = { list_id: 7, internal_name: 'News' }
const once = { retries: 0 }

/** The error with which a promise rejects. */
async function failure<T extends Error>(
  promise: Promise<unknown>,
  kind: abstract new (...args: never[]) => T,
): Promise<T> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(kind)
  return error as T
}

describe('a request', () => {
  it('has the method, the address, the key and the body of its operation', async () => {
    await using server = await startScripted(json(201, list))
    const body = { internal_name: 'News' }
    await expect(server.client().createList({ body }, { headers: { 'x-trace': 'abc' } })).resolves.toEqual(list)
    const [request] = server.receiver.requests
    expect(request).toMatchObject({ method: 'POST', path: '/marketing/v3/lists', body: JSON.stringify(body) })
    expect(request?.headers).toMatchObject({ apikey: KEY, 'content-type': 'application/json', 'x-trace': 'abc' })
  })

  it.each([
    {
      api: 'marketing',
      path: '/marketing/v3',
      send: (o: clients.ClientOptions) => clients.createMarketingClient(o).ping(),
    },
    {
      api: 'transactional',
      path: '/api/v2',
      send: (o: clients.ClientOptions) => clients.createTransactionalClient(o).ping(),
    },
    {
      api: 'registered',
      path: '/registered/v1',
      send: (o: clients.ClientOptions) => clients.createRegisteredClient(o).ping(),
    },
    {
      api: 'sandbox',
      path: '/sandbox/v1',
      send: (o: clients.ClientOptions) => clients.createSandboxClient(o).getHealth(),
    },
  ])('of the $api API goes to its address, given in full or as that of the platform', async ({ path, send }) => {
    await using server = await startScripted(...['', '/', path, `${path}/`].map(() => json(200, {})))
    const { origin } = new URL(server.receiver.url)
    for (const end of ['', '/', path, `${path}/`]) await send({ ...once, apiKey: KEY, baseUrl: origin + end })
    const [first, ...others] = server.receiver.requests.map((request) => request.path)
    expect(first).toMatch(new RegExp(`^${path}/(ping|health)$`))
    expect(new Set(others)).toEqual(new Set([first]))
  })

  it('goes to the path of an address that has one', async () => {
    await using server = await startScripted(json(200, list))
    const baseUrl = `${new URL(server.receiver.url).origin}/gateway/mail`
    await clients.createMarketingClient({ ...once, apiKey: KEY, baseUrl }).getList({ path: { list_id: 7 } })
    expect(server.receiver.requests[0]?.path).toBe('/gateway/mail/lists/7')
  })

  it('fills the path, and writes PATCH in capitals', async () => {
    await using server = await startScripted(json(200, list))
    await server.client().updateList({ path: { list_id: 7 }, body: { public_name: 'News' } })
    expect(server.receiver.requests[0]).toMatchObject({ method: 'PATCH', path: '/marketing/v3/lists/7' })
  })

  it('writes the query, objects as name[key]=value', async () => {
    await using server = await startScripted(json(200, { total_items: 0, items: [] }))
    const query = { limit: 5, first_name: 'a & b', extra_field_id: { 3: 'x', 4: 'ü' } }
    await server.client().listContacts({ path: { list_id: 7 }, query })
    const written = 'limit=5&first_name=a%20%26%20b&extra_field_id[3]=x&extra_field_id[4]=%C3%BC'
    expect(server.receiver.requests[0]?.path).toBe(`/marketing/v3/lists/7/contacts?${written}`)
  })

  it('does not carry the key where none is needed', async () => {
    await using server = await startScripted(json(200, { result: 'pong' }))
    await expect(server.client().ping()).resolves.toEqual({ result: 'pong' })
    expect(server.receiver.requests[0]?.headers['apikey']).toBeUndefined()
    expect(server.receiver.requests[0]?.headers['content-type']).toBeUndefined()
  })

  it('asks for strict handling in development, when it is told to, and not over a preference of its own', async () => {
    await using server = await startScripted(json(201, list))
    const sent = async (options: Partial<clients.ClientOptions>, headers: Record<string, string> = {}) => {
      await server.client(options).createList({ body: { internal_name: 'News' } }, { headers })
      return server.receiver.requests.at(-1)?.headers['prefer']
    }
    try {
      expect(await sent({})).toBe('handling=strict')
      expect(await sent({ strict: false })).toBeUndefined()
      expect(await sent({}, { Prefer: 'code=404' })).toBe('code=404')
      vi.stubEnv('NODE_ENV', 'production')
      expect(await sent({})).toBeUndefined()
      expect(await sent({ strict: true })).toBe('handling=strict')
    } finally {
      vi.unstubAllEnvs()
    }
  })

  it.each(['', '.', '..', undefined])('is refused with the path value %j, which is another address', async (value) => {
    await using server = await startScripted(204)
    const path = { list_id: value as unknown as number }
    await expect(server.client().deleteList({ path })).rejects.toThrow(TypeError)
    expect(server.receiver.requests).toHaveLength(0)
  })

  it('goes through the fetch that was given', async () => {
    const seen: string[] = []
    const fetch = async (request: Request) => {
      seen.push(`${request.method} ${request.url}`)
      return Response.json({ result: 'pong' })
    }
    await clients.createMarketingClient({ apiKey: KEY, fetch }).ping()
    expect(seen).toEqual(['POST https://localhost:8443/marketing/v3/ping'])
  })
})

describe('settings', () => {
  it.each(['', 'two words', 'line\nbreak', 'ключ'])('refuse the key %j without repeating it', (apiKey) => {
    expect(() => clients.createMarketingClient({ apiKey })).toThrow(/apiKey must be/)
    if (apiKey) expect(() => clients.createMarketingClient({ apiKey })).not.toThrow(apiKey)
  })

  it.each(['nowhere', 'https://user:pass@host/', 'https://host/?a=b'])('refuse the address %j', (baseUrl) => {
    expect(() => clients.createMarketingClient({ apiKey: KEY, baseUrl })).toThrow(/baseUrl must be/)
  })
})

describe('an answer', () => {
  it('without body is undefined', async () => {
    await using server = await startScripted(204)
    await expect(server.client().deleteList({ path: { list_id: 7 } })).resolves.toBeUndefined()
  })

  it('of message/rfc822 is text', async () => {
    const mail = 'Subject: Olá\r\n\r\nHello\r\n'
    await using server = await startScripted({ status: 200, headers: { 'content-type': 'message/rfc822' }, body: mail })
    const sandbox = clients.createSandboxClient({ apiKey: KEY, baseUrl: server.receiver.url })
    await expect(sandbox.getCapturedSource({ path: { captured_id: 1 } })).resolves.toBe(mail)
  })

  it.each(['<html>', '', '{"list_id":'])('with the body %j is an InvalidAnswerError', async (body) => {
    await using server = await startScripted({ status: 200, headers: { 'x-request-id': 'boot-9' }, body })
    const error = await failure(server.client().getList({ path: { list_id: 7 } }), clients.InvalidAnswerError)
    expect(error).toMatchObject({ status: 200, operationId: 'getList', requestId: 'boot-9' })
    expect(server.receiver.requests).toHaveLength(1)
  })

  it('that redirects is an error, and the key goes nowhere else', async () => {
    await using other = await startScripted(json(200, list))
    await using server = await startScripted({ status: 302, headers: { location: other.receiver.url } })
    const error = await failure(server.client().getList({ path: { list_id: 7 } }), clients.ApiError)
    expect(error).toMatchObject({ status: 302, detail: expect.stringContaining('baseUrl') })
    expect(other.receiver.requests).toHaveLength(0)
  })
})

describe('an error', () => {
  it.each([
    [400, clients.BadRequestError],
    [401, clients.UnauthorizedError],
    [403, clients.ForbiddenError],
    [404, clients.NotFoundError],
    [408, clients.RequestTimeoutError],
    [409, clients.ConflictError],
    [413, clients.PayloadTooLargeError],
    [418, clients.ApiError],
    [422, clients.UnprocessableError],
    [429, clients.RateLimitError],
    [500, clients.ServerError],
    [501, clients.ServerError],
    [503, clients.ServerError],
  ])('of status %i has its class', async (status, kind) => {
    await using server = await startScripted(problem(status, {}, { errors: { 'body.name': 'is missing' } }))
    const error = await failure(server.client(once).getList({ path: { list_id: 7 } }), kind)
    expect(error).toBeInstanceOf(clients.ApiError)
    expect(error.name).toBe(kind.name)
    expect(error).toMatchObject({
      status,
      operationId: 'getList',
      title: `Title ${status}`,
      detail: `Detail ${status}`,
      errors: { 'body.name': 'is missing' },
      requestId: 'boot-1',
      message: `getList: ${status} Title ${status}: Detail ${status} (request boot-1)`,
    })
  })

  it('that no server of ours made has no request id', async () => {
    await using server = await startScripted({ status: 502, body: '<h1>Bad Gateway</h1>' })
    const error = await failure(server.client(once).getList({ path: { list_id: 7 } }), clients.ServerError)
    expect(error).toMatchObject({ status: 502, title: 'Bad Gateway', requestId: null })
  })

  it('never shows the key, even when the server quotes it', async () => {
    const quoting = problem(401, { 'x-echo': KEY }, { detail: `The key ${KEY} is unknown.`, errors: { key: KEY } })
    await using server = await startScripted(quoting, null)
    const client = server.client(once)
    for (const kind of [clients.UnauthorizedError, clients.ConnectionError]) {
      const error = await failure(client.getList({ path: { list_id: 7 } }), kind)
      expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(KEY)
      expect(JSON.stringify(error)).not.toContain(KEY)
    }
  })

  it('of the network names the address and the reason', async () => {
    const server = await startScripted(204)
    await server.close()
    const error = await failure(server.client(once).getList({ path: { list_id: 7 } }), clients.ConnectionError)
    expect(error.message).toBe(`getList: no answer from ${server.receiver.url}/marketing/v3/ (ECONNREFUSED).`)
  })
})
