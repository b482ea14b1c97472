// The MCP door: POST /mcp, with an API key as bearer token. It admits the caller and hands the message to the MCP server,
// whose tools call the REST APIs of this process with the same key.
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import { problemBody, replyFor } from '../contract/error-table.ts'
import { type RequestPolicy, toDomainError } from '../contract/routes.ts'
import { limitTime } from '../contract/time-limit.ts'
import { DomainError, secondsToWait } from '../domain/errors.ts'
import type { McpCaller, McpDoor } from './handler.ts'
import { isSafeHost, isSafeOrigin, type SafePlaces } from './places.ts'

const PATH = '/mcp'
const BODY_LIMIT = 4 * 1024 * 1024
/** The tools that call a REST operation, which counts the request itself. */
const counted = new Set(['call_operation', 'wait_for'])

export interface McpDoorOptions {
  policy: RequestPolicy
  /** The APIs to show, by name; null for all. */
  served: readonly string[] | null
  /** Seals confirmations. All processes of a platform share it. */
  secret: string
  publicUrl: string
  /** Origins of pages that may call, besides those of this machine. */
  origins: SafePlaces['origins']
  version: string
  now(): number
}

/** The key in `Authorization: Bearer` or, as in the APIs, in `Apikey`. */
function keyOf({ headers: { authorization, apikey } }: FastifyRequest): string | undefined {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
  return bearer ?? (typeof apikey === 'string' ? apikey : undefined)
}

/** Whether the message makes requests to the APIs, which count them. */
function countsItself(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('params' in body)) return false
  const { params } = body
  return typeof params === 'object' && params !== null && 'name' in params && counted.has(String(params.name))
}

/** Counts a request by its key, or by network address if the key is wrong. Throws when there were too many. */
function countRequest(request: FastifyRequest, reply: FastifyReply, { meter }: RequestPolicy) {
  const { caller } = request
  const { headers, refusal } = caller
    ? meter.countRequest(caller.keyId, caller.accountId)
    : meter.takeUnknown(request.ip)
  reply.headers(headers)
  if (refusal) throw refusal
}

async function admit(request: FastifyRequest, reply: FastifyReply, policy: RequestPolicy): Promise<McpCaller> {
  const key = keyOf(request)
  const authenticate = () => limitTime(policy.limits.readSeconds, () => policy.authenticate(key))
  try {
    request.caller = policy.cachedCaller(key) ?? (await authenticate())
  } catch (error) {
    countRequest(request, reply, policy)
    throw error
  }
  if (!countsItself(request.body)) countRequest(request, reply, policy)
  // `authenticate` throws without a key.
  return { key: key as string, ip: request.ip }
}

function refuse(reply: FastifyReply, error: DomainError): FastifyReply {
  const row = replyFor(null, error.code)
  if (row.status === 401) reply.header('www-authenticate', 'Bearer realm="messaging"')
  const seconds = secondsToWait(error)
  if (seconds !== null) reply.header('retry-after', seconds)
  return reply.code(row.status).send(problemBody(row, error.message, error.details))
}

/** Registers the door. The protocol and the contract are loaded at the first request. */
export function registerMcp(app: FastifyInstance, options: McpDoorOptions): void {
  const { policy, publicUrl, origins, served, secret, version, now } = options
  const places = { publicHost: new URL(publicUrl).hostname, origins }
  let opened: Promise<McpDoor> | undefined
  const send = (request: InjectOptions) => app.inject(request)
  const open = () =>
    (opened ??= import('./handler.ts').then(({ openMcpDoor }) => openMcpDoor({ send, served, secret, version, now })))
  app.addHook('onClose', async () => (await opened)?.close())
  app.route({
    method: 'POST',
    url: PATH,
    bodyLimit: Math.min(BODY_LIMIT, app.initialConfig.bodyLimit ?? BODY_LIMIT),
    async onRequest(request, reply) {
      request.op = 'mcp'
      const { host = '', origin } = request.headers
      if (isSafeHost(places, host, request.socket.localAddress) && isSafeOrigin(places, origin, host)) return
      const detail = 'The headers Host and Origin must name this platform (MESSAGING_PUBLIC_URL) or this machine.'
      return reply.code(403).send(problemBody(replyFor(null, 'forbidden'), detail))
    },
    async handler(request, reply) {
      const caller = await admit(request, reply, policy)
      if (request.body === undefined)
        throw new DomainError('malformed', 'The body must be a JSON-RPC message; none came.')
      return (await open()).answer(request, reply, caller)
    },
    errorHandler(error, request, reply) {
      const refusal = toDomainError(error)
      if (refusal) return refuse(reply, refusal)
      request.log.error({ op: 'mcp', err: error }, 'unexpected error')
      return reply
        .code(500)
        .send(problemBody(replyFor(null, 'internal'), `The server failed. The request id is ${request.id}.`))
    },
  })
}
