// The contract as the platform serves it: one OpenAPI document for each API, read when the page opens.
import type { TableEntry } from '../../../clients/call-table.ts'

/** The members of JSON Schema that a form needs; everything else is for validators. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: readonly unknown[]
  description?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  allOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  readOnly?: boolean
}

/** A parameter of an operation. */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema?: Schema
  example?: unknown
}

type ApiWord = 'marketing' | 'transactional' | 'registered' | 'sandbox'

/** An API of the contract. */
export interface Api {
  /** The name of the client. */
  word: ApiWord
  /** The folder of the contract and of the reference. */
  name: string
  title: string
  /** The path of its description on the server. */
  description: string
  /** What the addresses of its paths begin with. */
  base: string
}

/** The APIs, in the order of the page. */
export const apis: readonly Api[] = [
  { word: 'marketing', name: 'marketing-v3', title: 'Marketing', description: '/marketing/v3', base: '/marketing/v3' },
  { word: 'transactional', name: 'transactional-v2', title: 'Transactional', description: '/api/v2', base: '' },
  {
    word: 'registered',
    name: 'registered-v1',
    title: 'Registered',
    description: '/registered/v1',
    base: '/registered/v1',
  },
  { word: 'sandbox', name: 'sandbox-v1', title: 'Sandbox', description: '/sandbox/v1', base: '/sandbox/v1' },
]

/** An operation of the contract. */
export interface Operation {
  api: Api
  operationId: string
  method: string
  /** The path with its prefix, as a program calls it. */
  path: string
  summary: string
  tag: string
  /** Where the contract has it from: `stated` by the specification, `decided`, or an `extension`. */
  provenance: string
  parameters: readonly Parameter[]
  /** The schema of the body; null for an operation without one. */
  body: Schema | null
  /** A body that works, from the contract. */
  example: unknown
  /** What the typed client has to know of it. */
  call: TableEntry
}

interface RawOperation {
  operationId: string
  summary?: string
  tags?: readonly string[]
  'x-provenance'?: string
  parameters?: readonly (Parameter & { $ref?: string })[]
  requestBody?: { content?: Readonly<Record<string, Media>> }
  responses: Readonly<Record<string, { $ref?: string; content?: Readonly<Record<string, Media>> }>>
  security?: readonly unknown[]
  'x-timeout-seconds'?: number
}

interface Media {
  schema?: Schema
  example?: unknown
  examples?: Readonly<Record<string, { value?: unknown }>>
}

type Raw = Readonly<Record<string, unknown>>

/** A document with a way to follow its references. */
export interface Contract {
  operations: readonly Operation[]
  /** The schema itself, behind a reference. */
  resolve(schema: Schema): Schema
}

function resolveReference(document: Raw, ref: string): unknown {
  const words = ref.slice(2).split('/')
  return words.reduce<unknown>((at, word) => (at as Raw | undefined)?.[word.replaceAll('~1', '/')], document)
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The row that the tables of the clients have for an operation. Nothing is sent in parts or read by pages here. */
function toCall(document: Raw, path: string, method: string, raw: RawOperation, parameters: Parameter[]): TableEntry {
  const [status = '', response = {}] = Object.entries(raw.responses).find(([one]) => one.startsWith('2')) ?? []
  const { content = {} } =
    response.$ref === undefined ? response : (resolveReference(document, response.$ref) as typeof response)
  const namesIn = (place: Parameter['in']) => parameters.filter((one) => one.in === place).map(({ name }) => name)
  return {
    method,
    path,
    secured: (raw.security ?? [1]).length > 0,
    status: Number(status),
    produces: Object.keys(content)[0] ?? null,
    paging: null,
    timeout: raw['x-timeout-seconds'] ?? null,
    idempotent: namesIn('header').includes('Idempotency-Key'),
    path_parameters: namesIn('path'),
    bulk: null,
  }
}

function toOperation(api: Api, document: Raw, path: string, method: string, raw: RawOperation): Operation {
  const media = raw.requestBody?.content?.['application/json']
  const parameters = (raw.parameters ?? []).map((one) =>
    one.$ref === undefined ? one : (resolveReference(document, one.$ref) as Parameter),
  )
  return {
    api,
    operationId: raw.operationId,
    method,
    path: api.base + path,
    summary: raw.summary ?? '',
    tag: raw.tags?.[0] ?? '',
    provenance: raw['x-provenance'] ?? 'stated',
    parameters: parameters.filter((one) => one.in !== 'header'),
    body: media?.schema ?? null,
    example: media?.example ?? Object.values(media?.examples ?? {})[0]?.value,
    call: toCall(document, path, method, raw, parameters),
  }
}

/** Reads the document of an API. */
export async function readContract(api: Api, signal: AbortSignal): Promise<Contract> {
  const answer = await fetch(`${api.description}/openapi.json`, { signal })
  const document = (await answer.json()) as Raw
  const paths = document['paths'] as Record<string, Record<string, RawOperation>>
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [toOperation(api, document, path, method, item[method])] : [])),
  )
  return {
    operations,
    resolve(schema) {
      let found = schema
      while (found.$ref !== undefined) found = resolveReference(document, found.$ref) as Schema
      return found
    },
  }
}
