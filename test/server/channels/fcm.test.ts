// Push messages to Google, against a service on this machine that misbehaves as Google may.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fcmMeanings } from '../../../src/server/channels/fcm/answers.ts'
import { createFcmCarrier } from '../../../src/server/channels/fcm/fcm-carrier.ts'
import { createGuardedClient, type GuardedClient } from '../../../src/server/channels/http/guarded-client.ts'
import { createServiceWatch } from '../../../src/server/channels/push/service-watch.ts'
import type { OutgoingPush, PushCarrier } from '../../../src/server/domain/sending/carrier.ts'
import { BAD_TOKEN, type Fcm, type FcmAnswer, fcmError, saying, startFcm } from '../../support/fcm.ts'

const MINUTE = 60_000
/** A port that no program takes by chance. */
const NOBODY = 'http://127.0.0.1:1'

let google: Fcm
let now: number
let alarms: { text: string; data: Record<string, unknown> }[]
let clients: GuardedClient[]
/** Messages for which the time for an answer has begun. */
let begun: number
let carriers: PushCarrier[]
beforeEach(async () => {
  google = await startFcm()
  now = Date.UTC(2026, 2, 4, 10)
  alarms = []
  clients = []
  begun = 0
  carriers = []
})
afterEach(async () => {
  for (const carrier of carriers) await carrier.close()
  for (const client of clients) await client.close()
  await google.close()
})

function open({ url = google.url, tokenUrl = `${google.url}/token`, networks = ['127.0.0.0/8'] } = {}) {
  const limits = { timeoutMs: 30_000, maxBytes: 65_536 }
  const client = createGuardedClient(networks)
  clients.push(client)
  const watch = createServiceWatch({
    service: 'fcm',
    now: () => now,
    alarm: (text, data) => void alarms.push({ text, data }),
    count: () => undefined,
  })
  const carrier = createFcmCarrier({
    account: { projectId: google.projectId, clientEmail: google.clientEmail, key: google.key, tokenUrl },
    url,
    post(to, headers, body) {
      if (to !== tokenUrl) begun++
      return client.send(to, { method: 'POST', headers, body, ...limits })
    },
    now: () => now,
    watch,
  })
  carriers.push(carrier)
  return { carrier, watch, limits }
}

const tokenOf = (n: number) => `device-${n}:token`
const messageTo = (n: number, change: Partial<OutgoingPush> = {}): OutgoingPush => ({
  messageId: n,
  accountId: 1,
  epoch: 1,
  campaignHash: null,
  appId: 3,
  appName: 'Shop',
  isDevelopment: false,
  device: tokenOf(n),
  title: 'Spring',
  text: 'Olá',
  custom: null,
  extras: null,
  date: now,
  ...change,
})
const messages = (n: number) => Array.from({ length: n }, (_, i) => messageTo(i + 1))

/** Answers each of these tokens in its own way, and all others with yes. */
const scripted = (answers: Record<number, FcmAnswer>) => {
  google.respond = ({ message }) => {
    const n = Number(/\d+/.exec(message.token))
    return n in answers ? (answers[n] as FcmAnswer) : { status: 200 }
  }
}

describe('many messages', () => {
  it('wait for one of 64 connections before the time for their answers begins', async () => {
    const { carrier } = open()
    const held: ((answer: FcmAnswer) => void)[] = []
    google.respond = () => new Promise((answer) => void held.push(answer))
    const sending = carrier.send(messages(150))
    await google.waitForCount(64)
    expect(begun).toBe(64)
    google.respond = () => ({ status: 200 })
    for (const answer of held) answer({ status: 200 })
    const outcomes = await sending
    expect(outcomes.filter(({ state }) => state === 'accepted')).toHaveLength(150)
  })
})

describe('a message', () => {
  it('has what the app shows and gets, under a token that the service account got', async () => {
    const { carrier } = open()
    const report = { contact: '5bd1e995a7', messageHash: 'h', campaign: 4, device: 9 }
    const extras = {
      action: { type: 'url' as const, link: 'https://s.example.com' },
      place: null,
      icon: 'https://s.example.com/icon.png',
      report,
    }
    await expect(carrier.send([messageTo(7, { custom: 'order', extras })])).resolves.toEqual([
      { state: 'accepted', ref: 'projects/shop-1/messages/1' },
    ])
    expect(google.arrivals).toEqual([
      {
        path: '/v1/projects/shop-1/messages:send',
        bearer: 'access-1',
        message: {
          token: 'device-7:token',
          notification: { title: 'Spring', body: 'Olá', image: 'https://s.example.com/icon.png' },
          data: {
            custom: 'order',
            actions: '{"type":"url","link":"https://s.example.com"}',
            notification_options: '{"icon":"https://s.example.com/icon.png"}',
            contact: '5bd1e995a7',
            message_hash: 'h',
            mailing_id: '4',
            device_id: '9',
          },
          android: { priority: 'HIGH', ttl: '259200s', notification: { tag: 'message-7' } },
          apns: {
            headers: { 'apns-collapse-id': 'message-7' },
            payload: { aps: { sound: 'default', 'mutable-content': 1 } },
          },
        },
      },
    ])
    expect(google.signIns).toEqual([
      {
        iss: google.clientEmail,
        scope: 'https://www.googleapis.com/auth/firebase.messaging',
        aud: `${google.url}/token`,
        iat: now / 1_000,
        exp: now / 1_000 + 3_600,
      },
    ])
  })

  it('of more than 4,096 bytes is not sent', async () => {
    const { carrier } = open()
    await expect(carrier.send([messageTo(1, { text: 'x'.repeat(4_100) })])).resolves.toEqual([
      { state: 'failed', reason: expect.stringContaining('Google takes 4096') },
    ])
    expect([google.arrivals, google.signIns]).toEqual([[], []])
  })
})

