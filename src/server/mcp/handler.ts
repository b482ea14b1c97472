// Hands messages of the MCP door to the MCP server. Loaded at the first request.
import { Readable } from 'node:stream'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import type { Send } from './rest.ts'
import { createMcpServer } from './server.ts'
import { createToolbox, loadSharedParts } from './toolbox.ts'

/** A caller that was admitted. */
export interface McpCaller {
  key: string
  ip: string
}

export interface McpDoor {
  answer(request: FastifyRequest, reply: FastifyReply, caller: McpCaller): Promise<FastifyReply>
  close(): Promise<void>
}

interface Injected {
  statusCode: number
  headers: Record<string, string | string[] | number | undefined>
  rawPayload: Buffer
}

interface Parts {
  /** Sends a request to the APIs of this process, as if it had come from outside. */
  send(request: InjectOptions): Promise<Injected>
  served: readonly string[] | null
  secret: string
  version: string
  now(): number
}

const texts = (headers: Injected['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))

/** Sends requests of a caller through the REST door. */
function sendAs({ key, ip }: McpCaller, send: Parts['send']): Send {
  return async ({ method, url, headers, body, signal }) => {
    const response = await send({
      method: method as NonNullable<InjectOptions['method']>, // From the contract.
      url,
      headers: { ...headers, apikey: key },
      remoteAddress: ip,
      signal,
      ...(body !== undefined && { payload: body }),
    })
    return { status: response.statusCode, headers: texts(response.headers), body: response.rawPayload }
  }
}

/** A request as the package reads it, without the body, which is parsed, and without the key, which it does not need. */
function toWebRequest({ headers, method }: FastifyRequest, signal: AbortSignal): Request {
  const kept = Object.entries(headers).filter(([name]) => !['authorization', 'apikey', 'cookie'].includes(name))
  const sent = kept.map(([name, value]) => [name, String(value)] satisfies [string, string])
  return new Request('http://localhost/mcp', { method, headers: sent, signal })
}

/** Opens the door. */
export function openMcpDoor({ send, served, secret, version, now }: Parts): McpDoor {
  const shared = loadSharedParts(served)
  const callers = new WeakMap<Request, McpCaller>()
  const handler = createMcpHandler(({ requestInfo }) => {
    const caller = requestInfo && callers.get(requestInfo)
    if (!caller) throw new Error('An MCP message has no caller.')
    return createMcpServer(createToolbox(shared, { send: sendAs(caller, send), secret, key: caller.key, now }), version)
  })
  return {
    close: handler.close,
    async answer(request, reply, caller) {
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const asked = toWebRequest(request, gone.signal)
      callers.set(asked, caller)
      const response = await handler.fetch(asked, { parsedBody: request.body })
      reply.code(response.status).headers(Object.fromEntries(response.headers))
      if (!response.body) return reply.send()
      const isStream = (response.headers.get('content-type') ?? '').startsWith('text/event-stream')
      // The types of Node and of the DOM differ for the same stream.
      if (isStream) return reply.send(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]))
      return reply.send(Buffer.from(await response.arrayBuffer()))
    },
  }
}
