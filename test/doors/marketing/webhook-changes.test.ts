// Webhooks that change: address and actions, pauses, receivers that are gone, secrets.
import { beforeEach, describe, expect, it } from 'vitest'
import { type MarketingSchemas, verifyWebhook, WebhookError } from '../../../src/clients/index.ts'
import {
  type Account,
  makeContact,
  makeList,
  makeSender,
  openAccount,
  refused,
  settle,
} from '../../support/marketing.ts'
import { type ReceivedRequest, useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'

const HOUR = 3_600

const receiver = useReceiver()
const server = useServer()
let hook = 0
beforeEach(() => {
  receiver.respond = () => 204
})

const newPath = () => `/changes/${++hook}`
const cameTo = (path: string) => receiver.requests.filter((request) => request.path === path)
const emailsAt = (path: string) =>
  cameTo(path).map(({ body }) => (JSON.parse(body) as { contact: { email?: string } }).contact.email)

/** A webhook for subscriptions to a list, and ways to change it. */
async function listen(account: Account, listId?: number) {
  const { api } = account
  const list_id = listId ?? (await makeList(api))
  const path = newPath()
  const body = { list_id, url: receiver.url + path, actions: ['subscription' as const], fields: ['email'] }
  const { webhook_id } = await api.createWebhook({ body })
  const at = { path: { webhook_id } }
  return {
    webhook_id,
    list_id,
    path,
    body,
    secret: async () => (await api.getWebhookSecret(at)).secret,
    change: (change: MarketingSchemas['WebhookUpdate']) => api.updateWebhook({ ...at, body: change }),
    rotate: (overlap_hours?: number) =>
      api.rotateWebhookSecret({ ...at, body: overlap_hours === undefined ? {} : { overlap_hours } }),
    /** Somebody subscribes. */
    subscribe: (email: string) => makeContact(api, list_id, email),
    status: async () => (await api.listWebhookStatuses()).items.find((one) => one.webhook_id === webhook_id),
    deliveries: async () => (await account.sandbox.listHookDeliveries({ query: { webhook_id } })).items,
  }
}

describe('updateWebhook', () => {
  it('changes what is named, and nothing else', async () => {
    const account = await openAccount(server)
    const { change, body, webhook_id, path, subscribe } = await listen(account)
    const moved = newPath()
    const wanted = { ...body, webhook_id, url: receiver.url + moved }
    await expect(change({ url: wanted.url })).resolves.toEqual({ ...wanted, status: 'active' })
    await expect(account.api.listWebhooks()).resolves.toEqual({ total_items: 1, items: [wanted] })
    await change({ actions: ['unsubscribe', 'subscription'], fields: [] })
    await subscribe('ana@example.com')
    await settle(account)
    expect(cameTo(path)).toHaveLength(0)
    expect(emailsAt(moved)).toEqual([undefined])
    await change({ actions: ['unsubscribe'] })
    await subscribe('bea@example.com')
    await settle(account)
    expect(cameTo(moved)).toHaveLength(1)
  })

  it('sends what waits to the new address', async () => {
    const account = await openAccount(server)
    const { change, subscribe, path } = await listen(account)
    receiver.respond = ({ path: to }) => (to === path ? 500 : 204)
    await subscribe('ana@example.com')
    await settle(account)
    const moved = newPath()
    await change({ url: receiver.url + moved })
    await settle(account, 6)
    expect([emailsAt(path), emailsAt(moved)]).toEqual([['ana@example.com'], ['ana@example.com']])
    expect(cameTo(moved)[0]?.headers['webhook-id']).toBe(cameTo(path)[0]?.headers['webhook-id'])
  })

  it.each([
    [{ url: 'ftp://shop.example.com/' }, 'body.url'],
    [{ url: 'https://user:password@shop.example.com/' }, 'body.url'],
    [{ actions: [] }, 'body.actions'],
    [{ fields: ['email', '999999'] }, 'body.fields.1'],
    [{ status: 'disabled' }, 'body.status'],
  ])('refuses %j', async (change, place) => {
    const account = await openAccount(server)
    const webhook = await listen(account)
    await expect(webhook.change(change as MarketingSchemas['WebhookUpdate'])).rejects.toMatchObject(refused(422, place))
    await expect(webhook.status()).resolves.toEqual({ webhook_id: webhook.webhook_id, status: 'active' })
  })

  it('refuses to become another one, and knows none of another account', async () => {
    const account = await openAccount(server)
    const one = await listen(account)
    const two = await listen(account, one.list_id)
    await expect(two.change({ url: one.body.url })).rejects.toMatchObject(refused(409, 'webhook_exists'))
    await two.change({ url: two.body.url })
    const { api } = await openAccount(server)
    const path = { webhook_id: one.webhook_id }
    await expect(api.updateWebhook({ path, body: { status: 'paused' } })).rejects.toMatchObject({ status: 404 })
    await expect(api.rotateWebhookSecret({ path, body: {} })).rejects.toMatchObject({ status: 404 })
  })

  it('reaches nothing on this machine for a live account', async () => {
    const live = await server.app.domain.accounts.accounts.create('Live', 'live')
    const account = { ...live, api: server.marketing(live.key), sandbox: server.sandbox() }
    const { change, subscribe } = await listen(account)
    const moved = newPath()
    await change({ url: receiver.url + moved })
    await subscribe('ana@example.com')
    await settle(account, 60)
    expect(cameTo(moved)).toEqual([])
  })

  it('holds calls while paused, and sends them in their order when enabled', async () => {
    const account = await openAccount(server)
    const { change, subscribe, path, status, deliveries } = await listen(account)
    receiver.respond = () => 500
    await subscribe('tried@example.com')
    await settle(account)
    await expect(change({ status: 'paused' })).resolves.toMatchObject({ status: 'paused' })
    await expect(status()).resolves.toMatchObject({ status: 'paused', status_since: expect.any(String) })
    receiver.respond = () => 204
    const emails = ['a@example.com', 'b@example.com', 'c@example.com']
    for (const email of emails) await subscribe(email)
    await settle(account, 100 * HOUR)
    expect(emailsAt(path)).toEqual(['tried@example.com'])
    const held = await deliveries()
    expect(held.map(({ state, next_attempt, ended }) => [state, next_attempt, ended])).toEqual(
      Array.from({ length: 4 }, () => ['held', undefined, undefined]),
    )
    await expect(account.sandbox.listHookDeliveries({ query: { state: 'held' } })).resolves.toMatchObject({
      total_items: 4,
    })
    await expect(change({ status: 'active' })).resolves.toMatchObject({ status: 'active' })
    await settle(account)
    expect(emailsAt(path).slice(1)).toEqual(expect.arrayContaining(['tried@example.com', ...emails]))
    expect(emailsAt(path)).toHaveLength(5)
    expect((await deliveries()).map(({ state }) => state)).toEqual(Array.from({ length: 4 }, () => 'delivered'))
  })

  it('keeps every call, however often it is paused while they come', async () => {
    const account = await openAccount(server)
    const { change, subscribe, path, deliveries } = await listen(account)
    const emails = Array.from({ length: 40 }, (_, n) => `p${n}@example.com`)
    const subscribed = Promise.all(emails.map(subscribe))
    for (let n = 0; n < 10; n++) await change({ status: n % 2 === 0 ? 'paused' : 'active' })
    await subscribed
    await settle(account)
    expect(new Set(emailsAt(path))).toEqual(new Set(emails))
    expect(new Set((await deliveries()).map(({ state }) => state))).toEqual(new Set(['delivered']))
  })

  it('holds what is replayed while it is paused, and sends a test', async () => {
    const account = await openAccount(server)
    const { change, subscribe, path, deliveries, webhook_id } = await listen(account)
    await subscribe('ana@example.com')
    await settle(account)
    await change({ status: 'paused' })
    const [delivery] = await deliveries()
    const { delivery_id } = delivery as { delivery_id: number }
    await expect(account.sandbox.replayHookDelivery({ path: { delivery_id } })).resolves.toMatchObject({
      state: 'held',
    })
    await account.sandbox.createTestHookDelivery({ body: { name: 'listEvent', webhook_id } })
    await settle(account)
    expect(cameTo(path)).toHaveLength(2)
    await change({ status: 'active' })
    await settle(account)
    expect(cameTo(path)).toHaveLength(3)
  })

  it('drops what is held when it is deleted', async () => {
    const account = await openAccount(server)
    const { change, subscribe, webhook_id, deliveries } = await listen(account)
    await change({ status: 'paused' })
    await subscribe('ana@example.com')
    await account.api.deleteWebhook({ path: { webhook_id } })
    await expect(deliveries()).resolves.toEqual([])
  })
})

describe('listWebhookStatuses', () => {
  it('says that a receiver is gone, and the users get an email; nothing is lost', async () => {
    const account = await openAccount(server)
    await makeSender(account.api)
    const user = { username: `ops-${account.accountId}`, email: 'ops@example.com' }
    await server.createUser(account.accountId, { ...user, password: 'correct horse battery staple' })
    const { subscribe, path, status, change, deliveries, webhook_id } = await listen(account)
    receiver.respond = ({ path: to }) => (to === path ? 410 : 204)
    await subscribe('gone@example.com')
    await settle(account)
    await expect(status()).resolves.toEqual({
      webhook_id,
      status: 'disabled',
      status_since: expect.any(String),
      status_reason: 'gone',
    })
    const notices = async () => (await account.sandbox.listCapturedMessages({ query: { recipient: user.email } })).items
    await expect(notices()).resolves.toMatchObject([{ subject: `Webhook ${webhook_id} is disabled` }])
    receiver.respond = () => 204
    await subscribe('later@example.com')
    await settle(account, 100 * HOUR)
    expect(emailsAt(path)).toEqual(['gone@example.com'])
    await change({ status: 'active' })
    await settle(account)
    expect(emailsAt(path)).toEqual(['gone@example.com', 'later@example.com'])
    const parked = (await deliveries()).find(({ state }) => state === 'parked')
    await account.sandbox.replayHookDelivery({ path: { delivery_id: parked?.delivery_id ?? 0 } })
    await settle(account)
    expect(emailsAt(path)).toEqual(['gone@example.com', 'later@example.com', 'gone@example.com'])
    await expect(notices()).resolves.toHaveLength(1)
  })
})

const signaturesOf = (request: ReceivedRequest) => String(request.headers['webhook-signature']).split(' ')

describe('rotateWebhookSecret', () => {
  const verify = ({ body, headers }: ReceivedRequest, secret: string) => verifyWebhook(body, headers, secret)

  it('signs with both secrets for a while, and shows what was sent', async () => {
    const account = await openAccount(server)
    const { subscribe, path, secret, rotate, deliveries } = await listen(account)
    const former = await secret()
    const rotated = await rotate(2)
    expect(rotated.secret).not.toBe(former)
    await expect(secret()).resolves.toBe(rotated.secret)
    await subscribe('ana@example.com')
    await settle(account)
    const [both] = cameTo(path) as [ReceivedRequest]
    expect(signaturesOf(both)).toHaveLength(2)
    await verify(both, former)
    await verify(both, rotated.secret)
    const [delivery] = await deliveries()
    const shown = await account.sandbox.getHookDelivery({ path: { delivery_id: delivery?.delivery_id ?? 0 } })
    expect(shown.attempt_log[0]?.headers?.['webhook-signature']).toBe(both.headers['webhook-signature'])
    await settle(account, 2 * HOUR)
    await subscribe('bea@example.com')
    await settle(account)
    const [, single] = cameTo(path) as [ReceivedRequest, ReceivedRequest]
    expect(signaturesOf(single)).toHaveLength(1)
    await verify(single, rotated.secret)
    await expect(verify(single, former)).rejects.toBeInstanceOf(WebhookError)
  })

  it('signs what waited with the secrets of the moment', async () => {
    const account = await openAccount(server)
    const { subscribe, path, secret, rotate } = await listen(account)
    const former = await secret()
    receiver.respond = () => 500
    await subscribe('ana@example.com')
    await settle(account)
    const second = await rotate()
    const third = await rotate(0)
    receiver.respond = () => 204
    await settle(account, 6)
    const [first, retry] = cameTo(path) as [ReceivedRequest, ReceivedRequest]
    await verify(first, former)
    expect(signaturesOf(retry)).toHaveLength(1)
    await verify(retry, third.secret)
    for (const old of [former, second.secret]) await expect(verify(retry, old)).rejects.toBeInstanceOf(WebhookError)
  })
})
