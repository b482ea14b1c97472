// Breaks in schemas that `redocly diff` does not rate as breaking: each is about one keyword.

import type { Document } from '../contract/document.ts'
import { deref } from '../contract/document.ts'
import type { Node } from '../contract/finding.ts'
import { isNode, pointerStep } from '../contract/finding.ts'
import { childrenOf } from '../contract/schema-walk.ts'
import type { Change } from './change.ts'
import type { Pair } from './pair.ts'
import type { Called, Direction } from './subjects.ts'
import { calledOf } from './subjects.ts'

/** One schema before and now, at its place in the present bundle. */
interface Place {
  was: Node
  is: Node
  pointer: string
  directions: Set<Direction>
}
interface Found {
  rule: string
  keyword: string
  message: string
}
type Check = (place: Place) => Found[]

const text = (value: unknown) => JSON.stringify(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {})

/** Whoever leaves out a member gets another value than before. A new default only states what happened anyway. */
const checkDefault: Check = ({ was, is, directions }) => {
  if (!directions.has('sent') || was['default'] === undefined || text(was['default']) === text(is['default'])) return []
  const message = `The default changed from ${text(was['default'])} to ${is['default'] === undefined ? 'none' : text(is['default'])}.`
  return [{ rule: 'default-changed', keyword: 'default', message }]
}

/** In a tuple, the position is the name, but Redocly compares the items as a set. */
const checkTuple: Check = ({ was, is }) => {
  const [before, now] = [listOf(was['prefixItems']), listOf(is['prefixItems'])]
  const rule = 'tuple-changed'
  if (now.length < before.length)
    return [
      { rule, keyword: 'prefixItems', message: `The tuple has ${now.length} positions instead of ${before.length}.` },
    ]
  const moved = before.findIndex(
    (item, index) => text(item) !== text(now[index]) && now.some((other) => text(other) === text(item)),
  )
  if (moved < 0) return []
  return [{ rule, keyword: 'prefixItems', message: `What stood at position ${moved} of the tuple stands elsewhere.` }]
}

const checkDependentRequired: Check = ({ was, is, directions }) => {
  const [before, now] = [nodeOf(was['dependentRequired']), nodeOf(is['dependentRequired'])]
  const pairs = (map: Node) =>
    Object.entries(map).flatMap(([name, others]) =>
      listOf(others).map((other) => `\`${String(other)}\` beside \`${name}\``),
    )
  const gained = directions.has('sent') ? pairs(now).filter((pair) => !pairs(before).includes(pair)) : []
  const lost = directions.has('got') ? pairs(before).filter((pair) => !pairs(now).includes(pair)) : []
  const found = (message: string): Found => ({
    rule: 'dependent-required-changed',
    keyword: 'dependentRequired',
    message,
  })
  return [
    ...gained.map((pair) => found(`Required now: ${pair}.`)),
    ...lost.map((pair) => found(`No longer certain: ${pair}.`)),
  ]
}

const checkDiscriminator: Check = ({ was, is }) => {
  const [before, now] = [nodeOf(was['discriminator']), nodeOf(is['discriminator'])]
  const [name, other] = [before['propertyName'], now['propertyName']]
  if (name === undefined || name === other) return []
  const message = `The discriminator is ${other === undefined ? 'gone' : `\`${String(other)}\``} instead of \`${String(name)}\`.`
  return [{ rule: 'discriminator-changed', keyword: 'discriminator', message }]
}

/** A new pattern for names narrows what may be sent; a removed one takes back a promise. */
const checkPatternProperties: Check = ({ was, is, directions }) => {
  const [before, now] = [Object.keys(nodeOf(was['patternProperties'])), Object.keys(nodeOf(is['patternProperties']))]
  const found = (name: string, what: string): Found => {
    return {
      rule: 'pattern-properties-changed',
      keyword: 'patternProperties',
      message: `Members called like \`${name}\` are ${what}.`,
    }
  }
  return [
    ...now
      .filter((name) => directions.has('sent') && !before.includes(name))
      .map((name) => found(name, 'judged by a new schema')),
    ...before.filter((name) => !now.includes(name)).map((name) => found(name, 'no longer described')),
  ]
}

const checkReadWrite: Check = ({ was, is, directions }) => {
  const gained = (keyword: string, direction: Direction) =>
    directions.has(direction) && is[keyword] === true && was[keyword] !== true
  const found = (keyword: string, message: string): Found => ({ rule: 'access-narrowed', keyword, message })
  return [
    ...(gained('readOnly', 'sent') ? [found('readOnly', 'It can only be read now, not sent.')] : []),
    ...(gained('writeOnly', 'got') ? [found('writeOnly', 'It can only be sent now, not read.')] : []),
  ]
}

const checks = [
  checkDefault,
  checkTuple,
  checkDependentRequired,
  checkDiscriminator,
  checkPatternProperties,
  checkReadWrite,
]

