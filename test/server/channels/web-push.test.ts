import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHookClient } from '../../../src/server/channels/http/hook-client.ts'
import { encryptPush } from '../../../src/server/channels/web-push/encrypt.ts'
import { createWebPushCarrier } from '../../../src/server/channels/web-push/web-push-carrier.ts'
import type { OutgoingWebPush } from '../../../src/server/domain/sending/web-push.ts'
import { isPoint, newKeyPair } from '../../../src/server/lib/p256.ts'
import {
  decryptPush,
  newBrowserKeys,
  type PushService,
  readVapid,
  startPushService,
} from '../../support/push-service.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

// RFC 8291, appendix A.
const vector = {
  text: 'V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  browser: {
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

describe('the body', () => {
  it('is that of RFC 8291, appendix A', () => {
    const { publicKey: p256dh, auth } = vector.browser
    const secrets = { salt: bytes(vector.salt), privateKey: bytes(vector.privateKey) }
    expect(encryptPush(bytes(vector.text), { p256dh, auth }, secrets).toString('base64url')).toBe(vector.body)
    expect(decryptPush(bytes(vector.body), vector.browser)).toBe(bytes(vector.text).toString())
  })

  it('is another one each time, and nobody else can read it', () => {
    const [browser, other] = [newBrowserKeys(), newBrowserKeys()]
    const keys = { p256dh: browser.publicKey, auth: browser.auth }
    const [one, two] = [encryptPush(Buffer.from('Olá'), keys), encryptPush(Buffer.from('Olá'), keys)]
    expect(one.equals(two)).toBe(false)
    expect(decryptPush(one, browser)).toBe('Olá')
    expect(() => decryptPush(one, other)).toThrow()
  })
})

describe('isPoint', () => {
  const { publicKey } = newBrowserKeys()
  const off = bytes(publicKey)
  off[64] = (off[64] as number) ^ 1
  const compressed = Buffer.concat([Buffer.of(2), bytes(publicKey).subarray(1, 33)])
  it.each([
    ['a key of a browser', publicKey, true],
    ['one beside the curve', off.toString('base64url'), false],
    ['a compressed one', compressed.toString('base64url'), false],
    ['another text', 'p256dh', false],
    ['nothing', '', false],
  ])('%s: %s %s', (_what, text, is) => {
    expect(isPoint(text)).toBe(is)
  })
})

describe('the carrier', () => {
  let service: PushService
  let hooks: ReturnType<typeof createHookClient>
  beforeAll(async () => {
    service = await startPushService()
    hooks = createHookClient({ sandbox: ['127.0.0.0/8'], live: [] }, () => false)
  })
  afterAll(async () => {
    await service?.close()
    await hooks?.close()
  })

  const account = newKeyPair()
  let now = Date.UTC(2026, 2, 4, 10)
  const carrierFor = (kind: 'sandbox' | 'live') =>
    createWebPushCarrier({
      post: (...request) => hooks.post(kind, ...request),
      keysOf: async () => account,
      contact: 'https://push.example.com',
      now: () => now,
    })
  const notification = {
    title: 'Spring',
    body: 'Olá',
    navigate: 'https://s.example.com',
    tag: '7',
    data: { shown: 't' },
  }
  const messageTo = (
    subscription: ReturnType<PushService['subscribe']>,
    change: Partial<OutgoingWebPush> = {},
  ): OutgoingWebPush => ({
    messageId: 7,
    accountId: 1,
    epoch: 1,
    campaignHash: null,
    siteName: 'Shop',
    subscription: 'name',
    endpoint: subscription.endpoint,
    ...subscription.keys,
    notification,
    date: now,
    ...change,
  })

  it('sends what only the browser reads, and says who it is', async () => {
    const browser = service.subscribe()
    await expect(carrierFor('sandbox').send([messageTo(browser)])).resolves.toEqual([
      { state: 'accepted', ref: '/m/1' },
    ])
    const [arrival] = await service.messagesFor(browser.endpoint)
    expect(arrival?.message).toEqual({ web_push: 8030, notification })
    expect(arrival?.headers).toMatchObject({ ttl: '259200', urgency: 'normal', 'content-encoding': 'aes128gcm' })
    expect(arrival?.key).toBe(account.publicKey)
    expect(arrival?.claims).toEqual({
      aud: service.url,
      exp: now / 1_000 + 12 * 3_600,
      sub: 'https://push.example.com',
    })
  })

  it('signs once for a service and half a day', async () => {
    const carrier = carrierFor('sandbox')
    const browser = service.subscribe()
    const begun = now
    for (const at of [begun, begun + 10 * 3_600_000, begun + 11.5 * 3_600_000]) {
      now = at
      await carrier.send([messageTo(browser)])
    }
    const tokens = (await service.messagesFor(browser.endpoint, 3)).map(({ headers }) => headers.authorization)
    expect(tokens[1]).toBe(tokens[0])
    expect(readVapid(tokens[2]).claims['exp']).toBe(now / 1_000 + 12 * 3_600)
  })

  const answers = [
    [404, {}, { state: 'failed', rejected: true, gone: true }],
    [410, {}, { state: 'failed', rejected: true, gone: true }],
    [400, {}, { state: 'failed' }],
    [403, {}, { state: 'failed' }],
    [413, {}, { state: 'failed' }],
    [301, { location: 'http://127.0.0.1:1/' }, { state: 'failed' }],
    [429, { 'retry-after': '900' }, { state: 'deferred', wait: 900_000 }],
    [429, { 'retry-after': '99999999' }, { state: 'deferred', wait: 86_400_000 }],
    [503, {}, { state: 'deferred' }],
  ] as const
  it.each(answers)('an answer of %i %j means %j', async (status, headers, want) => {
    const browser = service.subscribe()
    const respond = service.respond
    service.respond = () => ({ status, headers, body: 'why' })
    const outcomes = await carrierFor('sandbox').send([messageTo(browser)])
    service.respond = respond
    expect(outcomes).toEqual([{ ...want, reason: expect.stringContaining(`the push service answered ${status} why`) }])
  })

  it('waits until the date that a service names', async () => {
    const browser = service.subscribe()
    const respond = service.respond
    const after = new Date(now + 3_600_000).toUTCString()
    service.respond = () => ({ status: 503, headers: { 'retry-after': after } })
    await expect(carrierFor('sandbox').send([messageTo(browser)])).resolves.toMatchObject([{ wait: 3_600_000 }])
    service.respond = respond
  })

  it('gives each message of a batch its own outcome', async () => {
    const browser = service.subscribe()
    const batch = [
      messageTo(browser),
      messageTo(browser, { endpoint: `${service.url}/push/nobody` }),
      messageTo(browser, { endpoint: 'http://127.0.0.1:1/push/closed' }),
      messageTo(browser, { p256dh: 'no key' }),
      messageTo(browser, { notification: { ...notification, body: 'x'.repeat(4_000) } }),
    ]
    await expect(carrierFor('sandbox').send(batch)).resolves.toMatchObject([
      { state: 'accepted' },
      { state: 'failed', gone: true },
      { state: 'deferred', broken: true },
      { state: 'failed' },
      { state: 'failed', reason: expect.stringContaining('push services take 3993') },
    ])
  })

  it('never leads a live account into the network of the platform', async () => {
    await expect(carrierFor('live').send([messageTo(service.subscribe())])).resolves.toEqual([
      { state: 'failed', reason: expect.stringContaining('is in a network that is not allowed') },
    ])
  })
})
