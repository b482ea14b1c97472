// One request and its answer: deadline, decoding, and every failure as an error of errors.ts.
import createClient from 'openapi-fetch'
import type { AnyRequest, TableEntry } from './call-table.ts'
import { ApiError, ConnectionError, createApiError, InvalidAnswerError, TimeoutError } from './errors.ts'
import { EVENT_STREAM, openEvents } from './event-stream.ts'
import { readWait } from './retry.ts'

const SHORTEST_KEY = 8
const LONGEST_TIMER = 2 ** 31 - 1

/** A call with all its settings resolved. */
export interface Call {
  operationId: string
  entry: TableEntry
  request: AnyRequest
  headers: Readonly<Record<string, string>>
  /** Sent on every attempt; undefined for an operation that takes no key. */
  idempotencyKey?: string | undefined
  timeoutMs: number
  signal?: AbortSignal | undefined
}

/** Where calls go, the key they carry, and the function that sends them (the global fetch). */
export interface Sender {
  baseUrl: string
  apiKey: string
  /** Sends `Prefer: handling=strict` (RFC 7240), unless the call has a preference of its own. */
  strict: boolean
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

/** `request` of openapi-fetch for an operation that is only known at run time. */
type Send = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Makes a function that sends a call once. */
export function createAttempt(sender: Sender): (call: Call) => Promise<unknown> {
  const { baseUrl, apiKey, fetch } = sender
  const client = createClient({
    baseUrl,
    // Looked up at each request, so that a `fetch` that is replaced later (by a test or a tracer) takes effect.
    fetch: fetch ?? ((request: Request) => globalThis.fetch(request)),
    // On a redirection, browsers and Node would hand the key to whatever host it names.
    redirect: 'manual',
    credentials: 'omit',
  })
  // The types of openapi-fetch follow from a literal method and path; ours come from the table.
  const send = client.request as unknown as Send
  // No key of the platform is shorter, and replacing a shorter one would mangle unrelated words.
  const redact = (value: string) => (apiKey.length < SHORTEST_KEY ? value : value.replaceAll(apiKey, '[apiKey]'))

  return async (call) => {
    const init = prepare(call, sender)
    const deadline = startDeadline(call)
    const broken = (error: unknown) => {
      if (call.signal?.aborted) return call.signal.reason as unknown
      if (deadline.signal.aborted) return new TimeoutError(call.operationId, call.timeoutMs)
      return new ConnectionError(call.operationId, explain(error, baseUrl), { cause: error })
    }
    let isOpen = false
    try {
      const { method, path } = call.entry
      const { data, error, response } = await send(method, path, { ...init, signal: deadline.signal })
      if (!response.ok) throw toApiError(call, error, response, redact)
      if (!isStream(call.entry)) return decode(call, data, response)
      isOpen = true
      deadline.lift()
      return openEvents(data as ReadableStream<Uint8Array>, deadline.clear, broken)
    } catch (error) {
      throw error instanceof ApiError ? error : broken(error)
    } finally {
      if (!isOpen) deadline.clear()
    }
  }
}

/** Runs before the request, so that an error in the caller's values is not taken for a broken connection. */
function prepare({ operationId, entry, request, headers, idempotencyKey }: Call, { apiKey, strict }: Sender) {
  for (const name of entry.path_parameters) {
    const value = request.path?.[name]
    // An empty value or dots would turn the path into that of another operation.
    if (value === undefined || value === null || /^\.{0,2}$/.test(String(value))) {
      throw new TypeError(`${operationId}: path.${name} must have a value that is not empty, "." or "..".`)
    }
  }
  const all = new Headers({ accept: entry.produces ?? 'application/json', ...headers })
  if (entry.secured) all.set('apikey', apiKey)
  if (idempotencyKey !== undefined && !all.has('idempotency-key')) all.set('idempotency-key', idempotencyKey)
  if (strict && !all.has('prefer')) all.set('prefer', 'handling=strict')
  const body = request.body === undefined ? undefined : JSON.stringify(request.body)
  const params = { path: request.path, query: request.query }
  return {
    params,
    body,
    bodySerializer: (text: string) => text,
    headers: all,
    parseAs: isStream(entry) ? 'stream' : isText(entry) ? 'text' : 'arrayBuffer',
  }
}

/**
 * A signal for one attempt: it fires with the caller's signal or when the time is up. Unlike AbortSignal.any it leaves
 * nothing behind.
 */
export function startDeadline({ timeoutMs, signal }: Pick<Call, 'timeoutMs' | 'signal'>) {
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  signal?.throwIfAborted()
  signal?.addEventListener('abort', abort, { once: true })
  // A longer timer would fire at once; `Infinity` means no deadline.
  const timer = timeoutMs <= LONGEST_TIMER ? setTimeout(() => controller.abort(), timeoutMs) : undefined
  return {
    signal: controller.signal,
    /** Leaves only the caller's signal: an answer has begun that may last. */
    lift: () => clearTimeout(timer),
    clear() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
  }
}

const isStream = ({ produces }: Call['entry']) => produces === EVENT_STREAM

/** Whether an operation answers with text. Reading a PDF as text would damage it. */
const isText = ({ produces }: Call['entry']) => produces === null || /^(text|message)\/|[/+](json|xml)$/.test(produces)

function decode({ operationId, entry }: Call, text: unknown, { status, headers }: Response): unknown {
  if (entry.produces === null) return undefined
  if (!isText(entry)) return new Uint8Array(text as ArrayBuffer)
  if (entry.produces !== 'application/json') return text ?? ''
  try {
    return JSON.parse(String(text)) as unknown
  } catch {
    const requestId = headers.get('x-request-id')
    const detail = 'The body is not the JSON that the operation answers. Is baseUrl the address of the API?'
    throw new InvalidAnswerError({ operationId, status, title: 'Invalid answer', detail, requestId })
  }
}

interface Problem {
  title?: unknown
  detail?: unknown
  errors?: unknown
}

function toApiError(
  { operationId }: Call,
  error: unknown,
  response: Response,
  redact: (text: string) => string,
): ApiError {
  const { title, detail, errors } = readProblem(error, redact)
  const { status, statusText } = response
  const headers: Record<string, string> = {}
  response.headers.forEach((value, name) => (headers[name] = redact(value)))
  return createApiError(
    {
      operationId,
      status,
      title: typeof title === 'string' ? title : statusText || 'Error',
      detail: typeof detail === 'string' ? detail : describe(status),
      ...(typeof errors === 'object' && errors !== null && { errors: errors as Record<string, unknown> }),
      requestId: headers['x-request-id'] ?? null,
      headers,
    },
    readWait(headers),
  )
}

/** The error body of the contract; empty for the page of a proxy. Where a server quotes the key, it is redacted. */
function readProblem(error: unknown, redact: (text: string) => string): Problem {
  if (typeof error !== 'object' || error === null) return {}
  const clean = (_name: string, value: unknown) => (typeof value === 'string' ? redact(value) : value)
  return JSON.parse(JSON.stringify(error), clean) as Problem
}

function describe(status: number): string {
  const redirected = status === 0 || (status >= 300 && status < 400)
  return redirected
    ? 'The address redirects elsewhere; the key was not sent there. Set baseUrl to the address of the API.'
    : 'The answer does not say why; something between client and server may have made it.'
}

/** `fetch` hides the reason of a failure in the cause of its error. */
export function explain(error: unknown, baseUrl: string): string {
  const { code: own, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  const found = cause?.code ?? own
  const code = typeof found === 'string' ? ` (${found})` : ''
  const hint = code.includes('SELF_SIGNED')
    ? ' Trust a development server with NODE_EXTRA_CA_CERTS=<data folder>/tls/cert.pem.'
    : ''
  return `no answer from ${baseUrl}${code}.${hint}`
}
