// Failures on purpose: of requests, and of hooks.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SandboxSchemas } from '../../../src/clients/index.ts'
import {
  createMarketingClient,
  createTransactionalClient,
  ForbiddenError,
  NotFoundError,
} from '../../../src/clients/index.ts'
import { listenLoopback } from '../../../src/server/http/listener.ts'
import { withSender } from '../../support/mailing.ts'
import { type Account, makeContact, makeList, openAccount, refused, settle } from '../../support/marketing.ts'
import { type Receiver, startReceiver } from '../../support/receiver.ts'
import { startServer, type TestServer } from '../../support/server.ts'

let server: TestServer
let account: Account
let receiver: Receiver
beforeEach(async () => {
  server = await startServer()
  account = await openAccount(server)
  receiver = await startReceiver()
})
afterEach(async () => {
  await server.close()
  await receiver.close()
})

const fail = (body: SandboxSchemas['FaultCreate']) => account.sandbox.createFault({ body })

/** The list of a webhook for new contacts, at the receiver. */
async function listWithHook(): Promise<number> {
  const list_id = await makeList(account.api)
  await account.api.createWebhook({ body: { list_id, url: receiver.url, actions: ['subscription'] } })
  return list_id
}

describe('createFault', () => {
  it('status: the next n requests of the operation are refused as the contract says, and do nothing', async () => {
    const list_id = await makeList(account.api)
    await fail({ type: 'status', operation_id: 'createContact', status: 429, retry_after: 7, times: 2 })
    for (let n = 0; n < 2; n++) {
      const answer = await server.inject(`/marketing/v3/lists/${list_id}/contacts`, {
        method: 'POST',
        headers: { apikey: account.key, 'content-type': 'application/json' },
        body: JSON.stringify({ base: { email: 'ana@example.com' } }),
      })
      expect(answer.status).toBe(429)
      expect(answer.headers.get('retry-after')).toBe('7')
      for (const name of ['limit', 'remaining', 'reset']) {
        expect(answer.headers.get(`x-ratelimit-${name}`)).toMatch(/^\d+$/)
        expect(answer.headers.get(`x-account-${name}`)).toMatch(/^\d+$/)
      }
      expect(await answer.json()).toEqual({
        type: '/docs/#errors',
        title: 'Too Many Requests',
        status: 429,
        detail: expect.stringContaining('Fault'),
      })
    }
    // Other operations go on meanwhile, and this one does afterwards.
    await expect(account.api.getList({ path: { list_id } })).resolves.toMatchObject({ list_id })
    await expect(account.api.listContacts({ path: { list_id } })).resolves.toMatchObject({ total_items: 0 })
    await makeContact(account.api, list_id, 'ana@example.com')
    await expect(account.sandbox.listFaults()).resolves.toMatchObject({ items: [{ times: 2, hits: 2 }] })
  })

  it.each([
    { status: 409, title: 'Conflict', errors: { fault: expect.any(String) } },
    { status: 422, title: 'Unprocessable Entity', errors: { fault: expect.any(String) } },
    { status: 500, title: 'Internal Server Error' },
    { status: 503, title: 'Service Unavailable' },
  ])('status $status has the body of the contract', async ({ status, ...body }) => {
    await fail({ type: 'status', operation_id: 'createContact', status })
    await expect(makeContact(account.api, 1, 'a@example.com')).rejects.toMatchObject({
      status,
      ...('errors' in body && { errors: body.errors }),
    })
  })

  it('status: meets only requests whose operation declares it, of one API if it says so', async () => {
    await fail({ type: 'status', status: 404, times: 1 })
    await expect(account.api.listLists()).resolves.toMatchObject({ total_items: 0 })
    await expect(account.api.getList({ path: { list_id: 1 } })).rejects.toMatchObject({
      message: expect.stringContaining('Fault'),
    })
    await fail({ type: 'status', api: 'transactional-v2', status: 503, times: null })
    await expect(account.api.listLists()).resolves.toMatchObject({ total_items: 0 })
    const email = { senderId: '1', to: 'a@example.com', subject: 'a', textBody: 'a' }
    await expect(server.transactional(account.key).sendEmail({ body: email })).rejects.toMatchObject({ status: 503 })
  })

  it('delay: holds the request up, then does it', async () => {
    await fail({ type: 'delay', operation_id: 'createList', delay_ms: 120 })
    const start = performance.now()
    expect(await makeList(account.api)).toEqual(expect.any(Number))
    // Timers may fire a millisecond early.
    expect(performance.now() - start).toBeGreaterThanOrEqual(118)
  })

  it('lost_answer: the email is sent and the connection is cut; a refusal is answered', async () => {
    const mailing = await withSender(server, account.key)
    const listener = await listenLoopback(0, server.app.http.routing.bind(server.app.http))
    try {
      const options = { apiKey: account.key, baseUrl: `http://127.0.0.1:${listener.port}`, retries: 0 }
      const transactional = createTransactionalClient(options)
      const body = { senderId: mailing.senderId, to: 'ana@example.com', subject: 'Once', textBody: 'Hello' }
      await fail({ type: 'lost_answer', operation_id: 'sendEmail' })
      await expect(transactional.sendEmail({ body: { ...body, senderId: '0' } })).rejects.toMatchObject({ status: 400 })
      const error: unknown = await transactional.sendEmail({ body }).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toHaveProperty('status')
      await mailing.captured('ana@example.com')
      await transactional.sendEmail({ body })
      const marketing = createMarketingClient({ ...options, baseUrl: `${options.baseUrl}/marketing/v3` })
      await expect(marketing.listLists()).resolves.toMatchObject({ total_items: 0 })
      await settle(account)
      await expect(account.sandbox.listCapturedMessages()).resolves.toMatchObject({ total_items: 2 })

      // A client that repeats under its key gets the answer that was lost, and no second email.
      await fail({ type: 'lost_answer', operation_id: 'sendEmail' })
      const patient = createTransactionalClient({ ...options, retries: 2 })
      const { messageId } = await patient.sendEmail(
        { body: { ...body, to: 'rui@example.com' } },
        { idempotencyKey: 'order-1' },
      )
      await settle(account)
      const captured = await account.sandbox.listCapturedMessages({ query: { recipient: 'rui@example.com' } })
      expect(captured).toMatchObject({ total_items: 1, items: [{ message_id: String(messageId) }] })
    } finally {
      await listener.close()
    }
  })

  it('hook_twice: the receiver gets the same hook twice', async () => {
    const list_id = await listWithHook()
    await fail({ type: 'hook_twice', event: 'subscription', url: receiver.url })
    await makeContact(account.api, list_id, 'a@example.com')
    await receiver.waitForCount(2)
    await makeContact(account.api, list_id, 'b@example.com')
    const [first, second, third] = await receiver.waitForCount(3)
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(third?.headers['webhook-id']).not.toBe(first?.headers['webhook-id'])
  })

  it('hook_failure: the hook does not arrive, and is tried again', async () => {
    const list_id = await listWithHook()
    await fail({ type: 'hook_failure', status: 503 })
    await fail({ type: 'hook_failure' })
    // Meets nothing here.
    await fail({ type: 'hook_failure', event: 'unsubscribe', times: null })
    await makeContact(account.api, list_id, 'a@example.com')
    await settle(account, 60)
    expect(receiver.requests).toHaveLength(1)
    const { delivery_id } = (await account.sandbox.listHookDeliveries()).items[0] ?? { delivery_id: 0 }
    const { attempt_log } = await account.sandbox.getHookDelivery({ path: { delivery_id } })
    expect(attempt_log.map(({ status, error }) => ({ status, error }))).toEqual([
      { status: 503 },
      { error: expect.stringContaining('fault') },
      { status: 204 },
    ])
    expect(attempt_log[2]).not.toHaveProperty('next_attempt')
  })

  it('refuses what can never happen', async () => {
    await expect(fail({ type: 'status', operation_id: 'createThing', status: 503 })).rejects.toMatchObject(
      refused(422, 'body.operation_id'),
    )
    await expect(fail({ type: 'status', operation_id: 'listFaults', status: 503 })).rejects.toMatchObject(
      refused(422, 'body.operation_id'),
    )
    await expect(fail({ type: 'status', operation_id: 'listLists', status: 404 })).rejects.toMatchObject(
      refused(422, 'body.status'),
    )
    await expect(fail({ type: 'status', status: 418 })).rejects.toMatchObject(refused(422, 'body.status'))
    await expect(fail({ type: 'delay', delay_ms: 30_001 })).rejects.toMatchObject(refused(422, 'body.delay_ms'))
    await expect(account.sandbox.listFaults()).resolves.toMatchObject({ total_items: 0 })
  })

  it('meets its own account only, never the sandbox API, and never a live account', async () => {
    const other = await openAccount(server)
    await fail({ type: 'status', status: 503, times: null })
    await expect(account.api.listLists()).rejects.toMatchObject({ status: 503 })
    await expect(other.api.listLists()).resolves.toMatchObject({ total_items: 0 })
    await expect(account.sandbox.getClock()).resolves.toMatchObject({ offset_seconds: 0 })
    const { key } = await server.app.domain.accounts.accounts.create('Live', 'live')
    await expect(server.sandbox(key).createFault({ body: { type: 'delay', delay_ms: 1 } })).rejects.toThrow(
      ForbiddenError,
    )
    await expect(server.marketing(key).listLists()).resolves.toMatchObject({ total_items: 0 })
  })

  it('an account has 100 that are not used up', async () => {
    await fail({ type: 'status', operation_id: 'listLists', status: 503 })
    await expect(account.api.listLists()).rejects.toMatchObject({ status: 503 })
    const idle = { type: 'delay', operation_id: 'getSmsReport', delay_ms: 1 } as const
    for (let n = 0; n < 100; n++) await fail(idle)
    await expect(fail(idle)).rejects.toMatchObject(refused(409, 'too_many_faults'))
    await expect(account.sandbox.listFaults()).resolves.toMatchObject({ total_items: 100 })
  })

  it('is counted once by each of many requests at once', async () => {
    await fail({ type: 'status', operation_id: 'listLists', status: 503, times: 3 })
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => account.api.listLists()))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  })

  it('outlives a restart of the server', async () => {
    const data = await mkdtemp(join(tmpdir(), 'messaging-faults-'))
    try {
      const first = await startServer({ data })
      await first
        .sandbox()
        .createFault({ body: { type: 'status', operation_id: 'listLists', status: 503, times: null } })
      await first.close()
      await using second = await startServer({ data })
      await expect(second.marketing(first.key).listLists()).rejects.toMatchObject({ status: 503 })
    } finally {
      await rm(data, { recursive: true })
    }
  })
})

