// Standard Webhooks: the receiver can check that a delivery came from here, when it was sent, and that it is unchanged.
import { createHmac } from 'node:crypto'

/** The three headers for a body. `time` in milliseconds; `id` stays the same over all attempts. */
export function signatureHeaders(id: string, time: number, body: string, secret: string): Record<string, string> {
  const seconds = Math.floor(time / 1000)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` }
}

/** The headers of a request that was signed at this time. */
export const hookHeaders = (
  id: string,
  time: number,
  { media_type, body, secret }: { media_type: string; body: string; secret: string },
): Record<string, string> => ({ 'content-type': media_type, ...signatureHeaders(id, time, body, secret) })
