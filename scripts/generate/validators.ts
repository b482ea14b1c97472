// Compiles every schema of a contract to plain functions, so that the server compiles none when it starts.
import { _ } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import addFormatsModule from 'ajv-formats'
import { KEPT_EMAIL } from '../../src/wire/kept-email.ts'
import type { Document, Operation, Parameter, Schema } from '../contract/document.ts'
import { deref, operationsOf } from '../contract/document.ts'

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

interface Entry {
  path?: string
  query: string
  body?: string
  /** The schema of the header Idempotency-Key. */
  key?: string
  responses: Record<string, string>
}

/** Collects the schemas to compile under names that are also their ids. */
class SchemaTable {
  readonly schemas = new Map<string, Schema>()

  add(name: string, schema: Schema): string {
    const ref = schema['$ref']
    if (typeof ref === 'string') return componentId(ref)
    this.schemas.set(name, localRefs(schema) as Schema)
    return name
  }
}

const componentId = (ref: string) => `schema_${ref.split('/').at(-1)}`

/** Keywords that say nothing to a validator. */
const annotations = new Set(['title', 'description', 'example', 'examples', 'readOnly', 'default'])

/** A copy whose references name the ids of this table, without what Ajv does not accept. */
function localRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(localRefs)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, member] of Object.entries(value)) {
    if (key.startsWith('x-') || annotations.has(key)) continue
    if (key === '$ref') copy[key] = componentId(member as string)
    // Ajv refuses `mapping`; the const tags of the arms say the same.
    else if (key === 'discriminator') copy[key] = { propertyName: (member as { propertyName: string }).propertyName }
    // Members named like keywords are copied as names, not as keywords.
    else if (key === 'properties') copy[key] = mapValues(member as Record<string, unknown>, localRefs)
    else copy[key] = localRefs(member)
  }
  return copy
}

const mapValues = (object: Record<string, unknown>, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))

function parameterSchema(parameters: Parameter[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: parameters.filter((p) => p.required).map((p) => p.name),
    properties: Object.fromEntries(parameters.map((p) => [p.name, p.schema])),
  }
}

function entryOf(document: Document, table: SchemaTable, operation: Operation): Entry {
  const id = operation.operationId
  const parameters = (operation.parameters ?? []).map((p) => deref<Parameter>(document, p))
  const inPath = parameters.filter((p) => p.in === 'path')
  const entry: Entry = {
    query: table.add(`${id}_query`, parameterSchema(parameters.filter((p) => p.in === 'query'))),
    responses: {},
  }
  if (inPath.length > 0) entry.path = table.add(`${id}_path`, parameterSchema(inPath))
  // The only header that operations take; one schema for all of them.
  const key = parameters.find((p) => p.in === 'header')
  if (key) entry.key = table.add('idempotency_key', key.schema)
  const body = operation.requestBody?.content['application/json']
  if (body) entry.body = table.add(`${id}_body`, body.schema)
  for (const [status, response] of Object.entries(operation.responses)) {
    const media = deref(document, response).content?.['application/json']
    if (media) entry.responses[status] = table.add(`${id}_${status}`, media.schema)
  }
  return entry
}

function hookEntries(document: Document, table: SchemaTable): Record<string, string> {
  const bodies: Record<string, string> = {}
  for (const [name, item] of Object.entries(document.webhooks ?? {})) {
    const body = item.post?.requestBody?.content['application/json']
    if (body) bodies[name] = table.add(`hook_${name.replace(/\W/g, '_')}`, body.schema)
  }
  return bodies
}

/**
 * The schema with int64 limited to what JSON can carry: beyond 2^53 - 1, programs read different numbers (RFC 7493
 * 2.2), and the store could not return the number that it was given.
 */
function withinJson(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withinJson)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, withinJson(value)]))
  return inner['format'] === 'int64'
    ? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...inner }
    : inner
}

function compile(table: SchemaTable): string {
  const ajv = new Ajv2020({
    allErrors: false, // The first error ends the check, so a hostile body cannot grow a list of errors.
    discriminator: true,
    strict: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true, formats: _`require("ajv-formats/dist/formats.js").fullFormats` },
  })
  addFormats(ajv)
  // The format is for other languages; `type: integer` is already checked here.
  ajv.addFormat('int64', true)
  ajv.addFormat('idn-email', KEPT_EMAIL)
  const names: Record<string, string> = {}
  for (const [name, schema] of table.schemas) ajv.addSchema({ $id: name, ...(withinJson(schema) as Schema) })
  for (const name of table.schemas.keys()) names[name] = name
  return standaloneCode.default(ajv, names)
}

/** Gives the ESM output the `require` that Ajv's code still calls. */
function withRequire(code: string): string {
  const lines = [`import { createRequire } from 'node:module'`, `const require = createRequire(import.meta.url)`]
  return `${lines.join('\n')}\n${code.replace('"use strict";', '').replace(/require\("(ajv\/[^"]+?)(?:\.js)?"\)/g, 'require("$1.js")')}`
}

/** The source of generated/<api>/validators.js: compiled functions and a table by operation. */
export function renderValidators(document: Document): string {
  const table = new SchemaTable()
  for (const [name, schema] of Object.entries(document.components.schemas ?? {})) table.add(`schema_${name}`, schema)
  const entries: [string, Entry][] = []
  for (const { operation } of operationsOf(document)) {
    entries.push([operation.operationId, entryOf(document, table, operation)])
  }
  const hooks = hookEntries(document, table)
  const rows = entries.map(([id, entry]) => {
    const responses = Object.entries(entry.responses).map(([status, name]) => `${status}: ${name}`)
    const parts = [`query: ${entry.query}`, `responses: { ${responses.join(', ')} }`]
    if (entry.path) parts.push(`path: ${entry.path}`)
    if (entry.body) parts.push(`body: ${entry.body}`)
    if (entry.key) parts.push(`key: ${entry.key}`)
    return `  ${id}: { ${parts.join(', ')} },`
  })
  const hookRows = Object.entries(hooks).map(([name, schema]) => `  ${JSON.stringify(name)}: ${schema},`)
  const components = Object.keys(document.components.schemas ?? {}).map((name) => `  ${name}: schema_${name},`)
  return [
    withRequire(compile(table)),
    `export const validators = {`,
    ...rows,
    `}`,
    `export const hookValidators = {`,
    ...hookRows,
    `}`,
    `export const schemaValidators = {`,
    ...components,
    `}`,
    ``,
  ].join('\n')
}

/** The source of generated/<api>/validators.d.ts. */
export function renderValidatorTypes(): string {
  return [
    `import type { ErrorObject } from 'ajv'`,
    `export interface Validator { (value: unknown): boolean; errors?: ErrorObject[] | null }`,
    `export interface OperationValidators {`,
    `  query: Validator; path?: Validator; body?: Validator; key?: Validator; responses: Record<number, Validator>`,
    `}`,
    `export const validators: Record<string, OperationValidators>`,
    `export const hookValidators: Record<string, Validator>`,
    `export const schemaValidators: Record<string, Validator>`,
    ``,
  ].join('\n')
}
