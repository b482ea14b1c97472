// What became of webhooks and callbacks, and sending them again.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NotFoundError, verifyWebhook } from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import { expectSoonAfter, timeIn } from '../../support/mailing.ts'
import { type Account, makeContact, makeList, openAccount, refused, settle } from '../../support/marketing.ts'
import { type Receiver, startReceiver } from '../../support/receiver.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

/** 72 hours of retries, and a tenth more of jitter. */
const THREE_DAYS = 80 * 3600

let server: TestServer
let account: Account
let receiver: Receiver
let list_id: number
let webhook_id: number
let secret: string
beforeEach(async () => {
  server = await startServer()
  account = await openAccount(server)
  receiver = await startReceiver()
  list_id = await makeList(account.api)
  const webhook = await account.api.createWebhook({
    body: { list_id, url: receiver.url, actions: ['subscription', 'edit_subscription'] },
  })
  webhook_id = webhook.webhook_id
  secret = (await account.api.getWebhookSecret({ path: { webhook_id } })).secret
})
afterEach(async () => {
  await server.close()
  await receiver.close()
})

const deliveries = async (query: Parameters<Account['sandbox']['listHookDeliveries']>[0] = {}) =>
  (await account.sandbox.listHookDeliveries(query)).items
const detailOf = (delivery_id: number) => account.sandbox.getHookDelivery({ path: { delivery_id } })

/** The headers of a request that the platform sets, as they arrived. */
const sentHeaders = (at: number) => {
  const headers = receiver.requests[at]?.headers ?? {}
  const names = ['content-type', 'webhook-id', 'webhook-timestamp', 'webhook-signature']
  return Object.fromEntries(names.map((name) => [name, headers[name]]))
}

/** A delivery that was parked because its receiver was down; it is up again. */
async function parked(email = 'ana@example.com'): Promise<number> {
  receiver.respond = () => 500
  await makeContact(account.api, list_id, email)
  await settle(account, THREE_DAYS)
  receiver.respond = () => 204
  const [delivery] = await deliveries()
  expect(delivery).toMatchObject({ state: 'parked', ended: expect.any(String) })
  expect(delivery).not.toHaveProperty('next_attempt')
  return delivery?.delivery_id ?? 0
}

