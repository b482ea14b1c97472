// Reads the texts from which the contract was written: the rows of their tables, and the members of the bodies that
// they describe. The texts are beside a development checkout; without them there is nothing to compare with.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Document, deref, type Operation, operationsOf, type Schema } from '../../scripts/contract/document.ts'

const root = resolve(import.meta.dirname, '..', '..')
// Beside the checkout, or beside the folder of several.
const shared =
  [resolve(root, '..', 'shared'), resolve(root, '..', '..', 'shared')].find((folder) =>
    existsSync(join(folder, 'facts')),
  ) ?? ''

export const available = shared !== ''
export const readText = (...path: string[]): string => (available ? readFileSync(join(shared, ...path), 'utf8') : '')
export const loadContract = (api: string) =>
  JSON.parse(readFileSync(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Document

/** The part of a text between two marks, which must be there. */
export function sectionOf(text: string, from: string, to: string): string {
  const [start, end] = [text.indexOf(from), text.indexOf(to, text.indexOf(from) + from.length)]
  if (available && (start < 0 || end < 0)) throw new Error(`The text has no section from "${from}" to "${to}"`)
  return text.slice(start, end)
}

/** The cells of every row of the tables of a text. */
export function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    )
}

/** Splits at a sign, but not inside brackets. */
export function splitOutside(text: string, sign: string): string[] {
  const parts = ['']
  let depth = 0
  for (const char of text) {
    depth += '({['.includes(char) ? 1 : ')}]'.includes(char) ? -1 : 0
    if (char === sign && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

export const operationById = (document: Document): Map<string, Operation> =>
  new Map([...operationsOf(document)].map(({ operation }) => [operation.operationId, operation]))

export interface Members {
  properties: Record<string, Schema>
  required: string[]
}

/** The shapes that a schema allows: one for each arm of its union. */
export function shapesOf(document: Document, schema: Schema): Members[] {
  const own = deref<Schema>(document, schema as never)
  if (own['type'] === 'array') return shapesOf(document, own['items'] as Schema)
  const arms = ((own['oneOf'] ?? own['anyOf'] ?? []) as Schema[]).filter((arm) => '$ref' in arm || 'properties' in arm)
  if (arms.length > 0) return arms.flatMap((arm) => shapesOf(document, arm))
  return [
    { properties: (own['properties'] ?? {}) as Record<string, Schema>, required: (own['required'] ?? []) as string[] },
  ]
}

/** The schema of a member merged with what it refers to; keywords beside the reference take precedence. */
export const resolved = (document: Document, schema: Schema): Schema => ({
  ...deref<Schema>(document, schema as never),
  ...schema,
})

export const bodyOf = (operation: Operation): Schema => operation.requestBody?.content['application/json']?.schema ?? {}

/** Type names of the texts and what they mean in a schema. */
const types: Record<string, (schema: Schema) => boolean> = {
  id: (s) => s['type'] === 'integer' && s['minimum'] === 1,
  int: (s) => s['type'] === 'integer',
  int0: (s) => s['type'] === 'integer' && s['minimum'] === 0,
  int32: (s) => s['type'] === 'integer' && s['format'] === 'int32',
  int64: (s) => s['type'] === 'integer' && s['format'] === 'int64',
  bool: (s) => s['type'] === 'boolean',
  string: (s) => s['type'] === 'string',
  number: (s) => s['type'] === 'number',
  uri: (s) => s['format'] === 'uri',
  hash: (s) => s['pattern'] === '^[a-zA-Z0-9_-]*$',
  dt: (s) => String(s['pattern']).includes(String.raw`\d{4}-\d{2}-\d{2} \d{2}`),
  phone: (s) => /\\d.*-.*\\d/.test(String(s['pattern'])),
  object: (s) => s['type'] === 'object',
}

/**
 * What is wrong with a member that a text describes as `name: type(1..3) req = default`; an empty list when nothing
 * is. `shapes` are those of the body: a required member is required in all of them.
 */
export function faultsOf(document: Document, shapes: Members[], text: string): string[] {
  const name = /^\+?(\w+)/.exec(text)?.[1] ?? ''
  const having = shapes.filter((shape) => name in shape.properties)
  if (having.length === 0) return [`${name} is missing`]
  const outside = text.replace(/\{[^{}]*\}|\([^()]*\)/g, '')
  const faults: string[] = []
  const required = having.length === shapes.length && having.every((shape) => shape.required.includes(name))
  if (/\breq\b/.test(outside) && !required) faults.push(`${name} is required`)
  const schema = resolved(document, having[0]?.properties[name] ?? {})
  const type = /^\+?\w+: ([a-z]+\d*)\b/.exec(text)?.[1]
  if (type && types[type] && !types[type](schema)) faults.push(`${name} is ${type}`)
  const fallback = /=\s*([\w-]+)/.exec(outside)?.[1]
  if (fallback && String(schema['default']) !== fallback) faults.push(`${name} has the default ${fallback}`)
  const range = /(\d+)\.\.(\d*)/.exec(text)
  const size = schema['type'] === 'array' ? ['minItems', 'maxItems'] : ['minimum', 'maximum']
  const wanted = range
    ? [
        [size[0], range[1]],
        [size[1], range[2]],
      ]
    : []
  for (const [key = '', limit] of wanted)
    if (limit && String(schema[key]) !== limit) faults.push(`${name} has ${key} ${limit}`)
  const values = /: \{?([\w-]+(?:\|[\w-]+)+)\}?/.exec(text)?.[1]?.split('|') ?? []
  const known = (schema['enum'] ?? []) as string[]
  faults.push(...values.filter((value) => !known.includes(value)).map((value) => `${name} may be ${value}`))
  return faults
}
