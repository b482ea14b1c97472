// The plain client: an openapi-fetch client of one API. The settings of ours are headers, one middleware, and the
// `fetch` that it is given. The clients with a method per operation are made of it.
import createClient, { type Client, type HeadersOptions, type Middleware, type ParseAs } from 'openapi-fetch'
import { createSend, type Send } from './attempts.ts'
import type { Table, TableEntry } from './call-table.ts'
import { startDeadline } from './deadline.ts'
import { EVENT_STREAM } from './event-stream.ts'
import { type Redact, redactorOf, toApiError, toInvalidAnswer } from './failures.ts'
import {
  addressOf,
  assertFetchOptions,
  assertOptions,
  type ClientOptions,
  type FetchOptions,
  inDevelopment,
} from './options.ts'
import { randomKey } from './random-key.ts'

const TIMEOUT = 60_000
const RETRIES = 2
/** Milliseconds that the network may add to the time that the contract gives an operation. */
const TIMEOUT_MARGIN_MS = 5_000
/** The form of an idempotency key in the contract. */
const KEY = /^[\x21-\x7e]{1,255}$/

/** Settings of one call of a plain client, beside those of openapi-fetch. */
export interface FetchCallOptions {
  /** Milliseconds for each attempt. */
  timeoutMs?: number | undefined
  /** How often a failed request is sent again. */
  retries?: number | undefined
  /** Passed to `fetch`, in addition to those of the client. */
  fetchOptions?: FetchOptions | undefined
}

/** A call of openapi-fetch whose operation is not known to the types. */
export interface AnyInit extends FetchCallOptions {
  params?: { path?: object | undefined; query?: object | undefined; header?: object | undefined }
  body?: unknown
  headers?: HeadersOptions
  parseAs?: ParseAs
  signal?: AbortSignal | null | undefined
  fetch?: Send
}

/** What a call resolves with. */
export interface AnyResult {
  data?: unknown
  error?: unknown
  response: Response
}

type Request = (method: string, path: string, init?: AnyInit) => Promise<AnyResult>

/** An operation as far as a call needs it. */
type Operation = Pick<TableEntry, 'secured' | 'produces' | 'timeout' | 'idempotent'> & { operationId: string }

/** An operation that the table does not have, because the server is newer: it is sent as most are. */
const unknownOperation = (place: string): Operation => ({
  operationId: place,
  secured: true,
  produces: 'application/json',
  timeout: null,
  idempotent: false,
})

/** A plain client for the operations of a table. `server` is its address in the contract. */
export function createFetchClient<Paths extends object>(
  table: Table,
  server: string,
  options: ClientOptions,
): Client<Paths> {
  assertOptions(options)
  const baseUrl = addressOf(server, options.baseUrl)
  const core = createClient({ baseUrl })
  core.use(guard)
  const request = createRequest(core as unknown as { request: Request }, operationsOf(table), { ...options, baseUrl })
  const verbs = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']
  const methods = verbs.map((verb) => [verb, (path: string, init?: AnyInit) => request(verb, path, init)])
  // A path decides its types only when it is called; this cast restores those of openapi-fetch.
  return { ...core, ...Object.fromEntries(methods), request } as unknown as Client<Paths>
}

/** The operations of a table by method and path: `GET /lists`. */
function operationsOf(table: Table): (place: string) => Operation {
  const rows = Object.entries(table).map(([operationId, row]) => [
    `${row.method.toUpperCase()} ${row.path}`,
    { ...row, operationId },
  ])
  const operations = Object.fromEntries(rows) as Record<string, Operation>
  return (place) => operations[place] ?? unknownOperation(place)
}

/** Refuses what would become another request than the caller means. It sees a request before the caller's middleware. */
const guard: Middleware = {
  onRequest({ request, schemaPath, params }) {
    for (const [, name = ''] of schemaPath.matchAll(/\{(\w+)\}/g)) {
      const value = params.path?.[name]
      // An empty value or dots would turn the path into that of another operation.
      if (value === undefined || value === null || /^\.{0,2}$/.test(String(value)))
        throw new TypeError(`${schemaPath}: path.${name} must have a value that is not empty, "." or "..".`)
    }
    assertKey(request.headers.get('idempotency-key'))
  },
}

/** Refuses an idempotency key that the platform does not take. */
export function assertKey(key: string | null | undefined): void {
  if (key !== null && key !== undefined && !KEY.test(key))
    throw new TypeError('idempotencyKey must have 1 to 255 visible ASCII characters, without spaces.')
}

