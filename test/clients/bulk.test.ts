// Sends many items through operations that take a limited number of them.
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { BulkResult, MarketingClient, TransactionalSchemas } from '../../src/clients/index.ts'
import { ConnectionError, createTransactionalClient, UnprocessableError } from '../../src/clients/index.ts'
import { eventually } from '../support/eventually.ts'
import { makeList, openAccount } from '../support/marketing.ts'
import type { Respond } from '../support/receiver.ts'
import { startServer } from '../support/server.ts'
import { json, KEY, problem, startScripted } from './scripted.ts'

const path = { list_id: 7 }
const idOf = (n: number) => n.toString(16).padStart(10, '0')
const ids = (count: number) => Array.from({ length: count }, (_, n) => idOf(n))
const taken = json(202, { result: 'success' })
const contactsIn = (body: string) => (JSON.parse(body) as { contacts: string[] }).contacts

/** Refuses or cuts requests that contain one of these, and accepts the others. */
const unless =
  (wrong: Record<string, ReturnType<typeof problem> | null>): Respond =>
  ({ body }) => {
    const found = contactsIn(body).find((id) => id in wrong)
    return found === undefined ? taken : (wrong[found] ?? null)
  }

describe('parts', () => {
  it('are as long as the contract allows, in order, each with a key of its own', async () => {
    await using server = await startScripted(taken)
    const result = await server.client().forgetContacts.bulk(ids(2_500), { path })
    expect(result).toMatchObject({ ok: true, done: 2_500, failed: 0, skipped: 0 })
    expect(result.parts.map(({ index, from, items }) => [index, from, items.length])).toEqual([
      [0, 0, 1000],
      [1, 1000, 1000],
      [2, 2000, 500],
    ])
    const sent = server.receiver.requests
      .map(({ body }) => contactsIn(body))
      .sort((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''))
    expect(sent.flat()).toEqual(ids(2_500))
    const keys = server.receiver.requests.map(({ headers }) => String(headers['idempotency-key']))
    expect(new Set(keys).size).toBe(3)
    expect(new Set(keys.map((key) => key.replace(/-\d+$/, ''))).size).toBe(1)
  })

  it('are smaller when the caller says so, never larger', async () => {
    await using server = await startScripted(taken)
    const { bulk } = server.client().forgetContacts
    expect((await bulk(ids(5), { path }, { size: 2 })).parts.map(({ items }) => items.length)).toEqual([2, 2, 1])
    await expect(bulk(ids(5), { path }, { size: 1_001 })).rejects.toThrow(
      'size must be a whole number from 1 to 1000, not 1001.',
    )
    await expect(bulk(ids(5), { path }, { size: 0 })).rejects.toThrow(RangeError)
  })

  it('are never shorter than the contract allows: an import takes two contacts at least', async () => {
    await using server = await startScripted(taken)
    const contacts = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
    const lengths = async (count: number, size: number) =>
      (
        await server
          .client()
          .importContacts.bulk(contacts(count), { path, body: { mode: 'add', compare_field: 'email' } }, { size })
      ).parts.map(({ items }) => items.length)
    expect(await lengths(7, 3)).toEqual([3, 2, 2])
    expect(await lengths(3, 2)).toEqual([3])
    const bodies = server.receiver.requests.map(({ body }) => JSON.parse(body) as { mode: string; contacts: unknown[] })
    expect(bodies.every(({ mode }) => mode === 'add')).toBe(true)
  })

  it('are not larger than a request may be', async () => {
    await using server = await startScripted(taken)
    const contacts = Array.from({ length: 60 }, (_, n) => ({
      base: { first_name: 'é'.repeat(500_000), email: `a${n}@example.com` },
    }))
    const result = await server
      .client()
      .importContacts.bulk(contacts, { path, body: { mode: 'add', compare_field: 'email' } })
    expect(result.parts.map(({ items }) => items.length)).toEqual([20, 20, 20])
    for (const { body } of server.receiver.requests)
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(20 * 1024 * 1024)
  })

  it('of nothing are none', async () => {
    await using server = await startScripted(taken)
    expect(await server.client().forgetContacts.bulk([], { path })).toMatchObject({ ok: true, done: 0, parts: [] })
    expect(server.receiver.requests).toHaveLength(0)
  })

  it('are under way a few at a time', async () => {
    let open = 0
    let most = 0
    const slow: Respond = async () => {
      most = Math.max(most, ++open)
      await new Promise(setImmediate)
      open--
      return taken
    }
    await using server = await startScripted(slow)
    await server.client().forgetContacts.bulk(ids(40), { path }, { size: 1, concurrency: 3 })
    expect(most).toBeLessThanOrEqual(3)
    expect(server.receiver.requests).toHaveLength(40)
  })
})

