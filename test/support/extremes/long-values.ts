// Values of a schema as long as the schema allows, or as the size that a request may have.
import { type Document, deref, type Schema } from '../../../scripts/contract/document.ts'
import { isNode } from '../../../scripts/contract/finding.ts'
import { membersOf, schemaFor } from '../variations.ts'

/** Something in a body that can be made long. */
export interface LongPlace {
  kind: 'array' | 'map' | 'string'
  place: string
  /** The most items, members or characters that the contract takes; Infinity where it names no bound. */
  bound: number
  /** The body with a long value there, of about so many bytes at most; by `variant`, one of several. */
  lengthened(bytes: number, variant: number): unknown
}

/** Levels of a schema, so that schemas within themselves end. */
const MOST_DEPTH = 7

const typesOf = ({ type }: Schema) => [type].flat()
const sizeOf = (value: unknown) => (JSON.stringify(value) ?? '').length + 1

/** The smallest value that an object or item without an example can have. */
export function minimalValue(document: Document, given: Schema, depth = 0): unknown {
  const schema = deref<Schema>(document, given as never)
  if ('example' in given) return given['example']
  if ('example' in schema) return schema['example']
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const [arm] = (schema['oneOf'] ?? schema['anyOf'] ?? []) as Schema[]
  if (arm && depth < MOST_DEPTH) return minimalValue(document, arm, depth + 1)
  const [type] = typesOf(schema)
  if (type === 'string') return 'a'
  if (type === 'integer' || type === 'number') return Math.max(1, Number(schema['minimum'] ?? 1))
  if (type === 'boolean') return true
  if (type === 'array')
    return Array.from({ length: Number(schema['minItems'] ?? 0) }, () =>
      minimalValue(document, (schema['items'] ?? {}) as Schema, depth + 1),
    )
  const members = membersOf(schema)
  const required = ((schema['required'] ?? []) as string[]).filter((name) => name in members)
  return Object.fromEntries(required.map((name) => [name, minimalValue(document, members[name] as Schema, depth + 1)]))
}

/** A text like the given one, and different for each number. */
export function numberedText(text: string, n: number, schema: Schema): string {
  if (text.includes('@')) return `a${n}@example.com`
  if (/^\d{1,3}-\d+$/.test(text)) return `351-${910_000_000 + n}`
  if (/^\d+$/.test(text)) return String(Number(text.slice(0, 12)) + n)
  if (/^[0-9a-f]{8,}$/.test(text)) return n.toString(16).padStart(text.length, '0')
  return `${text.slice(0, Number(schema['maxLength'] ?? 1e6) - 8)}${n}`
}

/** The value with its texts and numbers changed by `n`, where the schema leaves them open. */
export function numberedValue(document: Document, given: Schema, value: unknown, n: number): unknown {
  const schema = schemaFor(document, given, value)
  if ('const' in schema || 'enum' in schema) return value
  if (typeof value === 'string') return numberedText(value, n, schema)
  if (typeof value === 'number') return Math.min(value + n, Number(schema['maximum'] ?? Number.MAX_SAFE_INTEGER))
  if (Array.isArray(value))
    return value.map((item, at) =>
      at === 0 ? numberedValue(document, (schema['items'] ?? {}) as Schema, item, n) : (item as unknown),
    )
  if (!isNode(value)) return value
  const members = membersOf(schema)
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name in members ? numberedValue(document, members[name] as Schema, member, n) : member,
    ]),
  )
}

/** What long texts are made of: each is slow for another kind of scan. */
const fillings = [
  'a',
  'a ',
  '<a href="https://shop.example.com/">',
  '{{ first_name }} ',
  ',a@example.com',
  'é€🚀',
  '{% if a %}',
  ' \t',
  '0',
]

