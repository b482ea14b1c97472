// Starts the mock servers for real: they answer with examples, want a key, and give the error that is asked for.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiNames, root } from '../../scripts/contract/bundle.ts'
import {
  createMarketingClient,
  createRegisteredClient,
  createSandboxClient,
  createTransactionalClient,
} from '../../src/clients/index.ts'
import { contracts, type ApiName } from '../../src/server/contract/registry.ts'
import { samples } from '../support/sample-requests.ts'

let mock: ChildProcess
const addresses = new Map<string, string>()

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const base = 20_000 + Math.floor(Math.random() * 30_000)
    const free = await Promise.all(Array.from({ length: count }, (_none, index) => isFree(base + index)))
    if (free.every(Boolean)) return base
  }
  throw new Error('No free ports')
}

beforeAll(async () => {
  const names = await apiNames()
  const base = await freePorts(names.length)
  mock = spawn(process.execPath, [join(root, 'src/cli/mock.ts'), '--port-base', String(base)], { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: mock.stdout ?? process.stdin })) {
    const [, api, address] = /^(\S+)\s+(http:\S+)$/.exec(line) ?? []
    if (api && address) addresses.set(api, address)
    if (addresses.size === names.length) break
  }
  expect([...addresses.keys()]).toEqual(names)
}, 60_000)

afterAll(async () => {
  if (mock.exitCode === null) mock.kill('SIGKILL')
})

const key = { Apikey: 'any' }
const get = (api: string, path: string, headers: Record<string, string> = key) => fetch(`${addresses.get(api)}${path}`, { headers })

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

test('Prefer: code=404 forces the error', async () => {
  const response = await get('marketing-v3', '/lists/1', { ...key, Prefer: 'code=404' })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ status: 404, title: 'Not Found' })
})

test('a body that does not fit is refused', async () => {
  const body = JSON.stringify({ internal_name: 'A', colour: 'red' })
  const headers = { ...key, 'content-type': 'application/json' }
  const response = await fetch(`${addresses.get('marketing-v3')}/lists`, { method: 'POST', headers, body })
  expect(response.status).toBe(422)
})

/** The address of an API's mock as its client takes it: what stands before the paths of the contract. */
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

describe('every operation, called through its client with the example of the contract', () => {
  test.each(samples.map((sample) => ({ ...sample, name: `${sample.api} ${sample.id}` })))('$name', async ({ api, id, operation, request }) => {
    const answer = await clientOf(api)[id]?.(request)
    const validator = contracts[api].validators[id]?.responses[operation.status]
    if (validator) expect({ fits: validator(answer), errors: validator.errors }).toEqual({ fits: true, errors: null })
    else if (operation.produces === null) expect(answer).toBeUndefined()
    else expect(answer).toBeTruthy()
  })
})

test('SIGTERM ends all of them', async () => {
  const ended = once(mock, 'exit')
  mock.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  await expect(get('marketing-v3', '/lists')).rejects.toThrow()
})
