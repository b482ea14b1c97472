// Which failures are retried, and after how long.
import { ApiError, ConnectionError, RateLimitError, RequestInProgressError } from './errors.ts'

/** Sending such a request twice has the same effect as sending it once (RFC 9110 9.2.2). */
const REPEATABLE = new Set(['get', 'put', 'delete'])
const FIRST_WAIT = 500
const MAX_BACKOFF = 8_000

/** Exponential, with jitter in the upper half, so that clients that failed together do not come back together. */
function backoff(attempt: number, random: () => number): number {
  const full = Math.min(FIRST_WAIT * 2 ** attempt, MAX_BACKOFF)
  return full * (0.5 + random() / 2)
}

/** Whether a request may be sent again although it may have taken effect. */
export const isRepeatable = (method: string, idempotencyKey: string | undefined): boolean =>
  idempotencyKey !== undefined || REPEATABLE.has(method)

function isRetryable(error: unknown, repeatable: boolean): boolean {
  if (error instanceof ConnectionError) return repeatable
  if (!(error instanceof ApiError)) return false
  // Refused before anything was done, so even a POST may be sent again.
  if (error.status === 429 || error.status === 503) return true
  // The server is still working on the previous attempt, whose answer never came.
  if (error instanceof RequestInProgressError) return true
  return repeatable && (error.status === 500 || error.status === 502 || error.status === 504)
}

/** Seconds in `Retry-After`: a number or a date (RFC 9110 10.2.3). */
function readRetryAfter(headers: Readonly<Record<string, string>>, now: number): number | null {
  const text = headers['retry-after']
  if (text === undefined) return null
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000)
}

/** Seconds until a rate limit window ends, if that window is used up. */
function readReset(headers: Readonly<Record<string, string>>, name: string): number | null {
  const left = headers[`${name}-remaining`]
  const reset = Number(headers[`${name}-reset`] ?? Number.NaN)
  return Number.isNaN(reset) || (left !== undefined && Number(left) > 0) ? null : reset
}

/** Seconds that the server asks the client to wait; null when it does not say. */
export function readWait(headers: Readonly<Record<string, string>>, now = Date.now()): number | null {
  const asked = readRetryAfter(headers, now)
  if (asked !== null) return asked
  const resets = ['x-ratelimit', 'x-account'].map((name) => readReset(headers, name)).filter((reset) => reset !== null)
  return resets.length === 0 ? null : Math.max(...resets)
}

function askedWait(error: unknown): number | null {
  if (error instanceof RateLimitError) return error.retryAfter
  return error instanceof ApiError && error.status === 503 && error.headers
    ? readRetryAfter(error.headers, Date.now())
    : null
}

/** Milliseconds to wait before the next attempt; null when there must not be one. `attempt` counts from 0. */
export function retryWait(
  error: unknown,
  {
    repeatable,
    attempt,
    maxWaitMs,
    random,
  }: { repeatable: boolean; attempt: number; maxWaitMs: number; random: () => number },
): number | null {
  if (!isRetryable(error, repeatable)) return null
  const asked = askedWait(error)
  const wait = asked === null ? backoff(attempt, random) : asked * 1000
  return wait > maxWaitMs ? null : wait
}

/** Waits, unless the signal ends the wait. */
export function sleepFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
