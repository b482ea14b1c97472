// The search language of the inbox: words as in Mailpit, which become parameters of listCapturedMessages.
import type { SandboxClient } from '../../../clients/index.ts'
import { t } from '../../texts/texts.ts'

/** What the platform filters by. */
export type ListQuery = NonNullable<NonNullable<Parameters<SandboxClient['listCapturedMessages']>[0]>['query']>

/** A search as it was read. */
export interface InboxQuery {
  list: ListQuery
  /** Only messages that were read, or only the others; the browser alone knows. */
  unread?: boolean
  /** What of the text nobody understands. */
  problems: string[]
}

/** The channels, in the order of the hints. */
const channels = ['email', 'sms', 'smart_sms', 'push', 'web_push', 'voice'] as const
const outcomes = ['accepted', 'deferred', 'failed', 'unknown'] as const
const texts = t.inbox.search

const TOKEN = /([-!]?)(?:([a-z]+):(?!\/\/))?(?:"([^"]*)"?|(\S*))(?:\s+|$)/giy
const units: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 }
const spans: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/** The time that `2026-03-02`, `2026-03-02T10:00` or `2h` (ago) names, as the APIs write it; null for anything else. */
function toTime(value: string, now: number): string | null {
  const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(value) ?? []
  const time = count === undefined ? Date.parse(dayOrTime(value)) : now - Number(count) * (spans[unit] ?? 0)
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}

const dayOrTime = (value: string): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return `${value}T00:00:00Z`
  const [, time] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)Z?$/.exec(value) ?? []
  return time === undefined ? 'none' : `${time}Z`
}

const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find((one) => one === value.replaceAll('-', '_'))

/** What a word with a colon does; a text says what is wrong with its value. */
const words: Readonly<Record<string, (value: string, into: InboxQuery, now: number) => string | undefined>> = {
  to: (value, { list }) => void (list.recipient_part = value),
  from: (value, { list }) => void (list.sender_part = value),
  subject: (value, { list }) => void (list.subject_part = value),
  channel(value, { list }) {
    const channel = oneOf(channels, value)
    if (channel === undefined) return texts.takes('channel', channels.join(', '))
    list.channel = channel
  },
  outcome(value, { list }) {
    const outcome = oneOf(outcomes, value)
    if (outcome === undefined) return texts.takes('outcome', outcomes.join(', '))
    list.outcome = outcome
  },
  campaign(value, { list }) {
    if (!/^[\w-]+$/.test(value)) return texts.takes('campaign', texts.hash)
    list.campaign_hash = value
  },
  operation: (value, { list }) => void (list.operation_id = value),
  has(value, { list }) {
    if (!/^(attachment|file)s?$/.test(value)) return texts.takes('has', 'attachment')
    list.has_attachment = true
  },
  is(value, query) {
    if (value !== 'unread' && value !== 'read') return texts.takes('is', 'unread, read')
    query.unread = value === 'unread'
  },
  after(value, { list }, now) {
    const time = toTime(value, now)
    if (time === null) return texts.takes('after', texts.times)
    list.created_min = time
  },
  before(value, { list }, now) {
    const time = toTime(value, now)
    if (time === null) return texts.takes('before', texts.times)
    list.created_max = time
  },
  larger(value, { list }) {
    const [, count, unit = ''] = /^(\d{1,9})([km]?)b?$/i.exec(value) ?? []
    if (count === undefined) return texts.takes('larger', '10k, 2m')
    list.larger = Number(count) * (units[unit.toLowerCase()] ?? 1)
  },
}

/** Words that can be turned around with a hyphen. */
function negate(name: string, query: InboxQuery): boolean {
  if (name === 'has') query.list.has_attachment = false
  else if (name === 'is') query.unread = !query.unread
  else return false
  return true
}

/** Reads what somebody typed. Unknown words are left out, and named. `now`: milliseconds. */
export function readQuery(text: string, now: number): InboxQuery {
  const query: InboxQuery = { list: {}, problems: [] }
  const free: string[] = []
  for (const [, no = '', name, phrase, bare = ''] of text.slice(0, 400).matchAll(TOKEN)) {
    const value = (phrase ?? bare).trim()
    if (name === undefined) {
      if (value !== '') free.push(`${no && '-'}${phrase === undefined ? value : `"${value}"`}`)
      continue
    }
    const word = words[name.toLowerCase()]
    if (word === undefined) query.problems.push(texts.unknown(`${name}:`))
    else if (value !== '') {
      const wrong = word(value, query, now)
      if (wrong !== undefined) query.problems.push(wrong)
      else if (no !== '' && !negate(name.toLowerCase(), query)) query.problems.push(texts.cannotTurn(`${no}${name}:`))
    }
  }
  if (free.length > 0) query.list.words = free.join(' ')
  return query
}
