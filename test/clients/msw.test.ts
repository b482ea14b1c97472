// The mocks of the client package: the contract's examples from the same process, with a small state. Real MSW runs them in
// `npm run foreign`.
import { describe, expect, it } from 'vitest'
import {
  ConflictError,
  createMarketingClient,
  createRegisteredClient,
  createSandboxClient,
  createTransactionalClient,
  NotFoundError,
  RateLimitError,
  UnauthorizedError,
} from '../../src/clients/index.ts'
import {
  type MockOptions,
  mockMarketing,
  mockRegistered,
  mockSandbox,
  mockTransactional,
} from '../../src/clients/msw.ts'
import { type ApiName, contracts } from '../../src/server/contract/registry.ts'
import { samples } from '../support/sample-requests.ts'

const start = (options?: MockOptions) => {
  const mock = mockMarketing(options)
  return { mock, client: createMarketingClient({ apiKey: 'any', fetch: mock.fetch, retries: 0 }) }
}

const mocks = {
  'marketing-v3': mockMarketing,
  'transactional-v2': mockTransactional,
  'registered-v1': mockRegistered,
  'sandbox-v1': mockSandbox,
}

const clientOf = (api: ApiName, options: MockOptions) => {
  const settings = { apiKey: 'any', fetch: mocks[api](options).fetch, retries: 0 }
  const clients = {
    'marketing-v3': createMarketingClient,
    'transactional-v2': createTransactionalClient,
    'registered-v1': createRegisteredClient,
    'sandbox-v1': createSandboxClient,
  }
  return clients[api](settings) as unknown as Record<string, (request: unknown) => Promise<unknown>>
}

async function firstOf(answer: unknown): Promise<unknown> {
  for await (const event of answer as AsyncIterable<unknown>) return event
  return undefined
}

describe('every operation answers as the contract says', () => {
  it.each(samples.map((sample) => ({ ...sample, name: `${sample.api} ${sample.id}` })))(
    '$name',
    async ({ api, id, operation, request }) => {
      const answer = await clientOf(api, {})[id]?.(request)
      const body = operation.produces === 'text/event-stream' ? await firstOf(answer) : answer
      const validator = contracts[api].validators[id]?.responses[operation.status]
      if (validator) expect({ fits: validator(body), errors: validator.errors }).toEqual({ fits: true, errors: null })
      else expect(operation.produces === null ? answer === undefined : answer !== undefined).toBe(true)
    },
  )
})

describe('the state', () => {
  it('remembers what is created, changed and deleted', async () => {
    const { client } = start()
    const { list_id } = await client.createList({ body: { internal_name: 'Olá' } })
    expect(list_id).not.toBe(1)
    await client.updateList({ path: { list_id }, body: { public_name: 'News' } })
    await expect(client.getList({ path: { list_id } })).resolves.toMatchObject({
      list_id,
      internal_name: 'Olá',
      public_name: 'News',
    })
    await expect(client.listLists()).resolves.toMatchObject({
      total_items: 2,
      items: [{ list_id: 1 }, { list_id, public_name: 'News' }],
    })
    await client.deleteList({ path: { list_id } })
    await expect(client.getList({ path: { list_id } })).rejects.toThrow(NotFoundError)
    await expect(client.listLists()).resolves.toMatchObject({ total_items: 1 })
  })

  it('finds a contact by the id in its base, in its own list', async () => {
    const { client } = start({ empty: true })
    const { contact_id } = await client.createContact({
      path: { list_id: 1 },
      body: { base: { email: 'eva@example.com' } },
    })
    const path = { list_id: 1, contact_id }
    await expect(client.getContact({ path })).resolves.toMatchObject({ base: { contact_id, email: 'eva@example.com' } })
    await expect(client.listContacts({ path: { list_id: 1 } })).resolves.toMatchObject({ total_items: 1 })
    await expect(client.listContacts({ path: { list_id: 2 } })).resolves.toMatchObject({ total_items: 0, items: [] })
    await expect(client.getContact({ path: { list_id: 2, contact_id } })).rejects.toThrow(NotFoundError)
  })

  it('pages, so that loops end and can delete', async () => {
    const { client } = start({ empty: true })
    for (let n = 0; n < 25; n++) await client.createList({ body: { internal_name: `list ${n}` } })
    const names: string[] = []
    for await (const { list_id, internal_name } of client.listLists.items({ query: { limit: 10 } })) {
      names.push(internal_name)
      await client.deleteList({ path: { list_id } })
    }
    expect(new Set(names).size).toBe(25)
    for await (const page of client.listEmailSenders.pages({ query: { limit: 1 } }))
      expect(page.items.length).toBeLessThanOrEqual(1)
  })

  it('repeats the answer of an idempotency key', async () => {
    const { client, mock } = start({ empty: true })
    const create = () => client.createList({ body: { internal_name: 'a' } }, { idempotencyKey: 'k' })
    expect(await create()).toEqual(await create())
    await expect(client.listLists()).resolves.toMatchObject({ total_items: 1 })
    const request = () =>
      mock.fetch(
        new Request('https://localhost:8443/marketing/v3/lists', {
          method: 'POST',
          body: '{}',
          headers: { apikey: 'a', 'idempotency-key': 'new' },
        }),
      )
    expect((await request()).headers.get('idempotent-replayed')).toBeNull()
    expect((await request()).headers.get('idempotent-replayed')).toBe('true')
  })

  it('is empty after reset', async () => {
    const { client, mock } = start({ empty: true })
    await client.createList({ body: { internal_name: 'a' } })
    mock.answer('getList', 404)
    mock.reset()
    await expect(client.listLists()).resolves.toMatchObject({ total_items: 0 })
  })
})

