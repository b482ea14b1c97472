// Push messages and the apps that they go to, through the sandbox carrier.
import { describe, expect, it } from 'vitest'
import { NotFoundError } from '../../../src/clients/index.ts'
import { eventually } from '../../support/eventually.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

const PEM = '-----BEGIN CERTIFICATE-----\nQUJD\n-----END CERTIFICATE-----'

async function withApp() {
  const { key } = await server.createAccount('Shop')
  const [api, sandbox] = [server.transactional(key), server.sandbox(key)]
  const { templateId } = await api.createMobileApp({ body: { name: 'Shop app', sandbox: true, authKey: 'secret' } })
  const appId = Number(templateId)
  const push = (change: object = {}) => ({
    to: 'token-of-ana',
    subject: 'Your parcel',
    textBody: 'It arrives today.',
    appId,
    ...change,
  })
  const status = async (messageId: number) => (await api.getPushMessage({ path: { id: messageId } })).status
  const send = async (change: object = {}) => Number((await api.sendPush({ body: [push(change)] }))[0]?.messageId)
  const settled = (id: number) =>
    eventually(async () => {
      const now = await status(id)
      return !['created', 'queued', 'processing', 'spool', 'sending'].includes(now) && now
    })
  return { key, api, sandbox, appId, push, send, settled }
}

describe('sendPush', () => {
  it('takes up to 100, in order, and shows them', async () => {
    const { api, sandbox, push, appId } = await withApp()
    const body = Array.from({ length: 100 }, (_, n) => push({ to: `token-${n}`, custom: `order-${n}` }))
    const ids = (await api.sendPush({ body })).map(({ messageId }) => Number(messageId))
    expect(ids).toEqual(ids.map((_, n) => (ids[0] as number) + n))
    const message = await sandbox.waitForCapturedMessage({ query: { recipient: 'token-99', timeout: 30 } })
    expect(message).toMatchObject({
      channel: 'push',
      subject: 'Your parcel',
      text: 'It arrives today.',
      sender: 'Shop app',
    })
    expect(message).toMatchObject({
      title: 'Your parcel',
      data: { custom: 'order-99' },
    })
    expect(message).not.toHaveProperty('segments')
    const last = await api.getPushMessage({ path: { id: ids[99] as number } })
    expect(last).toMatchObject({ appId, subject: 'Your parcel', custom: 'order-99' })
    expect(last).not.toHaveProperty('templateId')
  })

  it('uses a stored template, and its own custom goes before that of the template', async () => {
    const { api, sandbox, appId } = await withApp()
    const { templateId } = await api.createPushTemplate({
      body: { templateName: 'a', subject: 'Stored', textBody: 'Text', appId, customData: 'stored' },
    })
    const [one, two] = await api.sendPush({
      body: [
        { to: 'device-1', templateId },
        { to: 'device-2', templateId, custom: 'own' },
      ],
    })
    await expect(
      sandbox.waitForCapturedMessage({ query: { recipient: 'device-2', timeout: 30 } }),
    ).resolves.toMatchObject({ subject: 'Stored' })
    const customOf = async (id: string | undefined) => (await api.getPushMessage({ path: { id: Number(id) } })).custom
    expect([await customOf(one?.messageId), await customOf(two?.messageId)]).toEqual(['stored', 'own'])
  })

  it.each([
    ['unregistered-1', 'rejected'],
    ['invalid-1', 'send_failed'],
    ['silent-1', 'finished'],
    ['token', 'delivered'],
  ])('to %s: %s', async (to, status) => {
    const { send, settled } = await withApp()
    await expect(settled(await send({ to }))).resolves.toBe(status)
  })

  it('sends nothing when one is wrong, and names each that is', async () => {
    const { api, push } = await withApp()
    const body = [
      ...[push(), push({ appId: 999 }), push({ textBody: '{% if %}' }), { to: 'a', templateId: '999' }],
      ...[push({ textBody: 'é'.repeat(2_048) }), push({ custom: 'a'.repeat(4_096) })],
    ]
    const places = {
      'body.1.appId': expect.any(String),
      'body.2.textBody': expect.any(String),
      'body.3.templateId': expect.any(String),
      'body.4.textBody': expect.stringMatching(/4096/),
      'body.5.textBody': expect.stringMatching(/4096/),
    }
    await expect(api.sendPush({ body })).rejects.toMatchObject({ status: 400, errors: places })
    await expect(api.listPushMessages()).resolves.toEqual([])
  })
})

describe('listPushMessages', () => {
  it('finds by device and status', async () => {
    const { api, send, settled, appId } = await withApp()
    const [a, b] = [await send(), await send({ to: 'unregistered-1' })]
    for (const id of [a, b]) await settled(id)
    const found = await api.listPushMessages({ query: { destination: 'token-of-ana' } })
    expect(found).toEqual([
      {
        createDate: expect.any(String),
        subscriberDevice: 'token-of-ana',
        groupName: 'default',
        messageId: String(a),
        appId,
      },
    ])
    expect((await api.listPushMessages({ query: { status: 'rejected' } })).map(({ messageId }) => messageId)).toEqual([
      String(b),
    ])
  })
})

describe('getPushMessage', () => {
  it('knows none of another account', async () => {
    const [one, two] = [await withApp(), await withApp()]
    const id = await one.send()
    await expect(two.api.getPushMessage({ path: { id } })).rejects.toThrow(NotFoundError)
  })
})

