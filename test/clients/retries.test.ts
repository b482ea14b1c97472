// Which failures are retried, how often, and after how long; also timeouts and the signal of the caller.
import { describe, expect, it } from 'vitest'
import type { MarketingClient } from '../../src/clients/index.ts'
import {
  ConnectionError,
  createMarketingClient,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '../../src/clients/index.ts'
import { json, KEY, problem, startScripted } from './scripted.ts'

const path = { list_id: 7 }
const fine = json(200, { list_id: 7 })
const limited = (headers: Record<string, string>) => problem(429, headers)
const byKey = (reset: number) => ({
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': `${reset}`,
  'x-account-remaining': '5',
  'x-account-reset': '3000',
})

type Action = (client: MarketingClient) => Promise<unknown>
const get: Action = (client) => client.getList({ path })
const remove: Action = (client) => client.deleteList({ path })
const post: Action = (client) => client.createList({ body: { internal_name: 'a' } })
const patch: Action = (client) => client.updateList({ path, body: { internal_name: 'a' } })

describe('attempts', () => {
  it.each([
    { name: 'GET, 500', action: get, answer: problem(500), want: 3 },
    { name: 'GET, 502', action: get, answer: problem(502), want: 3 },
    { name: 'GET, 503', action: get, answer: problem(503), want: 3 },
    { name: 'GET, 504', action: get, answer: problem(504), want: 3 },
    { name: 'GET, 501', action: get, answer: problem(501), want: 1 },
    { name: 'GET, cut', action: get, answer: null, want: 3 },
    { name: 'DELETE, 500', action: remove, answer: problem(500), want: 3 },
    { name: 'POST, 500', action: post, answer: problem(500), want: 3 },
    { name: 'POST, 502', action: post, answer: problem(502), want: 3 },
    { name: 'POST, cut', action: post, answer: null, want: 3 },
    { name: 'PATCH, 500', action: patch, answer: problem(500), want: 1 },
    { name: 'PATCH, cut', action: patch, answer: null, want: 1 },
    { name: 'POST, 503', action: post, answer: problem(503), want: 3 },
    { name: 'POST, 429', action: post, answer: problem(429), want: 3 },
    {
      name: 'POST, the first one is at work',
      action: post,
      answer: problem(409, {}, { errors: { idempotency_in_progress: 'a' } }),
      want: 3,
    },
    {
      name: 'POST, its answer is lost',
      action: post,
      answer: problem(409, {}, { errors: { idempotency_answer_lost: 'a' } }),
      want: 1,
    },
    { name: 'POST, 409', action: post, answer: problem(409), want: 1 },
    ...[400, 401, 403, 404, 408, 409, 413, 422].map((status) => ({
      name: `GET, ${status}`,
      action: get,
      answer: problem(status),
      want: 1,
    })),
  ])('$name: $want', async ({ action, answer, want }) => {
    await using server = await startScripted(answer)
    await expect(action(server.client())).rejects.toThrow()
    expect(server.receiver.requests).toHaveLength(want)
  })

  it('end with the first success, and send the same request each time', async () => {
    await using server = await startScripted(problem(503), problem(429), fine)
    await expect(post(server.client())).resolves.toEqual({ list_id: 7 })
    const sent = server.receiver.requests.map(
      ({ method, path, body, headers }) => `${method} ${path} ${headers['idempotency-key']} ${body}`,
    )
    expect(sent).toHaveLength(3)
    expect(new Set(sent).size).toBe(1)
  })

  it('are as many as the client says, or the call', async () => {
    await using server = await startScripted(problem(503))
    const client = server.client({ retries: 4 })
    await expect(get(client)).rejects.toThrow(ServerError)
    expect(server.receiver.requests).toHaveLength(5)
    await expect(client.getList({ path }, { retries: 0 })).rejects.toThrow(ServerError)
    expect(server.receiver.requests).toHaveLength(6)
  })
})

describe('waits', () => {
  it('grow, with jitter', async () => {
    for (const [random, want] of [
      [0, [250, 500, 1000]],
      [0.5, [375, 750, 1500]],
    ] as const) {
      await using server = await startScripted(problem(500))
      await expect(get(server.client({ retries: 3, random: () => random }))).rejects.toThrow()
      expect(server.waits).toEqual(want)
    }
  })

  it.each([
    { name: 'Retry-After in seconds', headers: { 'retry-after': '3' }, want: 3 },
    { name: 'Retry-After before the windows', headers: { 'retry-after': '2', ...byKey(9) }, want: 2 },
    { name: 'the window of the key', headers: byKey(9), want: 9 },
    {
      name: 'the window of the account',
      headers: { ...byKey(9), 'x-ratelimit-remaining': '1', 'x-account-remaining': '0', 'x-account-reset': '12' },
      want: 12,
    },
    {
      name: 'the longer of both',
      headers: { ...byKey(9), 'x-account-remaining': '0', 'x-account-reset': '12' },
      want: 12,
    },
  ])('are as long as the server says: $name', async ({ headers, want }) => {
    await using server = await startScripted(limited(headers), fine)
    await expect(post(server.client())).resolves.toEqual({ list_id: 7 })
    expect(server.waits).toEqual([want * 1000])
  })

  it('understand Retry-After as a date, also on a 503', async () => {
    const date = new Date(Date.now() + 10_000).toUTCString()
    await using server = await startScripted(problem(503, { 'retry-after': date }), fine)
    await get(server.client())
    expect(server.waits[0]).toBeGreaterThan(8_000)
    expect(server.waits[0]).toBeLessThanOrEqual(10_000)
  })

  it('are not longer than allowed: the call fails at once', async () => {
    await using server = await startScripted(limited(byKey(31)))
    const error = await get(server.client()).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error).toMatchObject({ retryAfter: 31, status: 429 })
    expect(server.receiver.requests).toHaveLength(1)
    await expect(get(server.client({ maxWaitMs: 40_000 }))).rejects.toThrow(RateLimitError)
    expect(server.waits).toEqual([31_000, 31_000])
  })
})

