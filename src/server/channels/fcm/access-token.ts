// Signs in to Google with the key of a service account (RFC 7523), for a token that is good for an hour.
import type { KeyObject } from 'node:crypto'
import { signedToken } from '../../lib/jwt.ts'
import { neverLeft } from '../http/carrier-answers.ts'
import { GuardError } from '../http/guarded-client.ts'

/** What the file of a service account says, as far as it is needed. */
export interface ServiceAccount {
  projectId: string
  clientEmail: string
  key: KeyObject
  /** Where tokens are got. */
  tokenUrl: string
}

/** Posts to an address outside. */
type PostForm = (
  url: string,
  headers: Record<string, string>,
  body: string,
) => Promise<{ status: number; headers: Readonly<Record<string, string>>; body: Buffer }>

/** `refused`: Google does not accept the key. `unreachable`: a temporary error; it may work later. */
type AccessToken = { token: string } | { problem: 'refused' | 'unreachable'; reason: string }

export interface AccessDeps {
  account: ServiceAccount
  post: PostForm
  /** Milliseconds of real time. */
  now(): number
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
/** Seconds for which a signed request is good, and before the end of a token when the next one is got. */
const LIFE = 3_600
const MARGIN = 300

function parseObject(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

export interface AccessTokens {
  current(): Promise<AccessToken>
  /** Forgets a token that Google does not take. */
  drop(token: string): void
}

/** All who need a token at the same moment wait for one request. */
export function createAccessTokens({ account, post, now }: AccessDeps): AccessTokens {
  let kept: { token: string; until: number } | null = null
  let asking: Promise<AccessToken> | null = null

  async function requestToken(): Promise<AccessToken> {
    const at = Math.floor(now() / 1_000)
    const claims = { iss: account.clientEmail, scope: SCOPE, aud: account.tokenUrl, iat: at, exp: at + LIFE }
    const assertion = signedToken({ alg: 'RS256', typ: 'JWT' }, claims, account.key)
    const form = new URLSearchParams({ grant_type: GRANT, assertion }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await post(account.tokenUrl, headers, form).catch((error: Error) => error)
    if (answer instanceof Error) {
      const reason = answer instanceof GuardError || neverLeft(answer) ? answer.message : 'Google gave no token in time'
      return { problem: 'unreachable', reason }
    }
    const { access_token: token, expires_in: seconds, error } = parseObject(answer.body)
    if (answer.status === 200 && typeof token === 'string') {
      const life = typeof seconds === 'number' ? seconds : LIFE
      kept = { token, until: now() + Math.max(life - MARGIN, 0) * 1_000 }
      return { token }
    }
    const word = typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? ` ${error}` : ''
    const isRefusal = answer.status >= 400 && answer.status < 500 && answer.status !== 429
    const reason = `Google answered ${answer.status}${word} to who we are`
    return { problem: isRefusal ? 'refused' : 'unreachable', reason }
  }

  return {
    current(): Promise<AccessToken> {
      if (kept && now() < kept.until) return Promise.resolve({ token: kept.token })
      asking ??= requestToken().finally(() => {
        asking = null
      })
      return asking
    },

    drop(token): void {
      if (kept?.token === token) kept = null
    },
  }
}
