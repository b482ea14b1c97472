// Identifies the sender to push services (RFC 8292): a token, signed with the key that the browser got when it
// subscribed.
import { signedToken } from '../../lib/jwt.ts'
import { type KeyPair, signingKey } from '../../lib/p256.ts'

/** Seconds for which a token is good; services take at most 24 hours (RFC 8292 2). */
const LIFE = 12 * 3_600
/** Seconds before its end at which a token is replaced: a message may wait that long for its turn. */
const MARGIN = 3_600
/** Number of cached tokens. Endpoints are URLs of strangers, with any number of origins. */
const MAX_TOKENS = 1_000

export interface VapidDeps {
  /** The contact for push services: an https or mailto URL. */
  contact: string
  /** Milliseconds of real time. */
  now(): number
}

/** The value of the header Authorization for a push service. */
export type Authorize = (keys: KeyPair, endpoint: string) => string

/** Signing costs more than encrypting, so a token serves all messages to a service for half a day. */
export function createVapid({ contact, now }: VapidDeps): Authorize {
  const kept = new Map<string, { value: string; renewAt: number }>()
  return (keys, endpoint) => {
    const { origin } = new URL(endpoint)
    const name = `${keys.publicKey} ${origin}`
    const seconds = Math.floor(now() / 1_000)
    const known = kept.get(name)
    if (known && seconds < known.renewAt) return known.value
    const claims = { aud: origin, exp: seconds + LIFE, sub: contact }
    const token = signedToken({ typ: 'JWT', alg: 'ES256' }, claims, signingKey(keys))
    const value = `vapid t=${token}, k=${keys.publicKey}`
    if (kept.size >= MAX_TOKENS) kept.clear()
    kept.set(name, { value, renewAt: seconds + LIFE - MARGIN })
    return value
  }
}