describe('listHookDeliveries', () => {
  it('shows webhooks and callbacks of the account, by state, event, address and webhook', async () => {
    const other = await openAccount(server)
    const contact_id = await makeContact(account.api, list_id, 'ana@example.com')
    await account.api.updateContact({ path: { list_id, contact_id }, body: { base: { first_name: 'Ana' } } })
    const callback_url = `${receiver.url}/done`
    const contacts = [{ base: { email: 'rui@example.com' } }, { base: { email: 'rui@example.com' } }]
    await account.api.importContacts({
      path: { list_id },
      body: { mode: 'add', compare_field: 'email', callback_url, contacts },
    })
    await receiver.waitForCount(4)
    await eventually(async () => (await deliveries({ query: { state: 'delivered' } })).length === 4)
    const all = await account.sandbox.listHookDeliveries()
    expect(all.total_items).toBe(4)
    const ids = all.items.map(({ delivery_id }) => delivery_id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(all.items.map(({ event }) => event).sort()).toEqual(
      [undefined, 'edit_subscription', 'subscription', 'subscription'].sort(),
    )
    const [edit, ...more] = await deliveries({ query: { event: 'edit_subscription' } })
    expect(more).toEqual([])
    expect(edit).toMatchObject({
      name: 'listEvent',
      webhook_id,
      url: receiver.url,
      state: 'delivered',
      attempts: 1,
    })
    expect(edit).not.toHaveProperty('next_attempt')
    expect(edit?.hook_id).toBe(
      receiver.requests.find(({ body }) => body.includes('edit_subscription'))?.headers['webhook-id'],
    )
    const ofCallback = await deliveries({ query: { url: callback_url } })
    expect(ofCallback).toMatchObject([{ name: 'importContacts.importFinished' }])
    expect(ofCallback[0]).not.toHaveProperty('event')
    expect(ofCallback[0]).not.toHaveProperty('webhook_id')
    expect(await deliveries({ query: { webhook_id } })).toHaveLength(3)
    expect(await deliveries({ query: { state: 'parked' } })).toEqual([])
    expect(await deliveries({ query: { order: 'asc', offset: 1, limit: 2 } })).toHaveLength(2)
    await expect(other.sandbox.listHookDeliveries()).resolves.toEqual({ total_items: 0, items: [] })
  })
})

describe('listHookDeliveries: text and since', () => {
  it('finds a text in names, events, addresses and bodies, and what was made since a time', async () => {
    const contact_id = await makeContact(account.api, list_id, 'ana@example.com')
    await account.sandbox.advanceClock({ body: { seconds: 3600 } })
    const since = (await account.sandbox.getClock()).now
    await makeContact(account.api, list_id, 'rui@example.com')
    await receiver.waitForCount(2)
    const count = async (query: object) => (await account.sandbox.listHookDeliveries({ query })).total_items
    expect(await count({ text: contact_id })).toBe(1)
    expect(await count({ text: 'listEv' })).toBe(2)
    expect(await count({ text: 'subscr' })).toBe(2)
    expect(await count({ text: new URL(receiver.url).port })).toBe(2)
    expect(await count({ text: 'nowhere' })).toBe(0)
    expect(await count({ since })).toBe(1)
    await expect(count({ since: '2026-02-31 10:00:00' })).rejects.toMatchObject(refused(422, 'query.since'))
  })
})

describe('getHookDelivery', () => {
  it('shows every attempt with its answer and the next one', async () => {
    const answers = [
      { status: 500, body: 'down for the night\0' },
      null,
      { status: 200, body: 'thanks'.padEnd(2_000, '!') },
    ]
    receiver.respond = () => answers[receiver.requests.length - 1] as (typeof answers)[number]
    await makeContact(account.api, list_id, 'ana@example.com')
    await settle(account, 120)
    const [delivery] = await deliveries()
    const { attempt_log, body, state, attempts } = await detailOf(delivery?.delivery_id ?? 0)
    expect({ state, attempts }).toEqual({ state: 'delivered', attempts: 3 })
    expect(body).toBe(receiver.requests[0]?.body)
    expect(attempt_log).toEqual([
      {
        date: expect.any(String),
        duration_ms: expect.any(Number),
        headers: sentHeaders(0),
        status: 500,
        answer: 'down for the night\uFFFD',
        next_attempt: expect.any(String),
      },
      {
        date: expect.any(String),
        duration_ms: expect.any(Number),
        headers: sentHeaders(1),
        error: expect.stringMatching(/\S/),
        next_attempt: expect.any(String),
      },
      {
        date: expect.any(String),
        duration_ms: expect.any(Number),
        headers: sentHeaders(2),
        status: 200,
        answer: 'thanks'.padEnd(1_000, '!'),
      },
    ])
    expectSoonAfter(timeIn(attempt_log[0]?.next_attempt ?? ''), attempt_log[1]?.date)
    const other = await openAccount(server)
    await expect(other.sandbox.getHookDelivery({ path: { delivery_id: delivery?.delivery_id ?? 0 } })).rejects.toThrow(
      NotFoundError,
    )
  })

  it('goes with its webhook while it waits', async () => {
    receiver.respond = () => 500
    await makeContact(account.api, list_id, 'ana@example.com')
    await eventually(async () => (await deliveries())[0]?.attempts === 1)
    const [delivery] = await deliveries()
    await account.api.deleteWebhook({ path: { webhook_id } })
    await expect(detailOf(delivery?.delivery_id ?? 0)).rejects.toThrow(NotFoundError)
  })
})

describe('deliveries of channels', () => {
  it('name all actions that they tell of, and fail by each of them', async () => {
    const { transactional, send } = await withSmsSender(server, account.key)
    await transactional.createWebhook({
      body: { channel: 'sms', url: receiver.url, actions: ['processed', 'sent', 'delivered'] },
    })
    await account.sandbox.createFault({ body: { type: 'hook_failure', event: 'delivered', status: 503 } })
    await send()
    const name = 'transactionalSmsEvent'
    const all = () => deliveries({ query: { name, order: 'asc' } })
    await eventually(async () => {
      const items = await all()
      return items.length === 2 && items.every(({ attempts }) => attempts > 0)
    })
    const found = await all()
    expect(found.map(({ event }) => event)).toEqual(['processed', 'sent,delivered'])
    for (const event of ['sent', 'delivered'])
      expect(await deliveries({ query: { event } })).toMatchObject([{ event: 'sent,delivered' }])
    for (const event of ['deliver', 'sent,delivered,', 'SENT'])
      expect(await deliveries({ query: { event } })).toEqual([])
    expect((await detailOf(found[1]?.delivery_id ?? 0)).attempt_log).toMatchObject([{ status: 503 }])
    expect(found[0]).toMatchObject({ state: 'delivered' })
  })
})

describe('replayHookDelivery', () => {
  it('sends a parked one again, the same body under the same id, signed anew', async () => {
    const delivery_id = await parked()
    const before = receiver.requests.length
    const { attempt_log: failed } = await detailOf(delivery_id)
    expect(failed).toHaveLength(before)
    const due = await account.sandbox.replayHookDelivery({ path: { delivery_id } })
    expect(due).toMatchObject({
      delivery_id,
      state: 'pending',
      attempts: 0,
      next_attempt: expect.any(String),
    })
    expect(due).not.toHaveProperty('ended')
    const requests = await receiver.waitForCount(before + 1)
    const [first, last] = [requests[0], requests.at(-1)]
    expect(last?.body).toBe(first?.body)
    expect(last?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    await expect(verifyWebhook(last?.body ?? '', last?.headers ?? {}, secret)).resolves.toBeUndefined()
    await eventually(async () => (await detailOf(delivery_id)).state === 'delivered')
    const { attempt_log, attempts } = await detailOf(delivery_id)
    expect(attempts).toBe(1)
    expect(attempt_log).toEqual([...failed, expect.objectContaining({ status: 204 })])
  })

  it('sends one again that had arrived, and gives it all its retries', async () => {
    await makeContact(account.api, list_id, 'ana@example.com')
    await eventually(async () => (await deliveries())[0]?.state === 'delivered')
    const { delivery_id } = (await deliveries())[0] ?? { delivery_id: 0 }
    receiver.respond = () => 500
    await account.sandbox.replayHookDelivery({ path: { delivery_id } })
    await settle(account, THREE_DAYS)
    expect(await detailOf(delivery_id)).toMatchObject({ state: 'parked', attempts: 12 })
    expect(receiver.requests).toHaveLength(13)
  })

  it('refuses one that is being sent, and one of another account', async () => {
    const gate = Promise.withResolvers<number>()
    receiver.respond = () => gate.promise
    await makeContact(account.api, list_id, 'ana@example.com')
    await receiver.waitForCount(1)
    const { delivery_id } = (await deliveries())[0] ?? { delivery_id: 0 }
    await expect(account.sandbox.replayHookDelivery({ path: { delivery_id } })).rejects.toMatchObject(
      refused(409, 'delivery_under_way'),
    )
    gate.resolve(204)
    const other = await openAccount(server)
    await expect(other.sandbox.replayHookDelivery({ path: { delivery_id } })).rejects.toThrow(NotFoundError)
  })
})

describe('replayHookDeliveries', () => {
  it('sends all parked ones again, or those that it names', async () => {
    await parked('a@example.com')
    await parked('b@example.com')
    const before = receiver.requests.length
    const replay = (body: Parameters<Account['sandbox']['replayHookDeliveries']>[0]['body']) =>
      account.sandbox.replayHookDeliveries({ body })
    expect(await replay({ event: 'unsubscribe' })).toEqual({ replayed: 0 })
    expect(await replay({ url: 'https://elsewhere.example.com/' })).toEqual({ replayed: 0 })
    expect(await replay({ state: 'delivered' })).toEqual({ replayed: 0 })
    const other = await openAccount(server)
    expect(await other.sandbox.replayHookDeliveries({ body: {} })).toEqual({ replayed: 0 })
    expect(receiver.requests).toHaveLength(before)
    expect(await replay({ webhook_id, event: 'subscription', url: receiver.url })).toEqual({ replayed: 2 })
    await receiver.waitForCount(before + 2)
    await eventually(async () => (await deliveries({ query: { state: 'delivered' } })).length === 2)
    expect(await replay({})).toEqual({ replayed: 0 })
    expect(await replay({ state: 'delivered' })).toEqual({ replayed: 2 })
    await receiver.waitForCount(before + 4)
  })

  it('sends again what failed since a time, parked or waiting for the next try', async () => {
    await parked('a@example.com')
    receiver.respond = () => 500
    const since = (await account.sandbox.getClock()).now
    await makeContact(account.api, list_id, 'b@example.com')
    await eventually(async () => (await deliveries())[0]?.attempts === 1)
    receiver.respond = () => 204
    const replay = (body: Parameters<Account['sandbox']['replayHookDeliveries']>[0]['body']) =>
      account.sandbox.replayHookDeliveries({ body })
    expect(await deliveries({ query: { state: 'failed', since } })).toHaveLength(1)
    expect(await deliveries({ query: { state: 'failed' } })).toHaveLength(2)
    expect(await replay({ state: 'failed', since })).toEqual({ replayed: 1 })
    expect(await replay({ state: 'failed' })).toEqual({ replayed: 1 })
    await eventually(async () => (await deliveries({ query: { state: 'delivered' } })).length === 2)
    expect(await replay({ state: 'failed' })).toEqual({ replayed: 0 })
  })
})
