// What can be set on a client, and what on one call.

/** Settings of a client. */
export interface ClientOptions {
  /** Key of the account. Operations that need none do not get it. */
  apiKey: string
  /** Address of the API, as in `servers` of the contract (the first of them). */
  baseUrl?: string
  /** Sends a request (the global `fetch`). */
  fetch?: (request: Request) => Promise<Response>
  /** Milliseconds for each attempt, `Infinity` for no end (60 000, more where the contract gives an operation more). */
  timeoutMs?: number
  /** How often a failed request is sent again (2). */
  retries?: number
  /** Longest wait before a retry, milliseconds (30 000). When the server asks for more, the call fails at once. */
  maxWaitMs?: number
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>>
  /** Waits; for tests. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
  /** A number from 0 to below 1; for tests (`Math.random`). */
  random?: () => number
}

/** Settings of one call; they win over those of the client. */
export interface CallOptions {
  /** Ends the call; it then throws the reason of the signal. */
  signal?: AbortSignal
  timeoutMs?: number
  retries?: number
  headers?: Readonly<Record<string, string>>
}

/** Settings of one call of an operation that takes effect. */
export interface KeyedCallOptions extends CallOptions {
  /**
   * Names the request for 24 hours, so that it is not done twice (a random one for each call, the same for
   * all attempts). Set your own, such as the number of an order, when your program may make the call again.
   */
  idempotencyKey?: string
}

/** Settings of sending many items in parts. */
export interface BulkOptions extends KeyedCallOptions {
  /** Items of a part at most (what the contract allows, 10 000 where it says nothing). */
  size?: number
  /** Parts under way at the same time (4). */
  concurrency?: number
}

/** Settings of an iteration. */
export interface PageOptions extends CallOptions {
  /** Items to take at most, over all pages (all). */
  max?: number
}

/** Visible ASCII: other keys make `fetch` throw an error that quotes them. */
const KEY = /^[\x21-\x7e]+$/

/** Refuses settings that no request could be sent with. */
export function assertOptions({ apiKey, baseUrl }: ClientOptions): void {
  if (typeof apiKey !== 'string' || !KEY.test(apiKey)) {
    throw new TypeError('apiKey must be the key of an account: a text without spaces or line breaks.')
  }
  if (baseUrl === undefined) return
  // A browser may name an address relative to its page.
  const page = globalThis.location?.href
  if (!URL.canParse(baseUrl, page))
    throw new TypeError(`baseUrl must be an address like https://host/path, not "${baseUrl}".`)
  const { username, password, search, hash } = new URL(baseUrl, page)
  if (username || password || search || hash) {
    throw new TypeError('baseUrl must be an address without user, password, query and fragment.')
  }
}
