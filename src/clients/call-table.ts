// What a client knows of a call at run time: its row in the generated table, and the untyped form of a method.
import type { KeyedCallOptions } from './options.ts'

/** A row of a generated table, as far as clients need it. */
export interface TableEntry {
  readonly method: string
  readonly path: string
  readonly secured: boolean
  readonly status: number
  readonly produces: string | null
  readonly paging: string | null
  /** Seconds that the server may take, where they differ from what its HTTP method implies. */
  readonly timeout: number | null
  /** Whether the server notices when the same request comes again under an idempotency key. */
  readonly idempotent: boolean
  readonly path_parameters: readonly string[]
  readonly bulk: BulkEntry | null
}

/** The list of a body that may be sent in parts. */
export interface BulkEntry {
  /** The member of the body that is the list; null when the body is the list itself. */
  readonly member: string | null
  /** Minimum number of items in a part. */
  readonly min: number
  /** Maximum number of items in a part; null when only the size of a request limits it. */
  readonly max: number | null
}

/** A generated table: its rows by operationId. */
export type Table = Readonly<Record<string, TableEntry>>

/** A request whose operation is not known to the types. */
export interface AnyRequest {
  path?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

/** A method whose operation is not known to the types. */
export type AnyMethod = (request?: AnyRequest, options?: KeyedCallOptions) => Promise<unknown>
