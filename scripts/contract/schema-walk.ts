// Walks a schema of JSON Schema 2020-12: which members are schemas, and what part they play. Also walks whole sources.
import type { Node } from './finding.ts'
import { isNode, pointerStep } from './finding.ts'
import { contentOf } from './keywords.ts'

const single = [
  'items',
  'contains',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'unevaluatedItems',
]
const lists = ['prefixItems']
const maps = ['properties', 'patternProperties']
/** Keywords whose schemas judge the same value as the schema around them. */
const sameValueLists = ['allOf', 'anyOf', 'oneOf']
const sameValueSingle = ['if', 'then', 'else', 'not']
const sameValueMaps = ['dependentSchemas']

export interface Child {
  schema: Node
  pointer: string
  /** Whether it judges the same value, as the arms of oneOf do. */
  sameValue: boolean
}

function children(schema: Node, pointer: string, keys: string[], sameValue: boolean): Child[] {
  return keys.flatMap((key) => {
    const member = schema[key]
    if (!isNode(member) && !Array.isArray(member)) return []
    return Object.entries(member).flatMap(([name, child]) =>
      isNode(child) ? [{ schema: child, pointer: `${pointer}/${key}/${pointerStep(name)}`, sameValue }] : [],
    )
  })
}

function direct(schema: Node, pointer: string, keys: string[], sameValue: boolean): Child[] {
  return keys.flatMap((key) => {
    const child = schema[key]
    return isNode(child) ? [{ schema: child, pointer: `${pointer}/${key}`, sameValue }] : []
  })
}

/** The schemas directly inside a schema. References are left to the caller. */
export function childrenOf(schema: Node, pointer: string): Child[] {
  return [
    ...direct(schema, pointer, single, false),
    ...children(schema, pointer, [...lists, ...maps], false),
    ...direct(schema, pointer, sameValueSingle, true),
    ...children(schema, pointer, [...sameValueLists, ...sameValueMaps], true),
  ]
}

/** Every object of a source by its pointer, examples and other data left out. `isNames`: whether its keys are names. */
export function* nodesOf(value: unknown, pointer = '#', isNames = false): Generator<{ node: Node; pointer: string }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* nodesOf(item, `${pointer}/${index}`)
  } else if (isNode(value)) {
    yield { node: value, pointer }
    for (const [key, member] of Object.entries(value)) {
      const content = contentOf(key, isNames)
      if (content !== 'data') yield* nodesOf(member, `${pointer}/${pointerStep(key)}`, content === 'names')
    }
  }
}
