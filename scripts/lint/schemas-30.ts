// Schemas of OpenAPI 3.0 as JSON Schema 2020-12, which has other forms for null, exclusive limits and references.
import type { Document } from '../contract/document.ts'
import type { Node } from '../contract/finding.ts'
import { isNode } from '../contract/finding.ts'
import { contentOf } from '../contract/keywords.ts'

/** A limit of 3.0 says with a second keyword whether its own value is excluded. */
function withLimit(schema: Node, limit: 'minimum' | 'maximum', exclusive: string): void {
  if (typeof schema[exclusive] !== 'boolean') return
  if (schema[exclusive] && typeof schema[limit] === 'number') {
    schema[exclusive] = schema[limit]
    delete schema[limit]
  } else {
    delete schema[exclusive]
  }
}

function convert(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => convert(one))
  if (!isNode(value)) return value
  if (isNames) return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, convert(member)]))
  // Members beside a reference are ignored.
  if (typeof value['$ref'] === 'string') return { $ref: value['$ref'] }
  const schema: Node = Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const content = contentOf(key, false)
      return [key, content === 'data' ? member : convert(member, content === 'names')]
    }),
  )
  withLimit(schema, 'minimum', 'exclusiveMinimum')
  withLimit(schema, 'maximum', 'exclusiveMaximum')
  if (schema['nullable'] === true && typeof schema['type'] === 'string') {
    schema['type'] = [schema['type'], 'null']
    if (Array.isArray(schema['enum']) && !schema['enum'].includes(null)) schema['enum'] = [...schema['enum'], null]
  }
  return schema
}

/** A document of 3.1 as it is, and a copy of one of 3.0 with its schemas converted. */
export const asJsonSchema = (document: Document & { openapi?: unknown }): Document =>
  typeof document.openapi === 'string' && document.openapi.startsWith('3.0')
    ? (convert(document) as Document)
    : document
