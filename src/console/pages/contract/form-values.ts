// What somebody types into the form of an operation, as the values that the operation takes.
import type { Operation, Parameter, Schema } from './document.ts'

/** The kind of a value, as far as a form cares. */
export type ValueKind = 'text' | 'number' | 'boolean' | 'choice' | 'json'

/** The kind of value that a schema describes. */
export function kindOf(schema: Schema): ValueKind {
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
  if (schema.enum) return 'choice'
  if (types.length !== 1) return 'json'
  const [type] = types
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean') return 'boolean'
  return type === 'string' ? 'text' : 'json'
}

/** The value of a text of the form; undefined for an empty one. Throws a SyntaxError for JSON that cannot be read. */
export function readValue(kind: ValueKind, text: string): unknown {
  if (text.trim() === '') return undefined
  if (kind === 'number' && !Number.isNaN(Number(text))) return Number(text)
  if (kind === 'boolean') return text === 'true'
  return kind === 'json' ? JSON.parse(text) : text
}

/** The text that a form shows for a value. */
export const showValue = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)

/** The request that the typed client takes. */
export interface ClientRequest {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

const given = (entries: [string, unknown][]): Record<string, unknown> | undefined => {
  const kept = entries.filter(([, value]) => value !== undefined)
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** The values of a form by parameter (`path.list_id`), and the text of its body, as a request. */
export function toRequest(
  operation: Operation,
  texts: Readonly<Record<string, string>>,
  body: string,
  schemaOf: (parameter: Parameter) => Schema,
): ClientRequest {
  const valuesOf = (place: 'path' | 'query') =>
    given(
      operation.parameters
        .filter((one) => one.in === place)
        .map((one) => [one.name, readParameter(schemaOf(one), texts[`${place}.${one.name}`] ?? '')]),
    )
  const [path, query] = [valuesOf('path'), valuesOf('query')]
  return {
    ...(path && { path }),
    ...(query && { query }),
    ...(operation.body !== null && body.trim() !== '' && { body: JSON.parse(body) }),
  }
}

/** A list in the address is written with commas, so the form takes it that way too. */
function readParameter(schema: Schema, text: string): unknown {
  if (schema.type === 'array' && text.trim() !== '') return text.split(',').map((part) => part.trim())
  const kind = kindOf(schema)
  return readValue(kind === 'json' ? 'text' : kind, text)
}
