// The parts of an OpenAPI 3.1 document that the scripts read. A bundle holds no reference to a file.

import { pointerSteps } from './finding.ts'

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
  /** The list of the body whose items are judged one by one: `body`, or `body.<member>`. */
  'x-partial-success'?: string
  /** A POST that changes what is there, so that null empties a value. */
  'x-changes'?: boolean
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
    securitySchemes?: Record<string, SecurityScheme>
  }
}
/** How a request shows who sends it; `name` is that of a header, a cookie or a query parameter. */
export interface SecurityScheme {
  type: string
  in?: string
  name?: string
}

/** Whether others implement the API, so that no rule about the answers and handlers of the platform applies. */
export const isForOthers = (document: Document): boolean => document['x-implemented-by'] !== undefined

export const methods: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete']

/** The component that a reference names, or the value itself when it is no reference. */
export function deref<T>(document: Document, value: T | Reference): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T
  const { $ref } = value as Reference
  let found: unknown = document
  for (const step of pointerSteps($ref.includes('%') ? decodeURIComponent($ref) : $ref))
    found = (found as Record<string, unknown> | undefined)?.[step]
  if (found === undefined) throw new Error(`Dangling reference ${$ref}`)
  return found as T
}

/** Whether an operation may be sent again under an Idempotency-Key (I-001). */
export const takesKey = (document: Document, operation: Operation): boolean =>
  (operation.parameters ?? [])
    .map((parameter) => deref<Parameter>(document, parameter))
    .some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key')

/** Each operation under `paths`, with its path and method, in document order. */
export function* operationsOf(document: Document): Generator<{ path: string; method: Method; operation: Operation }> {
  // Documents with faults are walked too: lint reports what is missing.
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      const operation = item?.[method]
      if (typeof operation === 'object' && operation !== null) yield { path, method, operation }
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
