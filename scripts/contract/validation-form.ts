// The contract uses only forms of JSON Schema that client generators understand. Validators need the rest: this module
// adds the rules between fields and restores the keywords that give the best error messages.
import { isNode, type Node } from './finding.ts'
import { contentOf } from './keywords.ts'

/** The extension of a schema with rules between its fields: each keyword has groups of field names. */
export const RULES = 'x-requires'

const groupsOf = (rules: Node, keyword: string): string[][] => (rules[keyword] ?? []) as string[][]
const required = (group: string[]): Node => ({ required: group })

/** `anyOf`: at least one group is complete. `oneOf`: exactly one. `not`: none. */
function rulesOf(schema: Node): Node {
  const rules = schema[RULES]
  if (!isNode(rules)) return {}
  const [some, one, none] = ['anyOf', 'oneOf', 'not'].map((keyword) => groupsOf(rules, keyword).map(required))
  return {
    ...(some?.length && { anyOf: some }),
    ...(one?.length && { oneOf: one }),
    ...(none?.length && { not: none.length === 1 ? none[0] : { anyOf: none } }),
  }
}

/** Whether a schema is an alternative of one plain type, such as a string or an array. */
const isPlain = (arm: unknown): arm is Node =>
  isNode(arm) && typeof arm['type'] === 'string' && !['$ref', 'oneOf', 'anyOf', 'allOf'].some((word) => word in arm)

/** Alternatives of different plain types as one schema with a list of types; null for any other union. */
function joinedTypes(arms: unknown): Node | null {
  if (!Array.isArray(arms) || arms.length === 0 || !arms.every(isPlain)) return null
  const types = arms.map(({ type }) => type)
  const keywords = arms.flatMap(({ type: _type, ...rest }) => Object.keys(rest))
  const clash = new Set(types).size < types.length || new Set(keywords).size < keywords.length
  return clash ? null : Object.assign({}, ...arms, { type: types.length === 1 ? types[0] : types })
}

/** A constant is written as a list of one value. */
const constantIn = ({ type, enum: values }: Node): Node | null =>
  typeof type === 'string' && Array.isArray(values) && values.length === 1 ? { const: values[0] } : null

function node(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(node)
  if (!isNode(value)) return value
  const members = Object.entries(value).map(([key, member]): [string, unknown] => [key, childOf(key, member)])
  const { [RULES]: _rules, ...copy } = Object.fromEntries(members)
  const constant = constantIn(copy)
  if (constant) {
    const { enum: _values, 'x-enum-varnames': _names, ...rest } = copy
    return { ...rest, ...constant }
  }
  const joined = joinedTypes(copy['oneOf'])
  if (!joined) return { ...copy, ...rulesOf(value) }
  const { oneOf: _arms, type: _type, ...rest } = copy
  return { ...joined, ...rest }
}

function childOf(key: string, member: unknown): unknown {
  const content = contentOf(key, false)
  if (content === 'data') return member
  if (content === 'names' && isNode(member))
    return Object.fromEntries(Object.entries(member).map(([name, child]) => [name, node(child)]))
  return node(member)
}

/** A copy of a document, or of a part of it, in the form for validators. */
export const forValidators = <T>(value: T): T => node(value) as T
