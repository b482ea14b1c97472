// What can be set on a client, and what on one call.

/** Settings of a client. */
export interface ClientOptions {
  /** Key of the account. It is not sent to operations that need none. */
  apiKey: string
  /**
   * Address of the API, as the server prints it at its start, or of the platform (`https://localhost:8443`): without a
   * path, the client adds that of its API (the first of `servers` in the contract).
   */
  baseUrl?: string
  /** Sends a request (the global `fetch`). */
  fetch?: (request: Request) => Promise<Response>
  /** Milliseconds for each attempt, `Infinity` for no limit (60 000, or more where the contract allows more). */
  timeoutMs?: number
  /** How often a failed request is sent again (2). */
  retries?: number
  /** Longest wait before a retry, milliseconds (30 000). When the server asks for more, the call fails at once. */
  maxWaitMs?: number
  /**
   * Asks the server to refuse what it would otherwise ignore or convert, such as a misspelt member (true outside of
   * production: in a program whose environment does not say NODE_ENV=production; false in browsers).
   */
  strict?: boolean
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>>
  /** Replaces the wait before a retry; for tests. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Returns a number from 0 to below 1; for tests (`Math.random`). */
  random?: () => number
}

/** Settings of one call; they override those of the client. */
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
   * Identifies the request for 24 hours, so that it is not done twice (a random key for each call, the same for
   * all its attempts). Set your own, such as an order number, when your program may make the same call again.
   */
  idempotencyKey?: string
}

/** Settings for sending many items in parts. */
export interface BulkOptions extends KeyedCallOptions {
  /** Maximum number of items in a part (what the contract allows; 10 000 where it sets no limit). */
  size?: number
  /** How many parts are sent at the same time (4). */
  concurrency?: number
}

/** Settings of an iteration. */
export interface PageOptions extends CallOptions {
  /** Maximum number of items over all pages (no maximum). */
  max?: number
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

/** Refuses settings with which no request could be sent. */
export function assertOptions({ apiKey, baseUrl }: ClientOptions): void {
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
