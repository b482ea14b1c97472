// What would be right at the place of a refusal: the values that the contract allows there, or an example. It is read
// from the description of the API when a request is refused, so that no other request pays for it.
import { createRequire } from 'node:module'
import { DomainError, type ErrorDetails } from '../domain/errors.ts'
import { isFormText } from './pattern-words.ts'
import type { ApiContract } from './registry.ts'

interface Shape {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  example?: unknown
  required?: string[]
  properties?: Record<string, Shape>
  additionalProperties?: boolean | Shape
  items?: Shape
  oneOf?: Shape[]
  anyOf?: Shape[]
  allOf?: Shape[]
  'x-requires'?: { anyOf?: string[][]; oneOf?: string[][] }
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
}
interface Described {
  operationId: string
  parameters?: { $ref?: string; name?: string; in?: string; schema?: Shape; example?: unknown }[]
  requestBody?: { content: Record<string, { schema?: Shape }> }
}
interface Description {
  paths: Record<string, Record<string, Described>>
  components: {
    schemas: Record<string, Shape>
    parameters?: Record<string, NonNullable<Described['parameters']>[number]>
  }
}

const load = createRequire(import.meta.url)
const descriptionOf = ({ name }: ApiContract) => load(`../../../generated/${name}/openapi.json`) as Description

/** An example longer than this says no more. */
const MAX_EXAMPLE = 120

const lastOf = (reference: string) => reference.split('/').at(-1) ?? ''
/** The member of an object itself: names such as `constructor` are inherited by all. */
const own = <T>(object: Readonly<Record<string, T>> | undefined, name: unknown): T | undefined =>
  object && typeof name === 'string' && Object.hasOwn(object, name) ? object[name] : undefined
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function resolve(shape: Shape, { components }: Description): Shape {
  let found = shape
  // Keywords next to a reference add to it.
  while (found.$ref !== undefined) {
    const { $ref, ...beside } = found
    found = { ...(components.schemas[lastOf($ref)] ?? {}), ...beside }
  }
  return found
}

/** The branches of a schema that a value is for: of a union with a tag the one with the value's tag. */
function branches(shape: Shape, value: unknown, description: Description): Shape[] {
  const whole = resolve(shape, description)
  const tag = whole.discriminator
  const mapped = tag && isObject(value) ? own(tag.mapping, own(value, tag.propertyName)) : undefined
  const arms = mapped !== undefined ? [{ $ref: mapped }] : [...(whole.oneOf ?? []), ...(whole.anyOf ?? [])]
  return [whole, ...[...arms, ...(whole.allOf ?? [])].flatMap((arm) => branches(arm, value, description))]
}

/** The schemas that a member may have, with the example of the whole as theirs where they have none. */
function members(shapes: Shape[], name: string): Shape[] {
  return shapes.flatMap((shape) => {
    if (/^\d+$/.test(name) && shape.items) return [shape.items]
    const member = own(shape.properties, name)
    if (!member) return isObject(shape.additionalProperties) ? [shape.additionalProperties as Shape] : []
    const example = isObject(shape.example) ? own(shape.example, name) : undefined
    return [example === undefined ? member : { example, ...member }]
  })
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value))

/** `one of: unicode, gsm0338`, or `for example 351-910000001`; null when the contract shows neither. */
function hintOf(shapes: Shape[]): string | null {
  const allowed = shapes.flatMap((shape) => shape.enum ?? (shape.const === undefined ? [] : [shape.const]))
  const tags = shapes.flatMap(({ discriminator }) => Object.keys(discriminator?.mapping ?? {}))
  const values = [...new Set([...allowed, ...tags])].filter((value) => value !== null)
  if (values.length > 0) return `one of: ${values.map(textOf).join(', ')}`
  const example = shapes.find((shape) => shape.example !== undefined)?.example
  const text = example === undefined ? '' : textOf(example)
  return text === '' || text.length > MAX_EXAMPLE ? null : `for example ${text}`
}

