import { createHmac } from 'node:crypto'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { ListEvent, RegisteredSchemas, TransactionalSchemas, WebhookName } from '../../src/clients/index.ts'
import {
  parseListEvent,
  parseWebhook,
  signTestWebhook,
  signWebhook,
  verifyWebhook,
  WebhookError,
  webhooks,
} from '../../src/clients/index.ts'

const secret = `whsec_${Buffer.from('a secret of 24 bytes....').toString('base64')}`
const other = `whsec_${Buffer.from('another one.............').toString('base64')}`
const body = '{"action":"subscribe","name":"Olá"}'
const id = 'evt_1'
const timestamp = 1_767_225_600
const now = timestamp * 1000

const signed = async (text = body, by = secret, at = timestamp) => ({
  'webhook-id': id,
  'webhook-timestamp': String(at),
  'webhook-signature': await signWebhook(id, at, text, by),
})

describe('signWebhook', () => {
  it('is the HMAC-SHA256 of id.timestamp.body', async () => {
    const key = Buffer.from(secret.slice(6), 'base64')
    const want = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    expect(await signWebhook(id, timestamp, body, secret)).toBe(`v1,${want}`)
  })

  it('gives the signature of the example of Standard Webhooks', async () => {
    const example = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const signature = await signWebhook('msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}', example)
    expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  it('refuses a secret that is none', async () => {
    await expect(signWebhook(id, timestamp, body, 'whsec_???')).rejects.toThrow(TypeError)
    await expect(signWebhook(id, timestamp, body, 'whsec_')).rejects.toThrow(TypeError)
  })
})

describe('verifyWebhook', () => {
  it('takes what was signed, from any kind of headers', async () => {
    const headers = await signed()
    await verifyWebhook(body, headers, secret, { now })
    await verifyWebhook(body, new Headers(headers), secret, { now })
    await verifyWebhook(
      body,
      { 'Webhook-Id': id, 'Webhook-Timestamp': String(timestamp), 'WEBHOOK-SIGNATURE': [headers['webhook-signature']] },
      secret,
      { now },
    )
  })

  it('takes one right signature among several', async () => {
    const headers = await signed()
    const several = [
      'v1a,abc',
      'v1,not base64!',
      (await signed(body, other))['webhook-signature'],
      headers['webhook-signature'],
    ].join(' ')
    await verifyWebhook(body, { ...headers, 'webhook-signature': several }, secret, { now })
  })

  it.each([
    { name: 'a changed body', text: body.replace('subscribe', 'remove'), change: {}, by: secret },
    { name: 'another secret', text: body, change: {}, by: other },
    { name: 'another id', text: body, change: { 'webhook-id': 'evt_2' }, by: secret },
    { name: 'another time', text: body, change: { 'webhook-timestamp': String(timestamp + 1) }, by: secret },
    { name: 'no signature', text: body, change: { 'webhook-signature': undefined }, by: secret },
    { name: 'an empty signature', text: body, change: { 'webhook-signature': 'v1,' }, by: secret },
    {
      name: 'only other kinds of signatures',
      text: body,
      change: { 'webhook-signature': 'v1a,abc v2,def' },
      by: secret,
    },
    { name: 'a time that is none', text: body, change: { 'webhook-timestamp': 'now' }, by: secret },
  ])('refuses $name', async ({ text, change, by }) => {
    await expect(verifyWebhook(text, { ...(await signed()), ...change }, by, { now })).rejects.toThrow(WebhookError)
  })

  it.each([
    { seconds: 300, right: true },
    { seconds: -300, right: true },
    { seconds: 301, right: false },
    { seconds: -301, right: false },
  ])('$seconds s away is right: $right', async ({ seconds, right }) => {
    const check = verifyWebhook(body, await signed(), secret, { now: now + seconds * 1000 })
    if (right) await check
    else await expect(check).rejects.toThrow(WebhookError)
  })

  it('takes another tolerance, and the time of the machine', async () => {
    await verifyWebhook(body, await signed(), secret, { now: now + 900_000, tolerance: 900 })
    await expect(verifyWebhook(body, await signed(), secret)).rejects.toThrow(/webhook-timestamp/)
    await verifyWebhook(body, await signed(body, secret, Math.floor(Date.now() / 1000)), secret)
  })
})

it('parseListEvent reads only what was signed', async () => {
  await expect(parseListEvent(body, await signed(), secret, { now })).resolves.toEqual(JSON.parse(body))
  await expect(parseListEvent(body, await signed(), other, { now })).rejects.toThrow(WebhookError)
})

describe('a signed test event', () => {
  const event: RegisteredSchemas['CertificateSent'] = JSON.parse(
    '{"certificate":"a"}',
  ) as RegisteredSchemas['CertificateSent']

  it('is what a receiver takes, and the id tells repetitions', async () => {
    const test = await signTestWebhook<'certificateSent'>(event, secret)
    await expect(webhooks.parse<'certificateSent'>(test.body, test.headers, secret)).resolves.toEqual(event)
    await expect(webhooks.verify(test.body, test.headers, other)).rejects.toThrow(WebhookError)
    const next = await signTestWebhook<'certificateSent'>(event, secret)
    expect(next.headers['webhook-id']).not.toBe(test.headers['webhook-id'])
    const again = await signTestWebhook<'certificateSent'>(event, secret, { id, now })
    expect(again.headers).toMatchObject({ 'webhook-id': id, 'webhook-timestamp': String(timestamp) })
  })

  it('and what is read are typed by the name of the webhook', () => {
    type Read<Name extends WebhookName> = Awaited<ReturnType<typeof parseWebhook<Name>>>
    expectTypeOf<Read<'transactionalEmailEvent'>>().toEqualTypeOf<TransactionalSchemas['TransactionalEmailEventList']>()
    expectTypeOf<Read<'listEvent'>>().toEqualTypeOf<ListEvent>()
    expectTypeOf<WebhookName>().toExtend<string>()
    expectTypeOf<'createList'>().not.toExtend<WebhookName>()
    // @ts-expect-error no webhook of the contract
    expect(() => parseWebhook<'createList'>).toBeTypeOf('function')
  })
})
