// Generates values that fit a schema as far as the schema says; the validators of the contract have the last word.
import { type Document, deref, type Schema } from '../../../scripts/contract/document.ts'
import type { Random } from './random.ts'

/** Ids and names from answers of the platform, by the name of their member: `list_id`, `templateId`. */
export type Known = Map<string, unknown[]>

/** For patterns and formats, the generator takes one of these that fits. */
const texts = [
  '1',
  '42',
  '07',
  '10:30',
  '2026-11',
  '2026-11-21',
  '2026-11-21 10:00:00',
  '2031-01-31T10:00:00Z',
  '0a1b2c3d4e',
  'abc-DEF_1',
  'a.b-c_1',
  '0123456789abcdef0123456789abcdef',
  '351-910000001',
  'shop.example.com',
  'ana@example.com',
  'bounce-hard@example.com',
  'josé@xn--bcher-kva.example',
  'name:Ana',
  '#a1b2c3',
  'http://127.0.0.1:9/hook',
  'https://shop.invalid/thank-you?a=1',
  'sandbox_0123456789',
  '-12.5',
  'whsec_MDEyMzQ1Njc4OQ==',
  '',
]
const byFormat: Record<string, RegExp> = {
  email: /^[^@é]+@/,
  'idn-email': /^[^@]+@/,
  uri: /^http/,
  'uri-reference': /^http/,
  hostname: /^shop\.e/,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /T.*Z$/,
}
const plain = [
  'a',
  'Spring',
  'Hello {{ first_name }}',
  '<p>Olá</p> <a href="https://shop.invalid/a">b</a>',
  'x'.repeat(40),
  '🚀 é 漢字',
]

function textFor(schema: Schema, random: Random): string {
  const pattern = schema['pattern'] ? new RegExp(String(schema['pattern']), 'u') : byFormat[String(schema['format'])]
  const fitting = pattern ? texts.filter((text) => pattern.test(text)) : plain
  const text = fitting.length > 0 ? random.pick(fitting) : String(schema['example'] ?? 'a')
  return text.slice(0, Number(schema['maxLength'] ?? 1e6)).padEnd(Number(schema['minLength'] ?? 0), 'a')
}

function numberFor(schema: Schema, random: Random): number {
  const least = Number(schema['minimum'] ?? 0)
  const most = Number(schema['maximum'] ?? least + 1_000)
  return random.pick([least, most, least + random.below(Math.min(most - least, 50) + 1)])
}

/** A value that the platform knows under this name, or else one that fits the schema. */
export function fittingMember(document: Document, name: string, schema: Schema, random: Random, known: Known): unknown {
  const own = { ...deref<Schema>(document, schema as never), ...schema }
  if (own['type'] === 'array' && known.has(name) && random.chance(0.9)) return [random.pick(known.get(name) ?? [])]
  const ids = (known.get(name) ?? []).filter(
    (id) => own['type'] === undefined || own['type'] === (typeof id === 'string' ? 'string' : 'integer'),
  )
  return ids.length > 0 && random.chance(0.9) ? random.pick(ids) : fitting(document, own, random, known)
}

/** A value that fits the schema. */
export function fitting(document: Document, schema: Schema, random: Random, known: Known, depth = 0): unknown {
  const own = { ...deref<Schema>(document, schema as never), ...schema }
  if ('const' in own) return own['const']
  if (Array.isArray(own['enum'])) return random.pick(own['enum'])
  if ('example' in own && random.chance(0.3)) return own['example']
  const arms = (own['oneOf'] ?? own['anyOf']) as Schema[] | undefined
  if (arms)
    return merged(
      fitting(document, random.pick(arms), random, known, depth + 1),
      own['properties'] ? objectFor(document, own, random, known, depth) : undefined,
    )
  if (Array.isArray(own['allOf']))
    return (own['allOf'] as Schema[]).map((arm) => fitting(document, arm, random, known, depth + 1)).reduce(merged)
  const type = random.pick([own['type'] ?? 'object'].flat() as string[])
  if (type === 'string') return textFor(own, random)
  if (type === 'integer' || type === 'number') return numberFor(own, random)
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'null') return null
  if (type === 'array') {
    const count = Math.max(Number(own['minItems'] ?? 0), depth > 4 ? 0 : random.below(3))
    return Array.from({ length: count }, () =>
      fitting(document, (own['items'] ?? {}) as Schema, random, known, depth + 1),
    )
  }
  return objectFor(document, own, random, known, depth)
}

function objectFor(
  document: Document,
  schema: Schema,
  random: Random,
  known: Known,
  depth: number,
): Record<string, unknown> {
  const required = (schema['required'] ?? []) as string[]
  const members = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  const given = members.filter(([name]) => required.includes(name) || (depth < 5 && random.chance(0.4)))
  return Object.fromEntries(given.map(([name, member]) => [name, fittingMember(document, name, member, random, known)]))
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const merged = (one: unknown, other: unknown): unknown =>
  isObject(one) && isObject(other) ? { ...one, ...other } : (one ?? other)
