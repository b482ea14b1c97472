// Hands push messages to Apple (APNs, with a token for the key of the developer).
import { hash } from 'node:crypto'
import type { Outcome, OutgoingPush, PushCarrier } from '../../domain/sending/carrier.ts'
import type { Guard } from '../http/guarded-client.ts'
import { appData } from '../push/app-data.ts'
import { createBatches, type PushVerdict, verdictFor } from '../push/batches.ts'
import { KEPT_FOR, MOST_BYTES, shownUnder } from '../push/delivery.ts'
import type { ServiceWatch } from '../push/service-watch.ts'
import { TIMES, type WireTimes } from './connection.ts'
import { createHost, type HostExchange } from './host.ts'
import { type ApnsKey, createProviderTokens } from './provider-token.ts'
import { type ReadAnswer, readApnsAnswer } from './reasons.ts'

export interface ApnsDeps {
  key: ApnsKey
  /** The id of the app that the messages are for. */
  topic: string
  /** The addresses of Apple, for apps and for those under development. */
  urls: { production: string; development: string }
  guard: Guard
  /** Milliseconds of real time. */
  now(): number
  watch: ServiceWatch
  times?: WireTimes
}

/** Milliseconds after which Apple may be asked again when it had trouble. */
const RETRY_PAUSE_MS = 15 * 60_000

/** Sends each message by itself, all of a batch at once, over one connection to each host. */
export function createApnsCarrier(parts: ApnsDeps): PushCarrier {
  const { key, topic, urls, guard, now, watch, times = TIMES } = parts
  const tokens = createProviderTokens(key, now)
  const production = createHost(new URL(urls.production), guard, times)
  const isOne = urls.development === urls.production
  const development = isOne ? production : createHost(new URL(urls.development), guard, times)
  const batches = createBatches(watch, sendOne)

  async function sendOne(push: OutgoingPush): Promise<PushVerdict> {
    const body = payloadOf(push)
    if (body.length > MOST_BYTES)
      return verdictFor({ state: 'failed', reason: `the message has ${body.length} bytes; Apple takes ${MOST_BYTES}` })
    return postPush(push, body, true)
  }

  async function postPush(push: OutgoingPush, body: Buffer, isFirst: boolean): Promise<PushVerdict> {
    const paused = watch.paused()
    if (paused) return verdictFor(paused)
    const token = tokens.current()
    const host = push.isDevelopment ? development : production
    const exchange = await host.request({ headers: headersOf(push, { token, topic, now: now() }), body })
    if (exchange.kind !== 'answer') return verdictFor(unanswered(exchange))
    const read = readApnsAnswer(exchange.status, exchange.body)
    watch.answered(read.word)
    if (read.meaning === 'expired' && isFirst && tokens.renew(token)) return postPush(push, body, false)
    if (read.meaning === 'accepted') return verdictFor({ state: 'accepted', ref: refOf(exchange, push) }, false)
    return verdictOf(read, `Apple answered ${exchange.status} ${read.word}`)
  }

  function unanswered({ kind, reason }: Exclude<HostExchange, { kind: 'answer' }>): Outcome {
    return kind === 'lost' ? { state: 'unknown', reason } : watch.unreachable(reason)
  }

  /** What an answer other than yes means for the message; the platform takes notice of what is about itself. */
  function verdictOf({ meaning, since }: ReadAnswer, reason: string): PushVerdict {
    const failed = { state: 'failed', reason } as const
    switch (meaning) {
      case 'gone':
        return verdictFor(
          { ...failed, rejected: true, gone: true, ...(since !== undefined && { goneSince: since }) },
          false,
        )
      case 'foreign':
        return verdictFor({ ...failed, rejected: true, gone: true }, true)
      case 'busy':
        return verdictFor({ state: 'deferred', reason })
      case 'later':
        return verdictFor({ state: 'deferred', reason, wait: RETRY_PAUSE_MS })
      case 'expired':
      case 'refused':
        return verdictFor(watch.pause(reason))
      case 'configured':
        watch.pause(reason)
        return verdictFor(failed)
      case 'misused':
        watch.complain(reason)
        return verdictFor(failed)
      default:
        return verdictFor(failed)
    }
  }

  return {
    send: batches.send,
    async close() {
      await batches.end()
      await Promise.all([production.close(), development.close()])
    },
  }
}

const refOf = ({ headers }: Extract<HostExchange, { kind: 'answer' }>, push: OutgoingPush): string =>
  typeof headers['apns-id'] === 'string' ? headers['apns-id'] : idOf(push)

/** The apns-id of a message: the same UUID on every attempt (RFC 9562 5.8). */
function idOf(push: OutgoingPush): string {
  const digits = hash('sha256', `apns ${push.accountId} ${push.messageId}`, 'hex')
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16)
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}

function headersOf(push: OutgoingPush, { token, topic, now }: { token: string; topic: string; now: number }) {
  return {
    ':method': 'POST',
    ':path': `/3/device/${push.device.toLowerCase()}`,
    authorization: `bearer ${token}`,
    'content-type': 'application/json',
    'apns-topic': topic,
    'apns-push-type': 'alert',
    'apns-priority': '10',
    'apns-expiration': String(Math.floor(now / 1_000) + KEPT_FOR),
    'apns-id': idOf(push),
    'apns-collapse-id': shownUnder(push),
  }
}

function payloadOf(push: OutgoingPush): Buffer {
  const { title, text, extras } = push
  const aps = {
    alert: { title, body: text },
    sound: 'default',
    // The app gets the picture before its user sees the message.
    ...(extras?.icon && { 'mutable-content': 1 }),
  }
  return Buffer.from(JSON.stringify({ ...appData(push), aps }))
}
