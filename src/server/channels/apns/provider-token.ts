// The token that authenticates the sender to Apple, signed with the key of the developer. Apple accepts a token for 20
// to 60 minutes.
import type { KeyObject } from 'node:crypto'
import { signedToken } from '../../lib/jwt.ts'

/** A key of the developer account, as its portal makes them. */
export interface ApnsKey {
  key: KeyObject
  keyId: string
  teamId: string
}

/** Milliseconds after which a token is replaced, and before which Apple takes no other. */
const LIFE_MS = 50 * 60_000
const MIN_AGE = 20 * 60_000

export interface ProviderTokens {
  current(): string
  /** Replaces a token that Apple calls expired; false when it is so young that the clock of this machine must be wrong. */
  renew(expired: string): boolean
}

/** `now`: milliseconds of real time. */
export function createProviderTokens({ key, keyId, teamId }: ApnsKey, now: () => number): ProviderTokens {
  const signToken = () => {
    const at = now()
    const claims = { iss: teamId, iat: Math.floor(at / 1_000) }
    return { value: signedToken({ alg: 'ES256', kid: keyId }, claims, key), at }
  }
  let kept: ReturnType<typeof signToken> | null = null
  return {
    current(): string {
      if (kept === null || now() - kept.at >= LIFE_MS) kept = signToken()
      return kept.value
    },

    renew(expired): boolean {
      if (kept?.value !== expired) return true
      if (now() - kept.at < MIN_AGE) return false
      kept = signToken()
      return true
    },
  }
}
