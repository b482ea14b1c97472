// Posts hooks and fetches files, pages and feeds, through the guarded client. Sandbox accounts run on the same machine as the
// tests that use them, so they may reach the networks that the setting allows; live accounts reach public addresses
// only, unless the operator named the networks.
import type { FeedAnswer, FeedMemory } from '../../domain/campaigns/feeds/feed.ts'
import { waitOf } from './carrier-answers.ts'
import { readFeedAnswer, requestHeaders } from './feed-answer.ts'
import { createGuardedClient, type GuardedAnswer, type IsOwnPort } from './guarded-client.ts'
import { pageText } from './page-text.ts'

/** How many bytes of an answer are kept, to show why a hook failed. */
const EXCERPT = 1_000

type Kind = 'sandbox' | 'live'

/** Milliseconds until the status of the answer (Standard Webhooks: 15 to 30 s). */
const HOOK_TIMEOUT_MS = 15_000
const FETCH_TIMEOUT = 20_000
const PAGE_BYTES = 2 * 1024 * 1024

export interface HookClient {
  /** Resolves with the status, the headers, the beginning of the answer, and the milliseconds of its Retry-After. */
  post(
    kind: Kind,
    url: string,
    headers: Record<string, string>,
    body: string | Buffer,
  ): Promise<Pick<GuardedAnswer, 'status' | 'headers'> & { excerpt: string; retryAfter: number | undefined }>
  /** The bytes of a file as they come, for files that are too large to keep. */
  streamFile(kind: Kind, url: string, options: { signal: AbortSignal; maxBytes: number }): AsyncIterable<Buffer>
  fetchPage(kind: Kind, url: string): Promise<string>
  /** Fetches a feed if it has changed since `memory`; an error is an answer too. */
  fetchFeed(kind: Kind, url: string, memory: FeedMemory): Promise<FeedAnswer>
  close(): Promise<void>
}

/** `networks` (CIDRs): networks that accounts of each kind may reach in addition to public addresses. */
export function createHookClient(networks: Record<Kind, readonly string[]>, isOwnPort: IsOwnPort): HookClient {
  const clientFor = (kind: Kind) => createGuardedClient(networks[kind], isOwnPort)
  const clients = { sandbox: clientFor('sandbox'), live: clientFor('live') }

  async function get(kind: Kind, url: string): Promise<GuardedAnswer> {
    const answer = await clients[kind].send(url, { method: 'GET', timeoutMs: FETCH_TIMEOUT, maxBytes: PAGE_BYTES })
    if (answer.status !== 200) throw new Error(`${new URL(url).host} answered ${answer.status}`)
    return answer
  }

  async function* streamFile(kind: Kind, url: string, options: { signal: AbortSignal; maxBytes: number }) {
    const { status, body } = await clients[kind].open(url, options)
    // Entering the loop, even only to leave it, closes the connection.
    for await (const part of body) {
      if (status !== 200) break
      yield part
    }
    if (status !== 200) throw new Error(`${new URL(url).host} answered ${status}`)
  }

  return {
    streamFile,
    async post(kind, url, headers, body) {
      const limits = { timeoutMs: HOOK_TIMEOUT_MS, maxBytes: EXCERPT, read: 'start' as const }
      const answer = await clients[kind].send(url, { method: 'POST', headers, body, ...limits })
      const retryAfter = waitOf(answer.headers, Date.now())
      return { status: answer.status, headers: answer.headers, excerpt: excerptOf(answer.body), retryAfter }
    },
    async fetchPage(kind, url) {
      const { body, contentType } = await get(kind, url)
      return pageText(body, contentType)
    },
    async fetchFeed(kind, url, memory) {
      try {
        const headers = requestHeaders(memory)
        const request = { method: 'GET' as const, headers, timeoutMs: FETCH_TIMEOUT, maxBytes: PAGE_BYTES }
        return await readFeedAnswer(url, memory, await clients[kind].send(url, request))
      } catch (error) {
        return { state: 'failed', reason: (error as Error).message }
      }
    },
    async close() {
      await Promise.all([clients.sandbox.close(), clients.live.close()])
    },
  }
}

/** Text that every store can keep: no NUL, no half character at the end. */
const excerptOf = (body: Buffer): string =>
  new TextDecoder().decode(body.subarray(0, EXCERPT), { stream: true }).replaceAll('\0', '\uFFFD')
