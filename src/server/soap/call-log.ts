// Notes calls of sandbox accounts with their answers, after they were answered. Only references are kept for that.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientOf, type NoteRequest } from '../contract/request-log.ts'
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
  /** It names somebody who was forgotten: the code of the refusal does not say so. */
  isDiscreet?: boolean
}

/** Whether a refusal names somebody who was forgotten. */
export const isAboutForgotten = (error: unknown): boolean =>
  error instanceof DomainError && error.details !== undefined && 'address_forgotten' in error.details

/** What the route does when a call was answered. */
export const recordCall =
  (note: NoteRequest) =>
  ({ caller, call, id, method, url, headers }: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (caller?.kind === 'sandbox' && call)
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
        bytes: Number(headers['content-length'] ?? 0) + Number(reply.getHeader('content-length') ?? 0),
        isDiscreet: call.isDiscreet ?? false,
      })
    done()
  }
