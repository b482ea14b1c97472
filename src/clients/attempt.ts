// One request and its answer: headers, decoding, and every failure as an error of errors.ts.
import { createFinalURL, createQuerySerializer, defaultPathSerializer, removeTrailingSlash } from 'openapi-fetch'
import type { AnyRequest, TableEntry } from './call-table.ts'
import { explain, startDeadline } from './deadline.ts'
import { ApiError, ConnectionError, createApiError, InvalidAnswerError, TimeoutError } from './errors.ts'
import { EVENT_STREAM, openEvents } from './event-stream.ts'
import { readWait } from './retry.ts'

const SHORTEST_KEY = 8

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

/** Makes a function that sends a call once. */
export function createAttempt(sender: Sender): (call: Call) => Promise<unknown> {
  const { baseUrl, apiKey, fetch } = sender
  // Looked up at each request, so that a `fetch` that is replaced later (by a test or a tracer) takes effect.
  const send = fetch ?? ((request: Request) => globalThis.fetch(request))
  // No key of the platform is shorter, and replacing a shorter one would mangle unrelated words.
  const redact = (value: string) => (apiKey.length < SHORTEST_KEY ? value : value.replaceAll(apiKey, '[apiKey]'))

  return async (call) => {
    const headers = prepare(call, sender)
    const deadline = startDeadline(call)
    const broken = (error: unknown) => {
      if (call.signal?.aborted) return call.signal.reason as unknown
      if (deadline.signal.aborted) return new TimeoutError(call.operationId, call.timeoutMs)
      return new ConnectionError(call.operationId, explain(error, baseUrl), { cause: error })
    }
    let isOpen = false
    try {
      const response = await send(toRequest(call, baseUrl, headers, deadline.signal))
      if (!response.ok) throw toApiError(call, await response.text(), response, redact)
      if (!isStream(call.entry)) return await decode(call, response)
      isOpen = true
      deadline.lift()
      return openEvents(response.body as ReadableStream<Uint8Array>, deadline.clear, broken)
    } catch (error) {
      throw error instanceof ApiError ? error : broken(error)
    } finally {
      if (!isOpen) deadline.clear()
    }
  }
}

const serializeQuery = createQuerySerializer<Readonly<Record<string, unknown>>>()

function toRequest({ entry, request }: Call, baseUrl: string, headers: Headers, signal: AbortSignal): Request {
  const { path, query, body } = request
  const url = createFinalURL(entry.path, {
    baseUrl: removeTrailingSlash(baseUrl),
    params: { ...(path && { path }), ...(query && { query }) },
    querySerializer: serializeQuery,
    pathSerializer: defaultPathSerializer,
  })
  return new Request(url, {
    method: entry.method.toUpperCase(),
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // On a redirection, browsers and Node would hand the key to whatever host it names.
    redirect: 'manual',
    credentials: 'omit',
    signal,
  })
}

/** The headers of a call. Runs before the request, so that an error in the caller's values is not taken for a broken connection. */
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
  if (request.body !== undefined && !all.has('content-type')) all.set('content-type', 'application/json')
  return all
}

const isStream = ({ produces }: Call['entry']) => produces === EVENT_STREAM

/** Whether an operation answers with text. Reading a PDF as text would damage it. */
const isText = ({ produces }: Call['entry']) => produces === null || /^(text|message)\/|[/+](json|xml)$/.test(produces)

async function decode({ operationId, entry }: Call, response: Response): Promise<unknown> {
  if (!isText(entry)) return new Uint8Array(await response.arrayBuffer())
  const text = await response.text()
  if (entry.produces === null) return undefined
  if (entry.produces !== 'application/json') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    const { status, headers } = response
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
  text: string,
  response: Response,
  redact: (text: string) => string,
): ApiError {
  const { title, detail, errors } = readProblem(text, redact)
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
function readProblem(text: string, redact: (text: string) => string): Problem {
  const clean = (_name: string, value: unknown) => (typeof value === 'string' ? redact(value) : value)
  try {
    const problem = JSON.parse(text, clean) as unknown
    return typeof problem === 'object' && problem !== null ? problem : {}
  } catch {
    return {}
  }
}

function describe(status: number): string {
  const redirected = status === 0 || (status >= 300 && status < 400)
  return redirected
    ? 'The address redirects elsewhere; the key was not sent there. Set baseUrl to the address of the API.'
    : 'The answer does not say why; something between client and server may have made it.'
}
