// Signs and checks webhooks as Standard Webhooks has it (standardwebhooks.com, symmetric, `v1`), with
// WebCrypto, so that it also runs at the edge and in a browser. The body must be the text that came:
// parsing it and writing it again changes the bytes that were signed.

import type { calls as marketing } from '../../generated/marketing-v3/calls.ts'
import type { operations as MarketingOperations } from '../../generated/marketing-v3/types.ts'
import type { calls as registered } from '../../generated/registered-v1/calls.ts'
import type { operations as RegisteredOperations } from '../../generated/registered-v1/types.ts'
import type { calls as transactional } from '../../generated/transactional-v2/calls.ts'
import type { operations as TransactionalOperations } from '../../generated/transactional-v2/types.ts'
import { randomKey } from './random-key.ts'

/** The request is not one that the holder of the secret just made. Answer it with 401. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}

/** Headers as `fetch` or as Node has them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

export interface VerifyOptions {
  /** Seconds that the time of the request may differ from now, either way (300). */
  tolerance?: number
  /** Milliseconds since 1970 (`Date.now()`). */
  now?: number
}

const PREFIX = 'whsec_'

function toBytes(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}

async function importSecret(secret: string): Promise<CryptoKey> {
  const bytes = toBytes(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret)
  if (!bytes || bytes.length === 0) throw new TypeError(`The secret of a webhook must be ${PREFIX} and base64.`)
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

const signedText = (id: string, timestamp: number | string, body: string) =>
  new TextEncoder().encode(`${id}.${timestamp}.${body}`)

/** The value of `webhook-signature` for one secret. `timestamp` is in seconds. */
export async function signWebhook(id: string, timestamp: number, body: string, secret: string): Promise<string> {
  const key = await importSecret(secret)
  const signature = await crypto.subtle.sign('HMAC', key, signedText(id, timestamp, body))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
}

function readHeader(headers: WebhookHeaders, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? ''
  const found = Object.keys(headers).find((key) => key.toLowerCase() === name)
  const value = found === undefined ? undefined : headers[found]
  return typeof value === 'string' ? value : (value?.join(' ') ?? '')
}

/**
 * Throws a WebhookError unless one of the signatures is right and the time is near.
 * `webhook-id` is the same when a delivery is tried again: keep it to notice that you had it already.
 */
export async function verifyWebhook(
  body: string,
  headers: WebhookHeaders,
  secret: string,
  { tolerance = 300, now = Date.now() }: VerifyOptions = {},
): Promise<void> {
  const key = await importSecret(secret)
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    readHeader(headers, name),
  )
  if (!id || !timestamp || !signatures)
    throw new WebhookError('The headers webhook-id, webhook-timestamp and webhook-signature must be there.')
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError('webhook-timestamp must be in seconds.')
  if (Math.abs(now / 1000 - Number(timestamp)) > tolerance) {
    throw new WebhookError('webhook-timestamp is too far from now: an old request came again, or a clock is wrong.')
  }
  const text = signedText(id, timestamp, body)
  for (const signature of signatures.split(' ')) {
    const bytes = signature.startsWith('v1,') ? toBytes(signature.slice(3)) : null
    // `verify` takes the same time for every wrong signature.
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, text))) return
  }
  throw new WebhookError('No signature fits: the body was changed, or the secret is not that of this webhook.')
}

type BodyOf<O> = O extends { requestBody?: { content: { 'application/json': infer B } } } ? B : never

type AllOperations = MarketingOperations & RegisteredOperations & TransactionalOperations
type AllCalls = typeof marketing & typeof registered & typeof transactional

/** The webhooks and callbacks of the contract by name, and what each brings: all that is no call. */
export type WebhookBodies = { [Name in Exclude<keyof AllOperations, keyof AllCalls>]: BodyOf<AllOperations[Name]> }

/** The name of a webhook or callback in the contract. */
export type WebhookName = keyof WebhookBodies

/** What a webhook of a list brings. */
export type ListEvent = BodyOf<MarketingOperations['listEvent']>
/** What the callback of an import brings. */
export type ImportFinished = BodyOf<MarketingOperations['importFinished']>

/** Checks a webhook of a list as `verifyWebhook` does, and reads its body. */
export function parseListEvent(
  body: string,
  headers: WebhookHeaders,
  secret: string,
  options?: VerifyOptions,
): Promise<ListEvent> {
  return parse(body, headers, secret, options)
}

/** Checks the callback of an import as `verifyWebhook` does, and reads its body. */
export function parseImportFinished(
  body: string,
  headers: WebhookHeaders,
  secret: string,
  options?: VerifyOptions,
): Promise<ImportFinished> {
  return parse(body, headers, secret, options)
}

/**
 * Checks a webhook or callback as `verifyWebhook` does, and reads its body, whose type follows from its name
 * in the contract: `parseWebhook<'transactionalEmailEvent'>(body, headers, secret)`.
 */
export function parseWebhook<Name extends WebhookName = WebhookName>(
  body: string,
  headers: WebhookHeaders,
  secret: string,
  options?: VerifyOptions,
): Promise<WebhookBodies[Name]> {
  return parse(body, headers, secret, options)
}

/** What a test posts to its own receiver. */
export interface TestWebhook {
  body: string
  headers: Record<string, string>
}

/**
 * A webhook as the platform would send it, to try a receiver with: body and headers of a POST. `id` is random
 * and `now` the time of the machine, milliseconds, unless they are given.
 */
export async function signTestWebhook<Name extends WebhookName = WebhookName>(
  event: WebhookBodies[Name],
  secret: string,
  { id = randomKey(), now = Date.now() }: { id?: string; now?: number } = {},
): Promise<TestWebhook> {
  const body = JSON.stringify(event)
  const timestamp = Math.floor(now / 1000)
  const signature = await signWebhook(id, timestamp, body, secret)
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  }
  return { body, headers }
}

async function parse<T>(body: string, headers: WebhookHeaders, secret: string, options?: VerifyOptions): Promise<T> {
  await verifyWebhook(body, headers, secret, options)
  // The signature says that the platform wrote it; its contract says what it writes.
  return JSON.parse(body) as T
}

/** The same by shorter names: `webhooks.verify(body, headers, secret)`. */
export const webhooks = {
  verify: verifyWebhook,
  parse: parseWebhook,
  sign: signWebhook,
  signTest: signTestWebhook,
} as const
