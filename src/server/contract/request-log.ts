// Notes requests of sandbox accounts with their answers, after they were answered.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../domain/accounts/accounts.ts'
import type { ApiName } from './registry.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON that was answered, until it is noted. */
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
  /** Addresses in the request: if one belongs to an erased person, the bodies are not stored. */
  addresses?: readonly string[]
}) => void

/** The name that a client gives itself; empty without one. */
export const clientOf = ({ 'x-client': name }: FastifyRequest['headers']): string =>
  typeof name === 'string' ? name.slice(0, 40) : ''

/** Characters of an answer from which the request is let go of before the client has read it. */
export const LARGE = 65_536

/** In place of an answer that was noted. */
const NOTED = Symbol('noted')

/** The end of a hook that passes on what is sent. */
export type Passed = (error: null, payload: unknown) => void

/** The log of an operation's route. It keeps references only. */
export function recordRequest(api: ApiName, operation: string, note: NoteRequest) {
  function noteNow(request: FastifyRequest, reply: FastifyReply, caller: Caller, answerBytes: number): void {
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
      client: clientOf(request.headers),
      body: request.body ?? undefined,
      answer: request.answered ?? undefined,
      bytes: Number(request.headers['content-length'] ?? 0) + answerBytes,
    })
    request.answered = NOTED
  }
  return {
    preSerialization(request: FastifyRequest, _reply: FastifyReply, payload: unknown, done: Passed): void {
      if (request.caller?.kind === 'sandbox') request.answered = payload
      done(null, payload)
    },
    /** A client may take its time with a large answer: neither body stays in memory as long as that. */
    onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown, done: Passed): void {
      if (typeof payload === 'string' && payload.length > LARGE) {
        if (request.caller?.kind === 'sandbox') noteNow(request, reply, request.caller, Buffer.byteLength(payload))
        request.body = undefined
      }
      done(null, payload)
    },
    onResponse(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
      const { caller } = request
      if (caller?.kind === 'sandbox' && request.answered !== NOTED)
        noteNow(request, reply, caller, Number(reply.getHeader('content-length') ?? 0))
      done()
    },
  }
}
