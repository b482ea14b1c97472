// Derives the type of a client from its generated methods: what each takes, resolves with, and can do besides.
import type { BulkResult } from './bulk.ts'
import type { EventStream } from './event-stream.ts'
import type { BulkOptions, CallOptions, KeyedCallOptions, PageOptions } from './options.ts'

/** A generated method: its request and its answer. */
interface Shape {
  request: object
  answer: unknown
}

type AnswerOf<M extends Shape> = M extends { stream: true } ? EventStream<M['answer']> : M['answer']

/** The type of the items of a page. */
type ItemOf<Page> = Page extends readonly (infer I)[] ? I : Page extends { items: readonly (infer I)[] } ? I : never

/** The request may be left out when nothing in it is required. */
type Arguments<Request, Options> =
  Record<never, never> extends Request ? [request?: Request, options?: Options] : [request: Request, options?: Options]

interface Paged<M extends Shape> {
  /** Every item, page after page; `query.offset` is the first item, `query.limit` the page size (100). */
  items(...args: Arguments<M['request'], PageOptions>): AsyncGenerator<ItemOf<M['answer']>, void, undefined>
  /** The pages as the server sends them. */
  pages(...args: Arguments<M['request'], PageOptions>): AsyncGenerator<M['answer'], void, undefined>
}

type BodyOf<Request> = Request extends { body: infer B } ? B : never

/** The variant of a body that has the items. */
type BodyWith<B, Member> = B extends unknown ? (Member extends keyof B ? B : never) : never

/** The type of the items in a body. */
type BulkItem<Body, Member> =
  BodyWith<Body, Member> extends infer B
    ? [B] extends [never]
      ? Body extends readonly (infer I)[]
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
    ? { body?: Body | undefined }
    : { body: Body }

type Flat<T> = { [K in keyof T]: T[K] }

/** The request without the items. */
type BulkRequest<Request, Member> = Flat<
  Pick<Request, 'path' & keyof Request> &
    ([BodyWith<BodyOf<Request>, Member>] extends [never]
      ? { body?: never }
      : RestOf<Omit<BodyWith<BodyOf<Request>, Member>, Member & PropertyKey>>)
>

type BulkArguments<Request, Member> =
  Record<never, never> extends BulkRequest<Request, Member>
    ? [
        items: Iterable<BulkItem<BodyOf<Request>, Member>>,
        request?: BulkRequest<Request, Member>,
        options?: BulkOptions,
      ]
    : [items: Iterable<BulkItem<BodyOf<Request>, Member>>, request: BulkRequest<Request, Member>, options?: BulkOptions]

interface Bulk<M extends Shape, Member> {
  /**
   * Sends any number of items, in parts that the operation accepts. It does not throw when a part fails: the
   * result says what was done and what was not, and `resume()` sends what was not.
   */
  bulk(
    ...args: BulkArguments<M['request'], Member>
  ): Promise<BulkResult<BulkItem<BodyOf<M['request']>, Member>, M['answer']>>
}

type OptionsOf<M> = M extends { keyed: true } ? KeyedCallOptions : CallOptions

/** The method of one operation. */
type Method<M extends Shape> = ((...args: Arguments<M['request'], OptionsOf<M>>) => Promise<AnswerOf<M>>) &
  (M extends { paged: true } ? Paged<M> : unknown) &
  (M extends { bulk: infer Member } ? Bulk<M, Member> : unknown)

/** A client: one method for each operationId, under what the contract says of it. */
export type ApiClient<Methods> = {
  readonly [Id in keyof Methods]: Methods[Id] extends Shape ? Method<Methods[Id]> : never
}
