// Calls a gateway as the platform does, and on purpose as it never would.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { CarriedCall, CarriedMessage } from '../../../generated/carrier-v1/schemas.ts'
import { schemaValidators, type Validator, validators } from '../../../generated/carrier-v1/validators.js'
import { signWebhook } from '../../clients/webhooks.ts'
import type { Listener, Post } from './listener.ts'

/** The gateway breaks a rule; the message says how. */
export class Violation extends Error {}
/** A rule does not apply to the gateway; the message says why. */
export class NotApplicable extends Error {}

export interface ProbeOptions {
  /** Of the gateway, without the path of an operation. */
  url: string
  secret: string
  from: string
  to: string
  /** Where the gateway finds the listener. */
  callback: string
  listener: Listener
  /** Milliseconds for which news are awaited. */
  patience: number
}

/** How a request is spoilt. */
export interface Spoilt {
  /** Another secret signs. */
  secret?: string
  /** Seconds by which its time is wrong. */
  shift?: number
  unsigned?: true
  /** What is sent instead of what was signed. */
  instead?: string
  /** A wrong signature stands before the right one. */
  doubled?: true
}

export interface ProbeAnswer {
  status: number
  body: Readonly<Record<string, unknown>>
  /** Milliseconds for which it asks to be left alone. */
  wait: number
}

const ANSWER_TIME = 30_000
/** How often a gateway may put a request off, and for how long. */
const [MOST_TRIES, LONGEST_WAIT] = [10, 10_000]

/** A secret that no gateway has. */
export const strangeSecret = (): string => `whsec_${Buffer.from(randomUUID()).toString('base64')}`

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What a validator that has just returned false found first. */
export function faultOf(validator: Validator): string {
  const [first] = validator.errors ?? []
  return `${first?.instancePath || 'the body'} ${first?.message ?? 'does not fit'}`
}

/** Sends requests, and notes errors that are no problems of the contract. */
function createSender({ url, secret }: Pick<ProbeOptions, 'url' | 'secret'>) {
  /** Errors that are no problems of the contract, by what was asked. */
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
    if (!fits(body)) bareErrors.set(what, `${what} was answered with ${status}: ${faultOf(fits)}`)
    else if ((body as { status: number }).status !== status)
      bareErrors.set(what, `${what} was answered with ${status}, and the body says another status`)
  }

  /** Sends a request once; throws a Violation when nothing comes back. */
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
      throw new Violation(`${method} ${path} got no answer: ${cause?.message || error.message}`)
    })
    const said: unknown = await answer.json().catch(() => null)
    if (answer.status >= 400) noteError(`${method} ${path}`, answer.status, said)
    const seconds = Number(answer.headers.get('retry-after') ?? '1')
    return { status: answer.status, body: isObject(said) ? said : {}, wait: seconds >= 0 ? seconds * 1_000 : 1_000 }
  }

  /** The same, again while the gateway wants less. */
  async function request(...call: Parameters<typeof requestOnce>): Promise<ProbeAnswer> {
    for (let tries = 1; ; tries++) {
      const answer = await requestOnce(...call)
      if (answer.status !== 429 || tries === MOST_TRIES || answer.wait > LONGEST_WAIT) return answer
      await setTimeout(answer.wait)
    }
  }

  return { request, bareErrors }
}

/** The id that an answer gives what was taken. */
function carrierIdIn(operation: 'submitMessage' | 'startCall', { status, body }: ProbeAnswer): string {
  if (status === 501) throw new NotApplicable('the gateway answers 501: it does not carry this')
  if (status !== 202) throw new Violation(`the answer is ${status} instead of 202`)
  const fits = validators[operation]?.responses[202] as Validator
  if (!fits(body)) throw new Violation(`the answer does not fit: ${faultOf(fits)}`)
  return String(body['carrier_id'])
}

export type Probe = ReturnType<typeof createProbe>

export function createProbe(options: ProbeOptions) {
  const { secret, from, to, callback, listener, patience } = options
  const { request, bareErrors } = createSender(options)

  const post = (path: string, body: object | string, spoilt?: Spoilt) =>
    request('POST', path, typeof body === 'string' ? body : JSON.stringify(body), spoilt)

  return {
    bareErrors,
    listener,
    request,
    secret,

    message: (change: Partial<CarriedMessage> = {}): CarriedMessage => ({
      ...{ id: randomUUID(), from, to, text: 'A test of the Carrier API.', encoding: 'gsm0338', parts: 1, callback },
      ...change,
    }),

    call: (change: Partial<CarriedCall> = {}): CarriedCall => ({
      ...{ id: randomUUID(), from, to, media: { text: 'A test of the Carrier API.', language: 'en' }, callback },
      ...change,
    }),

    postMessage: (body: object | string, spoilt?: Spoilt) => post('/messages', body, spoilt),
    postCall: (body: object | string, spoilt?: Spoilt) => post('/calls', body, spoilt),

    /** Posts what has to be taken; resolves with the gateway's id. */
    takeMessage: async (body: object, spoilt?: Spoilt) =>
      carrierIdIn('submitMessage', await post('/messages', body, spoilt)),
    takeCall: async (body: object) => carrierIdIn('startCall', await post('/calls', body)),

    /** What the gateway posts; throws a Violation that begins with `what` when it does not come. */
    async awaitNews<R>(what: string, find: (all: readonly Post[]) => R | undefined): Promise<R> {
      const found = await listener.wait(find, patience)
      if (found === undefined) throw new Violation(`${what} within ${Math.round(patience / 1000)} seconds`)
      return found
    },
  }
}
