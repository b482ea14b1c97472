// Notes requests of sandbox accounts with their answers, after they were answered.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiName } from './registry.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON that was answered. */
    answered: unknown
  }
}

/** Takes a request that was answered. */
export type NoteRequest = (request: {
  account: number
  requestId: string
  api: string
  operation: string
  method: string
  path: string
  status: number
  ms: number
  keyId: string
  client: string
  body: unknown
  answer: unknown
  bytes: number
}) => void

const textOf = (header: unknown, length: number): string => (typeof header === 'string' ? header.slice(0, length) : '')

/** What the route of an operation does besides answering. Both functions keep references only. */
export const recordRequest = (api: ApiName, operation: string, note: NoteRequest) => ({
  preSerialization(
    request: FastifyRequest,
    _reply: FastifyReply,
    payload: unknown,
    done: (error: null, payload: unknown) => void,
  ): void {
    if (request.caller?.kind === 'sandbox') request.answered = payload
    done(null, payload)
  },
  onResponse(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const { caller, headers } = request
    if (caller?.kind === 'sandbox') {
      note({
        account: caller.accountId,
        requestId: request.id,
        api,
        operation,
        method: request.method,
        path: request.url,
        status: reply.statusCode,
        ms: reply.elapsedTime,
        keyId: caller.keyId,
        client: textOf(headers['x-client'], 40),
        body: request.body ?? undefined,
        answer: request.answered ?? undefined,
        bytes: Number(headers['content-length'] ?? 0) + Number(reply.getHeader('content-length') ?? 0),
      })
    }
    done()
  },
})
