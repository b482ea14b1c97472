// Every place of a request that the contract bounds, and requests whose value there is as long as allowed, or one longer.
import { type Document, deref, type Schema } from '../../scripts/contract/document.ts'

/** A keyword that bounds how long a value is. */
export type Bound = 'maxItems' | 'maxProperties' | 'maxLength'
const bounds: readonly Bound[] = ['maxItems', 'maxProperties', 'maxLength']

export interface BoundedPlace {
  /** The way to the value; positions in lists are 0. */
  steps: readonly string[]
  bound: Bound
  limit: number
  /** The whole value with one of this length at the place. */
  sized(length: number): unknown
}

interface Walk {
  document: Document
  /** Schemas on the way, which may refer to themselves. */
  open: readonly unknown[]
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = ({ document }: Walk, schema: Schema): Schema => ({ ...deref<Schema>(document, schema as never), ...schema })

const propertiesOf = (schema: Schema) => Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
const armsOf = (schema: Schema) => [...((schema['oneOf'] ?? []) as Schema[]), ...((schema['anyOf'] ?? []) as Schema[])]
const typesOf = (schema: Schema): string[] => [schema['type'] ?? []].flat() as string[]

/** A small value that fits: the example of the schema, or its required members. */
function smallest(walk: Walk, given: Schema): unknown {
  const schema = own(walk, given)
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  if ('example' in schema) return schema['example']
  const [arm] = armsOf(schema)
  if (arm && !('required' in arm && Object.keys(arm).length === 1)) return smallest(walk, arm)
  const [type] = typesOf(schema)
  if (type === 'array') {
    const count = Number(schema['minItems'] ?? 0)
    return Array.from({ length: count }, () => smallest(walk, schema['items'] as Schema))
  }
  if (type === 'object' || schema['properties']) return requiredOf(walk, schema)
  if (type === 'integer' || type === 'number') return Number(schema['minimum'] ?? 1)
  if (type === 'boolean') return true
  return 'a'.repeat(Math.max(1, Number(schema['minLength'] ?? 1)))
}

function requiredOf(walk: Walk, schema: Schema): Record<string, unknown> {
  const required = (schema['required'] ?? []) as string[]
  const members = propertiesOf(schema).filter(([name]) => required.includes(name))
  return Object.fromEntries(members.map(([name, member]) => [name, smallest(walk, member)]))
}

/** What members of an object may go together with the one that is tried: those of its example, or the required ones. */
function basesOf(walk: Walk, schema: Schema): Record<string, unknown>[] {
  const { example } = schema
  if (!isNode(example)) return [requiredOf(walk, schema)]
  // Members of which there may only be one: the example has that of another arm.
  const rivals = ((schema['oneOf'] ?? []) as Schema[]).flatMap(({ required }) => (required ?? []) as string[])
  const others = Object.fromEntries(Object.entries(example).filter(([name]) => !rivals.includes(name)))
  return [example, requiredOf(walk, schema), others]
}

function sizedValue(walk: Walk, schema: Schema, bound: Bound, length: number): unknown {
  if (bound === 'maxLength') return 'a'.repeat(length)
  if (bound === 'maxItems') return Array<unknown>(length).fill(smallest(walk, (schema['items'] ?? {}) as Schema))
  const { additionalProperties: others } = schema
  const value = isNode(others) ? smallest(walk, others) : true
  return Object.fromEntries(Array.from({ length }, (_, n) => [`k${n}`, value]))
}

/** A name that a map takes. */
function nameIn({ propertyNames }: Schema): string {
  const names = isNode(propertyNames) ? propertyNames['enum'] : undefined
  return Array.isArray(names) ? String(names[0]) : 'k'
}

const under = (step: string, place: BoundedPlace, put: (inner: unknown) => unknown): BoundedPlace => ({
  ...place,
  steps: [step, ...place.steps],
  sized: (length) => put(place.sized(length)),
})

/** Every bounded place of a schema, with each base that its objects may have. */
export function* boundedPlaces(
  document: Document,
  given: Schema,
  open: readonly unknown[] = [],
): Generator<BoundedPlace> {
  const schema = own({ document, open }, given)
  const name = given['$ref'] ?? schema
  if (open.includes(name)) return
  const walk = { document, open: [...open, name] }
  for (const bound of bounds) {
    const limit = schema[bound]
    if (typeof limit === 'number')
      yield { steps: [], bound, limit, sized: (length) => sizedValue(walk, schema, bound, length) }
  }
  for (const [member, inner] of propertiesOf(schema))
    for (const place of boundedPlaces(document, inner, walk.open))
      for (const base of basesOf(walk, schema)) yield under(member, place, (value) => ({ ...base, [member]: value }))
  if (isNode(schema['items'])) {
    const rest = Array<unknown>(Math.max(0, Number(schema['minItems'] ?? 1) - 1)).fill(smallest(walk, schema['items']))
    for (const place of boundedPlaces(document, schema['items'], walk.open))
      yield under('0', place, (value) => [value, ...rest])
  }
  if (isNode(schema['additionalProperties'])) {
    const name = nameIn(schema)
    for (const place of boundedPlaces(document, schema['additionalProperties'], walk.open))
      yield under(name, place, (value) => ({ [name]: value }))
  }
  for (const arm of armsOf(schema)) yield* boundedPlaces(document, arm, walk.open)
}
