// Brings unions of plain types into a form in which a comparison finds only what changed. In a union, the limit of a type that a
// value no longer has means nothing, so losing it changes nothing.
import { isNode, type Node } from '../contract/finding.ts'

const keywords: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
  object: ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties', 'patternProperties'],
}

const NUMERIC_FORMATS = new Set(['int32', 'int64', 'float', 'double'])

const typesOf = ({ type }: Node): string[] => [type].flat().filter((one) => typeof one === 'string')

/** The type whose values a keyword limits; undefined for a keyword about every type. */
function typeLimitedBy(keyword: string, value: unknown): string | undefined {
  if (keyword === 'format') return NUMERIC_FORMATS.has(String(value)) ? 'number' : 'string'
  return Object.keys(keywords).find((type) => keywords[type]?.includes(keyword))
}

const hasType = (types: readonly string[], type: string) =>
  types.includes(type) || (type === 'number' && types.includes('integer'))

/** The limits of one schema that mean nothing in another, which has not the types that they limit. */
function vacuousIn(schema: Node, other: Node): [string, unknown][] {
  const types = typesOf(other)
  if (types.length === 0) return []
  return Object.entries(schema).filter(([keyword, value]) => {
    const type = keyword in other ? undefined : typeLimitedBy(keyword, value)
    return type !== undefined && !hasType(types, type)
  })
}

/** One schema with several types as alternatives, each with the limits of its type. */
function splitTypes(schema: Node): Node {
  const own = typesOf(schema)
  const isLimitOf = (type: string, [keyword, value]: [string, unknown]) => {
    const limited = typeLimitedBy(keyword, value)
    return limited !== undefined && hasType([type], limited)
  }
  const entries = Object.entries(schema).filter(([keyword]) => keyword !== 'type')
  const arms = own.map((type) => ({ type, ...Object.fromEntries(entries.filter((entry) => isLimitOf(type, entry))) }))
  const rest = entries.filter((entry) => !own.some((type) => isLimitOf(type, entry)))
  return { ...Object.fromEntries(rest), oneOf: arms }
}

/**
 * Both schemas in one form. The validators join alternatives of different types into one schema, but cannot where two of
 * them have the same keyword.
 */
function inOneForm(was: Node, is: Node): [Node, Node] {
  const [wasJoined, isJoined] = [was, is].map(
    ({ type, enum: values, oneOf }) => Array.isArray(type) && values === undefined && oneOf === undefined,
  )
  if (wasJoined && Array.isArray(is['oneOf'])) return [splitTypes(was), is]
  if (isJoined && Array.isArray(was['oneOf'])) return [was, splitTypes(is)]
  return [was, is]
}

/** Both values, with the unions of types in them in one form, and with the limits of the other that mean nothing in them. */
export function withComparableUnions(one: unknown, other: unknown): [unknown, unknown] {
  if (Array.isArray(one) && Array.isArray(other)) {
    const pairs = one.map((was, index) => (index < other.length ? withComparableUnions(was, other[index]) : [was]))
    return [pairs.map(([was]) => was), other.map((is, index) => pairs[index]?.[1] ?? is)]
  }
  if (!isNode(one) || !isNode(other)) return [one, other]
  const [was, is] = inOneForm(one, other)
  const [before, now] = [{ ...was }, { ...is }]
  for (const [key, member] of Object.entries(was))
    if (key in is) [before[key], now[key]] = withComparableUnions(member, is[key])
  // Without a list of types on either side, there is no union.
  if (Array.isArray(was['type']) || Array.isArray(is['type'])) {
    Object.assign(now, Object.fromEntries(vacuousIn(was, is)))
    Object.assign(before, Object.fromEntries(vacuousIn(is, was)))
  }
  return [before, now]
}