const isRejected = { state: 'failed', rejected: true }
const isGone = { state: 'failed', rejected: true, gone: true }
const failed = { state: 'failed' }
const deferred = { state: 'deferred' }
const paused = { state: 'deferred', broken: true, wait: 5 * MINUTE }
const after = (answer: Exclude<FcmAnswer, null>, seconds: string) => ({
  ...answer,
  headers: { 'retry-after': seconds },
})
/** What each answer means, and whether nothing more is sent for a while. */
const answers: [string, Exclude<FcmAnswer, null>, object, boolean?][] = [
  ['UNREGISTERED', fcmError(404, 'UNREGISTERED'), isGone],
  ['SENDER_ID_MISMATCH', fcmError(403, 'SENDER_ID_MISMATCH'), isRejected],
  ['INVALID_ARGUMENT of the token', saying(fcmError(400, 'INVALID_ARGUMENT'), BAD_TOKEN), isRejected],
  ['INVALID_ARGUMENT of who knows what', fcmError(400, 'INVALID_ARGUMENT'), failed],
  ['INVALID_ARGUMENT of the message', fcmError(400, 'INVALID_ARGUMENT', 'BadRequest'), failed],
  ['a bad request', fcmError(400, null, 'BadRequest'), failed],
  ['400', { status: 400 }, failed],
  ['THIRD_PARTY_AUTH_ERROR', fcmError(401, 'THIRD_PARTY_AUTH_ERROR'), { state: 'deferred', broken: true }],
  ['403 without a code', fcmError(403, null), paused, true],
  ['404 without a code: there is no such project', fcmError(404, null), paused, true],
  ['QUOTA_EXCEEDED', fcmError(429, 'QUOTA_EXCEEDED', 'QuotaFailure'), { ...deferred, wait: MINUTE }],
  ['QUOTA_EXCEEDED with a wait', after(fcmError(429, 'QUOTA_EXCEEDED'), '900'), { ...deferred, wait: 15 * MINUTE }],
  ['UNAVAILABLE', fcmError(503, 'UNAVAILABLE'), deferred],
  ['UNAVAILABLE with a wait', after(fcmError(503, 'UNAVAILABLE'), '120'), { ...deferred, wait: 2 * MINUTE }],
  ['INTERNAL', fcmError(500, 'INTERNAL'), deferred],
  ['502', { status: 502, body: 'no JSON of the service' }, deferred],
  ['413', { status: 413 }, failed],
  ['301', { status: 301, headers: { location: 'http://127.0.0.1:1/' } }, failed],
]

describe('an answer', () => {
  it.each(answers)('%s', async (_name, answer, outcome, pauses = false) => {
    const { carrier } = open()
    scripted({ 1: answer })
    await expect(carrier.send([messageTo(1)])).resolves.toEqual([
      { ...outcome, reason: expect.stringContaining(`Google answered ${answer.status}`) },
    ])
    await carrier.send([messageTo(2)])
    expect(google.arrivals).toHaveLength(pauses ? 1 : 2)
  })

  it('is known for every code', () => {
    const names = answers.map(([name]) => name)
    expect(Object.keys(fcmMeanings).filter((code) => !names.some((name) => name.startsWith(code)))).toEqual([])
  })

  it('never names the device or who sends', async () => {
    const { carrier } = open()
    google.respond = ({ message, bearer }) => fcmError(400, `${message.token} ${bearer}`)
    const said = JSON.stringify(await carrier.send([messageTo(1)]))
    for (const secret of [tokenOf(1), 'access-1']) expect(said + JSON.stringify(alarms)).not.toContain(secret)
  })

  it('that calls a token foreign ends it when there are few', async () => {
    const { carrier } = open()
    scripted({ 3: fcmError(403, 'SENDER_ID_MISMATCH') })
    const outcomes = await carrier.send(messages(20))
    expect(outcomes.flatMap((outcome, i) => ('gone' in outcome ? [i + 1] : []))).toEqual([3])
  })

  it('that an argument is invalid ends the token only when it is the token', async () => {
    const { carrier } = open()
    const invalid = fcmError(400, 'INVALID_ARGUMENT')
    scripted({ 3: saying(invalid, BAD_TOKEN), 4: saying(invalid, 'Request contains an invalid argument.') })
    const outcomes = await carrier.send(messages(20))
    expect(outcomes.flatMap((outcome, i) => ('gone' in outcome ? [i + 1] : []))).toEqual([3])
    expect(outcomes[3]).toEqual({ state: 'failed', reason: 'Google answered 400 INVALID_ARGUMENT' })
  })

  it('that calls too many tokens foreign ends none: the service account is that of another project', async () => {
    const { carrier } = open()
    google.respond = () => fcmError(403, 'SENDER_ID_MISMATCH')
    const outcomes = await carrier.send(messages(40))
    expect(outcomes.filter((outcome) => 'gone' in outcome)).toEqual([])
    expect(alarms).toHaveLength(1)
  })
})

