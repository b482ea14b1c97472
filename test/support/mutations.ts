// Makes values that a schema must refuse from one that it accepts: each breaks one keyword.
import { isNode, type Node } from '../../scripts/contract/finding.ts'

export interface Mutation {
  /** What was broken, and where in the value: `required in 0 in contacts`. */
  what: string
  value: unknown
}

const samples: Record<string, unknown> = {
  null: null,
  boolean: true,
  number: 0.5,
  string: 'a text',
  array: [],
  object: {},
}
const covers: Record<string, string[]> = { integer: ['number'] }

/** Values of every type that the schema does not name; of all types where it names none. */
function otherTypes(schema: Node): Mutation[] {
  const named = 'type' in schema ? [schema['type']].flat().map(String) : []
  const taken = new Set(named.flatMap((type) => [type, ...(covers[type] ?? [])]))
  return Object.keys(samples)
    .filter((type) => !taken.has(type))
    .map((type) => ({ what: `type, ${type}`, value: samples[type] }))
}

/** Formats that only say what a text is for, and accept every text. */
const anyText = new Set(['binary', 'password'])

type Breaker = (limit: never, value: never) => unknown[]

const repeat = (text: string, length: number) => text.padEnd(length, 'x')

/** By keyword: makes values that break it, from its content and a value that fits it. */
const breakers: Record<string, Breaker> = {
  enum: (names: unknown[]) => [
    typeof names[0] === 'number' ? Math.max(...(names as number[])) + 1 : `not ${String(names[0])}`,
  ],
  const: (only: unknown) => [typeof only === 'number' ? only + 1 : `not ${String(only)}`],
  pattern: () => ['\n'],
  format: (name: string) => (anyText.has(name) ? [] : ['neither date nor address']),
  minLength: (least: number, text: string) => (least > 0 ? [text.slice(0, least - 1)] : []),
  maxLength: (most: number, text: string) => [repeat(text, most + 1)],
  minimum: (least: number) => [least - 1],
  maximum: (most: number) => [most + 1],
  exclusiveMinimum: (limit: number) => [limit],
  exclusiveMaximum: (limit: number) => [limit],
  multipleOf: (step: number, value: number) => [value + step / 2],
  minItems: (least: number, items: unknown[]) => (least > 0 ? [items.slice(0, least - 1)] : []),
  maxItems: (most: number, items: unknown[]) =>
    items.length > 0 ? [Array.from({ length: most + 1 }, (_, i) => items[i % items.length])] : [],
  uniqueItems: (unique: boolean, items: unknown[]) => (unique && items.length > 0 ? [[...items, items[0]]] : []),
  minProperties: (least: number, value: Node) =>
    least > 0 ? [Object.fromEntries(Object.entries(value).slice(0, least - 1))] : [],
  required: (names: string[], value: Node) => names.map((name) => without(value, name)),
  additionalProperties: (rest: unknown, value: Node) =>
    rest === false ? [{ ...value, 'a member of nobody': true }] : [],
  unevaluatedProperties: (rest: unknown, value: Node) =>
    rest === false ? [{ ...value, 'a member of nobody': true }] : [],
  discriminator: ({ propertyName }: { propertyName: string }, value: Node) => [
    { ...value, [propertyName]: 'of no arm' },
    without(value, propertyName),
  ],
}

const without = (value: Node, name: string): Node =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))

/** A keyword judges values of one type only: a bound says nothing about null. */
const judges = (keyword: string, value: unknown): boolean => {
  if (/Length|pattern|format/.test(keyword)) return typeof value === 'string'
  if (/inimum|aximum|multipleOf/.test(keyword)) return typeof value === 'number'
  if (/Items/.test(keyword)) return Array.isArray(value)
  return /enum|const/.test(keyword) || isNode(value)
}

function broken(schema: Node, value: unknown): Mutation[] {
  return Object.entries(breakers).flatMap(([keyword, breaker]) => {
    if (!(keyword in schema) || !judges(keyword, value)) return []
    return breaker(schema[keyword] as never, value as never).map((mutation) => ({ what: keyword, value: mutation }))
  })
}

/** The mutations of one part of a value, each put back into the whole. */
function inside(part: string, schema: unknown, value: unknown, put: (mutation: unknown) => unknown): Mutation[] {
  if (!isNode(schema)) return []
  return mutationsOf(schema, value).map((mutation) => ({
    what: `${mutation.what} in ${part}`,
    value: put(mutation.value),
  }))
}

function members(schema: Node, value: unknown): Mutation[] {
  const { properties, items, allOf } = schema
  const inProperties =
    isNode(value) && isNode(properties) ? Object.entries(properties).filter(([name]) => name in value) : []
  return [
    ...inProperties.flatMap(([name, member]) =>
      inside(name, member, (value as Node)[name], (mutation) => ({ ...(value as Node), [name]: mutation })),
    ),
    ...(Array.isArray(value) && value.length > 0
      ? inside('0', items, value[0], (mutation) => [mutation, ...value.slice(1)])
      : []),
    ...(Array.isArray(allOf)
      ? allOf.filter(isNode).flatMap((arm) => [...broken(arm, value), ...members(arm, value)])
      : []),
  ]
}

/**
 * Every mutation of a fitting value that follows from the schema itself. The target of a reference has its own example,
 * and of the arms of a union only the discriminator is used.
 */
export function mutationsOf(schema: Node, value: unknown): Mutation[] {
  // A schema that names no type may take any.
  const types = 'type' in schema ? otherTypes(schema) : []
  return [...types, ...broken(schema, value), ...members(schema, value)]
}
