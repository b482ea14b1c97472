// What can be set on a client, and what on one call.

/**
 * Options of `fetch` beside those that the client sets: `cache`, `credentials`, `duplex`, `keepalive`, `priority`, and those of a
 * runtime, such as `next` (Next.js), `cf` (Cloudflare) or `dispatcher` (Node).
 */
export type FetchOptions = Omit<RequestInit, 'body' | 'headers' | 'method' | 'redirect' | 'signal'> & {
  readonly [name: string]: unknown
  readonly body?: never
  readonly headers?: never
  readonly method?: never
  readonly redirect?: never
  readonly signal?: never
}

/** Settings of a client. */
export interface ClientOptions {
  /** Key of the account. It is not sent to operations that need none. */
  apiKey: string
  /**
   * Address of the API, as the server prints it at its start, or of the platform (`https://localhost:8443`): without a
   * path, the client adds that of its API (the first of `servers` in the contract).
   */
  baseUrl?: string | undefined
  /** Sends a request (the global `fetch`). `options` are the `fetchOptions`, if there are any. */
  fetch?: ((request: Request, options?: RequestInit) => Promise<Response>) | undefined
  /** Passed to `fetch` with every request. */
  fetchOptions?: FetchOptions | undefined
  /** Milliseconds for each attempt, `Infinity` for no limit (60 000, or more where the contract allows more). */
  timeoutMs?: number | undefined
  /** How often a failed request is sent again (2). */
  retries?: number | undefined
  /** Longest wait before a retry, milliseconds (30 000). When the server asks for more, the call fails at once. */
  maxWaitMs?: number | undefined
  /**
   * Asks the server to refuse what it would otherwise ignore or convert, such as a misspelt member (true outside of
   * production: in a program whose environment does not say NODE_ENV=production; false in browsers).
   */
  strict?: boolean | undefined
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Replaces the wait before a retry; for tests. */
  sleep?: ((ms: number, signal?: AbortSignal) => Promise<void>) | undefined
  /** Returns a number from 0 to below 1; for tests (`Math.random`). */
  random?: (() => number) | undefined
}

/** Settings of one call; they override those of the client. */
export interface CallOptions {
  /** Ends the call; it then throws the reason of the signal. */
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
  retries?: number | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** Passed to `fetch` with this call, in addition to those of the client. */
  fetchOptions?: FetchOptions | undefined
}

/** Settings of one call of an operation that takes effect. */
export interface KeyedCallOptions extends CallOptions {
  /**
   * Identifies the request for 24 hours, so that it is not done twice (a random key for each call, the same for
   * all its attempts). Set your own, such as an order number, when your program may make the same call again.
   */
  idempotencyKey?: string | undefined
}

/** Settings for sending many items in parts. */
export interface BulkOptions extends KeyedCallOptions {
  /** Maximum number of items in a part (what the contract allows; 10 000 where it sets no limit). */
  size?: number | undefined
  /** How many parts are sent at the same time (4). */
  concurrency?: number | undefined
}

/** Settings of an iteration. */
export interface PageOptions extends CallOptions {
  /** Maximum number of items over all pages (no maximum). */
  max?: number | undefined
}

/** Whether this is a program under development. A page in a browser has no environment that could tell. */
export function inDevelopment(): boolean {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } }
  return process?.env !== undefined && process.env['NODE_ENV'] !== 'production'
}

/** Visible ASCII: other keys make `fetch` throw an error that quotes them. */
const KEY = /^[\x21-\x7e]+$/

/** In a browser, an address may be relative to the page. */
const page = (): string | undefined => globalThis.location?.href

/** The address of an API: `baseUrl`, with the path of `server`, the address in the contract, where it has none. */
export function addressOf(server: string, baseUrl: string = server): string {
  const { origin, pathname } = new URL(baseUrl, page())
  return pathname === '/' ? `${origin}${new URL(server).pathname}`.replace(/\/$/, '') : baseUrl
}

/** Refuses options of `fetch` that would replace the request: following a redirect would send the key elsewhere. */
export function assertFetchOptions(options: object = {}): void {
  const refused = ['body', 'headers', 'method', 'redirect', 'signal'].find((name) => name in options)
  if (refused) throw new TypeError(`fetchOptions.${refused} is not allowed: the client sets it.`)
}

/** Refuses settings with which no request could be sent. */
export function assertOptions({ apiKey, baseUrl, fetchOptions }: ClientOptions): void {
  assertFetchOptions(fetchOptions)
  if (typeof apiKey !== 'string' || !KEY.test(apiKey)) {
    throw new TypeError('apiKey must be the key of an account: a text without spaces or line breaks.')
  }
  if (baseUrl === undefined) return
  if (!URL.canParse(baseUrl, page()))
    throw new TypeError(`baseUrl must be an address like https://host/path, not "${baseUrl}".`)
  const { username, password, search, hash } = new URL(baseUrl, page())
  if (username || password || search || hash) {
    throw new TypeError('baseUrl must be an address without user, password, query and fragment.')
  }
}