describe('the access token', () => {
  it('is got once for all, and anew before it ends', async () => {
    const { carrier } = open()
    await Promise.all([carrier.send(messages(20)), carrier.send(messages(20))])
    now += 54 * MINUTE
    await carrier.send(messages(1))
    expect(google.signIns).toHaveLength(1)
    now += MINUTE
    await carrier.send(messages(1))
    expect(google.signIns).toHaveLength(2)
    expect(google.arrivals.at(-1)?.bearer).toBe('access-2')
  })

  it('that Google does not take is replaced, and the message is sent once more', async () => {
    const { carrier } = open()
    google.respond = ({ bearer }) => (bearer === 'access-1' ? { status: 401 } : { status: 200 })
    const outcomes = await carrier.send(messages(3))
    expect(outcomes.map(({ state }) => state)).toEqual(Array(3).fill('accepted'))
    expect(google.signIns).toHaveLength(2)
    expect(google.arrivals).toHaveLength(6)
  })

  it('that Google never takes pauses the service', async () => {
    const { carrier } = open()
    google.respond = () => ({ status: 401 })
    await expect(carrier.send([messageTo(1)])).resolves.toMatchObject([paused])
    expect(google.arrivals).toHaveLength(2)
    await expect(carrier.send([messageTo(2)])).resolves.toMatchObject([paused])
    expect(google.arrivals).toHaveLength(2)
  })

  it('that Google refuses to give pauses the service', async () => {
    const { carrier, watch } = open()
    google.signIn = () => ({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' },
    })
    await expect(carrier.send(messages(2))).resolves.toMatchObject([paused, paused])
    expect(watch.condition()).toEqual({ state: 'paused', reason: 'Google answered 400 invalid_grant to who we are' })
    expect(google.arrivals).toEqual([])
    now += 5 * MINUTE
    google.signIn = () => ({ status: 200, body: { access_token: 'late' } })
    await expect(carrier.send([messageTo(1)])).resolves.toMatchObject([{ state: 'accepted' }])
    expect(watch.condition()).toEqual({ state: 'ok' })
  })

  it.each<[string, () => FcmAnswer]>([
    ['500', () => ({ status: 500 })],
    ['no token', () => ({ status: 200, body: [] })],
    ['a cut connection', () => null],
  ])('that does not come puts the messages off: %s', async (_name, signIn) => {
    const { carrier } = open()
    google.signIn = signIn
    await expect(carrier.send([messageTo(1)])).resolves.toEqual([
      { state: 'deferred', broken: true, reason: expect.any(String) },
    ])
    expect(google.arrivals).toEqual([])
  })
})

describe('the connection', () => {
  it('that dies leaves in doubt what was sent, and nothing else', async () => {
    const { carrier } = open()
    scripted({ 2: null })
    const outcomes = await carrier.send(messages(3))
    expect(outcomes.map(({ state }) => state)).toEqual(['accepted', 'unknown', 'accepted'])
    expect(google.arrivals).toHaveLength(3)
  })

  it('that does not answer leaves the message in doubt', async () => {
    const { carrier, limits } = open()
    await carrier.send([messageTo(1)])
    limits.timeoutMs = 300
    let answer = (_given: FcmAnswer): void => undefined
    google.respond = () => new Promise((resolve) => void (answer = resolve))
    await expect(carrier.send([messageTo(2)])).resolves.toMatchObject([{ state: 'unknown' }])
    answer({ status: 200 })
  })

  it('that cannot be made puts the messages off', async () => {
    const { carrier, watch } = open({ url: NOBODY })
    await expect(carrier.send([messageTo(1)])).resolves.toMatchObject([{ state: 'deferred', broken: true }])
    expect(watch.condition()).toMatchObject({ state: 'unreachable' })
  })

  it('never leads into a network that is not allowed', async () => {
    const { carrier } = open({ networks: [] })
    await expect(carrier.send([messageTo(1)])).resolves.toEqual([
      { state: 'deferred', broken: true, reason: expect.stringContaining('is in a network that is not allowed') },
    ])
    expect([google.arrivals, google.signIns]).toEqual([[], []])
  })

  it('ends when what is in hand is answered', async () => {
    const { carrier } = open()
    const held: ((answer: FcmAnswer) => void)[] = []
    google.respond = () => new Promise((resolve) => void held.push(resolve))
    const sending = carrier.send(messages(3))
    await google.waitForCount(3)
    const closing = carrier.close()
    for (const answer of held) answer({ status: 200 })
    await closing
    expect((await sending).map(({ state }) => state)).toEqual(Array(3).fill('accepted'))
  })
})
