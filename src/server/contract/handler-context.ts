// A request as its handler sees it. What only few handlers want is made when they ask for it.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../domain/accounts/accounts.ts'
import type { Requester } from '../domain/messages/transactional/message.ts'
import { lastEventIdOf } from './event-stream.ts'
import type { Limited } from './time-limit.ts'

/** The checked parts of a request, and its caller. */
export interface Input {
  path: unknown
  query: unknown
  body: unknown
  caller: Caller
  by: Requester
}

/** What a handler gets, whatever its operation (handlers.ts says what the members mean). */
export interface HandlerInput extends Input {
  signal: AbortSignal
  lastEventId: string | undefined
  asFile(name: string): void
  countOf(total: number): void
}

/** The request; `limited` has the signal of its time limit. */
export class HandlerContext implements HandlerInput {
  readonly path: unknown
  readonly query: unknown
  readonly body: unknown
  readonly caller: Caller
  readonly by: Requester
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #limited: Limited

  constructor(input: Input, request: FastifyRequest, reply: FastifyReply, limited: Limited) {
    this.path = input.path
    this.query = input.query
    this.body = input.body
    this.caller = input.caller
    this.by = input.by
    this.#request = request
    this.#reply = reply
    this.#limited = limited
  }

  get signal(): AbortSignal {
    return this.#limited.signal
  }

  get lastEventId(): string | undefined {
    return lastEventIdOf(this.#request)
  }

  get asFile(): (name: string) => void {
    const headersOf = (name: string) => ({
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
    return (name) => void this.#reply.headers(headersOf(name))
  }

  get countOf(): (total: number) => void {
    return (total) => void this.#reply.header('x-total-count', total)
  }
}
