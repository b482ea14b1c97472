// Tells Apple who sends: a token, signed with the key of the developer. Apple wants each token for 20 to 60 minutes.
import type { KeyObject } from 'node:crypto'
import { signedToken } from '../../lib/jwt.ts'

/** A key of the developer account, as its portal makes them. */
export interface ApnsKey {
  key: KeyObject
  keyId: string
  teamId: string
}

/** Milliseconds after which a token is made anew, and before which Apple takes no other. */
const LIFE = 50 * 60_000
const LEAST_AGE = 20 * 60_000

export type ProviderTokens = ReturnType<typeof createProviderTokens>

/** `now`: milliseconds of real time. */
export function createProviderTokens({ key, keyId, teamId }: ApnsKey, now: () => number) {
  const make = () => {
    const at = now()
    const claims = { iss: teamId, iat: Math.floor(at / 1_000) }
    return { value: signedToken({ alg: 'ES256', kid: keyId }, claims, key), at }
  }
  let kept: ReturnType<typeof make> | null = null
  return {
    current(): string {
      if (kept === null || now() - kept.at >= LIFE) kept = make()
      return kept.value
    },

    /** Replaces a token that Apple calls expired; false when it is so young that the clock of this machine must be wrong. */
    renew(expired: string): boolean {
      if (kept?.value !== expired) return true
      if (now() - kept.at < LEAST_AGE) return false
      kept = make()
      return true
    },
  }
}