/** A text as long as the schema takes; of the fillings, the first from `variant` on that its pattern accepts. */
function longText(schema: Schema, sample: unknown, bytes: number, variant: number): string {
  const length = Math.min(Number(schema['maxLength'] ?? Infinity), bytes)
  const pattern = schema['pattern'] === undefined ? null : new RegExp(String(schema['pattern']), 'u')
  const own = typeof sample === 'string' ? sample : ''
  const candidates = fillings.map((_, n) => fillings[(n + variant) % fillings.length] as string)
  const cut = (text: string) => text.slice(0, length).replace(/[\ud800-\udbff]$/u, '')
  const made = candidates.map((filling) => cut(filling.repeat(Math.ceil(length / filling.length))))
  const ends = [`${own}`.slice(0, 200), '@example.com', '']
  const led = ends.map((end) => cut(`${end.startsWith('@') ? '' : end}${'a'.repeat(Math.max(0, length - end.length))}`))
  const mail = `a@${'a.'.repeat(Math.max(0, Math.floor((length - 8) / 2)))}com`
  return [...made, ...led, mail, own].find((text) => !pattern || pattern.test(text)) ?? own
}

function longList(document: Document, schema: Schema, sample: unknown, bytes: number, variant: number): unknown[] {
  const items = (schema['items'] ?? {}) as Schema
  const item = sample ?? minimalValue(document, items)
  const size = Math.max(sizeOf(item), sizeOf(numberedValue(document, items, item, 10_000)))
  const count = Math.min(Number(schema['maxItems'] ?? Infinity), Math.floor(bytes / size))
  const make = variant === 0 ? () => item : (n: number) => numberedValue(document, items, item, n)
  return Array.from({ length: Math.max(1, count) }, (_, n) => make(n))
}

/** Members of one object at most: the platform refuses more before it parses them. */
const MOST_MEMBERS = 9_000

function longMap(document: Document, schema: Schema, sample: unknown, bytes: number): object {
  const inner = schema['additionalProperties']
  const [first] = isNode(sample) ? Object.values(sample) : []
  const value = first ?? (isNode(inner) ? minimalValue(document, inner) : 'a')
  const size = sizeOf(value) + 10
  const count = Math.min(Number(schema['maxProperties'] ?? Infinity), MOST_MEMBERS, Math.floor(bytes / size))
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, value]))
}

interface Position {
  schema: Schema
  /** What stands there; undefined for a member that the body does not have. */
  value: unknown
  place: string
  /** The whole body with another value here. */
  put(value: unknown): unknown
}

/** Everything of a body that can be made long, also members that the body does not have. */
export function* longPlacesOf(document: Document, at: Position, depth = 0): Generator<LongPlace> {
  if (depth > MOST_DEPTH) return
  const schema = schemaFor(document, at.schema, at.value)
  const value = at.value ?? minimalValue(document, schema)
  const { place, put } = at
  const types = typesOf(schema)
  if ('const' in schema || 'enum' in schema) return
  if (types.includes('string'))
    yield {
      ...{ kind: 'string', place, bound: Number(schema['maxLength'] ?? Infinity) },
      lengthened: (bytes, variant) => put(longText(schema, value, bytes, variant)),
    }
  if (types.includes('array')) {
    const list = Array.isArray(value) ? (value as unknown[]) : []
    yield {
      ...{ kind: 'array', place, bound: Number(schema['maxItems'] ?? Infinity) },
      lengthened: (bytes, variant) => put(longList(document, schema, list[0], bytes, variant)),
    }
    const inner = { schema: (schema['items'] ?? {}) as Schema, value: list[0], place: `${place}.*` }
    yield* longPlacesOf(document, { ...inner, put: (item) => put([item, ...list.slice(1)]) }, depth + 1)
  }
  if (isNode(value)) yield* longMembersOf(document, { ...at, schema, value }, depth)
}

function* longMembersOf(document: Document, { schema, value, place, put }: Position, depth: number) {
  const object = value as Record<string, unknown>
  const isMap = isNode(schema['additionalProperties']) || schema['additionalProperties'] === true
  if (isMap || (typesOf(schema).includes('object') && !('properties' in schema))) {
    const long: LongPlace = {
      ...{ kind: 'map', place, bound: Number(schema['maxProperties'] ?? Infinity) },
      lengthened: (bytes) => put(longMap(document, schema, value, bytes)),
    }
    yield long
  }
  for (const [name, member] of Object.entries(membersOf(schema)))
    yield* longPlacesOf(
      document,
      {
        ...{ schema: member, value: object[name], place: `${place}.${name}` },
        put: (inner) => put({ ...object, [name]: inner }),
      },
      depth + 1,
    )
}