/** The schema that a reference leads to, with the keywords that stand beside the reference. */
function followed(document: Document, schema: Node): Node {
  const { $ref, ...beside } = schema
  return typeof $ref === 'string' ? { ...deref<Node>(document, { $ref }), ...beside } : schema
}

/** Walks both schemas in step. A reference in both is compared at its target. */
function walk(pair: Pair, { was, is, pointer, directions }: Place, seen: Set<string>): Change[] {
  const ledElsewhere = was['$ref'] !== is['$ref']
  const key = `${String(was['$ref'])} ${String(is['$ref'])}`
  if (ledElsewhere && seen.has(key)) return []
  if (ledElsewhere) seen.add(key)
  const before = ledElsewhere ? followed(pair.base, was) : was
  const now = ledElsewhere ? followed(pair.revision, is) : is
  const found = checks.flatMap((check) => check({ was: before, is: now, pointer, directions }))
  const own = found.map(({ rule, keyword, message }): Change => {
    return { kind: 'breaking', ...pair.at(`${pointer}/${keyword}`), rule, message, subjects: pair.subjectsAt(pointer) }
  })
  const children = new Map(childrenOf(now, pointer).map((child) => [child.pointer, child.schema]))
  const below = childrenOf(before, pointer).flatMap((child) => {
    const other = children.get(child.pointer)
    return other ? walk(pair, { was: child.schema, is: other, pointer: child.pointer, directions }, seen) : []
  })
  return [...own, ...below]
}

/** The schemas under `schema` keywords below an object, by their place. */
function* schemasIn(value: unknown, pointer: string): Generator<[string, Node]> {
  if (!isNode(value)) return
  for (const [key, member] of Object.entries(value)) {
    const place = `${pointer}/${pointerStep(key)}`
    if (key === 'schema' && isNode(member)) yield [place, member]
    else yield* schemasIn(member, place)
  }
}

/** Compares the schemas of two objects of one kind: parameters, bodies, responses. */
function compareParts(pair: Pair, was: unknown, is: unknown, pointer: string, directions: Set<Direction>): Change[] {
  if (!isNode(was) || !isNode(is) || (was['$ref'] !== undefined && was['$ref'] === is['$ref'])) return []
  const now = new Map(schemasIn(followed(pair.revision, is), pointer))
  return [...schemasIn(followed(pair.base, was), pointer)].flatMap(([place, schema]) => {
    const other = now.get(place)
    return other ? walk(pair, { was: schema, is: other, pointer: place, directions }, new Set()) : []
  })
}

/** The parameters by name, since their order means nothing. */
function parametersOf(document: Document, { operation, item }: Called): Map<string, Node> {
  const all = [...listOf(item.parameters), ...listOf(operation.parameters)] as Node[]
  return new Map(
    all.map((parameter) => {
      const { in: place, name } = followed(document, parameter)
      return [`${String(place)} ${String(name)}`, parameter]
    }),
  )
}

function compareOperations(pair: Pair, before: Called, now: Called): Change[] {
  const [request, answer]: [Direction, Direction] = before.byPlatform ? ['got', 'sent'] : ['sent', 'got']
  const parameters = parametersOf(pair.revision, now)
  const compared = [...parametersOf(pair.base, before)].flatMap(([name, parameter]) => {
    return compareParts(pair, parameter, parameters.get(name), `${now.pointer}/parameters/${name}`, new Set([request]))
  })
  const body = compareParts(
    pair,
    before.operation.requestBody,
    now.operation.requestBody,
    `${now.pointer}/requestBody`,
    new Set([request]),
  )
  const answers = Object.entries(before.operation.responses).flatMap(([status, response]) => {
    return compareParts(
      pair,
      response,
      now.operation.responses[status],
      `${now.pointer}/responses/${status}`,
      new Set([answer]),
    )
  })
  return [...compared, ...body, ...answers]
}

function compareComponents(pair: Pair): Change[] {
  const [base, revision] = [pair.base.components as Node, pair.revision.components as Node]
  return ['schemas', 'parameters', 'requestBodies', 'responses'].flatMap((kind) =>
    Object.entries(nodeOf(base[kind])).flatMap(([name, was]) => {
      const is = nodeOf(revision[kind])[name]
      const pointer = `#/components/${kind}/${name}`
      const directions = new Set([
        ...pair.users.base.directionsOf(pointer),
        ...pair.users.revision.directionsOf(pointer),
      ])
      if (kind !== 'schemas') return compareParts(pair, was, is, pointer, directions)
      return isNode(was) && isNode(is) ? walk(pair, { was, is, pointer, directions }, new Set()) : []
    }),
  )
}

/** Everything in schemas that Redocly does not rate as breaking. */
export function schemaBreaks(pair: Pair): Change[] {
  const now = new Map([...calledOf(pair.revision)].map((called) => [called.pointer, called]))
  const inline = [...calledOf(pair.base)].flatMap((before) => {
    const match = now.get(before.pointer)
    return match ? compareOperations(pair, before, match) : []
  })
  return [...inline, ...compareComponents(pair)]
}
