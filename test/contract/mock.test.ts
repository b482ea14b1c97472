// Starts the mock servers for real: they answer with examples, want a key, and give the error that is asked for.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiNames } from '../../scripts/contract/bundle.ts'
import {
  createMarketingClient,
  createMarketingFetchClient,
  createRegisteredClient,
  createRegisteredFetchClient,
  createSandboxClient,
  createSandboxFetchClient,
  createTransactionalClient,
  createTransactionalFetchClient,
  readEventStream,
} from '../../src/clients/index.ts'
import { type ApiName, contracts } from '../../src/server/contract/registry.ts'
import { fromDateTime } from '../../src/server/lib/dates.ts'
import { type MockServers, startMockServers } from '../support/mock-servers.ts'
import { samples } from '../support/sample-requests.ts'

let mock: MockServers
let addresses = new Map<string, string>()

beforeAll(async () => {
  mock = await startMockServers()
  addresses = mock.addresses
  expect([...addresses.keys()]).toEqual(await apiNames())
})

afterAll(async () => {
  await mock?.stop()
})

const key = { Apikey: 'any' }
const get = (api: string, path: string, headers: Record<string, string> = key) =>
  fetch(`${addresses.get(api)}${path}`, { headers })

test.each([
  { api: 'marketing-v3', path: '/lists', want: { total_items: 1, items: [{ list_id: 1 }] } },
  { api: 'transactional-v2', path: '/api/v2/email/log/1', want: [{ subscriberEmail: 'ana@example.com' }] },
  { api: 'sandbox-v1', path: '/clock', want: { offset_seconds: 86400 } },
])('$api answers GET $path with its example', async ({ api, path, want }) => {
  const response = await get(api, path)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject(want)
})

test('without a key the answer is 401', async () => {
  const response = await get('marketing-v3', '/lists', {})
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ status: 401, title: 'Unauthorized' })
})

test.each(['ApiKey', 'Apikey', 'APIKEY'])('the key is taken from the header %s', async (name) => {
  expect((await get('transactional-v2', '/api/v2/email/log/1', { [name]: 'any' })).status).toBe(200)
})

test('Prefer: code=404 forces the error', async () => {
  const response = await get('marketing-v3', '/lists/1', { ...key, Prefer: 'code=404' })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ status: 404, title: 'Not Found' })
})

