// Schemas of OpenAPI 3.0 and 3.1 in the form that the pages read: references to components only, allOf merged, nullable as a
// type.
import type { Schema } from '../contracts.ts'
import { isNode, type Node, type Placed } from './files.ts'

/** Keywords that mean the same in every version. */
const COPIED = [
  ...['title', 'description', 'format', 'enum', 'const', 'default', 'pattern', 'minimum', 'maximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
  ...['readOnly', 'writeOnly', 'deprecated', 'discriminator'],
] as const

/** Resolves a reference from a file. */
export type Follow = (reference: string, from: string) => Placed

export interface SchemaReader {
  schema(given: unknown, file: string): Schema
  /** All that were referred to, by name. */
  components: Record<string, Schema>
}

function typesOf({ type, nullable }: Node): string | string[] | undefined {
  if (type === undefined) return undefined
  const types = [type].flat().map(String)
  if (nullable === true && !types.includes('null')) types.push('null')
  return types.length === 1 ? types[0] : types
}

/** Before OpenAPI 3.1, an exclusive limit was a flag. */
function limitsOf(node: Node): Partial<Schema> {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = node
  return {
    ...(above === true && { minimum: undefined, exclusiveMinimum: Number(minimum) }),
    ...(below === true && { maximum: undefined, exclusiveMaximum: Number(maximum) }),
    ...(typeof above === 'number' && { exclusiveMinimum: above }),
    ...(typeof below === 'number' && { exclusiveMaximum: below }),
  } as Partial<Schema>
}

function exampleOf({ example, examples }: Node): Partial<Schema> {
  const value = example ?? (Array.isArray(examples) ? (examples as unknown[])[0] : undefined)
  return value === undefined ? {} : { example: value }
}

/** Both at once, as allOf means it; texts of the later one win. */
function merged(one: Schema, other: Schema): Schema {
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])]
  const isObject = one.properties !== undefined || other.properties !== undefined
  return {
    ...one,
    ...other,
    ...(isObject && { properties: { ...one.properties, ...other.properties } }),
    ...(required.length > 0 && { required }),
  }
}

/** Reads schemas; `follow` resolves references from a file. */
export function createSchemaReader(follow: Follow): SchemaReader {
  const components: Record<string, Schema> = {}
  const names = new Map<string, string>()

  const nameFor = (key: string): string => {
    const [file = '', pointer = ''] = key.split('#')
    const last = pointer.split('/').at(-1) || (file.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '')
    const stem = last.replace(/[^\w.-]+/g, '-') || 'Schema'
    let name = stem
    for (let count = 2; name in components; count++) name = `${stem}${count}`
    return name
  }
  const component = (placed: Placed): string => {
    const known = names.get(placed.key)
    if (known !== undefined) return known
    const name = nameFor(placed.key)
    names.set(placed.key, name)
    // Before its content is read, which may refer to it.
    components[name] = {}
    components[name] = plain(placed.value, placed.file, new Set([placed.key]))
    return name
  }
  const children = (values: unknown, file: string): Schema[] =>
    Array.isArray(values) ? values.map((one) => schema(one, file)) : []
  const mapOf = (values: unknown, file: string): Record<string, Schema> =>
    Object.fromEntries(Object.entries(isNode(values) ? values : {}).map(([name, one]) => [name, schema(one, file)]))

  /** A part of allOf with its references resolved; `seen` ends circles. */
  const part = (given: unknown, file: string, seen: Set<string>): Schema => {
    if (!isNode(given) || typeof given['$ref'] !== 'string') return plain(given, file, seen)
    const placed = follow(given['$ref'], file)
    return seen.has(placed.key) ? {} : plain(placed.value, placed.file, new Set([...seen, placed.key]))
  }
  const inner = (node: Node, file: string): Schema => {
    const { items, properties, required, additionalProperties: more, patternProperties, oneOf, anyOf } = node
    const others = isNode(more) ? more : isNode(patternProperties) ? Object.values(patternProperties)[0] : undefined
    return {
      ...(items !== undefined && { items: schema(Array.isArray(items) ? items[0] : items, file) }),
      ...(properties !== undefined && { properties: mapOf(properties, file) }),
      ...(Array.isArray(required) && { required: required.map(String) }),
      ...(others !== undefined && { additionalProperties: schema(others, file) }),
      ...(Array.isArray(oneOf) && { oneOf: children(oneOf, file) }),
      ...(Array.isArray(anyOf) && { anyOf: children(anyOf, file) }),
    }
  }
  const plain = (given: unknown, file: string, seen: Set<string>): Schema => {
    if (!isNode(given)) return {}
    if (typeof given['$ref'] === 'string') return part(given, file, seen)
    const type = typesOf(given)
    const copied = Object.fromEntries(COPIED.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])))
    const own: Schema = {
      ...copied,
      ...limitsOf(given),
      ...exampleOf(given),
      ...(type !== undefined && { type }),
      ...inner(given, file),
    }
    const { allOf } = given
    if (!Array.isArray(allOf)) return own
    return merged(allOf.map((one) => part(one, file, seen)).reduce(merged, {}), own)
  }
  const schema = (given: unknown, file: string): Schema => {
    if (!isNode(given)) return {}
    const { $ref: reference, allOf, description } = given
    // One reference in allOf is the way of OpenAPI 3.0 to write something next to it.
    const only =
      Array.isArray(allOf) && allOf.length === 1 && given['properties'] === undefined
        ? (allOf[0] as unknown)
        : undefined
    const target = reference ?? (isNode(only) ? only['$ref'] : undefined)
    if (typeof target !== 'string') return plain(given, file, new Set())
    const name = component(follow(target, file))
    return { $ref: `#/components/schemas/${name}`, ...(typeof description === 'string' && { description }) }
  }
  return { schema, components }
}

/** Members that an example has at most. */
const MOST = 12
const DEPTH = 5

/** A value for a schema without an example. */
export function sampleOf(given: Schema, components: Readonly<Record<string, Schema>>, depth = 0): unknown {
  const name = given.$ref?.split('/').at(-1)
  const one = name === undefined ? given : (components[name] ?? {})
  const known = one.example ?? one.default ?? one.const ?? one.enum?.[0]
  if (known !== undefined) return known
  const choice = one.oneOf?.[0] ?? one.anyOf?.[0]
  if (choice && !one.properties) return sampleOf(choice, components, depth + 1)
  const [type = one.properties ? 'object' : 'string'] = [one.type ?? []].flat()
  if (depth > DEPTH) return type === 'array' ? [] : type === 'object' ? {} : null
  if (type === 'array') return one.items ? [sampleOf(one.items, components, depth + 1)] : []
  if (type === 'object') {
    const entries = Object.entries(one.properties ?? {}).filter(([, { readOnly }]) => readOnly !== true)
    const needed = entries.filter(([key]) => one.required?.includes(key))
    const shown = (needed.length > 0 ? needed : entries).slice(0, MOST)
    return Object.fromEntries(shown.map(([key, value]) => [key, sampleOf(value, components, depth + 1)]))
  }
  if (type === 'integer' || type === 'number') return one.minimum ?? 1
  if (type === 'boolean') return true
  return (
    {
      date: '2026-03-01',
      'date-time': '2026-03-01T09:00:00Z',
      email: 'ana@example.com',
      uri: 'https://example.com',
      uuid: '6f1c1c52-8c5e-4b0a-9f5e-2f6f6c9d1a10',
    }[one.format ?? ''] ?? 'string'
  )
}
