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
  /** Of its bodies nothing is kept. */
  isDiscreet?: boolean
  /** Addresses that it names: if one belongs to somebody who was forgotten, nothing of the bodies is kept. */
  addresses?: readonly string[]
}) => void

/** The name that a client gives itself; empty without one. */
export const clientOf = ({ 'x-client': name }: FastifyRequest['headers']): string =>
  typeof name === 'string' ? name.slice(0, 40) : ''

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
        client: clientOf(headers),
        body: request.body ?? undefined,
        answer: request.answered ?? undefined,
        bytes: Number(headers['content-length'] ?? 0) + Number(reply.getHeader('content-length') ?? 0),
      })
    }
    done()
  },
})
