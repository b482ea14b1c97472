// Sends valid and deliberately invalid requests to a gateway.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { CarriedCall, CarriedMessage } from '../../../generated/carrier-v1/schemas.ts'
import { schemaValidators, type Validator, validators } from '../../../generated/carrier-v1/validators.js'
import { signWebhook } from '../../clients/webhooks.ts'
import type { Listener, Post } from './listener.ts'

/** The gateway breaks a rule. The message explains how. */
export class Violation extends Error {}
/** A rule does not apply to the gateway. The message explains why. */
export class NotApplicable extends Error {}

export interface ProbeOptions {
  /** Base URL of the gateway. */
  url: string
  secret: string
  from: string
  to: string
  /** URL of the listener for the gateway. */
  callback: string
  listener: Listener
  /** Milliseconds to wait for callbacks. */
  patience: number
}

/** Ways to make a request invalid. */
interface Spoilt {
  /** Sign with this secret instead. */
  secret?: string
  /** Seconds to add to the timestamp. */
  shift?: number
  unsigned?: true
  /** Body to send instead of the signed one. */
  instead?: string
  /** Put an invalid signature before the valid one. */
  doubled?: true
}

export interface ProbeAnswer {
  status: number
  body: Readonly<Record<string, unknown>>
  /** Milliseconds to wait before a retry, from Retry-After. */
  wait: number
}

const ANSWER_TIME = 30_000
/** Maximum number of tries after 429, and maximum milliseconds to wait for one. */
const [MOST_TRIES, LONGEST_WAIT] = [10, 10_000]

/** A random secret that the gateway does not know. */
export const strangeSecret = (): string => `whsec_${Buffer.from(randomUUID()).toString('base64')}`

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** First error of a validator that has just returned false. */
export function faultOf(validator: Validator): string {
  const [first] = validator.errors ?? []
  return `${first?.instancePath || 'the body'} ${first?.message ?? 'is invalid'}`
}

/** Sends requests and records error responses that are not Problem objects. */
function createSender({ url, secret }: Pick<ProbeOptions, 'url' | 'secret'>) {
  /** Error responses that are not Problem objects, by request. */
  const bareErrors = new Map<string, string>()

  async function signed(
    body: string,
    { shift = 0, unsigned, doubled, ...spoilt }: Spoilt,
  ): Promise<Record<string, string>> {
    if (unsigned) return {}
    const id = `req_${randomUUID()}`
    const seconds = Math.floor(Date.now() / 1000) + shift
    const right = await signWebhook(id, seconds, body, spoilt.secret ?? secret)
    const wrong = await signWebhook(id, seconds, body, strangeSecret())
    const signature = doubled ? `${wrong} ${right}` : right
    return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signature }
  }

  function noteError(what: string, status: number, body: unknown): void {
    const fits = schemaValidators['Problem'] as Validator
    if (!fits(body)) bareErrors.set(what, `${what} returned ${status}: ${faultOf(fits)}`)
    else if ((body as { status: number }).status !== status)
      bareErrors.set(what, `${what} returned ${status}, but the status in the body is different`)
  }

  /** Sends a request once. Throws a Violation without a response. */
  async function requestOnce(
    method: 'POST' | 'DELETE',
    path: string,
    body = '',
    spoilt: Spoilt = {},
  ): Promise<ProbeAnswer> {
    const headers = { ...(body !== '' && { 'content-type': 'application/json' }), ...(await signed(body, spoilt)) }
    const sent = spoilt.instead ?? body
    const signal = AbortSignal.timeout(ANSWER_TIME)
    const init = { method, headers, signal, redirect: 'manual' as const, ...(sent !== '' && { body: sent }) }
    const answer = await fetch(`${url}${path}`, init).catch((error: Error) => {
      const { cause } = error as { cause?: { message?: string } }
      throw new Violation(`${method} ${path} got no response: ${cause?.message || error.message}`)
    })
    const said: unknown = await answer.json().catch(() => null)
    if (answer.status >= 400) noteError(`${method} ${path}`, answer.status, said)
    const seconds = Number(answer.headers.get('retry-after') ?? '1')
    return { status: answer.status, body: isObject(said) ? said : {}, wait: seconds >= 0 ? seconds * 1_000 : 1_000 }
  }

  /** Sends a request and retries after 429. */
  async function request(...call: Parameters<typeof requestOnce>): Promise<ProbeAnswer> {
    for (let tries = 1; ; tries++) {
      const answer = await requestOnce(...call)
      if (answer.status !== 429 || tries === MOST_TRIES || answer.wait > LONGEST_WAIT) return answer
      await setTimeout(answer.wait)
    }
  }

  return { request, bareErrors }
}

/** The `carrier_id` of a successful response. */
function carrierIdIn(operation: 'submitMessage' | 'startCall', { status, body }: ProbeAnswer): string {
  if (status === 501) throw new NotApplicable('the gateway returned 501 (not supported)')
  if (status !== 202) throw new Violation(`expected status 202, got ${status}`)
  const fits = validators[operation]?.responses[202] as Validator
  if (!fits(body)) throw new Violation(`the response is invalid: ${faultOf(fits)}`)
  return String(body['carrier_id'])
}

export interface Probe {
  /** Error responses without a problem body, by operation and path. */
  bareErrors: Map<string, string>
  listener: Listener
  request(method: 'POST' | 'DELETE', path: string, body?: string, spoilt?: Spoilt): Promise<ProbeAnswer>
  secret: string
  message(change?: Partial<CarriedMessage>): CarriedMessage
  call(change?: Partial<CarriedCall>): CarriedCall
  postMessage(body: object | string, spoilt?: Spoilt): Promise<ProbeAnswer>
  postCall(body: object | string, spoilt?: Spoilt): Promise<ProbeAnswer>
  /** Posts a request that must be accepted. Resolves with its `carrier_id`. */
  takeMessage(body: object, spoilt?: Spoilt): Promise<string>
  takeCall(body: object): Promise<string>
  /** Waits for a callback. Throws a Violation that starts with `what` on timeout. */
  awaitNews<R>(what: string, find: (all: readonly Post[]) => R | undefined): Promise<R>
}

export function createProbe(options: ProbeOptions): Probe {
  const { secret, from, to, callback, listener, patience } = options
  const { request, bareErrors } = createSender(options)

  const post = (path: string, body: object | string, spoilt?: Spoilt) =>
    request('POST', path, typeof body === 'string' ? body : JSON.stringify(body), spoilt)

  return {
    bareErrors,
    listener,
    request,
    secret,

    message: (change = {}): CarriedMessage => ({
      ...{ id: randomUUID(), from, to, text: 'A test of the Carrier API.', encoding: 'gsm0338', parts: 1, callback },
      ...change,
    }),

    call: (change = {}): CarriedCall => ({
      ...{ id: randomUUID(), from, to, media: { text: 'A test of the Carrier API.', language: 'en' }, callback },
      ...change,
    }),

    postMessage: (body, spoilt) => post('/messages', body, spoilt),
    postCall: (body, spoilt) => post('/calls', body, spoilt),

    takeMessage: async (body, spoilt) => carrierIdIn('submitMessage', await post('/messages', body, spoilt)),
    takeCall: async (body) => carrierIdIn('startCall', await post('/calls', body)),

    async awaitNews<R>(what: string, find: (all: readonly Post[]) => R | undefined): Promise<R> {
      const found = await listener.wait(find, patience)
      if (found === undefined) throw new Violation(`${what} within ${Math.round(patience / 1000)} seconds`)
      return found
    },
  }
}
