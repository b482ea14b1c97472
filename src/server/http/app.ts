// The HTTP application without its ports: parsing, log line, unknown addresses, every API.
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import { problemBody, replyFor } from '../contract/error-table.ts'
import { toDomainError } from '../contract/routes.ts'
import { DomainError } from '../domain/errors.ts'
import { randomToken } from '../lib/ids.ts'

/** The contract's 20 MB (M-003). */
const BODY_LIMIT = 20 * 1024 * 1024

/** Fastify's own compilers, which it would load at the start: the contract's validators do that work. */
function noCompiler(): never {
  throw new Error('A route has a schema of Fastify. Put it into the contract.')
}

/** An application that answers 404 to everything; APIs and pages register on it. */
export function createHttpApp(options: { logLevel: string; logStream?: { write(line: string): void } }): FastifyInstance {
  const boot = randomToken(6)
  let requests = 0
  const app = Fastify({
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    bodyLimit: BODY_LIMIT,
    genReqId: () => `${boot}-${(++requests).toString(36)}`,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    logger: { level: options.logLevel, ...(options.logStream && { stream: options.logStream }) },
    // A link that differs by recipient carries its whole address.
    routerOptions: { maxParamLength: 8_000, ignoreTrailingSlash: true },
  })
  app.decorateRequest('caller', null)
  app.decorateRequest('op', null)
  parseJson(app)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { op, caller } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ op: op ?? request.method, account: caller?.accountId, status: reply.statusCode, ms })
  })
  app.setNotFoundHandler((request, reply) => {
    const detail = `There is no operation ${request.method} ${request.url.split('?')[0]}. The APIs are described under /docs/.`
    return reply.code(404).send(problemBody(replyFor(null, 'not_found'), detail))
  })
  app.setErrorHandler((error, request, reply) => {
    const refusal = toDomainError(error)
    if (!refusal) request.log.error({ err: error }, 'unexpected error')
    const row = replyFor(null, refusal?.code ?? 'internal')
    const detail = refusal?.message ?? `The server failed. The request id is ${request.id}.`
    return reply.code(row.status).send(problemBody(row, detail, refusal?.details))
  })
  return app
}

function parseJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => {
    // An empty body is no body: clients may set the header on every request.
    if (body === '') return undefined
    if (body.includes('"__proto__"')) throw new DomainError('malformed', 'No member of the body may be called __proto__.')
    try {
      return JSON.parse(body) as unknown
    } catch (error) {
      throw new DomainError('malformed', `The body is no valid JSON: ${(error as Error).message}`)
    }
  })
}
