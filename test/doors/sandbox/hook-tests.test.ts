// Test events to webhooks of every API, and the callbacks of lists.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verifyWebhook } from '../../../src/clients/index.ts'
import { type Account, makeContact, makeList, openAccount, refused } from '../../support/marketing.ts'
import { type Receiver, startReceiver } from '../../support/receiver.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

let server: TestServer
let account: Account
let receiver: Receiver
let list_id: number
beforeEach(async () => {
  server = await startServer()
  account = await openAccount(server)
  receiver = await startReceiver()
  list_id = await makeList(account.api)
})
afterEach(async () => {
  await server.close()
  await receiver.close()
})

/** What the receiver got, once it has got so many. */
async function received(count: number) {
  const request = (await receiver.waitForCount(count))[count - 1]
  return { body: request?.body ?? '', headers: request?.headers ?? {} }
}

describe('createTestHookDelivery', () => {
  it('tells a webhook of a list of one of its actions, signed like every delivery', async () => {
    const { webhook_id } = await account.api.createWebhook({
      body: { list_id, url: receiver.url, actions: ['email_open', 'email_click'] },
    })
    const { secret } = await account.api.getWebhookSecret({ path: { webhook_id } })
    const test = (event?: string) =>
      account.sandbox.createTestHookDelivery({ body: { name: 'listEvent', webhook_id, ...(event && { event }) } })
    expect(await test()).toMatchObject({ name: 'listEvent', event: 'email_open', webhook_id, state: 'pending' })
    const first = await received(1)
    await expect(verifyWebhook(first.body, first.headers, secret)).resolves.toBeUndefined()
    expect(JSON.parse(first.body)).toMatchObject({ webhook_id, list_id, action: 'email_open' })
    await test('email_click')
    const { body } = await received(2)
    expect(JSON.parse(body)).toMatchObject({ action: 'email_click', action_data: { url: expect.any(String) } })
    await expect(test('unsubscribe')).rejects.toMatchObject(refused(422, 'body.event'))
    const other = await openAccount(server)
    await expect(
      other.sandbox.createTestHookDelivery({ body: { name: 'listEvent', webhook_id } }),
    ).rejects.toMatchObject(refused(422, 'body.webhook_id'))
  })

  it('tells the webhooks of a channel and of evidences', async () => {
    const { transactional } = await withSmsSender(server, account.key)
    const sms = await transactional.createWebhook({
      body: { url: receiver.url, channel: 'sms', actions: ['delivered'] },
    })
    await account.sandbox.createTestHookDelivery({
      body: { name: 'transactionalSmsEvent', webhook_id: Number(sms.webhookId) },
    })
    const first = await received(1)
    await expect(verifyWebhook(first.body, first.headers, sms.secret)).resolves.toBeUndefined()
    expect(JSON.parse(first.body)).toMatchObject([{ action: 'delivered', data: expect.any(Object) }])
    await expect(
      account.sandbox.createTestHookDelivery({
        body: { name: 'transactionalEmailEvent', webhook_id: Number(sms.webhookId) },
      }),
    ).rejects.toMatchObject(refused(422, 'body.webhook_id'))
    const registered = server.registered(account.key)
    const evidence = await registered.createRegisteredWebhook({ body: { url: receiver.url, actions: ['SENDCERT'] } })
    await account.sandbox.createTestHookDelivery({
      body: { name: 'certificateSent', webhook_id: evidence.webhook_id },
    })
    const { body, headers } = await received(2)
    await expect(verifyWebhook(body, headers, evidence.secret)).resolves.toBeUndefined()
    expect(JSON.parse(body)).toMatchObject([{ action: 'SENDCERT' }])
  })

  it('tells the callback of a list of its newest contact', async () => {
    const { callback_id } = await account.sandbox.updateListCallback({
      path: { list_id },
      body: { url: receiver.url, flags: ['notif_api_7'] },
    })
    const test = () =>
      account.sandbox.createTestHookDelivery({ body: { name: 'listCallback', webhook_id: callback_id } })
    await expect(test()).rejects.toMatchObject(refused(422, 'body.webhook_id'))
    const contact_id = await makeContact(account.api, list_id, 'ana@example.com')
    expect(await test()).toMatchObject({ name: 'listCallback', event: 'notif_api_7' })
    const { body, headers } = await received(1)
    const { secret } = await account.api.getCallbackSecret()
    await expect(verifyWebhook(body, headers, secret)).resolves.toBeUndefined()
    expect(body).toContain(contact_id)
  })
})

describe('listListCallbacks', () => {
  it('shows the callbacks of the account', async () => {
    const callback = await account.sandbox.updateListCallback({
      path: { list_id },
      body: { url: receiver.url, flags: ['notif_api_1'] },
    })
    expect(await account.sandbox.listListCallbacks()).toEqual({ total_items: 1, items: [callback] })
    const other = await openAccount(server)
    expect(await other.sandbox.listListCallbacks()).toEqual({ total_items: 0, items: [] })
  })
})

describe('updateListCallback', () => {
  it('sets the one callback of a list, and keeps its number', async () => {
    const set = (flags: ('notif_api_1' | 'notif_api_7')[]) =>
      account.sandbox.updateListCallback({ path: { list_id }, body: { url: receiver.url, flags } })
    const first = await set(['notif_api_7', 'notif_api_1'])
    expect(first).toMatchObject({ list_id, url: receiver.url, flags: ['notif_api_1', 'notif_api_7'] })
    expect(await set(['notif_api_1'])).toEqual({ ...first, flags: ['notif_api_1'] })
    const other = await openAccount(server)
    await expect(
      other.sandbox.updateListCallback({ path: { list_id }, body: { url: receiver.url, flags: ['notif_api_1'] } }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

describe('deleteListCallback', () => {
  it('deletes the callback; a list without one is a 404', async () => {
    const path = { list_id }
    await account.sandbox.updateListCallback({ path, body: { url: receiver.url, flags: ['notif_api_3'] } })
    await account.sandbox.deleteListCallback({ path })
    expect((await account.sandbox.listListCallbacks()).total_items).toBe(0)
    await expect(account.sandbox.deleteListCallback({ path })).rejects.toMatchObject({ status: 404 })
    await makeContact(account.api, list_id, 'ana@example.com')
    expect((await account.sandbox.listHookDeliveries()).total_items).toBe(0)
  })
})
