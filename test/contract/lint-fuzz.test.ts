// Makes slips of many kinds mechanically: each kind in every schema of the contract that can have it. Expects of lint a fault
// at the place of each slip, and none elsewhere.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apiNames, root } from '../../scripts/contract/bundle.ts'
import type { Document } from '../../scripts/contract/document.ts'
import { keywordFaults } from '../../scripts/lint/schema-keywords.ts'
import { at, isTree, type Tree } from './gate/feelers.ts'
import { schemasIn } from './gate/planted.ts'

interface SlipKind {
  keyword: string
  /** The value in place of the present one; undefined where a schema cannot have the slip. */
  slip(value: unknown, node: Tree): unknown
  /** The place of the fault below the schema, if it is not the keyword. */
  place?(node: Tree): string
}

const isOf = (type: string, node: Tree) => node['type'] === type
const only = <T>(value: unknown, is: (value: unknown) => value is T, change: (value: T) => unknown) =>
  is(value) ? change(value) : undefined
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** A limit of values of a type: as a text, a fraction, below zero. */
const countKinds = (keyword: string, type: string): Record<string, SlipKind> => ({
  [`${keyword} as a text`]: { keyword, slip: (value) => only(value, isNumber, String) },
  [`${keyword} as a text where it was not`]: {
    keyword,
    slip: (value, node) => (value === undefined && isOf(type, node) ? '10' : undefined),
  },
  [`${keyword} with a fraction`]: { keyword, slip: (_value, node) => (isOf(type, node) ? 1.5 : undefined) },
  [`${keyword} below zero`]: { keyword, slip: (_value, node) => (isOf(type, node) ? -1 : undefined) },
})
const crossed = (least: string, most: string): SlipKind => ({
  keyword: least,
  slip: (_value, node) => (isNumber(node[most]) ? node[most] + 1 : undefined),
})
const listKinds = (keyword: string): Record<string, SlipKind> => ({
  [`${keyword} without a schema`]: { keyword, slip: (value) => only(value, isList, () => []) },
  [`${keyword} as a map`]: { keyword, slip: (value) => only(value, isList, ([first]) => first) },
  [`${keyword} with an empty arm`]: {
    keyword,
    slip: (value) => only(value, isList, (arms) => [...arms, null]),
    place: (node) => `${keyword}/${(node[keyword] as unknown[]).length}`,
  },
})
const firstOf = (node: Tree) => Object.keys(node['properties'] as Tree)[0] as string

