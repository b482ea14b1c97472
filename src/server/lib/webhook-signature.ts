// Standard Webhooks: the receiver can check that a delivery came from here, when it was sent, and that it is unchanged.
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Seconds by which the clocks of both sides may differ. */
const TOLERANCE = 300

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** A key object, because an HMAC with a Buffer as its key needs 3 times the time. */
const keyOf = (secret: string): KeyObject => createSecretKey(secret.replace(/^whsec_/, ''), 'base64')

const macOf = (id: string, seconds: number | string, body: string | Buffer, secret: string): Buffer =>
  createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.`).update(body).digest()

/** A header of a request that `signatureHeaders` signs. */
export const SIGNATURE = 'webhook-signature'

/**
 * The three headers for a body, with a signature by each of the secrets. `time` in milliseconds; `id` stays the same over
 * all attempts.
 */
export function signatureHeaders(
  id: string,
  time: number,
  body: string,
  ...secrets: readonly string[]
): Record<string, string> & { [SIGNATURE]: string } {
  const seconds = Math.floor(time / 1000)
  const signatures = secrets.map((secret) => `v1,${macOf(id, seconds, body, secret).toString('base64')}`)
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), [SIGNATURE]: signatures.join(' ') }
}

/** What is wrong with the signature of a request; null when it fits. `now` in milliseconds. */
export function signatureFault(headers: Headers, body: Buffer, secret: string, now: number): string | null {
  const [id, seconds, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  )
  if (!id || !seconds || !signatures)
    return 'The headers webhook-id, webhook-timestamp and webhook-signature must be there.'
  if (!/^\d{1,12}$/.test(seconds)) return 'webhook-timestamp must be in seconds.'
  if (Math.abs(now / 1000 - Number(seconds)) > TOLERANCE)
    return 'webhook-timestamp is more than five minutes away: an old request came again, or a clock is wrong.'
  const wanted = macOf(id, seconds, body, secret)
  const fits = signatures.split(' ').some((one) => {
    const given = Buffer.from(one.startsWith('v1,') ? one.slice(3) : '', 'base64')
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  return fits ? null : 'No signature fits: the body was changed, or the secret is another one.'
}
