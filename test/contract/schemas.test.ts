// Every schema of the contract says something: it has an example that fits, and refuses what breaks it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apiNames, root } from '../../scripts/contract/bundle.ts'
import type { Document } from '../../scripts/contract/document.ts'
import { isSchema, ownerOf, readSources, stemOf } from '../../scripts/contract/sources.ts'
import { createJudge } from '../../scripts/lint/examples.ts'
import { mutationsOf } from '../support/mutations.ts'

const apis = await Promise.all(
  (await apiNames()).map(async (name) => {
    const document = JSON.parse(await readFile(join(root, 'generated', name, 'openapi.json'), 'utf8')) as Document
    return { name, document, judge: createJudge(document) }
  }),
)
const files = (await readSources()).filter(isSchema)

test('a schema that says nothing has no mutation', () => {
  expect(mutationsOf({ description: 'Anything.', properties: { a: {} } }, { a: 1 })).toEqual([])
})

test('what a schema says is broken where it stands', () => {
  const name = { type: 'string', minLength: 1, maxLength: 3 }
  const schema = {
    type: 'object',
    required: ['names'],
    properties: { names: { type: 'array', maxItems: 2, items: name } },
    additionalProperties: false,
  }
  const broken = mutationsOf(schema, { names: ['Ana'] }).filter(({ what }) => !what.startsWith('type'))
  expect(broken).toEqual([
    { what: 'required', value: {} },
    { what: 'additionalProperties', value: { names: ['Ana'], 'a member of nobody': true } },
    { what: 'maxItems in names', value: { names: ['Ana', 'Ana', 'Ana'] } },
    { what: 'minLength in 0 in names', value: { names: [''] } },
    { what: 'maxLength in 0 in names', value: { names: ['Anax'] } },
  ])
})

test('there are schemas in every API, and in what they share', () => {
  expect(new Set(files.map(ownerOf))).toEqual(new Set([...apis.map(({ name }) => name), 'shared']))
})

describe.each(files.map((file) => [file.path, stemOf(file)] as const))('%s', (_path, name) => {
  const api = apis.find(({ document }) => document.components.schemas?.[name])
  const schema = api?.document.components.schemas?.[name] ?? {}
  const fits = (value: unknown) => api?.judge(`#/components/schemas/${name}`)(value)

  test('an API uses it', () => expect(api).toBeDefined())

  test('has an example that fits', () => {
    expect(schema).toHaveProperty('example')
    expect(fits(schema['example'])).toBe(true)
  })

  test('refuses what breaks it', () => {
    const mutations = mutationsOf(schema, schema['example'])
    // Bytes have no JSON type (OpenAPI 3.1.1, 4.8.14.4.1): there is nothing that they refuse.
    const areBytes = 'contentMediaType' in schema && !('type' in schema)
    expect(mutations.length === 0).toBe(areBytes)
    expect(mutations.filter(({ value }) => fits(value)).map(({ what }) => what)).toEqual([])
  })
})