describe('getPushLog', () => {
  it('shows every status', async () => {
    const { api, send, settled } = await withApp()
    const id = await send({ custom: 'order-1' })
    await settled(id)
    const [entry] = await api.getPushLog({ path: { messageId: id } })
    expect(entry).toMatchObject({
      subscriberDevice: 'token-of-ana',
      campaign: { id, name: 'Your parcel', channel: 'push', currentStatus: 'delivered' },
    })
    const statuses = entry?.campaignStatusLog.map(({ status }) => status)
    expect(statuses).toEqual(['created', 'queued', 'processing', 'spool', 'sending', 'finished', 'delivered'])
  })
})

describe('getPushReport', () => {
  it('counts by present status', async () => {
    const { api, send, settled } = await withApp()
    for (const to of ['a', 'b', 'unregistered', 'silent', 'invalid']) await settled(await send({ to }))
    await expect(api.getPushReport({ query: { groupBy: 'month' } })).resolves.toMatchObject([
      {
        groupName: 'default',
        metricsTotal: 5,
        metricsSent: 4,
        metricsDelivered: 2,
        metricsRejected: 1,
        metricsUnknown: 1,
        metricsNotDelivered: 2,
      },
    ])
  })
})

describe('createMobileApp, listMobileApps', () => {
  it('keeps secrets that no answer shows', async () => {
    const { key } = await server.createAccount('Shop')
    const api = server.transactional(key)
    const url = 'https://shop.example.com/push/shop.pem'
    await api.createMobileApp({ body: { name: 'By address', sandbox: false, certificate: url, password: 'p' } })
    await api.createMobileApp({
      body: { name: 'By text', sandbox: true, certificate: PEM, authKey: 'k' },
    })
    await expect(api.listMobileApps()).resolves.toEqual([
      {
        id: expect.any(String),
        name: 'By address',
        sandbox: false,
        certificate: url,
        password: '********',
      },
      {
        id: expect.any(String),
        name: 'By text',
        sandbox: true,
        certificate: '********',
        authKey: '********',
      },
    ])
  })
})

describe('updateMobileApp, updateMobileAppLegacy', () => {
  it('leaves secrets that it does not name', async () => {
    const { api, appId } = await withApp()
    const id = String(appId)
    await expect(api.updateMobileApp({ path: { id }, body: { name: 'New', sandbox: false } })).resolves.toEqual({
      mobileAppId: id,
    })
    await expect(api.listMobileApps()).resolves.toMatchObject([
      { id, name: 'New', sandbox: false, authKey: '********' },
    ])
  })

  it('keeps the secrets of an app that is written back as it reads', async () => {
    const { api } = await withApp()
    const certificate = 'https://shop.example.com/push.pem'
    const { templateId: id } = await api.createMobileApp({ body: { name: 'iOS', sandbox: true, certificate } })
    const body = { name: 'iOS 2', sandbox: true, certificate: '********', password: '********', authKey: '********' }
    await api.updateMobileApp({ path: { id }, body })
    const app = (await api.listMobileApps()).find((one) => one.id === id)
    expect(app).toEqual({ id, name: 'iOS 2', sandbox: true, certificate })
  })

  it('takes PUT for PATCH', async () => {
    const { api, appId } = await withApp()
    const id = String(appId)
    const request = { path: { id }, body: { name: 'Newer', sandbox: true } }
    await expect(api.updateMobileAppLegacy(request)).resolves.toEqual({ mobileAppId: id })
    await expect(api.listMobileApps()).resolves.toMatchObject([{ id, name: 'Newer', authKey: '********' }])
  })
})

describe('the secrets of an app', () => {
  it('are in no answer and in no log of requests', async () => {
    const { key } = await server.createAccount('Shop')
    const [api, sandbox] = [server.transactional(key), server.sandbox(key)]
    const secrets = { certificate: PEM, password: 'kept-password', authKey: 'kept-auth-key' }
    const { templateId: id } = await api.createMobileApp({ body: { name: 'Shop', sandbox: true, ...secrets } })
    const changed = await api.updateMobileApp({ path: { id }, body: { name: 'Shop 2', sandbox: true, ...secrets } })
    const answers = [changed, await api.listMobileApps(), await api.getMobileApp({ path: { id } })]
    const { items } = await sandbox.listRequests({ query: { limit: 100 } })
    expect(items.length).toBeGreaterThan(3)
    const requests = await Promise.all(items.map(({ request_id }) => sandbox.getRequest({ path: { request_id } })))
    const shown = JSON.stringify([answers, requests])
    for (const secret of ['kept-password', 'kept-auth-key', 'BEGIN ']) expect(shown).not.toContain(secret)
  })
})

describe('getMobileApp', () => {
  it('says whether it is there', async () => {
    const { api, appId } = await withApp()
    await expect(api.getMobileApp({ path: { id: String(appId) } })).resolves.toEqual({ mobileAppId: String(appId) })
    await expect(api.getMobileApp({ path: { id: '999999' } })).rejects.toThrow(NotFoundError)
  })
})

describe('deleteMobileApp', () => {
  it('takes no more messages for it', async () => {
    const { api, appId, push } = await withApp()
    const [waiting] = await api.sendPush({ body: [push({ scheduleTo: '2099-01-01 00:00:00' })] })
    await expect(api.deleteMobileApp({ path: { id: String(appId) } })).resolves.toEqual({ mobileAppId: String(appId) })
    await expect(api.listMobileApps()).resolves.toEqual([])
    await expect(api.sendPush({ body: [push()] })).rejects.toMatchObject({ status: 400 })
    await expect(api.getPushMessage({ path: { id: Number(waiting?.messageId) } })).resolves.toMatchObject({
      status: 'scheduled',
    })
  })
})
