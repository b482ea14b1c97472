// Ids and tokens that leave the platform. Row numbers stay inside; the ids that callers see do not count up.
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

const MASK = (1n << 40n) - 1n
// Odd, so multiplication modulo 2^40 has an inverse: every row has one contact id and the way back needs no index.
const FACTOR = 0x9e3779b97bn
const INVERSE = inverse(FACTOR)
const SHIFT = 0x5bd1e995a7n

function inverse(odd: bigint): bigint {
  let x = odd
  for (let i = 0; i < 6; i++) x = (x * (2n - odd * x)) & MASK // Newton: each round doubles the correct bits.
  return x
}

/** The 10 hexadecimal digits that the contract calls contact_id. */
export function toContactId(row: number): string {
  return (((BigInt(row) * FACTOR) & MASK) ^ SHIFT).toString(16).padStart(10, '0')
}

/** Whether a text has the form of a contact_id. */
export const isContactId = (text: string): boolean => /^[a-f\d]{10}$/i.test(text)

/** The row of a contact_id. Any 10 hexadecimal digits give a number, though not always that of a row. */
export function fromContactId(id: string): number {
  return Number(((BigInt(`0x${id}`) ^ SHIFT) * INVERSE) & MASK)
}

/** `bytes` random bytes as base64url text. */
export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** `bytes` random bytes as lower-case hexadecimal digits. */
export function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}

/** A secret that signs webhooks, in the form of Standard Webhooks: `whsec_` and 24 random bytes as base64. */
export function randomSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`
}

/** SHA-256 of a text or of bytes, as hexadecimal digits. Enough for keys of 128 random bits and more; never for passwords. */
export function sha256(content: string | Buffer): string {
  return hash('sha256', content, 'hex')
}

/** HMAC-SHA256 of a text, as hexadecimal digits: whoever lacks the secret cannot try texts until one fits. */
export const keyedHash = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** A text that only a holder of the secret could have written: `<payload>.<mac>`. */
export function sealToken(payload: string, secret: string): string {
  return `${payload}.${mac(payload, secret)}`
}

/** The payload of a sealed token, or null when it was not sealed with this secret. */
export function openToken(token: string, secret: string): string | null {
  const dot = token.lastIndexOf('.')
  if (dot < 1) return null
  const payload = token.slice(0, dot)
  const given = Buffer.from(token.slice(dot + 1))
  const right = Buffer.from(mac(payload, secret))
  return given.length === right.length && timingSafeEqual(given, right) ? payload : null
}

/** The first 96 bits of HMAC-SHA256, as base64url: out of reach of guessing over the network, and short in a link. */
function mac(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest().subarray(0, 12).toString('base64url')
}
