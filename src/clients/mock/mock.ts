// Answers requests with the examples of the contract, in the same process: for tests and for pages without a server. It
// remembers what is created, changed and deleted, and checks no body.
import type { Table } from '../call-table.ts'
import { addressOf } from '../options.ts'
import { Collections } from './collections.ts'
import { inFuture } from './future.ts'
import { type Choice, choose, type Examples, type Route, refused, routesOf, success } from './routes.ts'

/** Settings of a mock. */
export interface MockOptions {
  /** Address of the API (every host, with the path of the contract). */
  baseUrl?: string | undefined
  /** Starts without items; otherwise each list starts with its example. */
  empty?: boolean | undefined
  /** Answers as a later version may: with unknown members, values and reasons of errors. */
  future?: boolean | undefined
}

/** What a mock needs of `http` of MSW. */
export interface MswHttp<Handler> {
  all(path: string, resolver: (info: { request: Request }) => Promise<Response | undefined>): Handler
}

/** A mock of an API. */
export interface ApiMock<OperationId extends string> {
  /** The handlers for `setupServer` or `setupWorker`: `mock.handlers(http)`. */
  handlers<Handler>(http: MswHttp<Handler>): Handler[]
  /** Answers a request without MSW: use it as the `fetch` of a client. */
  fetch(request: Request): Promise<Response>
  /**
   * Chooses the answer of an operation until `reset`: a status, or an example by its name. Throws a RangeError for one that
   * the contract does not have, with those that it has.
   */
  answer(operationId: OperationId, answer: number | string): void
  /** Forgets stored items and chosen answers. */
  reset(): void
}

const problem = (status: number, title: string, detail: string): Choice => ({
  status,
  name: '',
  value: { type: '/docs/#errors', title, status, detail },
})

/** Turns an answer of the contract into a response. */
function toResponse(
  route: Route | null,
  { status, value, total }: Choice,
  examples: Examples,
  isLater: boolean,
): Response {
  const produces = status >= 400 ? 'application/json' : (route?.produces ?? null)
  const headers = new Headers(examples.headers)
  if (total !== undefined) headers.set('x-total-count', String(total))
  const seconds = /in (\d+) seconds/.exec(JSON.stringify(value) ?? '')?.[1]
  if (status === 429 || status === 503) headers.set('retry-after', seconds ?? '5')
  if (status === 204 || produces === null) return new Response(null, { status, headers })
  headers.set('content-type', produces)
  const later = isLater && produces !== 'text/plain' ? inFuture(value, new Set(examples.enums)) : value
  const text = typeof later === 'string' && produces !== 'application/json' ? later : JSON.stringify(later ?? {})
  return new Response(produces === 'text/event-stream' ? `data: ${text}\n\n` : text, { status, headers })
}

/** What a request prefers: `code=404`, `example=notFound`, or both; a name may be quoted. */
function preferred({ headers }: Request): { code: string | undefined; name: string | undefined } {
  const prefer = headers.get('prefer') ?? ''
  const [, quoted, name = quoted] = /(?:^|[\s,;])example=(?:"([^"]*)"|([^\s,;]+))/i.exec(prefer) ?? []
  return { code: /(?:^|[\s,;])code=(\d+)/i.exec(prefer)?.[1], name }
}

/** The answer that a request prefers, or says that the operation has none such; null without a preference. */
function preferredAnswer(route: Route, request: Request): Choice | null {
  const { code, name } = preferred(request)
  const wanted = name ?? code
  if (wanted === undefined) return null
  const found = choose(route, wanted)
  const isRight = found && (code === undefined || String(found.status) === code)
  return isRight ? found : problem(400, 'Bad Request', refused(route, wanted))
}

async function bodyOf(request: Request): Promise<{ body?: unknown } | null> {
  const text = await request.clone().text()
  try {
    return { body: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return null
  }
}

/** What the mock itself answers. */
async function answerRoute(route: Route, request: Request, path: string, collections: Collections): Promise<Choice> {
  const read = await bodyOf(request)
  if (!read) return choose(route, '400') ?? problem(400, 'Bad Request', 'The body is not JSON.')
  const found = collections.answer({ route, path, query: new URL(request.url).searchParams, body: read.body })
  return found ?? success(route) ?? problem(500, 'Internal Server Error', `${route.id} has no example of a success.`)
}

/** A mock for the operations of a table. `server` is the address in the contract. */
export function createMock<Id extends string>(
  table: Table,
  server: string,
  examples: Examples,
  { baseUrl, empty = false, future = false }: MockOptions = {},
): ApiMock<Id> {
  const routes = routesOf(table, examples)
  const address = addressOf(server, baseUrl).replace(/\/$/, '')
  const { pathname: base } = new URL(address)
  const collections = new Collections(routes, empty)
  const chosen = new Map<string, Choice>()
  const replays = new Map<string, Response>()

  const pathOf = ({ url }: Request) =>
    new URL(url).pathname.slice(base.replace(/\/$/, '').length).replace(/(.)\/$/, '$1')
  const routeOf = (request: Request) => {
    const [method, path] = [request.method.toLowerCase(), pathOf(request)]
    return new URL(request.url).pathname.startsWith(base)
      ? (routes.find((route) => route.method === method && route.pattern.test(path)) ?? null)
      : null
  }

  /** The answer that a test or the request asks for; null if it is up to the mock. */
  function asked(route: Route, request: Request): Choice | null {
    const preference = preferredAnswer(route, request)
    if (preference) return preference
    const needsKey = route.secured && !request.headers.get('apikey')
    return chosen.get(route.id) ?? (needsKey ? (choose(route, '401') ?? null) : null)
  }

  async function answer(route: Route, request: Request): Promise<Response> {
    const forced = asked(route, request)
    if (forced) return toResponse(route, forced, examples, future)
    const key = route.idempotent ? request.headers.get('idempotency-key') : null
    const before = key === null ? undefined : replays.get(`${route.id} ${key}`)
    if (before) {
      const { status, headers, body } = before.clone()
      return new Response(body, { status, headers: { ...Object.fromEntries(headers), 'idempotent-replayed': 'true' } })
    }
    const response = toResponse(
      route,
      await answerRoute(route, request, pathOf(request), collections),
      examples,
      future,
    )
    if (key !== null && response.ok) replays.set(`${route.id} ${key}`, response.clone())
    return response
  }

  return {
    handlers: (http) => [
      // Without an answer, MSW asks the next handler.
      http.all(`${baseUrl === undefined ? `*${base.replace(/\/$/, '')}` : address}/*`, async ({ request }) => {
        const route = routeOf(request)
        return route ? answer(route, request) : undefined
      }),
    ],
    fetch: async (request) => {
      const route = routeOf(request)
      const detail = `${request.method} ${new URL(request.url).pathname} is not in the contract.`
      return route ? answer(route, request) : toResponse(null, problem(404, 'Not Found', detail), examples, false)
    },
    answer(operationId, wanted) {
      const route = routes.find(({ id }) => id === operationId)
      if (!route) throw new RangeError(`${operationId} is not an operation of this API.`)
      const found = choose(route, String(wanted))
      if (!found) throw new RangeError(refused(route, String(wanted)))
      chosen.set(operationId, found)
    },
    reset() {
      collections.clear()
      chosen.clear()
      replays.clear()
    },
  }
}
