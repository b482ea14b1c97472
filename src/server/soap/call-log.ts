// Notes calls of sandbox accounts with their answers, after they were answered. Only references are kept for that.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientOf, LARGE, type NoteRequest, type Passed } from '../contract/request-log.ts'
import { DomainError } from '../domain/errors.ts'
import type { OptionMap } from './call.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The call that the body holds, as soon as it was read. */
    call: NotedCall | null
  }
}

/** A call and what was answered: a value, or a fault as a problem. */
export interface NotedCall {
  operation: string
  options: OptionMap
  answer?: unknown
  /** It is about an erased person: the code of the refusal does not say so. */
  isDiscreet?: boolean
}

/** Whether a refusal is about an erased person. */
export const isAboutForgotten = (error: unknown): boolean =>
  error instanceof DomainError && error.details !== undefined && 'address_forgotten' in error.details

/** What the route does when a call was answered. */
export function recordCall(note: NoteRequest) {
  function noteNow(request: FastifyRequest, reply: FastifyReply, answerBytes: number): void {
    const { caller, call, id, method, url, headers } = request
    request.call = null
    if (caller?.kind !== 'sandbox' || !call) return
    note({
      account: caller.accountId,
      requestId: id,
      api: 'soap-v2',
      operation: call.operation,
      method,
      path: url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
      keyId: caller.keyId,
      client: clientOf(headers),
      body: call.options,
      answer: call.answer,
      bytes: Number(headers['content-length'] ?? 0) + answerBytes,
      isDiscreet: call.isDiscreet ?? false,
    })
  }
  return {
    /** A client may take its time with a large answer: neither body stays in memory as long as that. */
    onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown, done: Passed): void {
      if (typeof payload === 'string' && payload.length > LARGE) {
        noteNow(request, reply, Buffer.byteLength(payload))
        request.body = undefined
      }
      done(null, payload)
    },
    onResponse(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
      noteNow(request, reply, Number(reply.getHeader('content-length') ?? 0))
      done()
    },
  }
}
