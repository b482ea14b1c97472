// Push messages to Apple, against a service on this machine that misbehaves as Apple may.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApnsCarrier } from '../../../src/server/channels/apns/apns-carrier.ts'
import { TIMES, type WireTimes } from '../../../src/server/channels/apns/connection.ts'
import { meanings } from '../../../src/server/channels/apns/reasons.ts'
import { createGuard } from '../../../src/server/channels/http/guarded-client.ts'
import { createServiceWatch } from '../../../src/server/channels/push/service-watch.ts'
import type { OutgoingPush, PushCarrier } from '../../../src/server/domain/sending/carrier.ts'
import { loadCertificate } from '../../../src/server/http/certificate.ts'
import { type Apns, type ApnsAnswer, appleToken, startApns } from '../../support/apns.ts'

const MINUTE = 60_000
/** A port that no program takes by chance. */
const NOBODY = 'http://127.0.0.1:1'

let apple: Apns
let now: number
let alarms: { text: string; data: Record<string, unknown> }[]
let counted: string[]
let carriers: PushCarrier[]
beforeEach(async () => {
  apple = await startApns()
  now = Date.UTC(2026, 2, 4, 10)
  alarms = []
  counted = []
  carriers = []
})
afterEach(async () => {
  for (const carrier of carriers) await carrier.close()
  await apple.close()
})

function open({ url = apple.url, times: given = {} as Partial<WireTimes>, networks = ['127.0.0.0/8'] } = {}) {
  const times = { ...TIMES, ...given }
  const watch = createServiceWatch({
    service: 'apns',
    now: () => now,
    alarm: (text, data) => void alarms.push({ text, data }),
    count: (_service, answer) => void counted.push(answer),
  })
  const carrier = createApnsCarrier({
    key: { key: apple.key, keyId: 'ABCDE12345', teamId: 'TEAM567890' },
    topic: 'com.example.shop',
    urls: { production: url, development: url },
    guard: createGuard(networks),
    now: () => now,
    watch,
    times,
  })
  carriers.push(carrier)
  return { carrier, watch, times }
}

const messageTo = (n: number, change: Partial<OutgoingPush> = {}): OutgoingPush => ({
  messageId: n,
  accountId: 1,
  epoch: 1,
  campaignHash: null,
  appId: 3,
  appName: 'Shop',
  isDevelopment: false,
  device: appleToken(n),
  title: 'Spring',
  text: 'Olá',
  custom: null,
  extras: null,
  date: now,
  ...change,
})
const messages = (n: number) => Array.from({ length: n }, (_, i) => messageTo(i + 1))

/** Answers each of these tokens in its own way, and all others with yes. */
const scripted = (answers: Record<number, ApnsAnswer>) => {
  apple.respond = ({ token }) => answers[Number.parseInt(token, 16)] ?? { status: 200 }
}

