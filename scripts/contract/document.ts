// The parts of an OpenAPI 3.1 document that the scripts read. A bundle holds no reference to a file.

export type Schema = { [keyword: string]: unknown }
export type Reference = { $ref: string }
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}
export interface Media {
  schema: Schema
  examples?: Record<string, { summary?: string; value: unknown }>
}
export interface Response {
  description: string
  headers?: Record<string, unknown>
  content?: Record<string, Media>
}
export interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: unknown[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, Response | Reference>
  callbacks?: Record<string, Record<string, PathItem>>
  'x-provenance'?: string
  'x-decision'?: string
  'x-paging'?: string
  /** The list of the body that may be sent in parts: `body`, or `body.<member>`. */
  'x-bulk'?: string
  'x-timeout-seconds'?: number
  /** The answer holds a secret: a key needs the right to write. */
  'x-secret'?: boolean
  /** The right by which a key of a live account may call an operation of the Sandbox API (S-104). */
  'x-live-accounts'?: string
  /** The reasons for its conflicts: keys of specs/shared/conflicts.yaml. */
  'x-conflicts'?: string[]
}
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
export type PathItem = Partial<Record<Method, Operation>>
export interface Document {
  /** Who implements an API that the platform does not serve. */
  'x-implemented-by'?: string
  info: { title: string; version: string; summary?: string }
  servers: { url: string }[]
  security?: unknown[]
  tags: { name: string; description?: string }[]
  paths: Record<string, PathItem>
  webhooks?: Record<string, PathItem>
  components: {
    schemas?: Record<string, Schema>
    responses?: Record<string, Response>
    parameters?: Record<string, Parameter>
  }
}

/** Whether others implement the API, so that no rule about the answers and handlers of the platform applies. */
export const isForOthers = (document: Document): boolean => document['x-implemented-by'] !== undefined

export const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete']

/** The component that a reference names, or the value itself when it is no reference. */
export function deref<T>(document: Document, value: T | Reference): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T
  const steps = (value as Reference).$ref.replace('#/', '').split('/')
  let found: unknown = document
  for (const step of steps) found = (found as Record<string, unknown> | undefined)?.[step]
  if (found === undefined) throw new Error(`Dangling reference ${(value as Reference).$ref}`)
  return found as T
}

/** Whether an operation may be sent again under an Idempotency-Key (I-001). */
export const takesKey = (document: Document, operation: Operation): boolean =>
  (operation.parameters ?? [])
    .map((parameter) => deref<Parameter>(document, parameter))
    .some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key')

/** Each operation under `paths`, with its path and method, in document order. */
export function* operationsOf(document: Document): Generator<{ path: string; method: Method; operation: Operation }> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (operation) yield { path, method, operation }
    }
  }
}

/**
 * A copy that has the callbacks of operations under `webhooks`, as `<operationId>.<callback>`,
 * because openapi-typescript leaves callbacks out of its output.
 */
export function withCallbacksAsWebhooks(document: Document): Document {
  const copy = structuredClone(document)
  for (const { operation } of operationsOf(copy)) {
    for (const [name, expressions] of Object.entries(operation.callbacks ?? {})) {
      const item = Object.values(expressions)[0]
      if (item) copy.webhooks = { ...copy.webhooks, [`${operation.operationId}.${name}`]: item }
    }
    delete operation.callbacks
  }
  return copy
}

/**
 * A copy without `anyOf` and `oneOf` whose arms only say which members are required: a type cannot say
 * that, and openapi-typescript turns such an arm, and so the whole union, into `unknown`.
 */
export function withoutBareUnions<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutBareUnions) as T
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([key, member]) => !(isUnion(key) && isBare(member)))
  return Object.fromEntries(members.map(([key, member]) => [key, withoutBareUnions(member)])) as T
}

const isUnion = (key: string) => key === 'anyOf' || key === 'oneOf'
const isBare = (arms: unknown) =>
  Array.isArray(arms) &&
  arms.every((arm) => typeof arm === 'object' && arm !== null && Object.keys(arm).join() === 'required')
