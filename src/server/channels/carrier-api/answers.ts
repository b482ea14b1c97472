// What the answers of a gateway mean for an SMS or a call (C-005).
import { waitOf } from '../http/carrier-answers.ts'
import type { GuardedAnswer } from '../http/guarded-client.ts'

/**
 * `later`: nothing was taken; `slow`: the gateway asks for less; `trouble`: the gateway or the settings have a fault,
 * independent of the message. `lost`: the outcome is unknown.
 */
export type Meaning =
  | { state: 'taken'; carrierId: string | null }
  | { state: 'refused'; reason: string; rejected?: boolean }
  | { state: 'later'; reason: string; wait?: number; slow?: boolean; trouble?: boolean }
  | { state: 'lost'; reason: string }

/** Answers that concern the message and nothing else. */
const forGood: ReadonlySet<number> = new Set([400, 409, 413, 422])

/** Characters of what a gateway says. */
const MAX_TEXT = 500

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function bodyOf({ body }: GuardedAnswer): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'))
    return isObject(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

const shownText = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, MAX_TEXT)

/** Reads an answer to a POST of an SMS or a call; `now` in milliseconds. */
export function meaningOf(answer: GuardedAnswer, now: number): Meaning {
  const { status } = answer
  const { carrier_id: given, detail, errors } = bodyOf(answer)
  // The gateway has it, also if it cannot say under which name.
  if (status === 202) return { state: 'taken', carrierId: typeof given === 'string' ? shownText(given) : null }
  const said = typeof detail === 'string' && detail !== '' ? `: ${shownText(detail)}` : ''
  const reason = `the gateway answered ${status}${said}`
  if (status < 300) return { state: 'lost', reason }
  if (forGood.has(status))
    return { state: 'refused', reason, ...(isObject(errors) && 'body.to' in errors && { rejected: true }) }
  const wait = waitOf(answer.headers, now)
  const kind = status === 429 ? { slow: true } : { trouble: true }
  return { state: 'later', reason, ...kind, ...(wait !== undefined && { wait }) }
}
