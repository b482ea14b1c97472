// Breaks in schemas that `redocly diff` does not rate as breaking: each is about one keyword.

import type { Document } from '../contract/document.ts'
import { deref } from '../contract/document.ts'
import type { Node } from '../contract/finding.ts'
import { isNode, pointerStep } from '../contract/finding.ts'
import { type Child, childrenOf } from '../contract/schema-walk.ts'
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
  /** Whom it breaks: those who send the value, or those who get it; without one, both. */
  direction?: Direction
}
type Check = (place: Place) => Found[]

const text = (value: unknown) => JSON.stringify(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {})

/** Whoever leaves out a member gets another value than before. A new default only states what happened anyway. */
const checkDefault: Check = ({ was, is, directions }) => {
  if (!directions.has('sent') || was['default'] === undefined || text(was['default']) === text(is['default'])) return []
  const message = `The default changed from ${text(was['default'])} to ${is['default'] === undefined ? 'none' : text(is['default'])}.`
  return [{ rule: 'default-changed', keyword: 'default', message, direction: 'sent' }]
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
  const found = (message: string, direction: Direction): Found => ({
    rule: 'dependent-required-changed',
    keyword: 'dependentRequired',
    message,
    direction,
  })
  return [
    ...gained.map((pair) => found(`Required now: ${pair}.`, 'sent')),
    ...lost.map((pair) => found(`No longer certain: ${pair}.`, 'got')),
  ]
}

/** Clients choose the schema of a value by the discriminator and its mapping. */
const checkDiscriminator: Check = ({ was, is, directions }) => {
  const [before, now] = [nodeOf(was['discriminator']), nodeOf(is['discriminator'])]
  const [name, other] = [before['propertyName'], now['propertyName']]
  if (name === undefined) return []
  const found = (message: string, direction?: Direction): Found => {
    return { rule: 'discriminator-changed', keyword: 'discriminator', message, ...(direction && { direction }) }
  }
  if (name !== other)
    return [
      found(
        `The discriminator is ${other === undefined ? 'gone' : `\`${String(other)}\``} instead of \`${String(name)}\`.`,
      ),
    ]
  const [old, fresh] = [nodeOf(before['mapping']), nodeOf(now['mapping'])]
  const gone = directions.has('sent') ? Object.keys(old).filter((value) => !(value in fresh)) : []
  const added = directions.has('got') ? Object.keys(fresh).filter((value) => !(value in old)) : []
  const moved = Object.keys(old).filter((value) => value in fresh && old[value] !== fresh[value])
  return [
    ...gone.map((value) => found(`The discriminator no longer takes \`${value}\`.`, 'sent')),
    ...added.map((value) => found(`The discriminator may now be \`${value}\`.`, 'got')),
    ...moved.map((value) => found(`The value \`${value}\` of the discriminator has another schema.`)),
  ]
}

/** An open object still accepts a member that is gone, but the server no longer reads it. */
const checkUnread: Check = ({ was, is, directions }) => {
  if (!directions.has('sent') || is['additionalProperties'] === false) return []
  // A part of `not` has no type, and only names members of the schema around it.
  if (is['type'] === undefined) return []
  // Its members may be in the arms now, or in the other schema.
  if (['$ref', 'oneOf', 'anyOf', 'allOf'].some((word) => is[word] !== undefined)) return []
  const now = nodeOf(is['properties'])
  return Object.keys(nodeOf(was['properties']))
    .filter((name) => !(name in now))
    .map((name) => {
      const message = `Property \`${name}\` is no longer read.`
      return {
        rule: 'property-removed',
        keyword: `properties/${pointerStep(name)}`,
        message,
        direction: 'sent' as const,
      }
    })
}

