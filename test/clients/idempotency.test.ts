// The key that makes it safe to send a request again, from the client to the platform.
import { describe, expect, it } from 'vitest'
import {
  AnswerLostError,
  createMarketingClient,
  createTransactionalClient,
  IdempotencyKeyReusedError,
  RequestInProgressError,
} from '../../src/clients/index.ts'
import { makeSender, openAccount } from '../support/marketing.ts'
import { startServer } from '../support/server.ts'
import { json, KEY, problem, startScripted } from './scripted.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const body = { internal_name: 'a' }
const made = json(201, { list_id: 1 })

describe('the key of a call', () => {
  it('is random, another one for each call, and only on what takes effect', async () => {
    await using server = await startScripted(made)
    const client = server.client()
    await client.createList({ body })
    await client.createList({ body })
    await client.getList({ path: { list_id: 1 } })
    await client.updateList({ path: { list_id: 1 }, body })
    await client.ping()
    const keys = server.receiver.requests.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID), undefined, undefined, undefined])
    expect(keys[0]).not.toBe(keys[1])
  })

  it('is that of the caller, as an option or as a header', async () => {
    await using server = await startScripted(made)
    const client = server.client()
    await client.createList({ body }, { idempotencyKey: 'order-1001' })
    await client.createList({ body }, { headers: { 'Idempotency-Key': 'order-1002' } })
    expect(server.receiver.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'order-1001',
      'order-1002',
    ])
  })

  it('is refused before it is sent where it cannot work', async () => {
    await using server = await startScripted(made)
    const client = server.client()
    for (const idempotencyKey of ['', 'two words', 'k'.repeat(256)]) {
      await expect(client.createList({ body }, { idempotencyKey })).rejects.toThrow(TypeError)
    }
    // @ts-expect-error a change by PATCH takes no key
    await expect(client.updateList({ path: { list_id: 1 }, body }, { idempotencyKey: 'a' })).rejects.toThrow(
      'updateList takes no idempotencyKey.',
    )
    expect(server.receiver.requests).toHaveLength(0)
  })

  it.each([
    { status: 422, reason: 'idempotency_key_reused', type: IdempotencyKeyReusedError },
    { status: 409, reason: 'idempotency_in_progress', type: RequestInProgressError },
    { status: 400, reason: 'idempotency_in_progress', type: RequestInProgressError },
    { status: 409, reason: 'idempotency_answer_lost', type: AnswerLostError },
  ])('$status with $reason is an error of its own', async ({ status, reason, type }) => {
    await using server = await startScripted(problem(status, {}, { errors: { [reason]: 'a' } }))
    await expect(server.client({ retries: 0 }).createList({ body })).rejects.toThrow(type)
  })
})

/** `fetch` that loses the first answers after the server has given them, as a cut connection does. */
function losing(fetch: (request: Request) => Promise<Response>, answers: number) {
  const statuses: number[] = []
  return {
    statuses,
    async fetch(request: Request): Promise<Response> {
      const answer = await fetch(request)
      statuses.push(answer.status)
      if (statuses.length <= answers) throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })
      return answer
    },
  }
}

describe('against the platform', () => {
  it('a call whose answers were lost is made again and takes effect once', async () => {
    await using server = await startServer()
    const account = await openAccount(server)
    const lossy = losing(server.inject, 2)
    const client = createMarketingClient({ apiKey: account.key, fetch: lossy.fetch, sleep: async () => {} })
    const { list_id } = await client.createList({ body })
    expect(lossy.statuses).toEqual([201, 201, 201])
    await expect(account.api.listLists()).resolves.toMatchObject({ total_items: 1, items: [{ list_id }] })
  })

  it('a mail whose answer was lost goes out once', async () => {
    await using server = await startServer()
    const account = await openAccount(server)
    const senderId = String(await makeSender(account.api))
    const lossy = losing(server.inject, 1)
    const client = createTransactionalClient({ apiKey: account.key, fetch: lossy.fetch, sleep: async () => {} })
    const { messageId } = await client.sendEmail({
      body: { senderId, to: 'ana@example.com', subject: 'a', textBody: 'a' },
    })
    expect(lossy.statuses).toEqual([200, 200])
    expect(Number(messageId)).toBeGreaterThan(0)
    await account.sandbox.waitForCapturedMessage()
    await expect(account.sandbox.listCapturedMessages()).resolves.toMatchObject({ total_items: 1 })
  })

  it('the caller may make a call again with a key of its own', async () => {
    await using server = await startServer()
    const client = server.marketing()
    const first = await client.createList({ body }, { idempotencyKey: 'spring' })
    await expect(client.createList({ body }, { idempotencyKey: 'spring' })).resolves.toEqual(first)
    await expect(client.createList({ body: { internal_name: 'b' } }, { idempotencyKey: 'spring' })).rejects.toThrow(
      IdempotencyKeyReusedError,
    )
  })

  it('the key does not show in errors', async () => {
    const fetch = async () => {
      throw new TypeError('fetch failed')
    }
    const error = await createMarketingClient({ apiKey: KEY, fetch, retries: 0 })
      .createList({ body }, { idempotencyKey: 'order-1001' })
      .catch(String)
    expect(error).not.toContain('order-1001')
  })
})
