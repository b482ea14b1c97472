// Writes what the server needs to read a request that its validators refuse at first: the shapes of bodies and queries,
// without what only people and validators read.
import type { Document, Operation, Parameter, Schema } from '../contract/document.ts'
import { deref, operationsOf } from '../contract/document.ts'
import { isNode } from '../contract/finding.ts'

/** Keywords by which the server finds what is unknown, and what a value of another type may stand for. */
const kept = ['type', 'enum', 'const', 'required', 'maxItems'] as const

/** Whether a text is a day or a moment; the contract says so by a format, or by a pattern of digits. */
function timeIn({ format, pattern }: Schema): 'date' | 'date-time' | null {
  if (format === 'date') return 'date'
  const day = String(pattern).indexOf(String.raw`\d{4}-\d{2}-\d{2}`)
  if (day < 0) return null
  return String(pattern).includes(':', day) ? 'date-time' : 'date'
}

const kinds = (schema: Schema): unknown[] => [schema['type']].flat()

/** Whether an empty text or an empty list is refused. Without a type, anything fits. */
function refusesEmpty(schema: Schema): boolean {
  const { pattern, format, enum: values, const: only } = schema as Record<string, unknown>
  if (kinds(schema).includes('array')) return Number(schema['minItems'] ?? 0) > 0
  if (!kinds(schema).includes('string')) return false
  const named = (values ?? (only === undefined ? undefined : [only])) as unknown[] | undefined
  return (
    Number(schema['minLength'] ?? 0) > 0 ||
    format !== undefined ||
    (typeof pattern === 'string' && !new RegExp(pattern, 'u').test('')) ||
    (named !== undefined && !named.includes(''))
  )
}

const mapValues = (object: object, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))

/** A schema with the keywords that the server reads; a reference becomes the name of a schema. */
function shapeOf(schema: unknown): unknown {
  if (!isNode(schema)) return schema
  const { $ref, properties, items, oneOf, discriminator, additionalProperties } = schema
  const time = timeIn(schema)
  return {
    ...(typeof $ref === 'string' && { $ref: $ref.split('/').at(-1) }),
    ...Object.fromEntries(kept.filter((keyword) => keyword in schema).map((keyword) => [keyword, schema[keyword]])),
    ...(time && { time }),
    ...(refusesEmpty(schema) && { filled: true }),
    ...(isNode(properties) && { properties: mapValues(properties, shapeOf) }),
    ...(isNode(items) && { items: shapeOf(items) }),
    ...(Array.isArray(oneOf) && { oneOf: oneOf.map(shapeOf) }),
    ...(isNode(discriminator) && { tag: discriminator['propertyName'] }),
    ...(additionalProperties !== undefined && { additionalProperties: shapeOf(additionalProperties) }),
  }
}

function querySchema(document: Document, operation: Operation): Schema {
  const all = (operation.parameters ?? []).map((parameter) => deref<Parameter>(document, parameter))
  const inQuery = all.filter((parameter) => parameter.in === 'query')
  return {
    type: 'object',
    required: inQuery.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
  }
}

/** The names of the schemas that a shape leads to, at whatever depth. */
function namesIn(shape: unknown): string[] {
  if (Array.isArray(shape)) return shape.flatMap(namesIn)
  if (!isNode(shape)) return []
  const { $ref, ...rest } = shape
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(rest).flatMap(namesIn)]
}

/** The source of generated/<api>/requests.json. */
export function renderRequests(document: Document): string {
  const operations: Record<string, { query: unknown; body?: unknown }> = {}
  for (const { operation } of operationsOf(document)) {
    const body = operation.requestBody?.content['application/json']
    const query = shapeOf(querySchema(document, operation))
    operations[operation.operationId] = { query, ...(body && { body: shapeOf(body.schema) }) }
  }
  const schemas: Record<string, unknown> = {}
  const queue = namesIn(operations)
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (name in schemas) continue
    schemas[name] = shapeOf(document.components.schemas?.[name])
    queue.push(...namesIn(schemas[name]))
  }
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)))
  const rows = (table: object) =>
    Object.entries(table)
      .map(([name, shape]) => `${JSON.stringify(name)}: ${JSON.stringify(shape)}`)
      .join(',\n')
  return `{"operations": {\n${rows(operations)}\n},\n"schemas": {\n${rows(sorted)}\n}}\n`
}
