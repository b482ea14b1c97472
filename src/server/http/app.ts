// The HTTP application without its ports: parsing, log line, unknown addresses, every API.
import { hash } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { methodNotAllowed, problemBody, RETRY_AFTER, replyFor, unsupportedEncoding } from '../contract/error-table.ts'
import { KEY_HEADER } from '../contract/idempotency.ts'
import { toDomainError } from '../contract/routes.ts'
import { randomToken } from '../lib/ids.ts'
import { followMethods } from './allowed-methods.ts'
import { readJson } from './json-body.ts'
import { createFence } from './link-host.ts'
import { addSafeHeaders, safeHeaders } from './safe-headers.ts'

/** The contract's 20 MB (M-003). */
const BODY_LIMIT = 20 * 1024 * 1024

/** JSON has no charset (RFC 8259 11), and the contract names none. */
const JSON_TYPE = 'application/json'
const JSON_WITH_CHARSET = `${JSON_TYPE}; charset=utf-8`

/** Replaces Fastify's own compilers, which it would load at the start; the contract's validators do their work. */
function noCompiler(): never {
  throw new Error('A route has a schema of Fastify. Put it into the contract.')
}

/** What programs ask every few seconds: a line for each answer would hide all others. */
const probes: ReadonlySet<string> = new Set(['healthz', 'readyz', 'metrics'])

/** Takes the lines of the log. */
export interface LogStream {
  write(line: string): void
}

/** Is called for every request that was answered. */
export type RequestMeasure = (request: { op: string; status: number; ms: number }) => void

/**
 * What the log says about an error. Its other members may contain data of a request: databases quote values, HTTP
 * clients whole requests.
 */
function errorForLog(error: Error & { code?: unknown }) {
  const { name, message, stack, code } = error
  return { type: name, message, ...(code !== undefined && { code }), stack: stack ?? '' }
}

/** An application that answers 404 to everything; APIs and pages register on it. */
export function createHttpApp(options: {
  logLevel: string
  bodyLimit?: number
  logStream?: LogStream
  measure?: RequestMeasure
  /** The host that has short links and their pages, and nothing else. */
  linkHost?: string | undefined
  /** Whether to trust X-Forwarded-For from the proxy at this address. */
  isProxy?: (address: string) => boolean
}): FastifyInstance {
  const boot = randomToken(6)
  let requests = 0
  const onOwnHost = createFence(options.linkHost)
  const app = Fastify({
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    bodyLimit: options.bodyLimit ?? BODY_LIMIT,
    trustProxy: options.isProxy ?? false,
    genReqId: () => `${boot}-${(++requests).toString(36)}`,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    logger: {
      level: options.logLevel,
      serializers: { err: errorForLog },
      ...(options.logStream && { stream: options.logStream }),
    },
    frameworkErrors: (_error, request, reply) => answerUnreadable(request, reply),
    rewriteUrl: ({ url = '/', headers }) => onOwnHost(headers.host, withoutSecondBase(withoutDoubleSlashes(url))),
    // A tracking link that differs by recipient carries its whole target address.
    routerOptions: { maxParamLength: 8_000, ignoreTrailingSlash: true },
  })
  app.decorateRequest('caller', null)
  app.decorateRequest('op', null)
  app.decorateRequest('ignored', null)
  app.decorateRequest('answered', null)
  app.decorateRequest('bodyDigest', '')
  parseJson(app)
  // These hooks run for every request: with a promise, each would cost several turns of the queue.
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers
    if (encoding === 'identity' || !type.startsWith(JSON_TYPE)) return done()
    // RFC 9110 12.5.3: the header says what the client may send instead.
    const detail = 'The body is compressed. Send it without Content-Encoding.'
    reply.code(415).header('accept-encoding', 'identity').send(problemBody(unsupportedEncoding, detail))
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id)
    addSafeHeaders(request, reply)
    // Fastify adds the charset.
    if (reply.getHeader('content-type') === JSON_WITH_CHARSET) reply.header('content-type', JSON_TYPE)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { op, caller, ignored } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const isQuiet = probes.has(op ?? '') && reply.statusCode < 500
    request.log[isQuiet ? 'debug' : 'info']({
      op: op ?? request.method,
      account: caller?.accountId,
      key: caller?.keyId,
      status: reply.statusCode,
      ms,
      ...(ignored && { ignored }),
    })
    // Requests without an operation share one name: clients may try any number of unknown URLs.
    options.measure?.({ op: op ?? 'unknown', status: reply.statusCode, ms: reply.elapsedTime })
    done()
  })
  const methodsOf = followMethods(app)
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply, methodsOf))
  app.setErrorHandler((error, request, reply) => {
    const refusal = toDomainError(error)
    if (!refusal) request.log.error({ err: error }, 'unexpected error')
    const row = replyFor(null, refusal?.code ?? 'internal')
    const detail = refusal?.message ?? `The server failed. The request id is ${request.id}.`
    if (row.status === 503) reply.header('retry-after', RETRY_AFTER)
    return reply.code(row.status).send(problemBody(row, detail, refusal?.details))
  })
  return app
}

/** Answers 405 where the path has other methods, else 404. */
function answerNotFound(request: FastifyRequest, reply: FastifyReply, methodsOf: (path: string) => string[]) {
  const path = request.url.split('?')[0] as string
  const methods = methodsOf(path)
  if (methods.length > 0 && !methods.includes(request.method)) {
    const allow = methods.join(', ')
    const detail = `This URL does not accept ${request.method}. It accepts ${allow}.`
    return reply.code(405).header('allow', allow).send(problemBody(methodNotAllowed, detail))
  }
  const detail = `The operation ${request.method} ${path} was not found. See /docs/ for all operations.`
  return reply.code(404).send(problemBody(replyFor(null, 'not_found'), detail))
}

/** The address with one slash for several in its path, as clients that join a base and a path make them. */
function withoutDoubleSlashes(url: string): string {
  if (!url.includes('//')) return url
  const [path = '', ...query] = url.split('?')
  return [path.replace(/\/{2,}/g, '/'), ...query].join('?')
}

/** Clients with the base `/api/v2` and the paths of the contract, which begin with it, send it twice (T-281). */
const withoutSecondBase = (url: string): string =>
  url.startsWith('/api/v2/api/v2/') ? url.slice('/api/v2'.length) : url

/** Answers a request whose address cannot be read. No hook of the application runs for it. */
function answerUnreadable(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ op: request.method, status: 404 })
  const detail = 'This URL is not valid: its escapes are not text (RFC 3986 2.1), or a part of it is too long.'
  // To bytes, Fastify adds no charset.
  void reply
    .code(404)
    .headers({ ...safeHeaders, 'x-request-id': request.id })
    .type(JSON_TYPE)
    .send(Buffer.from(JSON.stringify(problemBody(replyFor(null, 'not_found'), detail))))
}

function parseJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (KEY_HEADER in request.headers) request.bodyDigest = hash('sha256', body, 'hex')
    return readJson(body, request.headers['content-type'], request.op)
  })
}