/** The schema of a part of the request, which a place begins with. */
function partOf(part: string, operation: Described, { components }: Description): Shape {
  if (part === 'body') return Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {}
  const parameters = (operation.parameters ?? []).map((one) =>
    one.$ref === undefined ? one : (components.parameters?.[lastOf(one.$ref)] ?? one),
  )
  const own = parameters.filter((one) => one.in === part)
  const properties = own.map(({ name = '', schema = {}, example }): [string, Shape] => [
    name,
    example === undefined ? schema : { example, ...schema },
  ])
  return { properties: Object.fromEntries(properties) }
}

/** Findings that say what is wrong, but not what would be right. */
const VAGUE = /^(is missing|must match format .*|must have a field "[^"]*" with a known value)$/
const isVague = (text: unknown): text is string => typeof text === 'string' && (VAGUE.test(text) || isFormText(text))

/** One finding with its hint; of an object that lacks a member, one for each that it lacks. */
function hintsFor(
  place: string,
  text: string,
  operation: Described,
  parts: object,
  all: Description,
): [place: string, text: string][] {
  const [part = '', ...steps] = place.split('.')
  const lacked = text === 'is missing' ? steps.pop() : undefined
  let value = own(parts as Record<string, unknown>, part)
  let found = branches(partOf(part, operation, all), value, all)
  for (const step of steps) {
    value = typeof value === 'object' && value !== null ? own(value as Record<string, unknown>, step) : undefined
    found = members(found, step).flatMap((shape) => branches(shape, value, all))
  }
  const withHint = (at: string, shapes: Shape[]): [string, string] => {
    const hint = hintOf(shapes)
    return [at, hint === null ? text : `${text}: ${hint}`]
  }
  if (lacked === undefined) return [withHint(place, found)]
  const choice = choiceOf(found, lacked)
  return missingIn(found, value, lacked).map((name) => {
    const at = [part, ...steps, name].join('.')
    if (name === lacked && choice) return [at, `${text}: give ${choice.words}`]
    const shapes = members(found, name).flatMap((shape) => branches(shape, undefined, all))
    return withHint(at, shapes)
  })
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })
const bothOf = new Intl.ListFormat('en')

/** The members of which an object needs some, where one of them is `first`: `htmlBody, textBody, or templateId`. */
function choiceOf(shapes: Shape[], first: string): { shape: Shape; words: string } | null {
  for (const shape of shapes) {
    const { anyOf = [], oneOf = [] } = shape['x-requires'] ?? {}
    const groups = [anyOf, oneOf].find((all) => all.some((group) => group.includes(first)))
    if (groups) return { shape, words: either.format(groups.map((group) => bothOf.format(group))) }
  }
  return null
}

/** The members that an object lacks: the one that was found first, and the others that the same schema requires. */
function missingIn(shapes: Shape[], value: unknown, first: string): string[] {
  const choice = choiceOf(shapes, first)
  const asking = choice ? [choice.shape] : shapes.filter(({ required }) => required?.includes(first))
  const all = asking.length === 1 ? (asking[0]?.required ?? []) : []
  return [first, ...all.filter((name) => name !== first && isObject(value) && !Object.hasOwn(value, name))]
}

/**
 * The refusal of a request that does not fit, with what the contract allows in the texts that do not say it. `parts` are
 * the path, the query and the body as they were read.
 */
export function withHints(
  refusal: DomainError,
  contract: ApiContract,
  operationId: string,
  parts: Record<'path' | 'query' | 'body', unknown>,
): DomainError {
  const { code, details, message } = refusal
  if (code !== 'invalid' || !details || !Object.values(details).some(isVague)) return refusal
  const description = descriptionOf(contract)
  const { method, path } = contract.operations[operationId] as { method: string; path: string }
  const operation = description.paths[path]?.[method]
  if (!operation) return refusal
  const told: ErrorDetails = Object.fromEntries(
    Object.entries(details).flatMap(([place, text]) =>
      isVague(text) ? hintsFor(place, text, operation, parts, description) : [[place, text]],
    ),
  )
  const known = Object.entries(details).reduce(
    (text, [place, finding]) => text.replace(`${place} ${finding}`, () => `${place} ${told[place]}`),
    message,
  )
  const more = Object.keys(told).filter((place) => !(place in details))
  return new DomainError(code, [known, ...more.map((place) => `${place} ${told[place]}`)].join('; '), told)
}
