// The parts of the contract that the pages show, read from generated/<api>/openapi.json, redocly.yaml and
// specs/decisions.yaml.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export interface Decision {
  id: string
  question: string
  decision: string
  why: string
}
export interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  deprecated?: boolean
  /** Empty for an operation that needs no key. */
  security?: unknown[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  callbacks?: Record<string, Record<string, PathItem>>
  responses: Record<string, Response | { $ref: string }>
  'x-provenance'?: string
  'x-decision'?: string
  /** The right by which a key of a live account may call it. */
  'x-live-accounts'?: string
}
export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
  example?: unknown
  'x-provenance'?: string
  'x-decision'?: string
}
/** A schema of JSON Schema 2020-12, with the keywords that the contracts use. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  enum?: (string | number | boolean | null)[]
  const?: string | number | boolean | null
  default?: unknown
  example?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  maxProperties?: number
  readOnly?: boolean
  writeOnly?: boolean
  deprecated?: boolean
  'x-provenance'?: string
  'x-decision'?: string
}
export interface Media {
  schema?: Schema
  examples?: Record<string, { summary?: string; value: unknown }>
}
export interface Header {
  description?: string
  schema?: Schema
  example?: unknown
}
export interface Response {
  description: string
  headers?: Record<string, Header | { $ref: string }>
  content?: Record<string, Media>
}
export type PathItem = Record<string, Operation>
export interface ApiDocument {
  /** Who implements it, where that is not the platform. */
  'x-implemented-by'?: string
  info: { title: string; version: string; summary?: string; description?: string }
  servers: { url: string }[]
  tags: { name: string; description?: string }[]
  paths: Record<string, PathItem>
  webhooks?: Record<string, PathItem>
  components: {
    schemas?: Record<string, Schema>
    responses?: Record<string, Response>
    parameters?: Record<string, Parameter>
    headers?: Record<string, Header>
    securitySchemes?: Record<string, { type: string; in?: string; name?: string }>
  }
}
/** The credential of requests to an API of another contract. */
export interface ForeignKey {
  /** Null if the key is not sent in a header. */
  header: string | null
  /** What the header has before the key. */
  prefix: string
  /** The beginning of the sentence that explains it, and the name of the header or parameter. */
  text: string
  name: string
}
/** One API as the pages know it. */
export interface Api {
  name: string
  document: ApiDocument
  /** For an API of another contract: its document as it was written, and its key. */
  foreign?: { source: unknown; key: ForeignKey | null }
}
export interface Row {
  method: string
  path: string
  operation: Operation
}

/** The address of an API on this machine. */
export const addressOf = (api: Api): string => api.document.servers[0]?.url ?? ''

/** Whole segments at the beginning of a path that all paths share: `/api/v2`. */
function sharedPath(paths: string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'))
  const end = first.findIndex((step, at) => step.includes('{') || others.some((other) => other[at] !== step))
  return others.length === 0 ? '' : first.slice(0, end).join('/')
}

/** The beginning of every URL of an API: its server, and what all its paths begin with if the server has no path. */
export function rootOf(api: Api): string {
  const address = addressOf(api).replace(/\/$/, '')
  return new URL(address).pathname === '/' ? address + sharedPath(Object.keys(api.document.paths)) : address
}

/** The header with the key, in the spelling of the API. */
export const keyHeaderOf = ({ document }: Api): string =>
  document.components.securitySchemes?.['ApiKey']?.name ?? 'Apikey'

/** The header with the key, and what stands before the key in it; null for a request without one. */
export function keyFieldOf(api: Api, { security }: Operation): { header: string; prefix: string } | null {
  if (security?.length === 0) return null
  if (!api.foreign) return { header: keyHeaderOf(api), prefix: '' }
  const { header = null, prefix = '' } = api.foreign.key ?? {}
  return header === null ? null : { header, prefix }
}

/** Whether others implement the API and the platform calls it, so that it has no operations for API keys. */
export const isForOthers = ({ document }: Api): boolean => document['x-implemented-by'] !== undefined

/** The methods of operations, in the order of pages. */
export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace']

/** The APIs in the order of redocly.yaml, as they were last generated. */
export function readApis(root: string): Api[] {
  const config = parse(readFileSync(join(root, 'redocly.yaml'), 'utf8')) as { apis: Record<string, unknown> }
  return Object.keys(config.apis).map((name) => {
    const text = readFileSync(join(root, 'generated', name, 'openapi.json'), 'utf8')
    return { name, document: JSON.parse(text) as ApiDocument }
  })
}

/** Every decision; lint makes sure that no member is missing. */
export function readDecisions(root: string): Decision[] {
  // The failsafe schema keeps a value such as `decision: 404` a text.
  const options = { schema: 'failsafe' } as const
  return parse(readFileSync(join(root, 'specs', 'decisions.yaml'), 'utf8'), options) as Decision[]
}

/** The operations of some paths or webhooks, in document order. */
export function rowsOf(items: Record<string, PathItem>): Row[] {
  return Object.entries(items).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ method, path, operation }] : []
    }),
  )
}

/** A POST that the platform makes; `askedBy` is the operation whose request named the address of a callback. */
export interface HookRow {
  operation: Operation
  askedBy: string | null
}

/** The webhooks and then the callbacks of an API, in document order. */
export function hookRows(document: ApiDocument): HookRow[] {
  const callbacks = rowsOf(document.paths).flatMap(({ operation: { operationId, callbacks = {} } }) =>
    Object.values(callbacks).flatMap((items) =>
      rowsOf(items).map(({ operation }) => ({ operation, askedBy: operationId })),
    ),
  )
  return [...rowsOf(document.webhooks ?? {}).map(({ operation }) => ({ operation, askedBy: null })), ...callbacks]
}

/** Where the site shows a webhook or callback. What others post to the platform stands with their API. */
export const hookPlace = (api: Api, operationId: string): string =>
  `${isForOthers(api) || api.foreign ? `${api.name}/index.html` : 'hooks.html'}#${operationId}`

/** A parameter, resolved when it is a reference to a component. */
export function parameterOf(document: ApiDocument, parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter
  const name = parameter.$ref.split('/').at(-1) ?? ''
  return document.components.parameters?.[name] ?? { name, in: '' }
}

/** A schema, resolved if it is a reference to a component; members next to the reference are ignored. */
export function schemaOf(document: ApiDocument, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : schemaOf(document, document.components.schemas?.[name] ?? {})
}

/** A response, resolved when it is a reference to a component. */
export function responseOf(document: ApiDocument, response: Response | { $ref: string }): Response {
  if (!('$ref' in response)) return response
  const name = response.$ref.split('/').at(-1) ?? ''
  return document.components.responses?.[name] ?? { description: '' }
}