test.each([
  { what: 'a body that does not fit is refused', body: { internal_name: 7 }, status: 422 },
  {
    what: 'a member that the contract does not have is taken',
    body: { internal_name: 'A', colour: 'red' },
    status: 201,
  },
])('$what', async ({ body, status }) => {
  const headers = { ...key, 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  expect((await fetch(`${addresses.get('marketing-v3')}/lists`, request)).status).toBe(status)
})

test('a query parameter that the contract does not have is taken', async () => {
  expect((await get('marketing-v3', '/lists?count=500')).status).toBe(200)
})

test.each([
  { api: 'marketing-v3', path: '/lists', body: {}, status: 422, missing: 'internal_name' },
  { api: 'transactional-v2', path: '/api/v2/sms/messages/action/send/single', body: {}, status: 400, missing: 'from' },
])('a body without $missing is refused by what is true of it', async ({ api, path, body, status, missing }) => {
  const headers = { ...key, 'content-type': 'application/json' }
  const response = await fetch(`${addresses.get(api)}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ detail: expect.stringContaining('sl-violations') })
  expect(response.headers.get('sl-violations')).toContain(`must have required property '${missing}'`)
})

test('Prefer: dynamic=true makes days that calendars have, and no members of random names', async () => {
  const times: string[] = []
  for (let n = 0; n < 5; n++) {
    const response = await get('marketing-v3', '/lists', { ...key, Prefer: 'dynamic=true' })
    const page = (await response.json()) as { items: Record<string, string>[] }
    expect(contracts['marketing-v3'].validators['listLists']?.responses[200]?.(page)).toBe(true)
    expect(Object.keys(page).filter((name) => !['items', 'total_items'].includes(name))).toEqual([])
    times.push(...page.items.flatMap(({ created = '', updated = '' }) => [created, updated]))
  }
  expect(times.filter((time) => fromDateTime(time) === null)).toEqual([])
})

describe('what the mock says beside the body', () => {
  const optional = (headers: Headers) => headers.get('idempotent-replayed')

  test('a first request is not a replay', async () => {
    const headers = { ...key, 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify({ internal_name: 'A' }) }
    const response = await fetch(`${addresses.get('marketing-v3')}/lists`, request)
    expect([response.status, optional(response.headers)]).toEqual([201, null])
    expect(response.headers.get('x-ratelimit-limit')).toBe('6000')
  })

  test('Retry-After is what the text says', async () => {
    const response = await get('marketing-v3', '/lists', { ...key, Prefer: 'code=429' })
    const { detail } = (await response.json()) as { detail: string }
    expect(detail).toContain(`${String(response.headers.get('retry-after'))} seconds`)
  })

  test('a slash at the end of a path changes nothing, as on the platform', async () => {
    const [with_, without] = await Promise.all(
      ['/lists/', '/lists'].map(async (path) => (await get('marketing-v3', path)).json()),
    )
    expect(with_).toEqual(without)
  })

  test('an example has its status, and an unknown one returns 400 with the names', async () => {
    const ask = (prefer: string) => get('marketing-v3', '/lists/1', { ...key, Prefer: prefer })
    expect((await ask('example=notFound')).status).toBe(404)
    expect((await ask('code=404, example=notFound')).status).toBe(404)
    for (const prefer of ['example=nothing', 'code=200, example=notFound']) {
      const response = await ask(prefer)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ detail: expect.stringContaining('notFound (404)') as string })
    }
  })

  test.each(['/lists', '/lists/1/fields', '/senders/email', '/lists/1/contacts/a1b2c3d4e5/events'])(
    'the pages of %s end',
    async (path) => {
      const first = await get('marketing-v3', `${path}?limit=1`)
      expect(first.status).toBe(200)
      const beyond = await (await get('marketing-v3', `${path}?offset=100&limit=1`)).json()
      expect((beyond as { items?: unknown[] }).items ?? beyond).toEqual([])
    },
  )

  test('a loop with pages of one ends', async () => {
    const client = createMarketingClient({ apiKey: 'any', baseUrl: addresses.get('marketing-v3') ?? '' })
    let count = 0
    for await (const sender of client.listEmailSenders.items({ query: { limit: 1 } }))
      count += Number(sender.sender_id > 0)
    expect(count).toBeGreaterThan(0)
  })
})

/** The address of an API's mock as its client takes it, without the paths of the contract. */
const clientOf = (api: ApiName) => {
  const options = { apiKey: 'any', baseUrl: addresses.get(api) ?? '', retries: 0 }
  const clients = {
    'marketing-v3': createMarketingClient,
    'transactional-v2': createTransactionalClient,
    'sandbox-v1': createSandboxClient,
    'registered-v1': createRegisteredClient,
  }
  // One call for operations of every type: the types of each are tried in test/clients.
  return clients[api](options) as unknown as Record<string, (request: unknown) => Promise<unknown>>
}

interface Plain {
  request(method: string, path: string, init: object): Promise<{ data?: unknown; error?: unknown }>
}

/** The plain client of an API, for operations of every type. */
const plainOf = (api: ApiName): Plain => {
  const options = { apiKey: 'any', baseUrl: addresses.get(api) ?? '', retries: 0 }
  const clients = {
    'marketing-v3': createMarketingFetchClient,
    'transactional-v2': createTransactionalFetchClient,
    'sandbox-v1': createSandboxFetchClient,
    'registered-v1': createRegisteredFetchClient,
  }
  return clients[api](options) as unknown as Plain
}

/** The first event of a stream. */
async function firstOf(stream: unknown): Promise<unknown> {
  for await (const event of stream as AsyncIterable<unknown>) return event
  return undefined
}

describe('every operation, called through its client with the example of the contract', () => {
  test.each(samples.map((sample) => ({ ...sample, name: `${sample.api} ${sample.id}` })))(
    '$name',
    async ({ api, id, operation, request }) => {
      const given = await clientOf(api)[id]?.(request)
      const answer = operation.produces === 'text/event-stream' ? await firstOf(given) : given
      const validator = contracts[api].validators[id]?.responses[operation.status]
      if (validator) expect({ fits: validator(answer), errors: validator.errors }).toEqual({ fits: true, errors: null })
      else if (operation.produces === null) expect(answer).toBeUndefined()
      else expect(answer).toBeTruthy()
    },
  )
})

describe('every operation, called by its path through the plain client', () => {
  test.each(samples.map((sample) => ({ ...sample, name: `${sample.api} ${sample.id}` })))(
    '$name',
    async ({ api, id, operation, request }) => {
      const { path, query, body } = request as { path?: object; query?: object; body?: unknown }
      const init = { params: { path, query }, ...(body !== undefined && { body }) }
      const { data, error } = await plainOf(api).request(operation.method, operation.path, init)
      expect(error).toBeUndefined()
      const validator = contracts[api].validators[id]?.responses[operation.status]
      if (operation.produces === 'text/event-stream') {
        const event = await firstOf(await readEventStream(data as ReadableStream<Uint8Array>))
        expect(validator?.(event) ?? true).toBe(true)
      } else if (validator)
        expect({ fits: validator(data), errors: validator.errors }).toEqual({ fits: true, errors: null })
      else if (operation.produces === null) expect(data).toBeUndefined()
      else expect(data).toBeTruthy()
    },
  )

  test('an error that is asked for is in `error`', async () => {
    const api = plainOf('marketing-v3')
    const init = { params: { path: { list_id: 1 } }, headers: { Prefer: 'code=404' } }
    expect(await api.request('get', '/lists/{list_id}', init)).toMatchObject({
      error: { status: 404, title: 'Not Found' },
    })
  })
})

describe('a mock of a later version', () => {
  let later: MockServers
  beforeAll(async () => {
    later = await startMockServers('--future')
  })
  afterAll(async () => {
    await later?.stop()
  })
  const clientOfLater = () =>
    createMarketingClient({ apiKey: 'any', baseUrl: later.addresses.get('marketing-v3') ?? '', retries: 0 })

  test('has unknown members and values', async () => {
    const { items } = await clientOfLater().listLists()
    expect(items[0]).toMatchObject({ list_id: 1, status: 'value_of_a_later_version', member_of_a_later_version: {} })
  })

  test('has unknown reasons in errors', async () => {
    const options = { headers: { prefer: 'code=409' } }
    const error = await clientOfLater()
      .createList({ body: { internal_name: 'A' } }, options)
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status: 409, errors: { reason_of_a_later_version: expect.any(String) as string } })
  })
})

test('SIGTERM ends all of them', async () => {
  expect(await mock.stop()).toBe(0)
  for (const api of addresses.keys()) await expect(get(api, '/ping')).rejects.toThrow()
})
