// Checks the values of the keywords in every schema of a document. Validators throw for a wrong one, often without its
// place; with the wrong ones taken out, the examples can be checked all the same.
import type { Document } from '../contract/document.ts'
import type { Finding, Node } from '../contract/finding.ts'
import { isNode, pointerStep, pointerSteps } from '../contract/finding.ts'
import { contentOf } from '../contract/keywords.ts'
import type { Locate } from '../contract/places.ts'
import { childrenOf } from '../contract/schema-walk.ts'

/** A keyword whose value no validator accepts, and what to write. */
export interface KeywordFault {
  pointer: string
  advice: string
}

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']
const isTypeName = (value: unknown): boolean => types.includes(value as string)
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0
const isSchemaLike = (value: unknown): boolean => isNode(value) || typeof value === 'boolean'
const isUnique = (values: unknown[]): boolean =>
  new Set(values.map((one) => JSON.stringify(one))).size === values.length

/** Why a text is not a regular expression; null if it is one. */
function patternFault(pattern: string): string | null {
  try {
    new RegExp(pattern, 'u')
    return null
  } catch (error) {
    return (error as Error).message.replace(/^Invalid regular expression: .*: /, '').toLowerCase()
  }
}

/** Says what to write in place of a value; null if the value is right. */
type Judge = (value: unknown) => string | null
const wants =
  (text: string, holds: (value: unknown) => boolean): Judge =>
  (value) =>
    holds(value) ? null : text

const count = wants('a whole number from 0', isCount)
const number = wants('a number', (value) => typeof value === 'number' && Number.isFinite(value))
const flag = wants('true or false', (value) => typeof value === 'boolean')
const text = wants('a text', (value) => typeof value === 'string')
const schema = wants('a schema', isSchemaLike)
const schemas = wants('a list of one schema or more', (value) => Array.isArray(value) && value.length > 0)
const map = wants('a map of schemas', isNode)
const limit = wants('a number', (value) => typeof value === 'number' || typeof value === 'boolean')

const judges: Readonly<Record<string, Judge>> = {
  type: wants(`one of ${types.join(', ')}, or a list of them`, (value) =>
    Array.isArray(value) ? value.length > 0 && value.every(isTypeName) && isUnique(value) : isTypeName(value),
  ),
  enum: wants(
    'a list of one value or more, each once',
    (value) => Array.isArray(value) && value.length > 0 && isUnique(value),
  ),
  required: wants(
    'a list of names, each once',
    (value) => Array.isArray(value) && value.every((name) => typeof name === 'string') && isUnique(value),
  ),
  pattern: (value) => {
    if (typeof value !== 'string') return 'a text with a regular expression'
    const fault = patternFault(value)
    return fault === null ? null : `a regular expression (${fault})`
  },
  multipleOf: wants('a number above 0', (value) => typeof value === 'number' && value > 0),
  maximum: number,
  minimum: number,
  exclusiveMaximum: limit,
  exclusiveMinimum: limit,
  ...Object.fromEntries(
    ['Length', 'Items', 'Properties', 'Contains'].flatMap((end) => [
      [`max${end}`, count],
      [`min${end}`, count],
    ]),
  ),
  uniqueItems: flag,
  nullable: flag,
  readOnly: flag,
  writeOnly: flag,
  format: text,
  $ref: text,
  properties: map,
  patternProperties: map,
  dependentSchemas: map,
  ...Object.fromEntries(['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((keyword) => [keyword, schemas])),
  ...Object.fromEntries(
    ['items', 'additionalProperties', 'contains', 'propertyNames', 'not', 'if', 'then', 'else'].map((keyword) => [
      keyword,
      schema,
    ]),
  ),
  unevaluatedProperties: schema,
  unevaluatedItems: schema,
}

const shown = (value: unknown): string => {
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 60 ? `${json.slice(0, 60)}…` : json
}

const wrong = (pointer: string, keyword: string, value: unknown, wanted: string): KeywordFault => ({
  pointer: `${pointer}/${pointerStep(keyword)}`,
  advice: `\`${keyword}\` is ${shown(value)}: write ${wanted}.`,
})

/** Limits of which no value can keep both. */
const pairs = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minimum', 'maximum'],
] as const

function limitFaults(node: Node, pointer: string): KeywordFault[] {
  return pairs.flatMap(([least, most]) => {
    const [low, high] = [node[least], node[most]]
    // A limit that is wrong by itself has a fault already.
    const isRight = judges[least]?.(low) === null && judges[most]?.(high) === null
    if (typeof low !== 'number' || typeof high !== 'number' || low <= high || !isRight) return []
    const advice = `\`${least}\` is ${low} and \`${most}\` is ${high}, so no value fits: correct one of them.`
    return [{ pointer: `${pointer}/${least}`, advice }]
  })
}

const mapKeywords = ['properties', 'patternProperties', 'dependentSchemas']
const listKeywords = ['allOf', 'anyOf', 'oneOf', 'prefixItems']

/** Wrong members of lists and maps of schemas, such as an empty member of `properties`. */
function memberFaults(node: Node, pointer: string): KeywordFault[] {
  const groups = [
    ...mapKeywords.filter((keyword) => isNode(node[keyword])),
    ...listKeywords.filter((keyword) => Array.isArray(node[keyword])),
  ]
  return groups.flatMap((keyword) =>
    Object.entries(node[keyword] as object).flatMap(([name, member]: [string, unknown]) => {
      const place = `${pointer}/${keyword}`
      if (!isSchemaLike(member)) return [wrong(place, name, member, 'a schema')]
      const fault = keyword === 'patternProperties' ? patternFault(name) : null
      return fault === null ? [] : [wrong(place, name, name, `the name as a regular expression (${fault})`)]
    }),
  )
}

/** The faults of a schema and of all schemas inside it. */
function* faultsOf(node: Node, pointer: string): Generator<KeywordFault> {
  for (const [keyword, judge] of Object.entries(judges)) {
    if (!Object.hasOwn(node, keyword)) continue
    const wanted = judge(node[keyword])
    if (wanted !== null) yield wrong(pointer, keyword, node[keyword], wanted)
  }
  yield* limitFaults(node, pointer)
  yield* memberFaults(node, pointer)
  for (const child of childrenOf(node, pointer)) yield* faultsOf(child.schema, child.pointer)
}

/** Every schema of a document that no other schema holds, with its pointer. */
function* schemasIn(value: unknown, pointer = '#', isNames = false): Generator<{ schema: Node; pointer: string }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* schemasIn(item, `${pointer}/${index}`)
  } else if (isNode(value)) {
    for (const [key, member] of Object.entries(value)) {
      const place = `${pointer}/${pointerStep(key)}`
      const content = contentOf(key, isNames)
      const isSchema = (key === 'schema' && !isNames) || pointer === '#/components/schemas'
      if (isSchema && isNode(member)) yield { schema: member, pointer: place }
      else if (content !== 'data') yield* schemasIn(member, place, content === 'names')
    }
  }
}