describe('a message', () => {
  it('has what the app shows and gets, and says who sends', async () => {
    const { carrier } = open()
    const report = { contact: '5bd1e995a7', messageHash: 'h', campaign: 4, device: 9 }
    const extras = { action: { type: 'url' as const, link: 'https://s.example.com' }, place: null, icon: null, report }
    const [outcome] = await carrier.send([messageTo(7, { custom: '{"a":1}', extras })])
    const [arrival] = apple.arrivals
    const id = String(arrival?.headers['apns-id'])
    expect(outcome).toEqual({ state: 'accepted', ref: id })
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(arrival?.payload).toEqual({
      aps: { alert: { title: 'Spring', body: 'Olá' }, sound: 'default' },
      custom: '{"a":1}',
      actions: { type: 'url', link: 'https://s.example.com' },
      contact: '5bd1e995a7',
      message_hash: 'h',
      mailing_id: 4,
      device_id: 9,
    })
    expect(arrival?.headers).toMatchObject({
      'apns-topic': 'com.example.shop',
      'apns-push-type': 'alert',
      'apns-priority': '10',
      'apns-expiration': String(now / 1_000 + 3 * 86_400),
      'apns-collapse-id': 'message-7',
    })
    expect(arrival?.claims).toEqual({ iss: 'TEAM567890', iat: now / 1_000 })
    expect(JSON.parse(Buffer.from(arrival?.bearer.split('.')[0] ?? '', 'base64url').toString())).toEqual({
      alg: 'ES256',
      kid: 'ABCDE12345',
    })
  })

  it('has the same id on every attempt, and another one than all others', async () => {
    const { carrier } = open()
    for (const n of [7, 7, 8]) await carrier.send([messageTo(n)])
    const ids = apple.arrivals.map(({ headers }) => headers['apns-id'])
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('of more than 4,096 bytes is not sent', async () => {
    const { carrier } = open()
    await expect(carrier.send([messageTo(1, { text: 'x'.repeat(4_100) })])).resolves.toEqual([
      { state: 'failed', reason: expect.stringContaining('Apple takes 4096') },
    ])
    expect(apple.connections).toHaveLength(0)
  })

  it('of an app under development goes to its own host', async () => {
    const other = await startApns({ key: apple.key })
    try {
      const watch = createServiceWatch({
        service: 'apns',
        now: () => now,
        alarm: () => undefined,
        count: () => undefined,
      })
      const carrier = createApnsCarrier({
        key: { key: apple.key, keyId: 'ABCDE12345', teamId: 'TEAM567890' },
        topic: 'com.example.shop',
        urls: { production: apple.url, development: other.url },
        guard: createGuard(['127.0.0.0/8']),
        now: () => now,
        watch,
      })
      await carrier.send([messageTo(1), messageTo(2, { isDevelopment: true })])
      await carrier.close()
      expect([apple, other].map(({ arrivals }) => arrivals.map(({ token }) => token))).toEqual([
        [appleToken(1)],
        [appleToken(2)],
      ])
    } finally {
      await other.close()
    }
  })
})

const later = { state: 'deferred', wait: 15 * MINUTE }
const isRejected = { state: 'failed', rejected: true }
const isGone = { state: 'failed', rejected: true, gone: true }
const failed = { state: 'failed' }
const paused = { state: 'deferred', broken: true, wait: 5 * MINUTE }
/** What each answer means, and whether nothing more is sent for a while. */
const answers: [number, string, object, boolean?][] = [
  [400, 'BadCollapseId', failed],
  [400, 'BadDeviceToken', isRejected],
  [400, 'BadExpirationDate', failed],
  [400, 'BadMessageId', failed],
  [400, 'BadPriority', failed],
  [400, 'BadTopic', failed, true],
  [400, 'DeviceTokenNotForTopic', isRejected],
  [400, 'DuplicateHeaders', failed],
  [400, 'IdleTimeout', later],
  [400, 'InvalidPushType', failed],
  [400, 'MissingDeviceToken', failed],
  [400, 'MissingTopic', failed, true],
  [400, 'PayloadEmpty', failed],
  [400, 'TopicDisallowed', failed, true],
  [400, 'SomethingNew', failed],
  [403, 'BadCertificate', paused, true],
  [403, 'BadCertificateEnvironment', paused, true],
  [403, 'BadEnvironmentKeyIdInToken', paused, true],
  [403, 'ExpiredProviderToken', paused, true],
  [403, 'Forbidden', paused, true],
  [403, 'InvalidProviderToken', paused, true],
  [403, 'MissingProviderToken', paused, true],
  [403, 'UnrelatedKeyIdInToken', paused, true],
  [403, 'SomethingNew', paused, true],
  [404, 'BadPath', failed],
  [405, 'MethodNotAllowed', failed],
  [410, 'ExpiredToken', isGone],
  [410, 'Unregistered', isGone],
  [410, 'SomethingNew', isGone],
  [413, 'PayloadTooLarge', failed],
  [429, 'TooManyProviderTokenUpdates', paused, true],
  [429, 'TooManyRequests', { state: 'deferred' }],
  [429, 'SomethingNew', { state: 'deferred' }],
  [500, 'InternalServerError', later],
  [502, 'SomethingNew', later],
  [503, 'ServiceUnavailable', later],
  [503, 'Shutdown', later],
]

describe('an answer', () => {
  it.each(answers)('%i %s', async (status, reason, outcome, pauses = false) => {
    const { carrier } = open()
    scripted({ 1: { status, reason } })
    const word = reason === 'SomethingNew' ? 'other' : reason
    await expect(carrier.send([messageTo(1)])).resolves.toEqual([
      { ...outcome, reason: expect.stringContaining(`${status} ${word}`) },
    ])
    expect(counted).toEqual([word])
    await carrier.send([messageTo(2)])
    expect(apple.arrivals).toHaveLength(pauses ? 1 : 2)
  })

  it('is known for every reason', () => {
    const known = answers.map(([, reason]) => reason).filter((reason) => reason !== 'SomethingNew')
    expect(Object.keys(meanings).sort()).toEqual(known.sort())
  })

  it('of a device that is gone says since when', async () => {
    const { carrier } = open()
    scripted({ 1: { status: 410, reason: 'Unregistered', timestamp: now - MINUTE } })
    await expect(carrier.send([messageTo(1)])).resolves.toMatchObject([{ gone: true, goneSince: now - MINUTE }])
  })

  it('without a body is known by its status', async () => {
    const { carrier } = open()
    apple.respond = ({ stream }) => {
      stream.respond({ ':status': 410 }, { endStream: true })
      return null
    }
    await expect(carrier.send([messageTo(1)])).resolves.toMatchObject([{ state: 'failed', gone: true }])
  })

  it('never names the device or who sends', async () => {
    const { carrier } = open()
    const [push] = messages(1) as [OutgoingPush]
    apple.respond = ({ bearer, token }) => ({ status: 400, reason: `${bearer} ${token}` })
    const said = JSON.stringify(await carrier.send([push]))
    for (const secret of [push.device, apple.arrivals[0]?.bearer ?? ''])
      expect(said + JSON.stringify(alarms)).not.toContain(secret)
  })
})

describe('tokens that Apple calls foreign', () => {
  it('stay, with an alarm, when they are too many: the key or the host is the wrong one', async () => {
    const { carrier } = open()
    apple.respond = () => ({ status: 400, reason: 'BadDeviceToken' })
    const outcomes = await carrier.send(messages(40))
    await carrier.send(messages(40))
    expect(outcomes.filter((outcome) => 'gone' in outcome)).toEqual([])
    expect(outcomes.every(({ state }) => state === 'failed')).toBe(true)
    expect(alarms).toEqual([
      {
        text: expect.stringContaining('another environment'),
        data: { service: 'apns', reason: '100 % of the tokens' },
      },
    ])
  })

  it('stay while too little is known to tell', async () => {
    const { carrier } = open()
    apple.respond = () => ({ status: 400, reason: 'BadDeviceToken' })
    for (let n = 1; n < 10; n++)
      await expect(carrier.send([messageTo(n)])).resolves.toEqual([
        { state: 'failed', rejected: true, reason: expect.any(String) },
      ])
    expect(alarms).toEqual([])
  })

  it('go when they are few', async () => {
    const { carrier } = open()
    scripted({ 3: { status: 400, reason: 'BadDeviceToken' }, 5: { status: 400, reason: 'DeviceTokenNotForTopic' } })
    const outcomes = await carrier.send(messages(40))
    expect(outcomes.flatMap((outcome, i) => ('gone' in outcome ? [i + 1] : []))).toEqual([3, 5])
    expect(alarms).toEqual([])
  })
})

describe('the token that says who sends', () => {
  it('is made once for fifty minutes', async () => {
    const { carrier } = open()
    for (const minutes of [0, 49, 2]) {
      now += minutes * MINUTE
      await carrier.send([messageTo(1)])
    }
    const [first, second, third] = apple.arrivals.map(({ bearer }) => bearer)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('is made anew when Apple calls it expired, and the messages are sent once more', async () => {
    const { carrier } = open()
    await carrier.send([messageTo(1)])
    const old = apple.arrivals[0]?.bearer
    now += 30 * MINUTE
    apple.respond = ({ bearer }) => (bearer === old ? { status: 403, reason: 'ExpiredProviderToken' } : { status: 200 })
    const outcomes = await carrier.send(messages(5))
    expect(outcomes.map(({ state }) => state)).toEqual(Array(5).fill('accepted'))
    expect(new Set(apple.arrivals.map(({ bearer }) => bearer)).size).toBe(2)
    expect(apple.arrivals).toHaveLength(11)
    expect(alarms).toEqual([])
  })
})

describe('a pause', () => {
  it('sends nothing until it is over, and alarms once', async () => {
    const { carrier, watch } = open()
    scripted({ 1: { status: 403, reason: 'InvalidProviderToken' } })
    expect(watch.condition()).toEqual({ state: 'unused' })
    await carrier.send([messageTo(1)])
    await expect(carrier.send(messages(3))).resolves.toMatchObject([paused, paused, paused])
    expect(watch.condition()).toEqual({ state: 'paused', reason: 'Apple answered 403 InvalidProviderToken' })
    now += 5 * MINUTE
    await carrier.send([messageTo(1)])
    now += 5 * MINUTE
    await expect(carrier.send([messageTo(2)])).resolves.toMatchObject([{ state: 'accepted' }])
    expect(watch.condition()).toEqual({ state: 'ok' })
    expect(apple.arrivals.map(({ token }) => token)).toEqual([1, 1, 2].map(appleToken))
    expect(alarms).toHaveLength(1)
  })
})

describe('the connection', () => {
  const tokensOf = (some: readonly { token: string }[]) =>
    some.map(({ token }) => Number.parseInt(token, 16)).sort((a, b) => a - b)

  it('serves all messages', async () => {
    const { carrier } = open()
    await Promise.all([carrier.send(messages(40)), carrier.send(messages(40))])
    await carrier.send(messages(40))
    expect(apple.arrivals).toHaveLength(120)
    expect(apple.connections).toHaveLength(1)
  })

  it('has no more requests under way than Apple allows', async () => {
    await apple.close()
    apple = await startApns({ mostAtOnce: 2 })
    const { carrier } = open()
    let most = 0
    const held: Parameters<typeof apple.answer>[0][] = []
    apple.respond = (arrival) => {
      held.push(arrival)
      most = Math.max(most, held.length)
      setImmediate(() => apple.answer(held.shift() as (typeof held)[number], { status: 200 }))
      return null
    }
    const outcomes = await carrier.send(messages(20))
    expect(outcomes.every(({ state }) => state === 'accepted')).toBe(true)
    expect(most).toBeLessThanOrEqual(2)
  })

  it('that Apple ends takes no more; what Apple did not take goes by a new one, and nothing goes twice', async () => {
    const { carrier } = open()
    apple.respond = () => null
    const sending = carrier.send(messages(5))
    const came = await apple.waitForCount(5)
    apple.respond = () => ({ status: 200 })
    const inOrder = came.toSorted((a, b) => (a.stream.id ?? 0) - (b.stream.id ?? 0))
    apple.connections[0]?.goaway(0, inOrder[2]?.stream.id)
    for (const arrival of inOrder.slice(0, 3)) apple.answer(arrival, { status: 200 })
    expect((await sending).map(({ state }) => state)).toEqual(Array(5).fill('accepted'))
    const again = apple.arrivals.slice(5)
    expect(tokensOf(again)).toEqual(tokensOf(inOrder.slice(3)))
    expect(again.every(({ connection }) => connection === 2)).toBe(true)
    await carrier.send([messageTo(6)])
    expect(apple.connections).toHaveLength(2)
  })

  it('that Apple ends with an error leaves in doubt what Apple may have taken, and nothing else', async () => {
    const { carrier } = open()
    apple.respond = () => null
    const sending = carrier.send(messages(4))
    const came = await apple.waitForCount(4)
    apple.respond = () => ({ status: 200 })
    const inOrder = came.toSorted((a, b) => (a.stream.id ?? 0) - (b.stream.id ?? 0))
    apple.connections[0]?.goaway(2, inOrder[1]?.stream.id)
    const outcomes = await sending
    const doubtful = tokensOf(inOrder.slice(0, 2))
    expect(outcomes.flatMap(({ state }, i) => (state === 'unknown' ? [i + 1] : []))).toEqual(doubtful)
    expect(tokensOf(apple.arrivals.slice(4))).toEqual(tokensOf(inOrder.slice(2)))
  })

  it('on which Apple refuses a request is asked again', async () => {
    const { carrier } = open()
    apple.respond = ({ stream, connection }) => {
      if (connection > 1 || apple.arrivals.length > 1) return { status: 200 }
      stream.close(7)
      return null
    }
    await expect(carrier.send([messageTo(1)])).resolves.toMatchObject([{ state: 'accepted' }])
    expect(apple.arrivals).toHaveLength(2)
  })

  it('that dies leaves in doubt what was sent, and the next message goes by a new one', async () => {
    const { carrier } = open()
    apple.respond = ({ connection }) => {
      if (connection > 1) return { status: 200 }
      apple.connections[0]?.destroy()
      return null
    }
    await expect(carrier.send([messageTo(1)])).resolves.toEqual([{ state: 'unknown', reason: expect.any(String) }])
    await expect(carrier.send([messageTo(2)])).resolves.toMatchObject([{ state: 'accepted' }])
    expect(apple.arrivals).toHaveLength(2)
  })

  it('that dies after the answer has delivered it', async () => {
    const { carrier } = open()
    apple.respond = ({ stream }) => {
      stream.respond({ ':status': 200 })
      stream.write(' ', () => setImmediate(() => apple.connections[0]?.destroy()))
      return null
    }
    await expect(carrier.send([messageTo(1)])).resolves.toMatchObject([{ state: 'accepted' }])
  })

  it('that does not answer leaves the message in doubt, and the next one does not wait for it', async () => {
    const { carrier, times } = open({ times: { answer: 300 } })
    apple.respond = ({ connection }) => (connection > 1 ? { status: 200 } : null)
    await expect(carrier.send([messageTo(1)])).resolves.toEqual([
      { state: 'unknown', reason: 'no answer in 0.3 seconds' },
    ])
    times.answer = TIMES.answer
    await expect(carrier.send([messageTo(2)])).resolves.toMatchObject([{ state: 'accepted' }])
  })

  it('that nobody needs ends, and comes back', async () => {
    const { carrier } = open({ times: { ping: 20, idle: 0 } })
    await carrier.send([messageTo(1)])
    await apple.waitForEnd(1)
    await expect(carrier.send([messageTo(2)])).resolves.toMatchObject([{ state: 'accepted' }])
    expect(apple.connections).toHaveLength(2)
  })

  it('ends when what is in hand is answered', async () => {
    const { carrier } = open()
    apple.respond = () => null
    const sending = carrier.send(messages(3))
    const came = await apple.waitForCount(3)
    const closing = carrier.close()
    for (const arrival of came) apple.answer(arrival, { status: 200 })
    await closing
    expect((await sending).map(({ state }) => state)).toEqual(Array(3).fill('accepted'))
    await apple.waitForEnd(1)
  })

  it('over TLS needs a certificate that somebody vouches for', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'messaging-apns-'))
    const secure = await loadCertificate(folder)
    await rm(folder, { recursive: true, force: true })
    await apple.close()
    apple = await startApns({ secure })
    const before = getCACertificates('default')
    try {
      const stranger = open().carrier
      await expect(stranger.send([messageTo(1)])).resolves.toEqual([
        { state: 'deferred', broken: true, reason: expect.stringContaining('CERT') },
      ])
      expect(apple.arrivals).toHaveLength(0)
      setDefaultCACertificates([...before, secure.cert])
      await expect(open().carrier.send([messageTo(1)])).resolves.toMatchObject([{ state: 'accepted' }])
    } finally {
      setDefaultCACertificates(before)
    }
  })

  it('that cannot be made puts the messages off', async () => {
    const { carrier, watch } = open({ url: NOBODY })
    await expect(carrier.send(messages(2))).resolves.toEqual(
      Array(2).fill({ state: 'deferred', broken: true, reason: '127.0.0.1:1 cannot be reached (ECONNREFUSED)' }),
    )
    expect(watch.condition()).toMatchObject({ state: 'unreachable' })
  })

  it('never leads into a network that is not allowed', async () => {
    const { carrier } = open({ networks: [] })
    await expect(carrier.send([messageTo(1)])).resolves.toEqual([
      { state: 'deferred', broken: true, reason: expect.stringContaining('is in a network that is not allowed') },
    ])
    expect(apple.connections).toHaveLength(0)
  })
})
