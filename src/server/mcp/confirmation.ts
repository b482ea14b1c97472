// Tokens that confirm one call with a live key. A dry run returns one; it fits only the same call, with the same key, for
// ten minutes, as long as the call reaches no more people than the dry run counted.
import { openToken, sealToken, sha256 } from '../lib/ids.ts'
import type { CallParts } from './reach.ts'

const VALID_MS = 10 * 60_000
/** In the place of a number that the contract cannot know. */
const UNKNOWN = 'unknown'

export interface Confirmed extends CallParts {
  operation: string
  idempotencyKey: string | undefined
}

export interface Confirmations {
  /** A token for a call that reaches this many people, with the time at which it expires. */
  issue(call: Confirmed, people: number | null): { token: string; expires: Date }
  /** Null if the token confirms the call; otherwise the reason why not. */
  refusalOf(token: string, call: Confirmed, people: number | null): string | null
}

/** JSON with sorted names, so that their order does not matter. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(',')}}`
}

/** Creates the confirmations of one key. `secret` seals them, `key` binds them. */
export function createConfirmations({
  secret,
  key,
  now,
}: {
  secret: string
  key: string
  now(): number
}): Confirmations {
  const keyHash = sha256(key)
  const digestOf = ({ operation, path, query, body, idempotencyKey }: Confirmed) =>
    sha256(canonicalJson([keyHash, operation, path, query, body, idempotencyKey ?? null])).slice(0, 40)
  return {
    issue(call, people) {
      const expires = now() + VALID_MS
      const payload = `${expires}-${people ?? UNKNOWN}-${digestOf(call)}`
      return { token: sealToken('mcp-call', payload, secret), expires: new Date(expires) }
    },
    refusalOf(token, call, people) {
      const payload = openToken('mcp-call', token, secret)
      if (payload === null) return 'The confirmation token is not valid.'
      const [expires = '', counted = '', digest = ''] = payload.split('-')
      if (digest !== digestOf(call)) return 'The confirmation token is for another call or another key.'
      if (now() >= Number(expires)) return 'The confirmation token has expired.'
      const mayReach = counted === UNKNOWN ? Infinity : Number(counted)
      if (people === null ? counted !== UNKNOWN : people > mayReach)
        return `The call would now reach ${people ?? 'an unknown number of'} people, but the token is for ${counted}.`
      return null
    },
  }
}
