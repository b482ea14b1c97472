// The server in front of Prism. It does what Prism does not: paths with a slash at their end, pages, examples by their name alone,
// and answers of a later version.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { inFuture } from '../clients/mock/future.ts'
import type { MockRoute, Paging } from './mock-routes.ts'

export interface Front {
  routes: readonly MockRoute[]
  enums: ReadonlySet<string>
  /** Whether answers are those of a later version. */
  future: boolean
  /** Port of Prism on this machine. */
  port: number
}

type Headers = IncomingMessage['headers']

const problem = (response: ServerResponse, status: number, title: string, detail: string): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  response.end(JSON.stringify({ type: '/docs/#errors', title, status, detail }))
}

/** The value of a preference, which may be quoted; undefined without it. */
function preferenceIn(prefer: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s,;])${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s,;]+))`, 'i').exec(prefer)
  return found?.[1]?.replace(/\\(.)/g, '$1') ?? found?.[2]
}

/** The header Prefer for Prism, with the status of the named example; null if the operation has no such example. */
function withStatus(prefer: string, { examples }: MockRoute): string | null {
  const [name, code] = [preferenceIn(prefer, 'example'), preferenceIn(prefer, 'code')]
  if (name === undefined) return prefer
  const found = examples.find((example) => example.name === name && (code === undefined || example.fits(code)))
  if (!found) return null
  return code === undefined ? `${prefer}, code=${found.code}` : prefer
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** The list in an answer: itself, its member `items`, or its only list. */
function listIn(body: unknown): { name: string | null; items: unknown[] } | null {
  if (Array.isArray(body)) return { name: null, items: body }
  const lists = Object.entries((body ?? {}) as object).filter(([, member]) => Array.isArray(member))
  const found = lists.find(([name]) => name === 'items') ?? (lists.length === 1 ? lists[0] : undefined)
  return found ? { name: found[0], items: found[1] as unknown[] } : null
}

/** The page of a list that a request asks for, and the number of all items. Null for an answer that is not a list. */
function pageOf(body: unknown, query: URLSearchParams, paging: Paging): { body: unknown; total: number } | null {
  const list = listIn(body)
  if (!list) return null
  const total = list.items.length
  const size = Number(query.get(paging.size) ?? total)
  const first = Number(query.get(paging.start) ?? paging.first) - paging.first
  const offset = paging.start === 'offset' ? first : first * size
  const page = list.items.slice(offset, offset + size)
  if (list.name === null) return { body: page, total }
  const counted = 'total_items' in (body as object) ? { total_items: total } : {}
  return { body: { ...(body as object), ...counted, [list.name]: page }, total }
}

/** Passes an answer of Prism on, with what it lacks. */
async function passOn(
  answer: IncomingMessage,
  response: ServerResponse,
  url: URL,
  route: MockRoute | null,
  front: Front,
) {
  const { statusCode: status = 502, headers } = answer
  const isJson = /^application\/([\w.-]+\+)?json/.test(headers['content-type'] ?? '')
  if (!route || !isJson) {
    response.writeHead(status, headers)
    await pipeline(answer, response)
    return
  }
  let body = JSON.parse((await textOf(answer)) || 'null') as unknown
  const more: Headers = {}
  const page = route.paging && status < 300 ? pageOf(body, url.searchParams, route.paging) : null
  if (page) body = page.body
  if (page && 'x-total-count' in headers) more['x-total-count'] = String(page.total)
  const seconds = /in (\d+) seconds/.exec(String((body as { detail?: unknown } | null)?.detail))?.[1]
  if (seconds !== undefined && 'retry-after' in headers) more['retry-after'] = seconds
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...others } = headers
  response.writeHead(status, { ...others, ...more })
  response.end(JSON.stringify(front.future ? inFuture(body, front.enums) : body))
}

/** Takes a request to Prism. */
async function forward(request: IncomingMessage, response: ServerResponse, front: Front): Promise<void> {
  const given = request.url ?? '/'
  const url = given.startsWith('/') ? new URL(`http://localhost${given}`) : new URL(given)
  // The platform ignores a slash at the end of a path, and so does the mock.
  const path = url.pathname.replace(/(.)\/$/, '$1')
  const route = front.routes.find(({ method, pattern }) => method === request.method && pattern.test(path)) ?? null
  // Prism reads what follows two slashes as the name of a host.
  if (!route && path.startsWith('//')) {
    problem(response, 404, 'Not Found', `${path} is not in the contract.`)
    return
  }
  const asked = request.headers['prefer']
  const prefer = asked === undefined || !route ? asked : withStatus(String(asked), route)
  if (prefer === null && route) {
    const names = route.examples.map(({ name, status }) => `${name} (${status})`)
    const detail = `${route.id} has no example of this name and status. Choose one of: ${names.join(', ')}.`
    problem(response, 400, 'Bad Request', detail)
    return
  }
  const headers = { ...request.headers, ...(prefer && { prefer }) }
  const to = send({ host: '127.0.0.1', port: front.port, method: request.method, path: path + url.search, headers })
  response.once('close', () => to.destroy())
  const answered = once(to, 'response') as Promise<[IncomingMessage]>
  await Promise.all([pipeline(request, to), answered.then(([answer]) => passOn(answer, response, url, route, front))])
}

/** Starts a front; resolves when it listens. */
export async function startFront(front: Front, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    forward(request, response, front).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) response.destroy()
      else problem(response, 502, 'Bad Gateway', `Prism did not answer: ${String(error)}`)
    })
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
