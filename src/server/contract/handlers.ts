// The types that bind a handler to its operation: a new operation in the contract is a type error until it has a
// handler.
import type { Caller } from '../domain/accounts/accounts.ts'
import type { Requester } from '../domain/messages/transactional/message.ts'
import type { ApiName, Tables, Types } from './registry.ts'

type OperationOf<Api extends ApiName, Id> = Id extends keyof Types[Api] ? Types[Api][Id] : never
type TableOf<Api extends ApiName, Id> = Id extends keyof Tables[Api] ? Tables[Api][Id] : never

type PathOf<O> = O extends { parameters: { path: infer P } } ? P : Record<never, never>
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : Record<never, never>
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined

type DefaultedKeys<T> = T extends { query: infer Q }
  ? { [K in keyof Q]: Q[K] extends { default: unknown } ? K : never }[keyof Q]
  : never
/** The query as a handler sees it: parameters with a default are always there. */
type Filled<Q, K> = Omit<Q, K & keyof Q> & Required<Pick<Q, K & keyof Q>>

type SuccessStatus<T> = T extends { status: infer S } ? S : never
/** One event of a stream: its place, and what it says unless only the place moved on. Null shows that the stream lives. */
export type StreamItem<Data> = { id: string; event?: string; data?: Data } | null
type ContentOf<R> = R extends { content: infer C } ? (C extends Record<string, unknown> ? C[keyof C] : void) : void
type ResultOf<O, T> = T extends { produces: 'text/event-stream' }
  ? AsyncIterable<StreamItem<BodyOfSuccess<O, T>>>
  : BodyOfSuccess<O, T>
type BodyOfSuccess<O, T> = O extends { responses: infer R }
  ? SuccessStatus<T> extends keyof R
    ? ContentOf<R[SuccessStatus<T>]>
    : never
  : never

/** What a handler gets: the checked parts of the request, and its caller. */
export interface HandlerRequest<Api extends ApiName, Id> {
  path: PathOf<OperationOf<Api, Id>>
  query: Filled<QueryOf<OperationOf<Api, Id>>, DefaultedKeys<TableOf<Api, Id>>>
  body: BodyOf<OperationOf<Api, Id>>
  /** The account of the key. Operations without security must not read it. */
  caller: Caller
  /** Aborts when the client is gone or the server's time for the request is over. */
  signal: AbortSignal
  /** The sender of messages that this request creates. */
  by: Requester
  /** The id of the last event that the client of a stream got, from the header Last-Event-ID. */
  lastEventId: string | undefined
  /** Has the client store the answer as a file of this name (RFC 6266); letters, digits, dot and hyphen. */
  asFile(name: string): void
  /** Says in a header how many items there are in all, for an answer that is a plain array (M-284). */
  countOf(total: number): void
}

/** A handler returns the body of the declared success answer; everything else is thrown. */
export type Handler<Api extends ApiName, Id> = (
  request: HandlerRequest<Api, Id>,
) => Promise<ResultOf<OperationOf<Api, Id>, TableOf<Api, Id>>>

/** All handlers of one tag. */
export type Handlers<Api extends ApiName, Tag extends string> = {
  [Id in keyof Tables[Api] as Tables[Api][Id] extends { tag: Tag } ? Id : never]: Handler<Api, Id>
}

/** All handlers of an API. */
export type ApiHandlers<Api extends ApiName> = { [Id in keyof Tables[Api]]: Handler<Api, Id> }