describe('what failed', () => {
  it('is told by part and by item; the other parts are done', async () => {
    await using server = await startScripted(
      unless({ [idOf(3)]: problem(422, {}, { errors: { 'body.contacts.1': 'a' } }) }),
    )
    const result = await server.client().forgetContacts.bulk(ids(6), { path }, { size: 2 })
    expect(result).toMatchObject({ ok: false, done: 4, failed: 2, skipped: 0 })
    expect(result.parts.map(({ status }) => status)).toEqual(['done', 'failed', 'done'])
    expect(result.parts[1]).toMatchObject({ error: expect.any(UnprocessableError), uncertain: false })
    expect([...result.items()].map(({ index, item, status }) => [index, item, status])).toEqual(
      ids(6).map((id, n) => [n, id, n === 2 || n === 3 ? 'failed' : 'done']),
    )
    expect(result.remaining()).toEqual([idOf(2), idOf(3)])
  })

  it('stops the rest when the rest would fail too', async () => {
    await using server = await startScripted(taken, problem(401))
    const result = await server.client().forgetContacts.bulk(ids(5), { path }, { size: 1, concurrency: 1 })
    expect(result).toMatchObject({ ok: false, done: 1, failed: 1, skipped: 3 })
    expect(server.receiver.requests).toHaveLength(2)
  })

  it('can be sent again, under the same keys, and nothing else is', async () => {
    const wrong: Record<string, null> = { [idOf(1)]: null }
    await using server = await startScripted(unless(wrong))
    const client = server.client({ retries: 0 })
    const first = await client.forgetContacts.bulk(
      ids(4),
      { path },
      { size: 1, concurrency: 1, idempotencyKey: 'spring' },
    )
    expect(first).toMatchObject({ ok: false, done: 1, failed: 1, skipped: 2 })
    expect(first.parts[1]).toMatchObject({ error: expect.any(ConnectionError), uncertain: true })
    delete wrong[idOf(1)]
    const second = await first.resume()
    expect(second).toMatchObject({ ok: true, done: 4 })
    const keys = server.receiver.requests.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual(['spring-0', 'spring-1', 'spring-1', 'spring-2', 'spring-3'])
  })

  it('by the signal of the caller leaves a result', async () => {
    const controller = new AbortController()
    const ending: Respond = () => {
      controller.abort(new Error('enough'))
      return new Promise(() => {})
    }
    await using server = await startScripted(taken, ending, taken)
    const result = await server
      .client()
      .forgetContacts.bulk(ids(4), { path }, { size: 1, concurrency: 1, signal: controller.signal })
    expect(result).toMatchObject({ ok: false, done: 1, failed: 1, skipped: 2 })
    expect(result.parts[1]).toMatchObject({ error: { message: 'forgetContacts: the signal ended the call' } })
    expect(await result.resume()).toMatchObject({ ok: true })
  })

  it('for a mistake of the program throws', async () => {
    await using server = await startScripted(taken)
    // @ts-expect-error the list has no id
    await expect(server.client().forgetContacts.bulk(ids(4), { path: {} })).rejects.toThrow(TypeError)
  })
})

describe('answers for each item', () => {
  it('are those of their items', async () => {
    const answer: Respond = ({ body }) =>
      json(
        201,
        (JSON.parse(body) as { to: string }[]).map(({ to }) => ({ messageId: to })),
      )
    await using server = await startScripted(answer)
    const client = createTransactionalClient({ apiKey: KEY, baseUrl: server.receiver.url })
    const pushes = Array.from({ length: 250 }, (_, n) => ({ to: `token-${n}`, subject: 'a', textBody: 'a', appId: 1 }))
    const result = await client.sendPush.bulk(pushes)
    expect(result.parts).toHaveLength(3)
    expect([...result.items()].map((one) => one.result?.messageId)).toEqual(pushes.map(({ to }) => to))
  })
})

describe('against the platform', () => {
  it('imports contacts in parts, once each, also when it is run again', async () => {
    await using server = await startServer()
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const contacts = Array.from({ length: 101 }, (_, n) => ({ base: { email: `a${n}@example.com` } }))
    const run = () =>
      api.importContacts.bulk(
        contacts,
        { path: { list_id }, body: { mode: 'add', compare_field: 'email' } },
        { size: 20, idempotencyKey: 'import-1' },
      )
    expect(await run()).toMatchObject({ ok: true, done: 101, parts: { length: 6 } })
    await eventually(async () => (await api.listContacts({ path: { list_id } })).total_items === 101)
    await eventually(async () => (await api.listOperations()).total_items === 0)
    expect(await run()).toMatchObject({ ok: true, done: 101 })
    // These are the answers of the first run, so nothing was queued again.
    await expect(api.listOperations()).resolves.toMatchObject({ total_items: 0 })
  })
})

export function types(marketing: MarketingClient) {
  // @ts-expect-error an operation that takes one thing
  void marketing.createList.bulk([])
  // @ts-expect-error the items stand beside the request
  void marketing.forgetContacts.bulk([], { path, body: { contacts: [] } })
  // @ts-expect-error the rest of the body is needed
  void marketing.importContacts.bulk([], { path })
  // @ts-expect-error items of another kind
  void marketing.forgetContacts.bulk([7], { path })
}

it('is typed by the item and the answer', () => {
  type Push = ReturnType<ReturnType<typeof createTransactionalClient>['sendPush']['bulk']>
  expectTypeOf<Push>().resolves.toEqualTypeOf<
    BulkResult<TransactionalSchemas['SinglePush'], TransactionalSchemas['PushMessageIdList']>
  >()
  expect(types).toBeTypeOf('function')
})
