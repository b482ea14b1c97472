// Turns the texts of an address into typed values, as the table of operations declares them. A value that does not fit
// its type stays text; the validator then names the place.
import type { OperationEntry, ParameterEntry } from './registry.ts'
import { hasMember } from './request-shapes.ts'

const INTEGER = /^-?\d{1,15}$/
const NUMBER = /^-?\d+(\.\d+)?$/

function convert(text: string, entry: ParameterEntry): unknown {
  if (entry.type === 'integer' && INTEGER.test(text)) return Number(text)
  if (entry.type === 'number' && NUMBER.test(text)) return Number(text)
  if (entry.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** Typed path parameters. */
export function parsePath(raw: Record<string, string>, operation: OperationEntry): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const name in raw)
    values[name] = convert(raw[name] as string, operation.path_parameters[name] ?? { type: 'string' })
  return values
}

/** Typed query parameters with their defaults. `name[key]=value` makes an object (deepObject). */
export function parseQuery(raw: Record<string, string | string[]>, operation: OperationEntry): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null)
  for (const name in raw) {
    const given = raw[name] as string | string[]
    const bracket = name.indexOf('[')
    const known = bracket > 0 ? name.slice(0, bracket) : name
    const entry = hasMember(operation.query, known) ? operation.query[known] : undefined
    if (bracket > 0 && entry?.type === 'object' && name.endsWith(']')) {
      const object = (values[known] ??= Object.create(null)) as Record<string, unknown>
      object[name.slice(bracket + 1, -1)] = given
    } else values[name] = typeof given === 'string' && entry ? convert(given, entry) : given
  }
  for (const name in operation.query) {
    const fallback = operation.query[name]?.default
    if (fallback !== undefined && values[name] === undefined) values[name] = fallback
  }
  return values
}
