// Every wire with a peer on this machine that does as a test says, for the rules that all carriers keep.
import { createApnsCarrier } from '../../src/server/channels/apns/apns-carrier.ts'
import { TIMES } from '../../src/server/channels/apns/connection.ts'
import { createCallCarrier } from '../../src/server/channels/carrier-api/call-carrier.ts'
import { builtInGroups } from '../../src/server/channels/email/recipient-groups.ts'
import { createSmtpCarrier } from '../../src/server/channels/email/smtp-carrier.ts'
import { createFcmCarrier } from '../../src/server/channels/fcm/fcm-carrier.ts'
import { createGuard, createGuardedClient } from '../../src/server/channels/http/guarded-client.ts'
import { createHookClient } from '../../src/server/channels/http/hook-client.ts'
import { createServiceWatch } from '../../src/server/channels/push/service-watch.ts'
import { STATUS } from '../../src/server/channels/smpp/status.ts'
import { createWebPushCarrier } from '../../src/server/channels/web-push/web-push-carrier.ts'
import type {
  Carrier,
  Outcome,
  OutgoingCall,
  OutgoingEmail,
  OutgoingPush,
} from '../../src/server/domain/sending/carrier.ts'
import type { OutgoingWebPush } from '../../src/server/domain/sending/web-push.ts'
import { newKeyPair } from '../../src/server/lib/p256.ts'
import { type ApnsAnswer, appleToken, startApns } from './apns.ts'
import { fcmError, startFcm } from './fcm.ts'
import { openApiCarrier, SECRET } from './gateway.ts'
import { newBrowserKeys } from './push-service.ts'
import { type ScriptedAnswer, startReceiver } from './receiver.ts'
import { openCarrier, smsTo, startHeldCentre } from './smsc.ts'
import { startSmtpSink } from './smtp.ts'

/** What the peer makes of a message: it takes it, refuses it, puts it off, or the connection ends before the answer. */
export type CarrierAnswer = 'take' | 'refuse' | 'later' | 'die'

