// Ids and tokens that leave the platform. Row numbers stay inside; the ids that callers see do not count up.
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

const MASK = (1n << 40n) - 1n
// Odd, so multiplication modulo 2^40 has an inverse: every row has one contact id and the way back needs no index.
const FACTOR = 0x9e3779b97bn
const INVERSE = modularInverse(FACTOR)
const SHIFT = 0x5bd1e995a7n

function modularInverse(odd: bigint): bigint {
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

/** HMAC-SHA256 of a text, as hexadecimal digits. A plain hash would let anyone guess the text by trying. */
export const keyedHash = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** What a sealed token is for. Its seal covers the purpose, so no token of one passes for one of another. */
export type TokenPurpose =
  | 'link'
  | 'message-hash'
  | 'confirmation'
  | 'visit'
  | 'alert'
  | 'result-file'
  | 'preview'
  | 'mcp-call'

/** A text that only a holder of the secret could have written, for one purpose: `<payload>.<mac>`. */
export function sealToken(purpose: TokenPurpose, payload: string, secret: string): string {
  return `${payload}.${macOfText(labelPayload(purpose, payload), secret)}`
}

/** The payload of a sealed token, or null when it was not sealed for this purpose with this secret. */
export const openToken = (purpose: TokenPurpose, token: string, secret: string): string | null =>
  verifyToken(token, (payload) => macOfText(labelPayload(purpose, payload), secret))

/**
 * The payload of a token of an older version, whose seal covers no purpose: for tokens that are in messages which were
 * sent. The form of the payload alone tells what it is for.
 */
export const openUnlabelledToken = (token: string, secret: string): string | null =>
  verifyToken(token, (payload) => macOfText(payload, secret))

/** No payload of an older version has a line break. */
const labelPayload = (purpose: TokenPurpose, payload: string): string => `token\n${purpose}\n${payload}`

function verifyToken(token: string, macOf: (payload: string) => string): string | null {
  const dot = token.lastIndexOf('.')
  if (dot < 1) return null
  const payload = token.slice(0, dot)
  const given = Buffer.from(token.slice(dot + 1))
  const right = Buffer.from(macOf(payload))
  return given.length === right.length && timingSafeEqual(given, right) ? payload : null
}

/** The first 96 bits of HMAC-SHA256, as base64url: out of reach of guessing over the network, and short in a link. */
function macOfText(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest().subarray(0, 12).toString('base64url')
}
