// The token that a tracked link carries to a page of a connected site: it names the message whose recipient clicked.
// Addresses are copied and shared, so it is good for a month only, and the script of the site takes it out of the address.
import { openToken, openUnlabelledToken, sealToken } from '../../lib/ids.ts'

/** The name of the token in the query of an address. */
export const VISIT_PARAMETER = '_mt'

/** Milliseconds that a token is good for. */
const GOOD_FOR_MS = 30 * 86_400_000
/** Clocks of processes differ a little. */
const AHEAD = 60_000

/** The token of a recipient who clicked at `now`. */
export const sealVisitToken = (messageId: number, now: number, secret: string): string =>
  sealToken('visit', `g-${messageId}-${now}`, secret)

/** The number of the message of a token that is still good at `now`; null when it is not, or not ours. */
export function readVisitToken(token: string, now: number, secret: string): number | null {
  const payload = openToken('visit', token, secret) ?? openUnlabelledToken(token, secret)
  const [, message, at] = /^g-(\d+)-(\d+)$/.exec(payload ?? '') ?? []
  const age = now - Number(at)
  return message !== undefined && age <= GOOD_FOR_MS && age >= -AHEAD ? Number(message) : null
}

/** The address with the token in its query. */
export function withVisitToken(address: string, token: string): string {
  const url = new URL(address)
  const query = url.search.replace(/^\?/, '')
  // Written by hand: `searchParams` would encode the rest of the query again.
  url.search = query === '' ? `${VISIT_PARAMETER}=${token}` : `${query}&${VISIT_PARAMETER}=${token}`
  return url.href
}
