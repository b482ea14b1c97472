// The `fetch` that openapi-fetch gets: it sends a request until it succeeds, must not be repeated, or has used up its
// retries. Each attempt has a deadline; all carry the same headers and body, and so the same idempotency key.
import { startDeadline } from './deadline.ts'
import { type ApiError, TimeoutError } from './errors.ts'
import { type Redact, toApiError, toConnectionError } from './failures.ts'
import { isRepeatable, retryWait, sleepFor } from './retry.ts'

const MAX_WAIT = 30_000

/** Sends a request once, as the global `fetch` does. `more` is the `requestInitExt` of openapi-fetch. */
export type Send = (request: Request, more?: RequestInit) => Promise<Response>

/** How the attempts of one call are made. */
export interface Attempts {
  operationId: string
  /** Whether the server notices when the same request comes again under its idempotency key. */
  idempotent: boolean
  /** Whether the body is read as it comes: it is then not part of an attempt. */
  isStream: boolean
  timeoutMs: number
  retries: number
  send: Send
}

/** What all calls of a client have in common. */
export interface Waiting {
  baseUrl: string
  maxWaitMs?: number | undefined
  sleep?: ((ms: number, signal?: AbortSignal) => Promise<void>) | undefined
  random?: (() => number) | undefined
}

/** Makes the function that sends a call, with its attempts. */
export function createSend(call: Attempts, waiting: Waiting, redact: Redact): Send {
  const { sleep = sleepFor, random = Math.random, maxWaitMs = MAX_WAIT, baseUrl } = waiting
  const { operationId, retries } = call

  return async (request, more) => {
    const key = call.idempotent ? (request.headers.get('idempotency-key') ?? undefined) : undefined
    const repeatable = isRepeatable(request.method.toLowerCase(), key)
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= retries
      const outcome = await sendOnce(call, isLast ? request : request.clone(), more, redact).catch((error: unknown) => {
        request.signal.throwIfAborted()
        return { response: null, error: toConnectionError(operationId, error, baseUrl) }
      })
      const { response, error } = outcome
      const wait = isLast || error === null ? null : retryWait(error, { repeatable, attempt, maxWaitMs, random })
      if (wait !== null) await sleep(wait, request.signal)
      else if (response) return response
      else throw error
    }
  }
}

/** Sends a request once; the body of the answer is complete when it resolves. */
async function sendOnce(
  { operationId, isStream, timeoutMs, send }: Attempts,
  request: Request,
  more: RequestInit | undefined,
  redact: Redact,
): Promise<{ response: Response; error: ApiError | null }> {
  const deadline = startDeadline({ timeoutMs, signal: request.signal })
  let isOpen = false
  try {
    const response = await send(new Request(request, { signal: deadline.signal }), more)
    if (!response.ok) return await readFailure(operationId, response, redact)
    isOpen = isStream
    // A break in the middle is then a failure of this attempt, and can be retried.
    if (isOpen) deadline.lift()
    else await response.clone().arrayBuffer()
    return { response, error: null }
  } catch (error) {
    throw deadline.signal.aborted ? new TimeoutError(operationId, timeoutMs) : error
  } finally {
    if (!isOpen) deadline.clear()
  }
}

/** Reads an answer that is not a success. Where the server quotes the key, the answer is one without it. */
async function readFailure(operationId: string, response: Response, redact: Redact) {
  const text = await response.clone().text()
  const error = toApiError(operationId, parsed(text), response, redact)
  if ([text, ...response.headers.values()].every((value) => redact(value) === value)) return { response, error }
  const { status, statusText } = response
  const init = { status, statusText, headers: error.headers ?? {} }
  return { response: new Response(text === '' ? null : redact(text), init), error }
}

/** The JSON in a text; the text itself where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
