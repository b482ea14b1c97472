// Tokens that say who calls, signed (RFC 7515, 7519).
import { type KeyObject, sign } from 'node:crypto'

/** The algorithms by the kind of the key: P-256, and RSA with PKCS #1. */
type Header = { alg: 'ES256' | 'RS256' } & Readonly<Record<string, string>>

const encodePart = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token with these claims, signed by the key. */
export function signedToken(header: Header, claims: Readonly<Record<string, unknown>>, key: KeyObject): string {
  const content = `${encodePart(header)}.${encodePart(claims)}`
  // An RSA key takes no notice of the encoding.
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}