/** A wire that is open, and its peer. */
export interface OpenWire {
  /** Sends one message, which has the number `n`. */
  send(n: number): Promise<Outcome>
  /** Messages that the peer has heard, each as often as it came, by what tells one from another. */
  heard(): string[]
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export interface KnownWire {
  name: string
  /** Messages without an answer yet, at most. */
  most: number
  /** Opens it to a peer that says this of each message; to nobody with null. */
  open(answer: ((n: number) => Promise<CarrierAnswer>) | null): Promise<OpenWire>
}

/** A port that no program takes by chance. */
const NOBODY = 1
const base = (n: number) => ({ messageId: n, accountId: 1, epoch: 1, campaignHash: null, date: 0 })
const numberOf = (n: number) => `351-91${String(n).padStart(7, '0')}`
/** The number of the message to this phone. */
const ofNumber = (to: string) => Number(to.replace(/\D/g, '').slice(-7))

function wireOf<Outgoing>(
  carrier: Carrier<Outgoing>,
  messageOf: (n: number) => Outgoing,
  { heard, end }: { heard: string[]; end(): unknown },
): OpenWire {
  return {
    // One message has one outcome.
    send: async (n) => (await carrier.send([messageOf(n)]))[0] as Outcome,
    heard: () => heard,
    close: () => carrier.close(),
    async [Symbol.asyncDispose]() {
      await carrier.close()
      await end()
    },
  }
}

type Ask = (n: number) => Promise<CarrierAnswer>

/** A receiver that answers by a table, and where to find it. */
async function startPeer(
  ask: Ask | null,
  read: (request: { path: string; body: string }) => { n: number; id: string },
  answers: Record<'take' | 'refuse' | 'later', ScriptedAnswer>,
) {
  const heard: string[] = []
  if (ask === null) return { url: `http://127.0.0.1:${NOBODY}`, heard, end: () => undefined }
  const receiver = await startReceiver(async (request) => {
    const { n, id } = read(request)
    heard.push(id)
    const answer = await ask(n)
    return answer === 'die' ? null : answers[answer]
  })
  return { url: receiver.url, heard, end: () => receiver.close() }
}

const problem = (status: number) => ({ status, body: JSON.stringify({ title: 'No', status, detail: 'not today' }) })
const gatewayAnswers = {
  take: { status: 202, body: JSON.stringify({ carrier_id: 'gw-1' }) },
  refuse: problem(422),
  later: problem(503),
}
const readGateway = ({ body }: { body: string }) => {
  const { id, to } = JSON.parse(body) as { id: string; to: string }
  return { n: ofNumber(to), id }
}
const gatewayTimes = { answerIn: 60_000, againAfter: 1, throttlePause: 5, closeIn: 60_000 }

const carrierSms: KnownWire = {
  name: 'SMS by a gateway',
  most: 5,
  async open(ask) {
    const peer = await startPeer(ask, readGateway, gatewayAnswers)
    return wireOf(openApiCarrier(peer.url, { window: 5 }), (n) => smsTo(numberOf(n), { messageId: n }), peer)
  },
}

const calls: KnownWire = {
  name: 'calls by a gateway',
  most: 5,
  async open(ask) {
    const peer = await startPeer(ask, readGateway, gatewayAnswers)
    const gateway = { url: peer.url, secrets: [SECRET], window: 5, rate: null }
    const carrier = createCallCarrier(gateway, {
      client: createGuardedClient(['127.0.0.0/8']),
      idOf: ({ messageId, key }) => `${messageId} ${key}`,
      keyOf: ({ attempts }) => String(attempts),
      callback: 'http://127.0.0.1:1/news',
      partsOf: (id) => ({ carrier: 'calls', ids: [id], total: 1 }),
      speech: () => null,
      now: Date.now,
      onChange: () => undefined,
      onThrottled: () => undefined,
      times: gatewayTimes,
    })
    const media = { text: 'Hello', language: 'en' }
    const callOf = (n: number): OutgoingCall => ({
      ...base(n),
      key: '0',
      from: '351-210000000',
      to: numberOf(n),
      media,
    })
    return wireOf(carrier, callOf, peer)
  },
}

const smpp: KnownWire = {
  name: 'SMPP',
  most: 5,
  async open(ask) {
    const heard: string[] = []
    const sms = (n: number) => smsTo(numberOf(n), { messageId: n })
    if (ask === null) {
      const carrier = openCarrier(NOBODY, {}, { times: { bindPatience: 50 } })
      return wireOf(carrier, sms, { heard, end: () => undefined })
    }
    const centre = await startHeldCentre()
    let seen = 0
    const follow = async (): Promise<void> => {
      for (;;) {
        const submit = await centre.submits.wait((all) => all[seen])
        seen++
        heard.push(submit.to)
        void ask(ofNumber(submit.to)).then((answer) => {
          if (answer === 'die') return submit.drop()
          submit.answer({ take: 0, refuse: STATUS.ESME_RINVDSTADR, later: STATUS.ESME_RSUBMITFAIL }[answer])
        })
      }
    }
    // It ends with the file of the test.
    follow().catch(() => undefined)
    const carrier = openCarrier(centre.port, { window: 5 })
    return wireOf(carrier, sms, { heard, end: () => centre[Symbol.asyncDispose]() })
  },
}

const watchOf = (service: 'apns' | 'fcm') =>
  createServiceWatch({ service, now: Date.now, alarm: () => undefined, count: () => undefined })
const pushTo = (n: number, device: string): OutgoingPush => ({
  ...base(n),
  ...{
    appId: 3,
    appName: 'Shop',
    isDevelopment: false,
    device,
    title: 'Spring',
    text: 'Olá',
    custom: null,
    extras: null,
  },
})

const apns: KnownWire = {
  name: 'APNs',
  most: 5,
  async open(ask) {
    const apple = await startApns({ mostAtOnce: 5 })
    const heard: string[] = []
    const answers: Record<'take' | 'refuse' | 'later', ApnsAnswer> = {
      take: { status: 200 },
      refuse: { status: 400, reason: 'PayloadEmpty' },
      later: { status: 503, reason: 'ServiceUnavailable' },
    }
    apple.respond = (arrival) => {
      heard.push(arrival.token)
      void ask?.(Number.parseInt(arrival.token, 16)).then((answer) => {
        if (answer === 'die') arrival.stream.session?.destroy()
        else apple.answer(arrival, answers[answer])
      })
      return null
    }
    const url = ask === null ? `http://127.0.0.1:${NOBODY}` : apple.url
    const carrier = createApnsCarrier({
      key: { key: apple.key, keyId: 'ABCDE12345', teamId: 'TEAM567890' },
      topic: 'com.example.shop',
      urls: { production: url, development: url },
      guard: createGuard(['127.0.0.0/8']),
      now: Date.now,
      watch: watchOf('apns'),
      times: TIMES,
    })
    return wireOf(carrier, (n) => pushTo(n, appleToken(n)), { heard, end: () => apple.close() })
  },
}

const fcm: KnownWire = {
  name: 'FCM',
  most: 64,
  async open(ask) {
    const google = await startFcm()
    const heard: string[] = []
    google.respond = async ({ message }) => {
      heard.push(message.token)
      const answer = await (ask as Ask)(Number(message.token.split('-')[1]))
      if (answer === 'die') return null
      const answers = {
        take: { status: 200 },
        refuse: fcmError(400, 'INVALID_ARGUMENT', 'BadRequest'),
        later: fcmError(503, 'UNAVAILABLE'),
      }
      return answers[answer]
    }
    const client = createGuardedClient(['127.0.0.0/8'])
    const url = ask === null ? `http://127.0.0.1:${NOBODY}` : google.url
    const { projectId, clientEmail, key } = google
    const carrier = createFcmCarrier({
      account: { projectId, clientEmail, key, tokenUrl: `${url}/token` },
      url,
      post: (to, headers, body) =>
        client.send(to, { method: 'POST', headers, body, timeoutMs: 30_000, maxBytes: 65_536 }),
      now: Date.now,
      watch: watchOf('fcm'),
    })
    const end = async () => {
      await client.close()
      await google.close()
    }
    return wireOf(carrier, (n) => pushTo(n, `device-${n}`), { heard, end })
  },
}

const webPush: KnownWire = {
  name: 'web push',
  most: Number.POSITIVE_INFINITY,
  async open(ask) {
    const read = ({ path }: { path: string }) => ({ n: Number(path.split('/').at(-1)), id: path })
    const answers = { take: { status: 201 }, refuse: { status: 413 }, later: { status: 503 } }
    const peer = await startPeer(ask, read, answers)
    const hooks = createHookClient({ sandbox: ['127.0.0.0/8'], live: [] }, () => false)
    const account = newKeyPair()
    const carrier = createWebPushCarrier({
      post: (...request) => hooks.post('sandbox', ...request),
      keysOf: async () => account,
      contact: 'https://push.example.com',
      now: Date.now,
    })
    const { publicKey: p256dh, auth } = newBrowserKeys()
    const notification = { title: 'S', body: 'O', navigate: 'https://s.example.com', tag: '7', data: { shown: 't' } }
    const messageOf = (n: number): OutgoingWebPush => ({
      ...base(n),
      ...{ siteName: 'Shop', subscription: 'name', p256dh, auth, notification, endpoint: `${peer.url}/push/${n}` },
    })
    const end = async () => {
      await hooks.close()
      await peer.end()
    }
    return wireOf(carrier, messageOf, { heard: peer.heard, end })
  },
}

const smtp: KnownWire = {
  name: 'SMTP',
  most: 8,
  async open(ask) {
    const heard: string[] = []
    const sink = await startSmtpSink({
      async rejectData(mail) {
        const [to = ''] = mail.to
        heard.push(to)
        const answer = await (ask as Ask)(Number(/\d+/.exec(to)?.[0]))
        // The answer never comes, since the connection ends.
        if (answer === 'die') return new Promise(() => sink.cut())
        return { take: null, refuse: '554 5.6.0 not here', later: '451 4.3.0 not now' }[answer]
      },
    })
    const url = ask === null ? `smtp://127.0.0.1:${NOBODY}` : sink.url
    const nothing = () => undefined
    const carrier = createSmtpCarrier({
      hosts: [{ name: 'host', url, weight: 1 }],
      keys: [],
      pace: (mails, send) => send(mails),
      groups: builtInGroups,
      // Each mail is of another account and to another provider: each has a part of the connections only.
      guestOf: ({ messageId }) => messageId,
      isReserved: () => false,
      now: Date.now,
      ...{ onHeld: nothing, onHostChange: nothing, onHostAnswer: nothing, onLaneChange: nothing },
    })
    const mailOf = (n: number): OutgoingEmail => ({
      ...base(n),
      ...{
        headerId: `${n}@example.com`,
        from: { email: 'shop@example.com' },
        to: { email: `c${n}@shop-${n}.example` },
      },
      ...{ subject: 'Spring', text: 'Hello', headers: {} },
    })
    return wireOf(carrier, mailOf, { heard, end: () => sink.close() })
  },
}

export const knownWires: readonly KnownWire[] = [smtp, smpp, carrierSms, calls, apns, fcm, webPush]
