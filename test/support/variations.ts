// Other forms of a value that fits its schema, made from the contract: each says the same, and the contract alone
// would refuse it.
import { type Document, deref, type Schema } from '../../scripts/contract/document.ts'
import { isNode } from '../../scripts/contract/finding.ts'

export type Steps = readonly (string | number)[]

export interface Variation {
  kind: 'unknown' | 'scalar' | 'time' | 'empty' | 'list'
  /** The place that changed, or that was added. */
  steps: Steps
  value: unknown
  /** What the platform must make of it, where that is not the value before. */
  meant?: unknown
  /** The member of the contract, by schema: `ListCreate.group_id`. */
  member: string
}

/** Part of a value, with its schema. */
interface Part {
  steps: Steps
  value: unknown
  schema: Schema
  member: string
}

/** The schemas that say something about a value: of a union, the arm that it fits. */
export function schemaFor(document: Document, given: Schema, value: unknown): Schema {
  const schema = deref<Schema>(document, given as never)
  const arms = ((schema['oneOf'] ?? []) as Schema[]).map((arm) => deref<Schema>(document, arm as never))
  if (arms.length === 0 || !isNode(value)) return schema
  const tag = (schema['discriminator'] as { propertyName: string } | undefined)?.propertyName
  const isMeant = (arm: Schema) => {
    const required = (arm['required'] ?? []) as string[]
    if (tag === undefined) return required.every((name) => name in value)
    const { const: only, enum: names = [only] } = deref<Schema>(document, membersOf(arm)[tag] as never)
    return (names as unknown[]).includes(value[tag])
  }
  const fitting = arms.filter(isMeant)
  // An arm that demands more says more about the value.
  const demands = (arm: Schema) => ((arm['required'] ?? []) as string[]).length
  const [meant] = fitting.sort((one, other) => demands(other) - demands(one))
  // An arm may only say what is required of the members that the schema has itself.
  return meant ? { ...schema, ...meant, properties: { ...membersOf(schema), ...membersOf(meant) } } : schema
}

export const membersOf = (schema: Schema) => (schema['properties'] ?? {}) as Record<string, Schema>
const titled = (schema: Schema, otherwise: string) => String(schema['title'] ?? otherwise)

/** A value and everything in it that the contract describes. */
export function* partsOf(
  document: Document,
  given: Schema,
  value: unknown,
  steps: Steps,
  member: string,
): Generator<Part> {
  const schema = schemaFor(document, given, value)
  yield { steps, value, schema, member }
  if (Array.isArray(value) && isNode(schema['items']))
    for (const [at, item] of value.entries())
      yield* partsOf(document, schema['items'], item, [...steps, at], `${member}[]`)
  if (!isNode(value)) return
  const owner = titled(schema, member)
  for (const [name, inner] of Object.entries(membersOf(schema)))
    if (name in value) yield* partsOf(document, inner, value[name], [...steps, name], `${owner}.${name}`)
}

/** The value with another one at a place. */
export function withAt(value: unknown, [step, ...rest]: Steps, inner: unknown): unknown {
  if (step === undefined) return inner
  if (Array.isArray(value))
    return value.map((item, at) => (at === step ? withAt(item, rest, inner) : (item as unknown)))
  return { ...(value as object), [step]: withAt((value as Record<string, unknown>)[step], rest, inner) }
}

const typesOf = ({ type }: Schema) => [type].flat()
const isFree = (schema: Schema) => 'additionalProperties' in schema || !('properties' in schema)

/** A member that no schema has. */
export const NOBODY = 'known_to_nobody'

/** Day and time of the contract as RFC 3339 writes them, with offset and fraction. */
const momentsOf = (text: string): string[] => {
  const [day = '', time = '00:00:00'] = text.split(' ')
  return [`${day}T${time}Z`, `${day}T${time}.123456+00:00`, `${day}t${time}z`, `${day}T${time}`]
}

/** Whether a text of the contract is a day or a moment. */
export const isTime = ({ pattern, format }: Schema): boolean =>
  String(pattern).includes(String.raw`\d{4}-\d{2}-\d{2}`) || format === 'date'

function* otherForms({ value, schema }: Part): Generator<Pick<Variation, 'kind' | 'value' | 'meant'>> {
  const types = typesOf(schema)
  // A member without a type takes every form as it is.
  if (types[0] === undefined) return
  const takesText = types.includes('string')
  if (typeof value === 'number' && !takesText && Math.abs(value) < 1e15) yield { kind: 'scalar', value: String(value) }
  if (typeof value === 'boolean' && !takesText)
    for (const form of [String(value), String(value).toUpperCase(), value ? '1' : '0', value ? 1 : 0])
      yield { kind: 'scalar', value: form }
  if (typeof value !== 'string') return
  if (/^(0|[1-9]\d{0,14})$/.test(value) && !types.includes('integer')) yield { kind: 'scalar', value: Number(value) }
  if (!isTime(schema) || value === '') return
  const takesTime = String(schema['pattern']).includes(':')
  for (const form of momentsOf(value))
    yield { kind: 'time', value: form, ...(takesTime && value.length === 10 && { meant: `${value} 00:00:00` }) }
}

/** Every other form of a value that fits: one change each. */
export function* variationsOf(document: Document, schema: Schema, value: unknown, name: string): Generator<Variation> {
  for (const part of partsOf(document, schema, value, [], name)) {
    const { steps, member } = part
    for (const form of otherForms(part)) yield { ...form, steps, member }
    if (Array.isArray(part.value) && part.value.length > 0 && part.schema['type'] === 'array')
      yield { kind: 'list', steps, value: Object.fromEntries(part.value.map((item, at) => [2 * at + 1, item])), member }
    if (!isNode(part.value)) continue
    if (Object.keys(part.value).length === 0 && part.schema['type'] === 'object')
      yield { kind: 'empty', steps, value: [], member }
    if (isFree(part.schema)) continue
    yield { kind: 'unknown', steps: [...steps, NOBODY], value: { a: 'b' }, member: titled(part.schema, member) }
  }
}