describe('time', () => {
  const never = () => new Promise<never>(() => {})

  it('over is a TimeoutError, and is tried again only where that is safe', async () => {
    await using server = await startScripted(never)
    // Counted where they leave: a busy machine may end one before the server has read it.
    let attempts = 0
    const counting = (request: Request) => {
      attempts++
      return fetch(request)
    }
    const client = server.client({ timeoutMs: 40, retries: 1, fetch: counting })
    const error = await get(client).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ operationId: 'getList', timeoutMs: 40, message: 'getList: no answer after 40 ms' })
    expect(attempts).toBe(2)
    await expect(patch(client)).rejects.toThrow(TimeoutError)
    expect(attempts).toBe(3)
  })

  it('counts for each attempt anew', async () => {
    // Longer than a busy machine takes for an answer, and used up by the first attempt.
    await using server = await startScripted(never, fine)
    await expect(get(server.client({ timeoutMs: 2_000 }))).resolves.toEqual({ list_id: 7 })
  })

  it('also ends an answer that stops in the middle', async () => {
    const fetch = async (request: Request) => {
      const body = new ReadableStream({
        start: (stream) => request.signal.addEventListener('abort', () => stream.error(new Error('stopped'))),
      })
      return new Response(body)
    }
    const client = createMarketingClient({ apiKey: KEY, fetch, retries: 0 })
    await expect(client.getList({ path }, { timeoutMs: 30 })).rejects.toThrow(TimeoutError)
  })

  it('of the caller is over: the call throws the reason, without a retry', async () => {
    await using server = await startScripted(never)
    const controller = new AbortController()
    const reason = new Error('changed my mind')
    const call = server.client().getList({ path }, { signal: controller.signal })
    await server.receiver.waitForCount(1)
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
    expect(server.receiver.requests).toHaveLength(1)
  })

  it('of the caller is over before the call, or while it waits', async () => {
    await using server = await startScripted(problem(503, { 'retry-after': '20' }))
    const gone = AbortSignal.abort(new Error('early'))
    await expect(server.client().getList({ path }, { signal: gone })).rejects.toThrow('early')
    expect(server.receiver.requests).toHaveLength(0)

    const controller = new AbortController()
    const call = server.client({ sleep: undefined }).getList({ path }, { signal: controller.signal })
    await server.receiver.waitForCount(1)
    setTimeout(() => controller.abort(new Error('late')), 30)
    await expect(call).rejects.toThrow('late')
    expect(server.receiver.requests).toHaveLength(1)
  })
})
