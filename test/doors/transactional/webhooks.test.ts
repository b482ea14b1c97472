// Webhooks of the transactional API: real receivers hear what becomes of messages.
import { describe, expect, it } from 'vitest'
import { NotFoundError, type TransactionalSchemas, verifyWebhook } from '../../../src/clients/index.ts'
import { withSender } from '../../support/mailing.ts'
import { useReceiver } from '../../support/receiver.ts'
import { useServer } from '../../support/server.ts'
import { withSmsSender } from '../../support/texting.ts'

const receiver = useReceiver()
const server = useServer()
let hooks = 0

type Create = TransactionalSchemas['TransactionalWebhookCreate']
type Event = { action: string; actionDate: number; data: Record<string, unknown> }
const newKey = async () => (await server.createAccount('Shop')).key

/** A webhook with what came to it, checked by its signature. */
async function listen(key: string, change: Pick<Create, 'channel'> & Partial<Create>) {
  const path = `/${++hooks}`
  const { webhookId, secret } = await server
    .transactional(key)
    .createWebhook({ body: { url: receiver.url + path, ...change } as Create })
  const events = async (): Promise<Event[]> => {
    const came = receiver.requests.filter((request) => request.path === path)
    for (const { body, headers } of came) await verifyWebhook(body, headers, secret)
    return came.flatMap(({ body }) => JSON.parse(body) as Event[])
  }
  /** All events, as soon as one of this action came. */
  const until = async (action: string) => {
    await receiver.waitFor((request) => request.path === path && request.body.includes(`"action":"${action}"`))
    return events()
  }
  return { webhookId, secret, events, until }
}

describe('createWebhook', () => {
  it('hears what becomes of an SMS', async () => {
    const key = await newKey()
    const { send, log } = await withSmsSender(server, key)
    const { until } = await listen(key, { channel: 'sms' })
    const before = Date.now()
    const id = await send({ customData: 'order-1', group: 'orders' })
    const events = await until('delivered')
    expect(events.map(({ action }) => action)).toEqual(['processed', 'sent', 'delivered'])
    const { subscriberId } = (await log(id)).campaign
    for (const { data, actionDate } of events) {
      expect(data).toEqual({
        recipientMobile: '351-910000001',
        senderMobile: '351-920000001',
        groupId: expect.stringMatching(/^\d+$/),
        recipientId: String(subscriberId),
        messageId: String(id),
        customData: 'order-1',
        createDate: expect.any(Number),
      })
      expect(actionDate).toBeGreaterThanOrEqual(before)
    }
  })

  it('hears why an SMS failed, and of nothing else when that is all it asked for', async () => {
    const key = await newKey()
    const { send } = await withSmsSender(server, key)
    const { until } = await listen(key, { channel: 'sms', actions: ['failed'] })
    await send()
    await send({ to: '351-910009901' })
    const events = await until('failed')
    expect(events).toMatchObject([{ action: 'failed', data: { reason: expect.stringContaining('not in service') } }])
    expect(events[0]?.data).not.toHaveProperty('customData')
  })

  it('hears what recipients do with an email', async () => {
    const key = await newKey()
    const { send, captured, sandbox } = await withSender(server, key)
    const { until } = await listen(key, { channel: 'email' })
    const htmlBody = '<a href="https://shop.example.com/spring">Shop</a>'
    await send({ htmlBody, openTracking: true, clickTracking: true })
    const { captured_id } = await captured('ana@example.com')
    // The mail is there before the platform has noted that its carrier took it.
    await until('sent')
    for (const type of ['open', 'click', 'complaint'] as const)
      await sandbox.createMessageEvent({ path: { captured_id }, body: { type } })
    const events = await until('abuse')
    expect(events.map(({ action }) => action)).toEqual(['processed', 'sent', 'view', 'click', 'abuse'])
    expect(events[3]?.data).toMatchObject({
      url: 'https://shop.example.com/spring',
      recipientEmail: 'ana@example.com',
      senderEmail: 'shop@example.com',
    })
  })

  it('hears of a bounce, hard or soft', async () => {
    const key = await newKey()
    const { send } = await withSender(server, key)
    const { until } = await listen(key, { channel: 'email', actions: ['bounce'] })
    await send({ to: 'bounce-hard@example.com' })
    expect(await until('bounce')).toMatchObject([
      { data: { bounceType: 'hard', reason: expect.stringContaining('no such user') } },
    ])
  })

  it('refuses the same webhook twice, and an address with a password', async () => {
    const transactional = server.transactional(await newKey())
    const body = { channel: 'sms', url: 'https://shop.example.com/hook' } as const
    await transactional.createWebhook({ body })
    await expect(transactional.createWebhook({ body })).rejects.toMatchObject({
      status: 400,
      errors: { webhook_exists: expect.any(String) },
    })
    await transactional.createWebhook({ body: { ...body, channel: 'email' } })
    await expect(
      transactional.createWebhook({ body: { ...body, url: 'https://a:b@shop.example.com/' } }),
    ).rejects.toMatchObject({ status: 400 })
  })
})

describe('listWebhooks', () => {
  it('shows them without their secrets, oldest first', async () => {
    const transactional = server.transactional(await newKey())
    const sms = await transactional.createWebhook({
      body: { channel: 'sms', url: 'https://shop.example.com/a', actions: ['delivered', 'failed'] },
    })
    const push = await transactional.createWebhook({ body: { channel: 'push', url: 'https://shop.example.com/b' } })
    const all = await transactional.listWebhooks()
    expect(all).toEqual([
      {
        id: sms.webhookId,
        channel: 'sms',
        callbackUrl: 'https://shop.example.com/a',
        actions: ['failed', 'delivered'],
        status: 'active',
      },
      {
        id: push.webhookId,
        channel: 'push',
        callbackUrl: 'https://shop.example.com/b',
        actions: ['processed', 'failed', 'sent', 'canceled', 'delivered'],
        status: 'active',
      },
    ])
    await expect(transactional.listWebhooks({ query: { channel: 'push' } })).resolves.toEqual(all.slice(1))
  })
})

describe('deleteWebhook', () => {
  it('stops the calls', async () => {
    const key = await newKey()
    const { send, settled, transactional } = await withSmsSender(server, key)
    const gone = await listen(key, { channel: 'sms' })
    const stays = await listen(key, { channel: 'sms', actions: ['delivered'] })
    await transactional.deleteWebhook({ query: { id: gone.webhookId } })
    await settled(await send())
    await stays.until('delivered')
    expect(await gone.events()).toEqual([])
  })

  it('knows only those of the account and the channel', async () => {
    const transactional = server.transactional(await newKey())
    const { webhookId: id } = await transactional.createWebhook({
      body: { channel: 'sms', url: 'https://shop.example.com/' },
    })
    await expect(server.transactional(await newKey()).deleteWebhook({ query: { id } })).rejects.toThrow(NotFoundError)
    await expect(transactional.deleteWebhook({ query: { id, channel: 'push' } })).rejects.toThrow(NotFoundError)
    await transactional.deleteWebhook({ query: { id, channel: 'sms' } })
    await expect(transactional.deleteWebhook({ query: { id } })).rejects.toThrow(NotFoundError)
  })
})