const kinds: Record<string, SlipKind> = {
  'type misspelt': { keyword: 'type', slip: (value) => only(value, isText, (text) => text.slice(0, -1)) },
  'type in capitals': { keyword: 'type', slip: (value) => only(value, isText, (text) => text.toUpperCase()) },
  'type empty': { keyword: 'type', slip: (value) => (value === undefined ? undefined : null) },
  'type of another language': { keyword: 'type', slip: (value) => (value === undefined ? undefined : 'date') },
  'type twice': { keyword: 'type', slip: (value) => only(value, isText, (text) => [text, text]) },
  'types without one': { keyword: 'type', slip: (value) => (value === undefined ? undefined : []) },
  'enum without a value': { keyword: 'enum', slip: (value) => only(value, isList, () => []) },
  'enum with a value twice': { keyword: 'enum', slip: (value) => only(value, isList, (list) => [...list, list[0]]) },
  'enum as a text': { keyword: 'enum', slip: (value) => only(value, isList, (list) => list.join(', ')) },
  'enum as a map': { keyword: 'enum', slip: (value) => only(value, isList, (list) => ({ values: list })) },
  'required as a flag': { keyword: 'required', slip: (_value, node) => (isOf('object', node) ? true : undefined) },
  'required as a text': { keyword: 'required', slip: (value) => only(value, isList, ([first]) => first) },
  'required with a name twice': {
    keyword: 'required',
    slip: (value) => only(value, isList, (list) => (list.length > 0 ? [...list, list[0]] : undefined)),
  },
  'required with a number': { keyword: 'required', slip: (value) => only(value, isList, (list) => [...list, 1]) },
  'pattern that is open': { keyword: 'pattern', slip: (_value, node) => (isOf('string', node) ? '^(a' : undefined) },
  'pattern of another language': {
    keyword: 'pattern',
    slip: (_value, node) => (isOf('string', node) ? '(?i)[a-z' : undefined),
  },
  'pattern as a number': { keyword: 'pattern', slip: (value) => only(value, isText, () => 1) },
  'multipleOf zero': { keyword: 'multipleOf', slip: (_value, node) => (isOf('integer', node) ? 0 : undefined) },
  'maximum as a text': { keyword: 'maximum', slip: (_value, node) => (isOf('integer', node) ? '5' : undefined) },
  'minimum empty': { keyword: 'minimum', slip: (_value, node) => (isOf('integer', node) ? null : undefined) },
  'exclusiveMinimum as a text': {
    keyword: 'exclusiveMinimum',
    slip: (_value, node) => (isOf('integer', node) ? '0' : undefined),
  },
  ...countKinds('maxLength', 'string'),
  ...countKinds('minLength', 'string'),
  ...countKinds('maxItems', 'array'),
  ...countKinds('minItems', 'array'),
  ...countKinds('maxProperties', 'object'),
  ...countKinds('minProperties', 'object'),
  'minLength above maxLength': crossed('minLength', 'maxLength'),
  'minItems above maxItems': crossed('minItems', 'maxItems'),
  'minimum above maximum': crossed('minimum', 'maximum'),
  'uniqueItems as a text': {
    keyword: 'uniqueItems',
    slip: (_value, node) => (isOf('array', node) ? 'yes' : undefined),
  },
  'readOnly as a text': { keyword: 'readOnly', slip: (_value, node) => (node['type'] ? 'true' : undefined) },
  'writeOnly changed to a text': { keyword: 'writeOnly', slip: (value) => only(value, isFlag, String) },
  'format as a list': { keyword: 'format', slip: (_value, node) => (isOf('string', node) ? ['date'] : undefined) },
  'properties as a list': { keyword: 'properties', slip: (value) => only(value, isTree, (map) => Object.keys(map)) },
  'properties empty': { keyword: 'properties', slip: (value) => (value === undefined ? undefined : null) },
  'a member empty': {
    keyword: 'properties',
    slip: (value, node) =>
      only(value, isTree, (map) => (Object.keys(map).length > 0 ? { ...map, [firstOf(node)]: null } : undefined)),
    place: (node) => `properties/${firstOf(node).replaceAll('~', '~0').replaceAll('/', '~1')}`,
  },
  'a member as a text': {
    keyword: 'properties',
    slip: (value) => only(value, isTree, (map) => ({ ...map, planted: 'string' })),
    place: () => 'properties/planted',
  },
  'a pattern of names that is open': {
    keyword: 'patternProperties',
    slip: (value, node) => (value === undefined && isOf('object', node) ? { '^(x': { type: 'string' } } : undefined),
    place: () => 'patternProperties/^(x',
  },
  'items as a text': { keyword: 'items', slip: (_value, node) => (isOf('array', node) ? 'string' : undefined) },
  'items as a list': { keyword: 'items', slip: (value) => only(value, isTree, (item) => [item]) },
  'additionalProperties as a text': {
    keyword: 'additionalProperties',
    slip: (_value, node) => (isOf('object', node) ? 'false' : undefined),
  },
  'not as a text': { keyword: 'not', slip: (_value, node) => (isOf('string', node) ? 'null' : undefined) },
  ...listKinds('allOf'),
  ...listKinds('oneOf'),
  ...listKinds('anyOf'),
}

/** The slips of a kind, planted together. One is not inside another, whose value would take its place. */
function planted(document: Tree, pointers: readonly string[], { keyword, slip, place }: SlipKind) {
  const copy = structuredClone(document)
  const places: string[] = []
  let around = ''
  for (const pointer of pointers) {
    if (around !== '' && pointer.startsWith(`${around}/`)) continue
    const node = at(copy, pointer) as Tree
    if (node['$ref'] !== undefined) continue
    const value = slip(node[keyword], node)
    if (value === undefined) continue
    places.push(`${pointer}/${place?.(node) ?? keyword}`)
    node[keyword] = value
    around = pointer
  }
  return { copy: copy as unknown as Document, places }
}

describe.each(await apiNames())('%s', (api) => {
  test('no slip is missed, and nothing else is a fault', async () => {
    const document = JSON.parse(await readFile(join(root, 'generated', api, 'openapi.json'), 'utf8')) as Tree
    const pointers = [...schemasIn(document, '#')]
    expect(keywordFaults(document as unknown as Document)).toEqual([])
    let count = 0
    const wrong = Object.entries(kinds).flatMap(([name, kind]) => {
      const { copy, places } = planted(document, pointers, kind)
      count += places.length
      const found = new Set(keywordFaults(copy).map(({ pointer }) => pointer))
      const wanted = new Set(places)
      return [
        ...places.filter((place) => !found.has(place)).map((place) => `miss: ${name} at ${place}`),
        ...[...found].filter((place) => !wanted.has(place)).map((place) => `false alarm: ${name} at ${place}`),
      ]
    })
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(500)
  })
})