describe('an answer that is asked for', () => {
  it('is a status, or an example by its name', async () => {
    const { client, mock } = start()
    mock.answer('getList', 404)
    mock.answer('createList', 'listLimitReached')
    mock.answer('listLists', 429)
    await expect(client.getList({ path: { list_id: 1 } })).rejects.toThrow(NotFoundError)
    const error = await client.createList({ body: { internal_name: 'a' } }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ConflictError)
    expect((error as ConflictError).errors).toHaveProperty('list_limit_reached')
    const limited = await client.listLists().catch((reason: unknown) => reason)
    expect(limited).toBeInstanceOf(RateLimitError)
    expect((limited as RateLimitError).detail).toContain(`${String((limited as RateLimitError).retryAfter)} seconds`)
  })

  it('can be asked for by the header of the mock servers', async () => {
    const { client } = start()
    const ask = (prefer: string) => client.getList({ path: { list_id: 1 } }, { headers: { prefer } })
    await expect(ask('code=403')).rejects.toThrow('403')
    await expect(ask('example=notFound')).rejects.toThrow(NotFoundError)
    await expect(ask('example=nothing')).rejects.toThrow(
      '400 Bad Request: getList has no answer "nothing". Choose one of: newsletter (200)',
    )
  })

  it('has the status that is asked for, and a name that may be quoted [prism#1917, prism#1693]', async () => {
    const { client } = start()
    const ask = (prefer: string) => client.getList({ path: { list_id: 1 } }, { headers: { prefer } })
    await expect(ask('code=404, example="notFound"')).rejects.toThrow(NotFoundError)
    await expect(ask('code=200, example=notFound')).rejects.toThrow('400 Bad Request')
  })

  it('must be in the contract', () => {
    const { mock } = start()
    expect(() => mock.answer('getList', 'nothing')).toThrow('notFound (404)')
    expect(() => mock.answer('getList', 418)).toThrow(RangeError)
  })
})

it('without a key the answer is 401, and a path that is not in the contract 404', async () => {
  const { mock } = start()
  const url = 'https://any.example/marketing/v3'
  expect((await mock.fetch(new Request(`${url}/lists`))).status).toBe(401)
  expect((await mock.fetch(new Request(`${url}/lists/`, { headers: { apikey: 'a' } }))).status).toBe(200)
  expect((await mock.fetch(new Request(`${url}/no/such/path/here`))).status).toBe(404)
  const client = createMarketingClient({
    apiKey: 'a',
    headers: { apikey: '' },
    fetch: async (request) => mock.fetch(new Request(request.url)),
  })
  await expect(client.listLists()).rejects.toThrow(UnauthorizedError)
})

it('an id that cannot be decoded is not found', async () => {
  const { mock } = start()
  const url = 'https://any.example/marketing/v3/lists/1/contacts/%zz'
  expect((await mock.fetch(new Request(url, { headers: { apikey: 'a' } }))).status).toBe(404)
})

it('takes the address of a page', async () => {
  const mock = mockMarketing({ baseUrl: 'https://shop.example/proxy' })
  const client = createMarketingClient({ apiKey: 'a', baseUrl: 'https://shop.example/proxy', fetch: mock.fetch })
  await expect(client.listLists()).resolves.toMatchObject({ total_items: 1 })
  expect(mock.handlers({ all: (path) => path })).toEqual(['https://shop.example/proxy/*'])
  expect(mockMarketing().handlers({ all: (path) => path })).toEqual(['*/marketing/v3/*'])
})

describe('a mock of a later version', () => {
  it('answers with unknown members, values and reasons', async () => {
    const { client, mock } = start({ future: true })
    const list = await client.getList({ path: { list_id: 1 } })
    expect(list).toMatchObject({ list_id: 1, status: 'value_of_a_later_version', member_of_a_later_version: {} })
    mock.answer('createList', 409)
    const error = await client.createList({ body: { internal_name: 'a' } }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ConflictError)
    expect((error as ConflictError).errors).toHaveProperty('reason_of_a_later_version')
  })

  it.each(samples.map((sample) => ({ ...sample, name: `${sample.api} ${sample.id}` })))(
    'the clients survive $name',
    async ({ api, id, request }) => {
      await expect(clientOf(api, { future: true })[id]?.(request)).resolves.not.toThrow()
    },
  )
})
