// Derives the `paths` that openapi-fetch and its relatives read from the generated methods and routes. It has the form
// that openapi-typescript writes, a twentieth of its size, and says what these clients really return.
import type { ApiError } from './errors.ts'

/** A generated method: its request and its answer. */
interface Shape {
  request: object
  answer: unknown
}

/** The header in which a request names its idempotency key. */
interface KeyHeader {
  /** Identifies the request for 24 hours, so that it takes effect once (a random key, the same for all attempts). */
  'Idempotency-Key'?: string | undefined
}

/** openapi-fetch gives an object without functions as it is; files and streams get their type from `parseAs`. */
type ContentOf<M extends Shape, Media> = Media extends 'application/json' | `text/${string}` | 'message/rfc822'
  ? M extends { stream: true }
    ? unknown
    : M['answer']
  : unknown

type BodyOf<Request> = string extends keyof Request
  ? { requestBody?: never }
  : Request extends { body: infer B }
    ? { requestBody: { content: { 'application/json': B } } }
    : Request extends { body?: infer B }
      ? unknown extends B
        ? { requestBody?: never }
        : { requestBody?: { content: { 'application/json': NonNullable<B> } } }
      : { requestBody?: never }

type Never<Name extends string> = { [K in Name]?: never }

/** The parts that a request has; none in a `Record<string, never>`. */
type PartsOf<Request> = string extends keyof Request ? never : keyof Request & ('path' | 'query')

type ParametersOf<M extends Shape> = Pick<M['request'], PartsOf<M['request']>> &
  Never<Exclude<'path' | 'query', PartsOf<M['request']>>> &
  (M extends { keyed: true } ? { header?: KeyHeader } : Never<'header'>) &
  Never<'cookie'>

type ResponsesOf<M extends Shape, Status extends number, Media> = {
  [S in Status]: Media extends string
    ? { headers: Record<string, unknown>; content: { [T in Media]: ContentOf<M, Media> } }
    : { headers: Record<string, unknown>; content?: never }
} & { default: { headers: Record<string, unknown>; content: { 'application/json': ApiError } } }

type Operation<M, Route> = M extends Shape
  ? Route extends readonly [unknown, infer Status extends number, infer Media]
    ? { parameters: ParametersOf<M>; responses: ResponsesOf<M, Status, Media> } & BodyOf<M['request']>
    : never
  : never

type IdOf<Route> = Route extends readonly [infer Id, ...unknown[]] ? Id : never

type Verb = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace'

/** What every path has in the form of openapi-typescript; some libraries look for a method in all of them. */
type Others<Given> = { parameters: Never<'query' | 'header' | 'path' | 'cookie'> } & Never<Exclude<Verb, Given>>

/** The operations of an API by path and method. */
export type PathsOf<Methods, Routes> = {
  [Path in keyof Routes]: Others<keyof Routes[Path]> & {
    [Method in keyof Routes[Path]]: Operation<Methods[IdOf<Routes[Path][Method]> & keyof Methods], Routes[Path][Method]>
  }
}
