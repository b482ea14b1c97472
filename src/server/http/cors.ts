// Lets pages of other origins call the APIs (Fetch 3.3). A page has to know the key that goes into a header, and
// cookies do not count, so an allowed origin can do only what its own key may.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isInNetworks, LOOPBACK } from '../lib/networks.ts'

/** Origins that may call, or `loopback`: all of them, at addresses that only this machine reaches. */
export type AllowedOrigins = 'loopback' | 'none' | '*' | readonly string[]

/** Headers of responses that a page may read, in addition to the safelisted ones. */
const EXPOSED = [
  'Idempotent-Replayed',
  'Messaging-Ignored',
  'Preference-Applied',
  'Retry-After',
  'X-Request-Id',
  'X-Total-Count',
  ...['Limit', 'Remaining', 'Reset'].flatMap((name) => [`X-RateLimit-${name}`, `X-Account-${name}`]),
].join(', ')
const METHODS = 'GET, POST, PUT, PATCH, DELETE'
/** Seconds for which a browser may remember the answer; Chromium accepts at most two hours. */
const MAX_AGE = '7200'

function isAllowed(allowed: AllowedOrigins, origin: string, request: FastifyRequest): boolean {
  if (allowed === 'loopback')
    return request.protocol === 'http' || isInNetworks(request.socket.localAddress ?? '', LOOPBACK)
  return allowed === '*' || (Array.isArray(allowed) && allowed.includes(origin))
}

/** Answers preflight requests and adds headers for pages, at the addresses that begin with one of `prefixes`. */
export function registerCors(app: FastifyInstance, allowed: AllowedOrigins, prefixes: readonly string[]): void {
  if (allowed === 'none') return
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin } = request.headers
    if (origin === undefined || !prefixes.some((prefix) => request.url.startsWith(`${prefix}/`))) return
    reply.header('vary', 'Origin')
    if (!isAllowed(allowed, origin, request)) return
    reply.header('access-control-allow-origin', origin)
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) {
      reply.header('access-control-expose-headers', EXPOSED)
      return
    }
    return reply
      .headers({
        'access-control-allow-methods': METHODS,
        // Without credentials `*` stands for every header; tracers and programs add their own.
        'access-control-allow-headers': '*',
        'access-control-max-age': MAX_AGE,
      })
      .code(204)
      .send()
  })
}
