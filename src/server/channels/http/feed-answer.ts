// What the answer of a host means for a feed (RFC 9110), and how one asks for what has changed only.
import { createHash } from 'node:crypto'
import type { FeedAnswer, FeedMemory } from '../../domain/campaigns/feeds/feed.ts'
import { UnreadableFeedError } from '../../lib/feeds/feed-source.ts'
import { readFeed } from '../../lib/feeds/read-feed.ts'
import type { GuardedAnswer } from './guarded-client.ts'

/** The headers that ask for a feed, with both conditions exactly as the host wrote them: many know only one. */
export const requestHeaders = ({ etag, lastModified }: FeedMemory): Record<string, string> => ({
  accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
  'user-agent': 'messaging-platform (reads feeds of its users)',
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
})

/** Reads an answer to such a request. */
export async function readFeedAnswer(url: string, memory: FeedMemory, answer: GuardedAnswer): Promise<FeedAnswer> {
  const { status, headers, body, contentType } = answer
  if (status === 304) return { state: 'unchanged', memory }
  if (status === 410) return { state: 'gone' }
  if (status !== 200) return refusal(url, answer)
  const hash = createHash('sha256').update(body).digest('base64url')
  const now = { etag: headers['etag'] ?? null, lastModified: headers['last-modified'] ?? null, hash }
  if (hash === memory.hash) return { state: 'unchanged', memory: now }
  try {
    return { state: 'read', memory: now, items: await readFeed({ bytes: new Uint8Array(body), contentType, url }) }
  } catch (error) {
    if (error instanceof UnreadableFeedError)
      return { state: 'failed', reason: `The feed is unreadable: ${error.message}` }
    throw error
  }
}

function refusal(url: string, { status, headers }: GuardedAnswer): FeedAnswer {
  const said = `${new URL(url).host} answered ${status}`
  const moved = status >= 300 && status < 400 && headers['location'] !== undefined
  const reason = moved ? `${said}: the feed has moved, and redirects are not followed. Name its new address` : said
  return { state: 'failed', reason, wait: status === 429 || status === 503 ? waitOf(headers) : undefined }
}

/** Milliseconds that a Retry-After names, as seconds or as a date (RFC 9110 10.2.3), counted by the clock of the host. */
function waitOf({ 'retry-after': value = '', date = '' }: GuardedAnswer['headers']): number | undefined {
  const wait = /^\d{1,9}$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.parse(date)
  return wait > 0 ? wait : undefined
}
