// Derives the type of a client from the generated types and the generated table: a method for each operationId, with
// the request that the contract asks for and the body of its success answer.
import type { BulkResult } from './bulk.ts'
import type { Table } from './call-table.ts'
import type { BulkOptions, CallOptions, KeyedCallOptions, PageOptions } from './options.ts'

type Parameters<O> = O extends { parameters: infer P } ? P : never

type PathPart<P> = P extends { path: infer Path } ? { path: Path } : { path?: never }

type QueryPart<P> = P extends { query: infer Q }
  ? { query: Q }
  : P extends { query?: infer Q }
    ? { query?: NonNullable<Q> }
    : { query?: never }

type BodyPart<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { body: B }
  : // `never` would match any pattern, so it goes first.
    O extends { requestBody?: infer B }
    ? [NonNullable<B>] extends [never]
      ? { body?: never }
      : NonNullable<B> extends { content: { 'application/json': infer J } }
        ? { body?: J }
        : { body?: never }
    : { body?: never }

type Flat<T> = { [K in keyof T]: T[K] }

/** The request of an operation. */
export type RequestOf<O> = Flat<PathPart<Parameters<O>> & QueryPart<Parameters<O>> & BodyPart<O>>

type ContentOf<R> = R extends { content: infer C } ? (C extends Record<string, unknown> ? C[keyof C] : void) : void

/** The body of an operation's success answer. */
export type ResultOf<O, Row> = Row extends { produces: 'application/pdf' }
  ? Uint8Array<ArrayBuffer>
  : JsonResultOf<O, Row>

type JsonResultOf<O, Row> = O extends { responses: infer R }
  ? Row extends { status: infer S }
    ? S extends keyof R
      ? ContentOf<R[S]>
      : never
    : never
  : never

/** The type of the items of a page. */
export type ItemOf<Page> = Page extends readonly (infer I)[]
  ? I
  : Page extends { items: readonly (infer I)[] }
    ? I
    : never

/** The request may be left out when nothing in it is required. */
type Arguments<O, Options> =
  Record<never, never> extends RequestOf<O>
    ? [request?: RequestOf<O>, options?: Options]
    : [request: RequestOf<O>, options?: Options]

interface Paged<O, Row> {
  /** Every item, page after page; `query.offset` is the first item, `query.limit` the page size (100). */
  items(...args: Arguments<O, PageOptions>): AsyncGenerator<ItemOf<ResultOf<O, Row>>, void, undefined>
  /** The pages as the server sends them. */
  pages(...args: Arguments<O, PageOptions>): AsyncGenerator<ResultOf<O, Row>, void, undefined>
}

type BodyOf<O> = RequestOf<O> extends { body: infer B } ? B : never

/** The variant of a body that has the items. */
type BodyWith<B, Member> = B extends unknown ? (Member extends keyof B ? B : never) : never

/** The type of the items in a body. */
type BulkItem<O, Member> =
  BodyWith<BodyOf<O>, Member> extends infer B
    ? [B] extends [never]
      ? BodyOf<O> extends readonly (infer I)[]
        ? I
        : never
      : Member extends keyof B
        ? B[Member] extends readonly (infer I)[]
          ? I
          : never
        : never
    : never

/** The members of a body besides its items. */
type RestOf<Body> = [keyof Body] extends [never]
  ? { body?: never }
  : Record<never, never> extends Body
    ? { body?: Body }
    : { body: Body }

/** The request without the items. */
type BulkRequest<O, Member> = Flat<
  Pick<RequestOf<O>, 'path' & keyof RequestOf<O>> &
    ([BodyWith<BodyOf<O>, Member>] extends [never]
      ? { body?: never }
      : RestOf<Omit<BodyWith<BodyOf<O>, Member>, Member & PropertyKey>>)
>

type BulkArguments<O, Member> =
  Record<never, never> extends BulkRequest<O, Member>
    ? [items: Iterable<BulkItem<O, Member>>, request?: BulkRequest<O, Member>, options?: BulkOptions]
    : [items: Iterable<BulkItem<O, Member>>, request: BulkRequest<O, Member>, options?: BulkOptions]

interface Bulk<O, Row, Member> {
  /**
   * Sends any number of items, in parts that the operation accepts. It does not throw when a part fails: the
   * result says what was done and what was not, and `resume()` sends what was not.
   */
  bulk(...args: BulkArguments<O, Member>): Promise<BulkResult<BulkItem<O, Member>, ResultOf<O, Row>>>
}

type OptionsOf<Row> = Row extends { idempotent: true } ? KeyedCallOptions : CallOptions

/** The method of one operation. */
export type Method<O, Row> = ((...args: Arguments<O, OptionsOf<Row>>) => Promise<ResultOf<O, Row>>) &
  (Row extends { paging: 'offset' } ? Paged<O, Row> : unknown) &
  (Row extends { bulk: { member: infer Member } } ? Bulk<O, Row, Member> : unknown)

/** A client: one method for each operationId. */
export type ApiClient<Operations, Rows extends Table> = {
  readonly [Id in keyof Rows]: Method<Id extends keyof Operations ? Operations[Id] : never, Rows[Id]>
}