/** A new pattern for names narrows what may be sent; a removed one takes back a promise. */
const checkPatternProperties: Check = ({ was, is, directions }) => {
  const [before, now] = [Object.keys(nodeOf(was['patternProperties'])), Object.keys(nodeOf(is['patternProperties']))]
  const found = (name: string, what: string, direction?: Direction): Found => {
    return {
      rule: 'pattern-properties-changed',
      keyword: 'patternProperties',
      message: `Members called like \`${name}\` are ${what}.`,
      ...(direction && { direction }),
    }
  }
  return [
    ...now
      .filter((name) => directions.has('sent') && !before.includes(name))
      .map((name) => found(name, 'judged by a new schema', 'sent')),
    ...before.filter((name) => !now.includes(name)).map((name) => found(name, 'no longer described')),
  ]
}

const checkReadWrite: Check = ({ was, is, directions }) => {
  const gained = (keyword: string, direction: Direction) =>
    directions.has(direction) && is[keyword] === true && was[keyword] !== true
  const found = (keyword: string, message: string, direction: Direction): Found => {
    return { rule: 'access-narrowed', keyword, message, direction }
  }
  return [
    ...(gained('readOnly', 'sent') ? [found('readOnly', 'It can only be read now, not sent.', 'sent')] : []),
    ...(gained('writeOnly', 'got') ? [found('writeOnly', 'It can only be sent now, not read.', 'got')] : []),
  ]
}

/** A member whose schema is `false` may not be there. */
const checkForbidden: Check = ({ was, is, directions }) => {
  const [before, now] = [nodeOf(was['properties']), nodeOf(is['properties'])]
  const found = (name: string, message: string, direction: Direction): Found[] =>
    directions.has(direction)
      ? [{ rule: 'property-forbidden-changed', keyword: `properties/${pointerStep(name)}`, message, direction }]
      : []
  return Object.keys(now).flatMap((name) => {
    if (!(name in before) || (before[name] === false) === (now[name] === false)) return []
    return now[name] === false
      ? found(name, `Property \`${name}\` is refused now.`, 'sent')
      : found(name, `Property \`${name}\` may be there now.`, 'got')
  })
}

const checks = [
  checkForbidden,
  checkDefault,
  checkTuple,
  checkDependentRequired,
  checkDiscriminator,
  checkUnread,
  checkPatternProperties,
  checkReadWrite,
]

/** The schema that a reference leads to, with the keywords that stand beside the reference. */
function followed(document: Document, schema: Node): Node {
  const { $ref, ...beside } = schema
  return typeof $ref === 'string' ? { ...deref<Node>(document, { $ref }), ...beside } : schema
}

/** Lists of schemas whose order means nothing. */
const unordered = ['oneOf', 'anyOf', 'allOf']

/** The present schema for each schema inside the one before, by the place before. Equal arms need no comparison. */
function partnersOf(before: Node, now: Node, pointer: string): Map<string, Child> {
  const partners = new Map(childrenOf(now, pointer).map((child) => [child.pointer, child]))
  for (const word of unordered) {
    const armsOf = (schema: Node) =>
      listOf(schema[word]).flatMap((arm, index): Child[] =>
        isNode(arm) ? [{ schema: arm, pointer: `${pointer}/${word}/${index}`, sameValue: true }] : [],
      )
    const [olds, present] = [armsOf(before), armsOf(now)]
    const texts = [olds, present].map((arms) => new Set(arms.map(({ schema }) => text(schema))))
    const [gone, fresh] = [
      olds.filter(({ schema }) => !texts[1]?.has(text(schema))),
      present.filter(({ schema }) => !texts[0]?.has(text(schema))),
    ]
    for (const arm of olds) partners.delete(arm.pointer)
    for (const [index, arm] of gone.entries()) {
      const other = fresh.find((one) => one.pointer === arm.pointer) ?? fresh[index]
      if (other) partners.set(arm.pointer, other)
    }
  }
  return partners
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
  const own = found.map(({ rule, keyword, message, direction }): Change => {
    const subjects = pair.subjectsAt(pointer, direction)
    return { kind: 'breaking', ...pair.at(`${pointer}/${keyword}`), rule, message, subjects }
  })
  const partners = partnersOf(before, now, pointer)
  const below = childrenOf(before, pointer).flatMap((child) => {
    const other = partners.get(child.pointer)
    return other ? walk(pair, { was: child.schema, is: other.schema, pointer: other.pointer, directions }, seen) : []
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
