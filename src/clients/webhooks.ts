// Signs and checks webhooks according to Standard Webhooks (standardwebhooks.com, symmetric, `v1`), with WebCrypto, so
// that it also runs at the edge and in a browser. The body must be the text as it was received: parsing it and writing
// it again changes the bytes that were signed.

import type { MarketingWebhooks } from '../../generated/marketing-v3/methods.ts'
import type { RegisteredWebhooks } from '../../generated/registered-v1/methods.ts'
import type { TransactionalWebhooks } from '../../generated/transactional-v2/methods.ts'
import { randomKey } from './random-key.ts'

/** The request does not come from the holder of the secret, or is too old. Answer it with 401. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}

/** Headers as `fetch` or Node represents them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** Decides when a request is too old, or comes from the future. */
export interface VerifyOptions {
  /** Seconds by which the time of the request may differ from now, either way (300). */
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
 * Throws a WebhookError unless one of the signatures is valid and the time is within the tolerance.
 * `webhook-id` is the same when a delivery is tried again: keep it, to notice deliveries that you already had.
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

/** The webhooks and callbacks of the contract by name, each with its body. */
export interface WebhookBodies extends MarketingWebhooks, RegisteredWebhooks, TransactionalWebhooks {}

/** The name of a webhook or callback in the contract. */
export type WebhookName = keyof WebhookBodies

/** The body of a list's webhook. */
export type ListEvent = MarketingWebhooks['listEvent']
/** The body of an import's callback. */
export type ImportFinished = MarketingWebhooks['importFinished']

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

/** A request that a test posts to its own receiver. */
export interface TestWebhook {
  body: string
  headers: Record<string, string>
}

/**
 * The body and headers of a POST as the platform would send it, to test a receiver with. Unless given, `id` is
 * random and `now` is the time of the machine in milliseconds.
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
  // The signature proves that the platform wrote the body, and its contract says what it writes.
  return JSON.parse(body) as T
}

/** The same functions under shorter names: `webhooks.verify(body, headers, secret)`. */
export const webhooks = {
  verify: verifyWebhook,
  parse: parseWebhook,
  sign: signWebhook,
  signTest: signTestWebhook,
} as const