const component = (name: string): string => `#/components/schemas/${pointerStep(name)}`

/** Components with another value than a schema, such as one from an empty file. */
const componentFaults = (document: Document): KeywordFault[] =>
  Object.entries(document.components?.schemas ?? {}).flatMap(([name, value]: [string, unknown]) =>
    isSchemaLike(value) ? [] : [{ pointer: component(name), advice: `The schema is ${shown(value)}: write a map.` }],
  )

/** The references from a schema to schemas that judge the same value, with their places. */
function* sameValueReferences(node: Node, pointer: string): Generator<{ pointer: string; target: string }> {
  if (typeof node['$ref'] === 'string') yield { pointer: `${pointer}/$ref`, target: node['$ref'] }
  for (const child of childrenOf(node, pointer)) {
    if (child.sameValue) yield* sameValueReferences(child.schema, child.pointer)
  }
}

/** Schemas that must judge a value before they can judge it: no validator comes to an end. */
function circleFaults(document: Document): KeywordFault[] {
  const edges = new Map(
    Object.entries(document.components?.schemas ?? {}).map(
      ([name, node]): [string, { pointer: string; target: string }[]] => [
        component(name),
        isNode(node) ? [...sameValueReferences(node, component(name))] : [],
      ],
    ),
  )
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true
    if (seen.has(from)) return false
    seen.add(from)
    return (edges.get(from) ?? []).some(({ target }) => reaches(target, to, seen))
  }
  return [...edges].flatMap(([start, references]) =>
    references
      .filter(({ target }) => reaches(target, start))
      .map(({ pointer }) => ({
        pointer,
        advice: 'The schema is part of itself, so no value can be judged: remove the reference.',
      })),
  )
}

/** Every wrong keyword in the schemas of a document. */
export const keywordFaults = (document: Document): KeywordFault[] => [
  ...componentFaults(document),
  ...circleFaults(document),
  ...[...schemasIn(document)].flatMap(({ schema: node, pointer }) => [...faultsOf(node, pointer)]),
]

/** A copy of the document without the wrong keywords. */
export function withoutFaults(document: Document, faults: readonly KeywordFault[]): Document {
  if (faults.length === 0) return document
  const copy = structuredClone(document)
  // A list is shortened from its end, so that the other places stay.
  for (const { pointer } of faults.toReversed()) {
    const steps = pointerSteps(pointer)
    const last = steps.pop() ?? ''
    let holder: unknown = copy
    for (const step of steps)
      holder = isNode(holder) || Array.isArray(holder) ? (holder as Record<string, unknown>)[step] : undefined
    if (Array.isArray(holder)) holder[Number(last)] = true
    else if (isNode(holder) && steps.join('/') === 'components/schemas') holder[last] = {}
    else if (isNode(holder)) delete holder[last]
  }
  return copy
}

/** The findings about wrong keywords, at their places in the sources. */
export const checkKeywords = (faults: readonly KeywordFault[], locate: Locate): Finding[] =>
  faults.map(({ pointer, advice }) => ({ ...locate(pointer), message: advice, rule: 'schema-keyword' }))