function createRequest(core: { request: Request }, at: (place: string) => Operation, client: ClientOptions): Request {
  const redact = redactorOf(client.apiKey)
  const { baseUrl = '', sleep, random, maxWaitMs } = client
  // Looked up at each request, so that a `fetch` that is replaced later (by a test or a tracer) takes effect.
  const send: Send = client.fetch ?? ((request, more) => globalThis.fetch(request, more))

  return async (method, path, { signal, timeoutMs, retries, fetchOptions, ...init } = {}) => {
    assertFetchOptions(fetchOptions)
    const options = { ...client.fetchOptions, ...fetchOptions }
    const more = { ...foreignTo(init), ...options }
    const operation = at(`${method.toUpperCase()} ${path}`)
    const { operationId, idempotent } = operation
    const parseAs = init.parseAs ?? parseAsOf(operation)
    const attempts = {
      operationId,
      idempotent,
      isStream: parseAs === 'stream',
      timeoutMs: timeoutMs ?? client.timeoutMs ?? timeoutOf(operation),
      retries: retries ?? client.retries ?? RETRIES,
      send: init.fetch ?? send,
    }
    // Another signal for each call, since a `Request` leaves its listener on that of the caller until it is
    // collected. A stream outlives its call.
    const scope = attempts.isStream ? null : startDeadline({ timeoutMs: Infinity, signal: signal ?? undefined })
    let answer: Response | undefined
    try {
      const sendAll = createSend(attempts, { baseUrl, sleep, random, maxWaitMs }, redact)
      const result = await core.request(method, path, {
        credentials: 'omit',
        ...options,
        ...init,
        headers: headersOf(operation, client, init.headers),
        parseAs,
        signal: scope ? scope.signal : signal,
        // On a redirection, browsers and Node would hand the key to whatever host it names.
        redirect: 'manual',
        fetch: async (request) => (answer = await sendAll(request, Object.keys(more).length > 0 ? more : undefined)),
      } as AnyInit)
      return await finish(operation, result, parseAs, redact)
    } catch (error) {
      if (answer?.ok && (error as Error | null)?.name === 'SyntaxError') throw toInvalidAnswer(operationId, answer)
      throw error
    } finally {
      scope?.clear()
    }
  }
}

/** Members of a call that openapi-fetch reads itself. */
const OWN = new Set(
  'params body headers parseAs fetch middleware baseUrl Request querySerializer bodySerializer pathSerializer'.split(
    ' ',
  ),
)

/** Options that a `Request` has no place for, such as `next` of Next.js: only the second argument of `fetch` carries them. */
const foreignTo = (init: object): object =>
  Object.fromEntries(Object.entries(init).filter(([name]) => !OWN.has(name) && !(name in Request.prototype)))

/** Makes `error` an ApiError, also where the server sent no body, and `data` what the operation returns. */
async function finish(operation: Operation, { data, error, response }: AnyResult, parseAs: ParseAs, redact: Redact) {
  const { operationId, produces } = operation
  if (!response.ok) return { error: toApiError(operationId, error, response, redact), response }
  if (data !== undefined || produces === null || response.status === 204) return { data, response }
  // openapi-fetch leaves out an empty body, which is a text or a file, but not JSON.
  if (parseAs === 'json' || parseAs === 'stream') throw toInvalidAnswer(operationId, response)
  return { data: (await response[parseAs]()) as unknown, response }
}

/** The headers of a call, in lower case. `null` removes a header that the operation or the client has set. */
function headersOf({ produces, secured, idempotent }: Operation, client: ClientOptions, given: HeadersOptions = {}) {
  return {
    accept: produces ?? 'application/json',
    ...(secured && { apikey: client.apiKey }),
    ...(idempotent && { 'idempotency-key': randomKey() }),
    ...((client.strict ?? inDevelopment()) && { prefer: 'handling=strict' }),
    ...lowerCase(client.headers ?? {}),
    ...lowerCase(given),
  }
}

const lowerCase = (headers: HeadersOptions): Record<string, string> =>
  Object.fromEntries(
    [...(Symbol.iterator in headers ? headers : Object.entries(headers))].map(([name, value]) => [
      (name as string).toLowerCase(),
      value as string,
    ]),
  )

/** How an answer is read, unless the call says so. Reading a PDF as text would damage it. */
function parseAsOf({ produces }: Operation): ParseAs {
  if (produces === null || produces === 'application/json') return 'json'
  if (produces === EVENT_STREAM) return 'stream'
  return /^(text|message)\/|[/+]xml$/.test(produces) ? 'text' : 'blob'
}

function timeoutOf({ timeout }: Operation): number {
  return timeout ? Math.max(TIMEOUT, timeout * 1000 + TIMEOUT_MARGIN_MS) : TIMEOUT
}