describe('listFaults', () => {
  it('shows those of the account with what they match and how often they happened', async () => {
    const other = await openAccount(server)
    await other.sandbox.createFault({ body: { type: 'delay', delay_ms: 5 } })
    const status = await fail({ type: 'status', api: 'marketing-v3', operation_id: 'listLists', status: 503 })
    const twice = await fail({ type: 'hook_twice', event: 'email_open', times: null })
    expect(status).toMatchObject({
      type: 'status',
      api: 'marketing-v3',
      operation_id: 'listLists',
      status: 503,
      times: 1,
      hits: 0,
    })
    expect(status).not.toHaveProperty('delay_ms')
    expect(twice).toMatchObject({ type: 'hook_twice', event: 'email_open' })
    for (const name of ['url', 'status', 'times']) expect(twice).not.toHaveProperty(name)
    await expect(account.sandbox.listFaults()).resolves.toEqual({ total_items: 2, items: [twice, status] })
    await expect(account.sandbox.listFaults({ query: { order: 'asc', limit: 1 } })).resolves.toEqual({
      total_items: 2,
      items: [status],
    })
    await expect(account.api.listLists()).rejects.toMatchObject({ status: 503 })
    await expect(account.sandbox.listFaults({ query: { offset: 1 } })).resolves.toMatchObject({
      items: [{ ...status, hits: 1 }],
    })
  })

  it('is empty again after a reset', async () => {
    await fail({ type: 'status', status: 503, times: null })
    await account.sandbox.resetAccount()
    await expect(account.sandbox.listFaults()).resolves.toEqual({ total_items: 0, items: [] })
    await expect(account.api.listLists()).resolves.toMatchObject({ total_items: 0 })
  })
})

describe('deleteFault', () => {
  it('ends it at once', async () => {
    const { fault_id } = await fail({ type: 'status', status: 503, times: null })
    await expect(account.api.listLists()).rejects.toMatchObject({ status: 503 })
    const other = await openAccount(server)
    await expect(other.sandbox.deleteFault({ path: { fault_id } })).rejects.toThrow(NotFoundError)
    await account.sandbox.deleteFault({ path: { fault_id } })
    await expect(account.api.listLists()).resolves.toMatchObject({ total_items: 0 })
    await expect(account.sandbox.deleteFault({ path: { fault_id } })).rejects.toThrow(NotFoundError)
  })
})
