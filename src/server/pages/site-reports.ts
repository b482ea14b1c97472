// Reads the posts of the script of a connected site. Several versions of the script are in use at once, and anyone may
// post: unknown or invalid parts are left out.
import { readVisitToken } from '../domain/content/visit-tokens.ts'
import { invalid } from '../domain/errors.ts'
import type { VisitEvent } from '../domain/insight/site-tracking/site-visits.ts'
import type { Claim } from '../domain/insight/site-tracking/visitors.ts'
import { fromContactId, isContactId } from '../lib/ids.ts'

const MAX_EVENTS = 20
const MAX_PATH = 2_000
const MAX_EMAIL = 254

/** What a page reports. */
export interface ReadReport {
  code: string
  path: string
  events: VisitEvent[]
  /** Who the page says its visitor is. */
  claimAt(now: number, secret: string): Claim | null
}

type Members = Readonly<Record<string, unknown>>

const membersOf = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {})
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function toEvent(given: unknown): VisitEvent | null {
  const [kind, value] = Array.isArray(given) ? (given as unknown[]) : []
  if (kind === 'page' || kind === 'push') return { kind }
  if (kind === 'goal') return Number.isSafeInteger(Number(value)) ? { kind, goal: Number(value) } : null
  if (kind === 'form') return /^[\w-]{1,100}$/.test(textOf(value)) ? { kind, hash: textOf(value) } : null
  if (kind !== 'product') return null
  const product = typeof value === 'number' ? String(value) : textOf(value)
  return /^[\w.-]{1,255}$/.test(product) ? { kind, product } : null
}

/** A path without query and fragment; `/` for what is none. */
function toPath(value: unknown): string {
  const path = /^\/[^?#\s]*/.exec(textOf(value))?.[0] ?? '/'
  return path.slice(0, MAX_PATH)
}

function claimOf(given: unknown, now: number, secret: string): Claim | null {
  const { t, e, i } = membersOf(given)
  if (typeof t === 'string') {
    const messageId = readVisitToken(t, now, secret)
    return messageId === null ? null : { messageId }
  }
  if (typeof e === 'string') return e.length <= MAX_EMAIL && e.includes('@') ? { email: e } : null
  return typeof i === 'string' && isContactId(i) ? { contactId: fromContactId(i) } : null
}

/** Reads a report; throws `invalid` for one that has no events or too many. */
export function readReport(body: unknown): ReadReport {
  const { s, u, w, e } = membersOf(body)
  if (!Array.isArray(e) || e.length > MAX_EVENTS) throw invalid('e', `must be a list of at most ${MAX_EVENTS} events`)
  return {
    code: textOf(s),
    path: toPath(u),
    events: e.flatMap((one) => toEvent(one) ?? []),
    claimAt: (now, secret) => claimOf(w, now, secret),
  }
}
